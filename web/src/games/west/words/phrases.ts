/** Phrases as the contents put them together: a key, and arguments some of which are phrases themselves. */
import { say, type Values } from "../../../i18n/say.svelte";

export type Spoken = string | number | Phrase;
export type Phrase = { key: string; about: Record<string, Spoken> };

export const phrase = (key: string, about: Record<string, Spoken> = {}): Phrase => ({ key, about });

/** As text, inner phrases first. */
export function spoken(words: Spoken): string {
  if (typeof words !== "object") return String(words);
  const told: Values = {};
  for (const [name, it] of Object.entries(words.about)) told[name] = typeof it === "object" ? spoken(it) : it;
  return say(words.key, told).trim();
}

/** Several phrases that are sentences, each with its capital. */
export const sentences = (phrases: Phrase[]): string => phrases.map((it) => capital(spoken(it))).join(" ");

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A, B and C. */
export function joined(parts: Spoken[]): Spoken {
  const last = parts.at(-1)!;
  if (parts.length < 2) return last;
  const first = parts.slice(0, -1).reduce((one, rest) => phrase("list-more", { first: one, rest }));
  return phrase("list-and", { first, last });
}
