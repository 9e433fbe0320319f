/** What every game's view, ask and event have in common; a game's own page reads them by the game's types (games/entry.ts). */
import type { AskView, Json, RefusalView, TableView } from "./games/table";

export type { Json } from "./games/table";

/** An answer one might expect, and why it is not possible. */
export type Barred = RefusalView;

/** A question to a seat; only its addressee is told more than who is asked what. */
export type Ask = AskView & {
  /** How many are to be picked, in a group. */
  picks?: number;
  decision?: number;
};

/** My own open ask: everything is told. */
export type OpenAsk = Required<Omit<Ask, "detail">> & Pick<Ask, "detail">;

/** Something that happened: its key, and values by name. */
export type GameEvent = { event: string; seat?: number | null; [field: string]: Json | undefined };

/** What one seat, or a spectator, may know. */
export type GameView = Omit<TableView, "asks" | "result"> & {
  game: string;
  seats: number;
  asks: Ask[];
  result: GameResult | null;
};

/** A view as it was sent. */
export const gameView = (sent: object): GameView => sent as GameView;

/** How it ended: every game tells at least this much. */
export type GameResult = { winners: number[]; scores: number[]; why: string };

/** Why something was refused: a key of the texts, its values, and the rule that says so. */
export type Why = Omit<RefusalView, "answer">;
