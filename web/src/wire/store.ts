/** What a table page sees of a table, be it live or a still position of a replay. */
import type { Command } from "./connection";
import type { Moments } from "./moments.svelte";
import type { GameEvent, GameView, OpenAsk, Why } from "./shapes";
import type { ChatLine, Clock, Person, TableCard, TakeBack } from "./types";

/** closed: for good, `notice` says why. */
export type Status = "connecting" | "live" | "offline" | "closed";

export interface TableStore {
  readonly id: string;
  /** A position of a replay: nothing can be answered. */
  readonly still: boolean;
  readonly status: Status;
  readonly card: TableCard | null;
  /** Whose eyes are looked through; null: a spectator's. */
  readonly seat: number | null;
  /** All seats that are mine. */
  readonly seats: number[];
  readonly host: boolean;
  /** The latest view; the drawn one is `shown`, and follows. */
  readonly view: GameView | null;
  readonly shown: GameView | null;
  readonly events: GameEvent[];
  /** Number of the first event in `events`. */
  readonly first: number;
  /** My open question, once everything before it is drawn; null while I need not decide. */
  readonly ask: OpenAsk | null;
  /** The command on its way, if it is one that changes what can be chosen. */
  readonly pending: Command | null;
  /** My answer is on its way: nothing can be chosen until it is taken or refused. */
  readonly locked: boolean;
  /** The text of the answer on its way, to be drawn as pressed. */
  readonly pressed: string | null;
  /** Why my last command was refused; cleared by the next one. */
  readonly refusal: Why | null;
  readonly clock: Clock | null;
  readonly undoable: TakeBack | null;
  readonly chat: ChatLine[];
  readonly curtain: number | null;
  /** The final count lies over the table, or was put away; a replay and a shared screen have none. */
  counting?: boolean | undefined;
  readonly moments: Moments;

  /** Who sits there. */
  person(seat: number): Person;
  /** The server's time now, in milliseconds. */
  now(): number;
  answer(text: string): void;
  answers(texts: string[]): void;
  undo(answers?: number): void;
  askUndo(): void;
  consent(request: number, yes: boolean): void;
  order(keys: string[], until?: string): void;
  pause(stop: boolean): void;
  say(text: string): void;
  lift(seat: number): void;
  forgive(): void;
  /** Draw everything at once until I am asked again; bots do not wait for me so long. */
  toMyTurn(): void;
  /** A replay goes to the moment after so many events. */
  jump?(event: number): void;
}

/** A stand-in for a seat whose person is not known yet. */
export function nobody(seat: number): Person {
  return { seat, kind: "open", name: "", colour: seat };
}
