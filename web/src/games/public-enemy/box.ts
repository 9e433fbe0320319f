/** The contents of the box, read from the same pages as the rules: who belongs where, what is worth what. */
import numbers from "../../../../src/saddlebag/public_enemy/content/game.toml?raw";
import roster from "../../../../src/saddlebag/public_enemy/content/outlaws.toml?raw";
import type { IconName } from "../../art/icons";
import type { Deck as DeckName, Gang, Outlaw, SaloonCard, Town } from "../../wire/games/public-enemy";

export type { Deck as DeckName, Gang, SaloonCard, Town } from "../../wire/games/public-enemy";

type Row = { id: string; gang: Gang; town: Town; home: Town; leader?: boolean; count: number };

/** The rows of one kind on a page of the box. */
function rows(page: string, kind: string): Row[] {
  const blocks = page.split(/^\[+(\w+)\]+.*$/m).slice(1);
  const found = blocks.flatMap((name, i) => (i % 2 === 0 && name === kind ? [blocks[i + 1] ?? ""] : []));
  return found.map((block) => Object.fromEntries(fields(block)) as unknown as Row);
}

function fields(block: string): [string, unknown][] {
  const lines = block.matchAll(/^(\w+) = (".*?"|\[.*?\]|\w+)/gm);
  return [...lines].map(([, key, value]) => [key!, JSON.parse(value!) as unknown]);
}

const bands = rows(numbers, "gang");

/** As majorities are awarded. */
export const GANGS = bands.map((row) => row.id as Gang);
export const TOWNS = bands.map((row) => row.home);
export const SALOON = "saloon";
export const DECKS: DeckName[] = [...TOWNS, SALOON];
export const HOME_GANG = Object.fromEntries(bands.map((row) => [row.home, row.id])) as Record<Town, Gang>;

export const OUTLAWS = rows(roster, "outlaw");
export const GANG_OF: Record<string, Gang> = Object.fromEntries(OUTLAWS.map((row) => [row.id, row.gang]));
export const LEADERS = Object.fromEntries(
  OUTLAWS.filter((row) => row.leader).map((row) => [row.gang, row.id]),
) as Record<Gang, Outlaw>;

export const SALOON_CARDS = rows(numbers, "saloon").map((row) => ({ id: row.id as SaloonCard, count: row.count }));

/** For 0, 1, 2 ... cards of one gang; the last for that many or more. */
export const POINTS = Object.fromEntries(fields(numbers))["table"] as number[];
export const BULLETS = Object.fromEntries(fields(numbers))["bullets"] as number;

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
