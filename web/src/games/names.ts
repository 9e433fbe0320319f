/** What each seat is called by the one who reads, in text; the reader's own is `you`, a spectator has none. */
import { spoken } from "../i18n/say.svelte";
import type { Term } from "../i18n/said";
import * as telling from "../telling/names";

/** A, B, C. */
export const commas = (items: Term[], key?: string): string => spoken(telling.commas(items, key));

/** Sentences one after the other. */
export const sentences = (texts: string[]): string => commas(texts.filter(Boolean), "sentences");

/** A, B and C. */
export const listed = (items: string[]): string => spoken(telling.listed(items));

export class Names {
  /** The same as phrases. */
  readonly phrases: telling.Names;

  /** `others`: keys for players behind the last seat. */
  constructor(
    readonly names: readonly string[],
    readonly me: number | null,
    others: readonly telling.Other[] = [],
  ) {
    this.phrases = new telling.Names(names, me, others);
  }

  /** A word for Fluent to select by. */
  isMe(seat: unknown): "yes" | "no" {
    return this.phrases.isMe(seat);
  }

  /** At the beginning of a sentence. */
  who(seat: number): string {
    return spoken(this.phrases.who(seat));
  }

  /** Anywhere else in a sentence. */
  whom(seat: number): string {
    return spoken(this.phrases.whom(seat));
  }

  /** Some of them, or whatever stands beside them, in a row; empty if there is nothing. */
  said(terms: Term[]): string {
    return commas(terms);
  }

  /** Several seats, the reader's own first. */
  all(seats: number[], begins = false): string {
    return spoken(this.phrases.all(seats, begins));
  }
}
