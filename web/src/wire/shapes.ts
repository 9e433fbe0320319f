/** What every game's view, ask and event have in common; the rest is the game's own page's business. */

/** An answer one might expect, and why it is not possible. */
export type Barred = { answer: string; reason: string; values: Record<string, unknown>; rule: string };

/** A question to a seat; only its addressee is told more than who is asked what. */
export type Ask = {
  seat: number;
  key: string;
  options?: string[];
  refusals?: Barred[];
  group?: string;
  /** How many are to be picked, in a group. */
  picks?: number;
  idle?: string;
  decision?: number;
};

/** My own open ask: everything is told. */
export type OpenAsk = Required<Ask>;

/** Let asks with these keys pass, until I am asked this one. */
export type Orders = { keys: string[]; until: string };

/** Something that happened: its key, and values by name. */
export type GameEvent = { event: string; seat?: number | null } & Record<string, unknown>;

/** What one seat, or a spectator, may know. */
export type GameView = {
  game: string;
  seat: number | null;
  seats: number;
  events: number;
  asks: Ask[];
  orders: Orders | null;
  options: Record<string, unknown>;
  result: GameResult | null;
} & Record<string, unknown>;

/** How it ended: every game tells at least this much. */
export type GameResult = { winners: number[]; scores: number[]; why: string } & Record<string, unknown>;

/** Why something was refused: a key of the texts, its values, and the rule that says so. */
export type Why = { reason: string; values: Record<string, unknown>; rule: string };
