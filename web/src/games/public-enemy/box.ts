/** The contents of the box, read from the same pages as the rules: who belongs where, what is worth what. */
import type { IconName } from "../../art/icons";
import type { Deck as DeckName, Gang, Outlaw, SaloonCard, Town } from "../../wire/games/public-enemy";
import contents from "./box/contents.json";

export type { Deck as DeckName, Gang, SaloonCard, Town } from "../../wire/games/public-enemy";

const { gang, saloon, points, tokens } = contents.game;
const bands = gang as { id: Gang; home: Town }[];

/** As majorities are awarded. */
export const GANGS = bands.map((row) => row.id);
export const TOWNS = bands.map((row) => row.home);
export const SALOON = "saloon";
export const DECKS: DeckName[] = [...TOWNS, SALOON];

export const OUTLAWS = contents.outlaws.outlaw as { id: Outlaw; gang: Gang; town: Town; leader?: boolean }[];
export const GANG_OF: Record<string, Gang> = Object.fromEntries(OUTLAWS.map((row) => [row.id, row.gang]));
const leaders = OUTLAWS.filter((row) => row.leader);
export const LEADERS = Object.fromEntries(leaders.map((row) => [row.gang, row.id])) as Record<Gang, Outlaw>;
/** The leader who is at home in a town. */
export const LEADER_IN = Object.fromEntries(leaders.map((row) => [row.town, row.id])) as Record<Town, Outlaw>;

export const SALOON_CARDS = saloon as { id: SaloonCard; count: number }[];

/** For 0, 1, 2 ... cards of one gang; the last for that many or more. */
export const POINTS = points.table;
export const BULLETS = tokens.bullets;

/** Colour and sign go together: neither has to be told apart alone. */
export const SIGNS: Record<Gang, { icon: IconName; ink: string }> = {
  wild_bunch: { icon: "shoe", ink: "#9e2b1c" },
  daltons: { icon: "gun", ink: "#1d6b4c" },
  james_younger: { icon: "train", ink: "#1c4f7c" },
  loners: { icon: "hat", ink: "#8f5a04" },
};

export const SALOON_SIGNS: Record<SaloonCard, IconName> = {
  sheriff: "star",
  bounty_hunter: "rifle",
  swindler: "cards",
};

export const isLeader = (card: string): boolean => LEADERS[GANG_OF[card]!] === card;
export const isTown = (deck: string): deck is Town => deck !== SALOON;
