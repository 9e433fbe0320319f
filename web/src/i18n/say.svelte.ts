/** Every word a person reads: say(key, values), from the same Fluent files that Python speaks. */
import type { FluentBundle } from "@fluent/bundle";
import { bundleOf, learnt, Words, type Args, type Term } from "./said";

export const LANGUAGES = ["en", "fr", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Args;

const ENGLISH: Language = "en";
/** What every screen needs; a game names its own files (games/index.ts). */
const SHARED = ["shared", "web", "web-table", "web-errors"];

// Addresses only: the texts themselves are fetched, so that they weigh nothing in the script.
const files = import.meta.glob<string>("../../../src/saddlebag/texts/*/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

const chosen = $state({ language: ENGLISH as Language, heard: 0 });
const bundles = new Map<Language, FluentBundle>();
const fetched = new Map<string, Promise<void>>();
const wanted = new Set(SHARED);

/** Speak this language from now on; what it lacks is said in English. */
export async function speak(wish: Language): Promise<void> {
  await Promise.all([...wanted].map((name) => both(wish, name)));
  chosen.language = wish;
  document.documentElement.lang = language();
}

/** Learn more words: text files by their names without the ending; `game:gold-pan` is what a game from elsewhere brings. */
export async function learn(...names: string[]): Promise<void> {
  names.forEach((name) => wanted.add(name));
  await Promise.all(names.map((name) => both(chosen.language, name)));
}

/** Are there words of this language at all? */
export function has(language: Language): boolean {
  return Object.keys(files).some((path) => path.includes(`/texts/${language}/`));
}

/** The language that is really spoken: English where the chosen one has no words yet. */
export function language(): Language {
  return has(chosen.language) ? chosen.language : ENGLISH;
}

const words = new Words(() => {
  void chosen.heard; // asked again when more words are known
  return [chosen.language, ENGLISH].flatMap((code) => bundles.get(code) ?? []);
});

/** Is there a text with this key? */
export const knows = (key: string): boolean => words.knows(key);

/** The text with this key; the key itself where there is none. Phrases in it are spoken late. */
export const say = (key: string, values: Values = {}): string => words.say(key, values);

/** A phrase as text. */
export const spoken = (term: Term): string => (typeof term === "object" ? say(...term) : String(term));

async function both(language: Language, name: string): Promise<void> {
  await Promise.all([fetchOnce(language, name), fetchOnce(ENGLISH, name)]);
}

function fetchOnce(language: Language, name: string): Promise<void> {
  const path = `../../../src/saddlebag/texts/${language}/${name}.ftl`;
  const address = name.startsWith("game:") ? `/api/games/${name.slice(5)}/texts/${language}` : files[path];
  const known = fetched.get(path) ?? (address ? add(language, address) : Promise.resolve());
  fetched.set(path, known);
  return known;
}

async function add(language: Language, address: string): Promise<void> {
  const reply = await fetch(address);
  const text = address.startsWith("/api/")
    ? String(((await reply.json()) as { fluent?: string }).fluent ?? "")
    : await reply.text();
  bundles.set(language, learnt(bundles.get(language) ?? bundleOf(language), text));
  chosen.heard += 1;
}
