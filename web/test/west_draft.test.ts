/** Characters of Western Legends look like themselves, and newcomers are told what they need. */
import { beforeAll, expect, test } from "vitest";
import { aboutOption } from "../src/front/options";
import { Wish } from "../src/front/wish.svelte";
import { groupsOf } from "../src/games";
import contents from "../src/games/western-legends/box/contents.json";
import { hintsFor, hintText } from "../src/games/western-legends/draft/hints";
import { drawn, lookOf } from "../src/games/western-legends/draft/looks";
import type { WesternLegendsView } from "../src/wire/games/western-legends";
import { placeText } from "../src/games/western-legends/words/names";
import { knows } from "../src/i18n/say.svelte";
import type { OpenAsk } from "../src/wire/shapes";
import type { GameCard } from "../src/wire/types";
import declared from "../src/wire/games/western-legends.json";
import { layWest } from "./boxes";
import { speakEnglish } from "./texts";

const CHARACTERS = contents.characters.character.map(({ id }) => id);

beforeAll(async () => {
  layWest();
  await speakEnglish(
    "western-legends",
    "western-legends-table",
    "web-western-legends",
    "web-western-legends-hints",
    "web-western-legends-options",
    "western-legends-characters",
  );
});

test("every character is drawn, and any two differ in at least two parts", () => {
  expect(CHARACTERS.filter((id) => !drawn(id))).toEqual([]);
  const alike = CHARACTERS.flatMap((one, n) => CHARACTERS.slice(n + 1).filter((other) => apart(one, other) < 2));
  expect(alike).toEqual([]);
});

/** In how many parts two characters look different. */
function apart(one: string, other: string): number {
  const [a, b] = [lookOf(one), lookOf(other)];
  const parts = Object.keys({ ...a, ...b }) as (keyof typeof a)[];
  return parts.filter((part) => a[part] !== b[part]).length;
}

test("there is a word on every ask that the rules know", () => {
  const asks = Object.keys(declared.asks);
  expect(asks.length).toBeGreaterThan(60);
  expect(asks.filter((key) => !knows(`western-legends-hint-hint-${key}`))).toEqual([]);
});

/** Somebody at the Bank, with what the test is about; `other` plays, too. */
function seen(mine: object, about: object = {}): WesternLegendsView {
  const mat = {
    character: "annie_oakley",
    space: "darkrock_bank",
    lp: 0,
    money: 20,
    nuggets: 0,
    wounds: 0,
    wanted: 0,
    marshal: 0,
  };
  return {
    seat: 0,
    turn: 0,
    round: 2,
    ending: "open",
    options: {},
    asks: [],
    players: [
      { ...mat, ...mine },
      { ...mat, wanted: 2 },
    ],
    ...about,
  } as unknown as WesternLegendsView;
}
const acts = (options: string[] = []): OpenAsk => ({ key: "act", seat: 0, options }) as unknown as OpenAsk;
const texts = (view: WesternLegendsView, names: string[]): string[] =>
  names.map((name) => hintText(name, view, (player) => `Player ${player}`).text);

test("who acts is told what can be done, then of the place, then of wounds and points", () => {
  const view = seen({ lp: 5, legend: true, wounds: 1, wanted: 2 });
  const names = hintsFor(view, acts());
  expect(names).toEqual(["ask:act", "ask:ways", "at:bank", "aim:legend", "term:wounds", "term:wanted"]);
  expect(texts(view, names).filter((text) => /^western-legends-/.test(text))).toEqual([]);
});

test("who could aim at something is told: company, somebody Wanted, gold, money, the last turn", () => {
  expect(hintsFor(seen({}), acts(["duel:1"]))).toContain("aim:company");
  const rich = seen({ marshal: 1, nuggets: 3, money: 100, space: "darkrock_sheriff" }, { ending: "final_round" });
  const names = hintsFor(rich, acts()).filter((name) => name.startsWith("aim:"));
  expect(names).toEqual(["aim:last", "aim:hunt", "aim:gold", "aim:money"]);
  expect(texts(rich, names)[1]).toContain("Player 1 is Wanted");
  expect(texts(rich, names).filter((text) => /^western-legends-/.test(text))).toEqual([]);
});

test("who waits in the first round is told how points are made", () => {
  expect(hintsFor(seen({}, { turn: 1, round: 1 }), null)).toEqual(["ask:ways"]);
  expect(hintsFor(seen({}, { turn: 1, round: 2 }), null)).toEqual([]);
});

test("nobody hears of cattle in a First Game", () => {
  const view = seen({ space: "sunny_hills_ranch" }, { options: { first_game: true } });
  expect(hintsFor(view, acts())).toEqual(["ask:act", "ask:ways"]);
  expect(placeText("ranch", true)).toContain("no cattle");
  expect(texts(view, ["ask:saddle_up", "ask:stand"]).join(" ")).not.toContain("cattle");
});

test("a First Game has its length, and it is not asked for another", () => {
  const option = (key: string, value: unknown) => ({
    key,
    kind: "choice",
    default: value,
    allowed: [],
    least: 0,
    most: 0,
    excludes: [],
    requires: [],
    needs: {},
    bars: {},
  });
  const options = [option("length", 20), option("first_game", false), option("man_in_black", null)];
  const wish = new Wish({
    name: "western-legends",
    letters: "WL",
    rules: true,
    seats: [2, 4],
    options,
    bots: [],
    usual_bot: "",
    version: 1,
  } as GameCard);
  wish.options.length = 25;
  expect(wish.table.options).toEqual({ length: 25 });
  wish.options.first_game = true;
  expect(wish.settled(wish.game.options[0]!)).toContain("15");
  expect(wish.table.options).toEqual({ first_game: true });
});

test("every option has a name, and every choice has words", () => {
  for (const key of [...Object.values(groupsOf("western-legends")).flat(), "duel_risk"]) {
    const { title, text } = aboutOption("western-legends", key);
    expect(title).toMatch(/^[^.]{3,36}$/);
    expect(text).toMatch(/^\S/);
  }
});
