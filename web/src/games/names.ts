/** What each seat is called by the one who reads; the reader's own is `you`, a spectator has none. */
import { say } from "../i18n/say.svelte";

/** A, B, C. */
export const commas = (items: string[]): string =>
  items.reduce((first, rest) => say("list-more", { first, rest }));

/** A, B and C. */
export function listed(items: string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : say("list-and", { first: commas(items.slice(0, -1)), last });
}

export class Names {
  constructor(
    readonly names: readonly string[],
    readonly me: number | null,
  ) {}

  /** A word for Fluent to select by. */
  isMe(seat: unknown): "yes" | "no" {
    return seat !== null && seat === this.me ? "yes" : "no";
  }

  /** At the beginning of a sentence. */
  who(seat: number): string {
    return seat === this.me ? say("seat-you") : (this.names[seat] ?? "");
  }

  /** Anywhere else in a sentence. */
  whom(seat: number): string {
    return seat === this.me ? say("seat-you-object") : (this.names[seat] ?? "");
  }

  /** Several seats, the reader's own first. */
  all(seats: number[], begins = false): string {
    const [first, ...rest] = seats.toSorted((a, b) => Number(b === this.me) - Number(a === this.me) || a - b);
    if (first === undefined) return "";
    const head = begins ? this.who(first) : this.whom(first);
    return listed([head, ...rest.map((seat) => this.whom(seat))]);
  }
}
