/** What a game brings along so that the shared table can show it. No rule is in here: options do that. */
import type { Component } from "svelte";
import type { Ask, GameEvent, GameView, Why } from "../wire/shapes";
import type { TableStore } from "../wire/store";
import type { Names } from "./names";

/** One line of the chronicle, with the number of its first event, and of the last one it tells. */
export interface Line {
  text: string;
  seat: number | null;
  /** A heading, such as the beginning of a round. */
  chapter?: boolean;
  event: number;
  last?: number;
}

/** Everything the shared table has to say in the words of the game. `names` says `you` where it fits. */
export interface Words {
  /** Where the game stands, for the header: `Round 3`. */
  standing(view: GameView): string;
  /** What the reader is asked: in a few words, and what there is to add. */
  question(view: GameView, ask: Ask, names: Names): { text: string; more: string };
  /** What somebody else is asked, as a sentence. */
  thinking(view: GameView, ask: Ask, names: Names): string;
  /** An option with what it leads to, as a sentence or two. */
  choice(view: GameView, option: string, names: Names): string;
  /** An option in a few words, also one that is not possible now: for a button. */
  short(view: GameView, option: string, names: Names): string;
  /** Why something is not possible, or undefined where the game has no such reason. */
  refusal(refusal: Why, names: Names): string | undefined;
  /** What happened, in lines; told are the events with numbers from `from` on and below `until`. */
  chronicle(events: GameEvent[], first: number, names: Names, until?: number, from?: number): Line[];
  /** The verdict first, then a line for each thing that counted. */
  ending(view: GameView, names: Names): string[];
}

export interface GamePage {
  /** Its name, as the server says it. */
  game: string;
  /** In two parts: the second is printed in another colour. */
  title(): [string, string];
  /** In front of a rule's number: `PE` in `PE TURN-4`. */
  letters: string;
  /** The text files it speaks from, by their names without the ending. */
  texts: string[];
  /** The whole table below the header; places the shared Prompt and Chronicle itself, draws `table.shown`,
   * and plays what happens (`table.moments.animate`). */
  Table: Component<{ table: TableStore; page: GamePage }>;
  words: Words;
  /** Draws the whole final count in the game's own way, below the verdict. */
  Count?: Component<{ table: TableStore; page: GamePage }>;
  /** Keys of its own, each with what it does. */
  keys?(): [string, string][];
  /** Is this no news to anybody, as what the game of this table does not have at all? Then it is not listed with the rest. */
  moot?(view: GameView, why: Why & { answer: string }): boolean;
  /** Is this option a thing on the table that can be clicked there? Then the Prompt may make less of it. */
  onTable(option: string): boolean;
}
