/** A view as this game tells it; only what the words speak of. */
import type { Ask, GameView } from "../../../wire/shapes";

export type Held = { count: number; known: string[] };
export type Mat = {
  space: string | null;
  lp: number;
  money: number;
  nuggets: number;
  wounds: number;
  marshal: number;
  wanted: number;
  discs: number;
  man_in_black: boolean;
  character?: string | null;
  legend?: boolean;
  items?: string[];
  mount?: string | null;
  weapon?: string | null;
  movement?: number;
  hand_limit?: number;
  hand?: Held;
};
export type OpenStory = { story: string; trigger: string; discs: number[]; needed: number; left: number };
export type FightNow = { kind: string; sides: (number | null)[]; shown: (string | null)[]; values: number[] };
export type PokerNow = { host: number; players: number[]; dealer: number | null; pot: number };

export type WestView = GameView & {
  round: number;
  length: number;
  turn: number;
  first: number;
  phase: string;
  actions: number;
  ending: "open" | "last_of_round" | "final_round";
  sheriff: { space: string; active: boolean };
  bandits: string[];
  resolving: string[];
  stories: (OpenStory | null)[];
  players: Mat[];
  fight: FightNow | null;
  poker: PokerNow | null;
};

export const west = (view: GameView): WestView => view as WestView;

/** What the reader is asked; undefined if nothing. */
export const myAsk = (view: GameView): Ask | undefined => view.asks.find((ask) => ask.options);
export const askedKey = (view: GameView, none = ""): string => myAsk(view)?.key ?? none;

/** The reader's own mat; a spectator has none. */
export const mine = (view: WestView): Mat | undefined => (view.seat === null ? undefined : view.players[view.seat]);

/** Whose figures stand there, the Man in Black's too. */
export const playersAt = (view: WestView, space: string): number[] =>
  view.players.flatMap((mat, player) => (mat.space === space ? [player] : []));

/** What may be going on: the fight card, the card being played, the open stories. */
export function causes(view: WestView): string[] {
  const shown = view.fight?.shown.filter((it) => it !== null) ?? [];
  return [...shown, ...view.resolving, ...view.stories.flatMap((it) => (it ? [`story:${it.story}`] : []))];
}
