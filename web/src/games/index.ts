/** The games: a folder with a card.ts and a page.ts is one, and is fetched when its first table is opened.
 * A game of another package has no folder here: its texts come from the server, and its table is the one for any game. */
import type { Component } from "svelte";
import type { Look } from "../art/looks";
import { learn } from "../i18n/say.svelte";
import type { Json } from "../wire/shapes";
import type { GameFolder } from "./card";
import type { GamePage } from "./page";
import { learnVocabulary } from "./vocabularies";

export type { GamePage, Line, Words } from "./page";
export { Names } from "./names";

type Laying = () => GamePage | Promise<GamePage>;
const cards = import.meta.glob<GameFolder>("./*/card.ts", { eager: true, import: "card" });
const pages = import.meta.glob<Laying>("./*/page.ts", { import: "laid" });
const howTos = import.meta.glob<() => Promise<Component>>("./*/howto/howto.ts", { import: "laid" });
const folders = new Map(
  Object.entries(cards).map(([path, card]) => [card.game, { card, page: pages[path.replace("card", "page")]! }]),
);

const letters = new Map<string, string>(); // of games from elsewhere

/** A game that the server has: its letters, for one that has no folder. */
export const meet = (game: { name: string; letters: string }): unknown =>
  letters.set(game.name, game.letters.toLowerCase());
const cardOf = (game: string): GameFolder | undefined => folders.get(game)?.card;
export const lettersOf = (game: string): string => letters.get(game) ?? game;
export const groupsOf = (game: string): Record<string, string[]> => cardOf(game)?.groups ?? {};
/** Is there anything one player may know and another not? If in doubt, there is. */
export const hasSecrets = (game: string, options: Record<string, Json>): boolean =>
  cardOf(game)?.secret?.some((key) => Boolean(options[key])) ?? true;
export const castOf = (game: string): Look[] => cardOf(game)?.cast ?? [];
export const textsOf = (game: string): string[] => cardOf(game)?.texts ?? [`game:${game}`];

/** The illustrated page "How it is played", fetched when it is opened; a game from elsewhere has none. */
export function howToOf(game: string): (() => Promise<Component>) | undefined {
  const fetch = howTos[`./${game}/howto/howto.ts`];
  return fetch && (async () => (await fetch())());
}

const fetched = new Map<string, Promise<GamePage>>();

/** The page of a game, with its words learnt; the same promise each time. */
export function pageOf(game: string): Promise<GamePage> {
  const page = fetched.get(game) ?? laid(game);
  fetched.set(game, page);
  page.catch(() => fetched.delete(game)); // the next table may have more luck
  return page;
}

async function laid(game: string): Promise<GamePage> {
  const folder = folders.get(game);
  const page = folder ? await (await folder.page())() : await (await import("./any/any")).laid(game);
  await Promise.all([learn(...page.texts), learnVocabulary(game)]);
  return page;
}
