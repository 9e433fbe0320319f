import { expect, test } from "vitest";
import { markOf } from "../src/art/mark";

test("a piece bears a person's first letter and a bot's number", () => {
  expect(["Anna", " ben", "Greedy 2", "Prospector 4", "Élodie", "R2 D2", ""].map(markOf)).toEqual([
    "A",
    "B",
    "2",
    "4",
    "É",
    "R",
    "",
  ]);
});
