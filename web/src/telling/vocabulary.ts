/** What a game's events, answers and refusals are made of, as tools/wording.py writes it down. */
import type { Fields } from "./chronicle";
import { typed, type Scope } from "./interpreter";

type Slot = [name: string, kind: string, inner: string | null];
export interface Declared {
  events: Fields;
  /** The words of each kind that answers are made of, as a regular expression. */
  kinds: Record<string, string>;
  /** Ways to write an answer; `<space>` stands for the words of a kind, slot 0 is the group f0. */
  patterns: { word: string; regex: string; slots: Slot[] }[];
  /** Of each ask, the numbers of its patterns. */
  asks: Record<string, number[]>;
  refusals: Record<string, Record<string, string>>;
}

/** An answer taken apart: its word, and its fields with their kinds. */
export type Answer = { word: string; fields: Scope };

export class Vocabulary {
  private readonly known = new Map<string, RegExp>();

  constructor(private readonly declared: Declared) {}

  get events(): Fields {
    return this.declared.events;
  }

  get refusals(): Declared["refusals"] {
    return this.declared.refusals;
  }

  /** An answer by the first pattern of its ask, or of any, that it is written in; undefined if it is written in none. */
  read(ask: string, answer: string): Answer | undefined {
    for (const number of [...(this.declared.asks[ask] ?? []), ...this.declared.patterns.keys()]) {
      const { word, regex, slots } = this.declared.patterns[number]!;
      const groups = this.regex(`^(?:${regex})$`).exec(answer);
      if (groups) return { word, fields: this.fields(slots, groups.groups ?? {}) };
    }
    return undefined;
  }

  private fields(slots: Slot[], groups: Record<string, string | undefined>): Scope {
    const fields: Scope = {};
    for (const [i, [name, kind, inner]] of slots.entries()) {
      const text = groups[`f${i}`];
      const read = (it: string): string | number => (kind === "number" || kind === "player" ? Number(it) : it);
      if (inner !== null)
        fields[name] = typed(
          kind,
          [...(text ?? "").matchAll(this.regex(inner))].map((it) => read(it[1]!)),
        );
      else if (text !== undefined) fields[name] = typed(kind, read(text));
    }
    return fields;
  }

  private regex(source: string): RegExp {
    const regex =
      this.known.get(source) ??
      new RegExp(
        source.replace(/(?<!\?)<(\w+)>/g, (_, kind: string) => this.declared.kinds[kind]!),
        "g",
      );
    this.known.set(source, regex);
    regex.lastIndex = 0;
    return regex;
  }
}
