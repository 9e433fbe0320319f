/** What an answer brings is said as the terminal says it (tests/web/west_stakes.py wrote the samples). */
import { beforeAll, expect, test } from "vitest";
import { offersAt } from "../src/games/western-legends/map/offers";
import { cardText, shortText, stakesText } from "../src/games/western-legends/words/stakes";
import type { CardView, Stakes } from "../src/wire/games/western-legends";
import samples from "./west_stakes.json";
import { speakEnglish } from "./texts";

beforeAll(() => speakEnglish("shared", "western-legends-asks", "web-western-legends-map"));

test.each(samples)("$text", ({ stakes, card, text }) => {
  expect(card ? cardText(card as CardView) : stakesText(stakes as Stakes)).toBe(text);
});

test("a narrow button has the most important amount of each end", () => {
  expect(shortText({ brings: [{ lp: 2, money: -60 }] })).toBe("+2 LP");
  expect(shortText({ won: [{ lp: 1 }, { money: 20, marshal: 1 }], lost: [{ wounds: 1 }] })).toBe("1 LP or $20");
  expect(shortText({ brings: [{}], most: { money: 120, nuggets: 2 } })).toBe("up to 2 gold");
  expect(shortText({ brings: [{ money: -10 }] })).toBe("");
});

test("points for certain are the most tempting offer of a space", () => {
  const there = {
    "deposit:2": { brings: [{ lp: 2, money: 40 }] },
    "duel:1": { won: [{ lp: 2 }], lost: [{}] },
    heist: {},
  };
  const [first, ...rest] = offersAt({ there: { darkrock_bank: there } }, "darkrock_bank");
  expect(first).toMatchObject({ option: "deposit:2", rich: true, text: "Sell: +2 LP" });
  expect(rest.map(({ option }) => option)).toEqual(["duel:1", "heist"]);
});
