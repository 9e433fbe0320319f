/** Every word a person reads: say(key, values), from the same Fluent files that Python speaks. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, string | number>;

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

/** Learn more words: the text files of a game, by their names without the ending. */
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

/** Is there a text with this key? */
export function knows(key: string): boolean {
  return found(key) !== undefined;
}

/** The text with this key; the key itself where there is none, so that a gap can be seen. */
export function say(key: string, values: Values = {}): string {
  const text = found(key);
  return text ? text.bundle.formatPattern(text.value, values, []) : key;
}

function found(key: string) {
  void chosen.heard; // whoever asked is asked again when more words are known
  for (const code of [chosen.language, ENGLISH]) {
    const bundle = bundles.get(code);
    const value = bundle?.getMessage(key)?.value;
    if (bundle && value) return { bundle, value };
  }
  return undefined;
}

async function both(language: Language, name: string): Promise<void> {
  await Promise.all([fetchOnce(language, name), fetchOnce(ENGLISH, name)]);
}

function fetchOnce(language: Language, name: string): Promise<void> {
  const path = `../../../src/saddlebag/texts/${language}/${name}.ftl`;
  const known = fetched.get(path) ?? (files[path] ? add(language, files[path]) : Promise.resolve());
  fetched.set(path, known);
  return known;
}

async function add(language: Language, address: string): Promise<void> {
  const text = await (await fetch(address)).text();
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  bundles.set(language, bundle);
  chosen.heard += 1;
}
