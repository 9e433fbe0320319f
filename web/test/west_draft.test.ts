/** Characters of Western Legends look like themselves, and newcomers are told what they need. */
import { beforeAll, expect, test } from "vitest";
import { aboutOption } from "../src/front/options";
import { Wish } from "../src/front/wish.svelte";
import { groupsOf } from "../src/games";
import { layBox } from "../src/games/west/box";
import contents from "../src/games/west/box/contents.json";
import { hintsFor, hintText } from "../src/games/west/draft/hints";
import { drawn, lookOf } from "../src/games/west/draft/looks";
import type { Seen } from "../src/games/west/mats/sight";
import { knows } from "../src/i18n/say.svelte";
import type { OpenAsk } from "../src/wire/shapes";
import type { GameCard } from "../src/wire/types";
import { speakEnglish } from "./texts";
import samples from "./west.json";

const CHARACTERS = contents.characters.character.map(({ id }) => id);

beforeAll(async () => {
  layBox(contents);
  await speakEnglish("western-legends", "western-legends-table", "web-west-hints", "web-west-options");
});

test("every character is drawn, and no two look alike", () => {
  expect(CHARACTERS.filter((id) => !drawn(id))).toEqual([]);
  expect(new Set(CHARACTERS.map((id) => JSON.stringify(lookOf(id)))).size).toBe(CHARACTERS.length);
});

test("there is a word on every ask that the rules know", () => {
  const asks = [...new Set(samples.asks.map(({ view }) => view.asks[0]!.key))];
  expect(asks.length).toBeGreaterThan(30);
  expect(asks.filter((key) => !knows(`wd-hint-${key}`))).toEqual([]);
});

test("who acts is told what can be done, then of the place, then of wounds and points", () => {
  const mat = { space: "darkrock_bank", lp: 5, wounds: 1, wanted: 2, marshal: 0 };
  const view = { players: [mat], options: {} } as unknown as Seen;
  const names = hintsFor(view, { key: "act", seat: 0 } as OpenAsk);
  expect(names).toEqual(["ask:act", "ask:ways", "at:bank", "term:wounds", "term:wanted", "term:lp"]);
  expect(names.map((name) => hintText(name).text).filter((text) => /^w[ld]-/.test(text))).toEqual([]);
});

test("nobody hears of cattle in a First Game", () => {
  const mat = { space: "sunny_hills_ranch", lp: 0, wounds: 0, wanted: 0, marshal: 0 };
  const view = { players: [mat], options: { first_game: true } } as unknown as Seen;
  expect(hintsFor(view, { key: "act", seat: 0 } as OpenAsk)).toEqual(["ask:act", "ask:ways"]);
});

test("a First Game has its length, and it is not asked for another", () => {
  const option = (key: string, value: unknown) => ({ key, kind: "choice", default: value, allowed: [], least: 0, most: 0, excludes: [] });
  const options = [option("length", 20), option("first_game", false), option("man_in_black", null)];
  const wish = new Wish({ name: "western-legends", seats: [2, 4], options, bots: [], version: 1 } as GameCard);
  wish.options.length = 25;
  expect(wish.table.options).toEqual({ length: 25 });
  wish.options.first_game = true;
  expect(wish.settled(wish.game.options[0]!)).toContain("15");
  expect(wish.table.options).toEqual({ first_game: true });
});

test("every option has a name, and every choice has words", () => {
  for (const key of [...Object.values(groupsOf("western-legends")).flat(), "duel_risk"]) {
    expect(aboutOption("western-legends", key)).toMatch(/^[^.]{3,30}: \S/);
  }
});
