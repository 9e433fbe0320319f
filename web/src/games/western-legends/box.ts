/** The contents of the box: the same pages the rules play with, fetched once, each thing found by its id. */
import { Fetched } from "../fetched";
import address from "./box/contents.json?url";

type Point = [number, number];
type Named = { id: string };
/** A step of a reward; what it says is in the lexicon. */
export type Step = { do: string; n?: number };
type EffectRow = Named & { rank?: number; suits?: Record<string, string>; copies?: string[]; timing: string[] };
type ItemRow = Named & { kind: "mount" | "weapon" | "misc"; price?: number; upgrade?: object };
type CharacterRow = Named & {
  bonus: Partial<Record<"money" | "cards" | "nuggets" | "wounds" | "marshal" | "wanted" | "cattle", number>> & {
    items: string[];
  };
  ability: string;
};
type StoryRow = Named & { trigger: string; reward: Step[]; spawn: string; sheriff: number };
export type SpaceRow = Named & {
  region: string;
  number?: number;
  location?: string;
  mark?: string;
  adjacent: string[];
  corner?: string[];
};

/** The pages of the box as they are written; only what the page reads is named here. */
export type Pages = {
  board: { region: (Named & { town: boolean })[]; mesa: (Named & { borders: string[] })[]; space: SpaceRow[] };
  picture: {
    meta: { canvas: Point };
    space: (Named & { label: Point; polygon: Point[] })[];
    mesa: (Named & { polygon: Point[] })[];
    landmark: (Named & { spaces: string[]; x: number; y: number })[];
  };
  poker: { effect: EffectRow[]; hands: { order: string[] } };
  fight: { card: (Named & { rank: number })[] };
  items: { item: ItemRow[]; legendary: ItemRow[] };
  characters: { character: CharacterRow[] };
  stories: { story: StoryRow[] };
  goals: { goal: Named[] };
  tracks: Record<"marshal" | "wanted", { rewards: Step[][]; row_lp: number[] }>;
  setup: { limits: { actions: number } };
};

const RANKS = ["", "", ..."23456789", "10", ..."jqka"]; // as card ids write them

const byId = <T extends Named>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));

const pokerCards = (rows: EffectRow[]): { id: string; rank: number; suit: string; effect: string }[] =>
  rows.flatMap(({ id, rank, suits, copies }) =>
    suits && rank
      ? Object.keys(suits).map((suit) => ({ id: `${RANKS[rank]}_${suit}`, rank, suit, effect: id }))
      : (copies ?? []).map((card) => ({ id: card, rank: 0, suit: "", effect: id })),
  );

const indexed = (pages: Pages) => ({
  pages,
  /** How many actions a turn begins with. */
  actions: pages.setup.limits.actions,
  spaces: byId(pages.board.space),
  regions: byId(pages.board.region),
  locations: new Set(pages.board.space.flatMap((row) => row.location ?? [])),
  effects: byId(pages.poker.effect),
  cards: byId(pokerCards(pages.poker.effect)),
  fightCards: byId(pages.fight.card),
  items: byId([...pages.items.item, ...pages.items.legendary]),
  legendary: byId(pages.items.legendary),
  characters: byId(pages.characters.character),
  stories: byId(pages.stories.story),
  goals: byId(pages.goals.goal),
});

const box = new Fetched(address, (pages) => indexed(pages as Pages));

/** The box is opened once, before anything is said of it. */
export const openBox = () => box.open();
export const layBox = (pages: unknown): void => box.lay(pages);
export const contents = () => box.data;
