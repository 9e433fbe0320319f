/** What the texts need to know of the box: rows of its pages, found by id. */

/** A step of a reward; what it says is in the lexicon. */
export type Step = { do: string; n?: number };
export type Fx = Step & { when?: string };
/** The set a row comes with, where the page tells it. */
type OfSet = { set?: string };
export type EffectRow = OfSet & {
  id: string;
  rank?: number;
  suits?: Record<string, string>;
  copies?: string[];
  timing: string[];
  fx: Fx[];
};
export type ItemRow = OfSet & {
  id: string;
  kind: "mount" | "weapon" | "misc";
  price?: number;
  movement?: number;
  lp?: number;
  fx: Fx[];
  upgrade?: { lp: number; movement?: number; fx: Fx[] };
};
export type CharacterRow = OfSet & {
  id: string;
  start: string;
  bonus: Partial<Record<"money" | "cards" | "nuggets" | "wounds" | "marshal" | "wanted" | "cattle", number>> & {
    items: string[];
  };
  ability: string;
};
export type StoryRow = OfSet & { id: string; trigger: string; reward: Step[]; spawn: string; sheriff: number };
export type SpaceRow = { id: string; region: string; number?: number; location?: string; mark?: string };
type Track = { rewards: Step[][]; row_lp: number[] };
type Named = { id: string };

/** The pages of the box as they are written; only what the texts speak of is named here. */
export type Pages = {
  board: { region: (Named & { town: boolean })[]; mesa: Named[]; space: SpaceRow[] };
  poker: { effect: EffectRow[]; hands: { order: string[] } };
  fight: { card: (Named & { rank: number; fx: Step[] })[] };
  items: { item: ItemRow[]; legendary: ItemRow[] };
  characters: { character: CharacterRow[] };
  stories: { story: StoryRow[] };
  goals: { goal: (Named & { character: string; condition: unknown })[] };
  cattle: { token: (Named & { color: string; reward: Step[] })[] };
  manblack: { card: (Named & { steps: Step[] })[]; rule: Named[] };
  tracks: { marshal: Track; wanted: Track };
  setup: {
    limits: { money: number; actions: number };
    income: { options: Step[][] };
    rewards: { bandit: Step[]; duel: Step[] };
    places: { nugget_money: number; nugget_lp: number; revel_cost: number };
  };
};

export type PokerRow = { id: string; rank: number; suit: string; effect: string };

const RANKS = ["", "", ..."23456789", "10", ..."jqka"]; // as card ids write them

const byId = <T extends Named>(rows: T[]): Map<string, T> => new Map(rows.map((row) => [row.id, row]));

function pokerCards(rows: EffectRow[]): PokerRow[] {
  return rows.flatMap(({ id, rank, suits, copies }) =>
    suits && rank
      ? Object.keys(suits).map((suit) => ({ id: `${RANKS[rank]}_${suit}`, rank, suit, effect: id }))
      : (copies ?? []).map((card) => ({ id: card, rank: 0, suit: "", effect: id })),
  );
}

function indexed(pages: Pages) {
  return {
    pages,
    spaces: byId(pages.board.space),
    regions: byId(pages.board.region),
    locations: new Set(pages.board.space.flatMap((row) => row.location ?? [])),
    effects: byId(pages.poker.effect),
    cards: byId(pokerCards(pages.poker.effect)),
    fightCards: byId(pages.fight.card),
    hisCards: byId(pages.manblack.card),
    items: byId([...pages.items.item, ...pages.items.legendary]),
    legendary: new Set(pages.items.legendary.map((row) => row.id)),
    characters: byId(pages.characters.character),
    abilities: new Set(pages.characters.character.map((row) => row.ability)),
    stories: byId(pages.stories.story),
    goals: byId(pages.goals.goal),
    tokens: byId(pages.cattle.token),
  };
}

let laid: ReturnType<typeof indexed> | null = null;

/** The box is opened once, before anything is said of it. */
export function layContents(pages: unknown): void {
  laid = indexed(pages as Pages);
}

export function contents(): ReturnType<typeof indexed> {
  if (!laid) throw new Error("the box is not open");
  return laid;
}
