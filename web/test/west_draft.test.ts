/** Characters of Western Legends look like themselves. */
import { beforeAll, expect, test } from "vitest";
import { layBox } from "../src/games/west/box";
import contents from "../src/games/west/box/contents.json";
import { drawn, lookOf } from "../src/games/west/draft/looks";

const CHARACTERS = contents.characters.character.map(({ id }) => id);

beforeAll(() => layBox(contents));

test("every character is drawn, and no two look alike", () => {
  expect(CHARACTERS.filter((id) => !drawn(id))).toEqual([]);
  expect(new Set(CHARACTERS.map((id) => JSON.stringify(lookOf(id)))).size).toBe(CHARACTERS.length);
});
