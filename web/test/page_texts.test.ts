/** A game names text files that exist: the page says a key where a file is missing. */
import { expect, test } from "vitest";

type Named = { game: string; texts: string[] };
const files = Object.keys(import.meta.glob("../../src/saddlebag/texts/en/*.ftl"));
const known = files.map((path) => path.split("/").at(-1)!.replace(".ftl", ""));
const cards = import.meta.glob<Named>("../src/games/*/card.ts", { eager: true, import: "card" });
const howTos = import.meta.glob<string[]>("../src/games/*/howto/howto.ts", { eager: true, import: "texts" });
const pages = import.meta.glob<Named>("../src/games/*/page.ts", { eager: true, import: "page" });

test.each(Object.entries({ ...cards, ...pages }))("%s", (_, { texts }) => {
  expect(texts.filter((name) => !known.includes(name))).toEqual([]);
});

test.each(Object.entries(howTos))("%s", (_, texts) => {
  expect(texts.filter((name) => !known.includes(name))).toEqual([]);
});

test("every file of a game's page is named by it", () => {
  const named = [
    ...Object.values({ ...cards, ...pages }).flatMap(({ texts }) => texts),
    ...Object.values(howTos).flat(),
  ];
  const own = known.filter((name) => Object.values(cards).some(({ game }) => name.startsWith(`web-${game}`)));
  expect(own.filter((name) => !named.includes(name))).toEqual([]);
});
