/** What each player is called by the reader, as phrases. As src/saddlebag/telling/names.py. */
import type { Phrase, Term } from "../i18n/said";

const YOU: Phrase = ["seat-you", {}];
const YOU_OBJECT: Phrase = ["seat-you-object", {}];

/** A, B and C. */
export function listed(items: Term[]): Term {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : ["list-and", { first: commas(items.slice(0, -1)), last }];
}

/** A, B, C; empty if there is nothing. */
export const commas = ([first = "", ...rest]: Term[], key = "list-more"): Term =>
  rest.reduce((first, rest): Phrase => [key, { first, rest }], first);

/** Keys for a player behind the last seat: at the beginning of a sentence, and elsewhere. */
export type Other = readonly [begins: string, inside: string];

/** The reader's own seat is `you`; a spectator has none. */
export class Names {
  constructor(
    readonly names: readonly string[],
    readonly me: number | null,
    readonly others: readonly Other[] = [],
  ) {}

  /** A word for Fluent to select by. */
  isMe(player: unknown): "yes" | "no" {
    return typeof player === "number" && player === this.me ? "yes" : "no";
  }

  /** At the beginning of a sentence. */
  who(player: number): Phrase {
    return player === this.me ? YOU : this.named(player, 0);
  }

  /** Anywhere else in a sentence. */
  whom(player: number): Phrase {
    return player === this.me ? YOU_OBJECT : this.named(player, 1);
  }

  /** Several players, the reader first. */
  all(players: readonly number[], begins = false): Term {
    const [first, ...rest] = players.toSorted((a, b) => Number(b === this.me) - Number(a === this.me) || a - b);
    if (first === undefined) return "";
    return listed([begins ? this.who(first) : this.whom(first), ...rest.map((player) => this.whom(player))]);
  }

  /** A typed name, or the name of a player without a seat. */
  private named(player: number, place: 0 | 1): Phrase {
    const other = this.others[player - this.names.length];
    return other ? [other[place], {}] : ["seat-name", { name: this.names[player] ?? "" }];
  }
}
