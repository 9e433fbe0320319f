/** Patches leave the view before as it was, and share what did not change. */
import { expect, test } from "vitest";
import { BadPatch, patched } from "../src/wire/patch";

const view = { decks: { town: [1, 2], saloon: [3] }, turn: 0, asks: [{ seat: 0 }] };

test("a path is set, the view before is not", () => {
  const after = patched(view, [
    [["decks", "town"], [1]],
    [["turn"], 1],
  ]);
  expect(after).toEqual({ ...view, decks: { town: [1], saloon: [3] }, turn: 1 });
  expect(view.turn).toBe(0);
});

test("what is not on a path is shared", () => {
  const after = patched(view, [[["decks", "town", 0], 9]]);
  expect(after.decks.saloon).toBe(view.decks.saloon);
  expect(after.asks).toBe(view.asks);
  expect(view.decks.town).toEqual([1, 2]);
});

test("a key and an item are removed", () => {
  const after = patched(view, [[["decks", "saloon"]], [["decks", "town", 0]]]);
  expect(after.decks).toEqual({ town: [2] });
});

test("a place that is not there means that something was missed", () => {
  expect(() => patched(view, [[["nowhere", "deep"], 1]])).toThrow(BadPatch);
});
