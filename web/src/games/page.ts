/** What a game brings along so that the shared table can show it. No rule is in here: options do that. */
import type { Component } from "svelte";
import type { TableStore } from "../wire/table.svelte";
import type { Names } from "./names";

/** A view as the kernel makes it: a game's own keys beside the ones below. */
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  asks: Ask[];
  result: Record<string, unknown> | null;
}

/** Somebody is asked something; the last five are there for the one who is asked alone. */
export interface Ask {
  seat: number;
  key: string;
  decision?: number;
  options?: string[];
  refusals?: Refusal[];
  group?: string;
  idle?: string;
}

/** What one might expect to be possible, and why it is not. */
export interface Refusal {
  answer?: string;
  reason: string;
  values: Record<string, unknown>;
  rule: string;
}

export interface Event {
  event: string;
  [key: string]: unknown;
}

/** One line of the chronicle. `chapter`: a heading, such as the beginning of a round. */
export interface Told {
  text: string;
  seat: number | null;
  chapter?: boolean;
}

/** Everything the shared table has to say in the words of the game. `names` says `you` where it fits. */
export interface Words {
  /** Where the game stands, for the header: `Round 3`. */
  standing(view: View): string;
  /** What the reader is asked: in a few words, and what there is to add. */
  question(view: View, ask: Ask, names: Names): { text: string; more: string };
  /** What somebody else is asked, as a sentence. */
  thinking(view: View, ask: Ask, names: Names): string;
  /** An option with what it leads to, as a sentence or two. */
  choice(view: View, option: string, names: Names): string;
  /** An option in a few words, also one that is not possible now: for a button. */
  short(view: View, option: string, names: Names): string;
  /** Why something is not possible, or undefined where the game has no such reason. */
  refusal(refusal: Refusal, names: Names): string | undefined;
  /** What happened; null: not worth a line of its own. `before`: the event before this one. */
  event(event: Event, names: Names, before?: Event): Told | null;
  /** The verdict first, then a line for each thing that counted. */
  ending(view: View, names: Names): string[];
}

/** What one message from the server brought: acted out while `before` is still drawn. */
export interface Moment {
  events: Event[];
  before: View;
  after: View;
}

/** Acts a moment out on the page; over as soon as `signal` is aborted (the reader skips it). */
export type Animator = (moment: Moment, signal: AbortSignal) => Promise<void>;

export interface GamePage {
  /** In two parts: the second is printed in another colour. */
  title(): [string, string];
  /** In front of a rule's number: `PE` in `PE TURN-4`. */
  letters: string;
  /** The whole table below the header; places the shared Prompt and Chronicle itself, draws `table.shown`. */
  Table: Component<{ table: TableStore }>;
  words: Words;
  /** Is this option a thing on the table that can be clicked there? Then the Prompt may make less of it. */
  onTable(option: string): boolean;
}
