/** A game that brings no page: its view as zones and columns, its words where it has texts, names where it has none. */
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { columns, piled, zones } from "../src/games/any/sight";
import Thing from "../src/games/any/Thing.svelte";
import { wordsOf } from "../src/games/any/words";
import { lettersOf, meet, Names, pageOf, textsOf } from "../src/games";
import { learn } from "../src/i18n/say.svelte";
import { gameName } from "../src/shell/games.svelte";
import type { GameView } from "../src/wire/shapes";
import { concerns, knowVocabulary } from "../src/wire/vocabulary";
import { speakEnglish } from "./texts";

const names = new Names(["Anna", "Ben", "Cleo"], 0);
const words = wordsOf("poker-night");
knowVocabulary("poker-night", {
  events: { went_home: "seat:player nuggets:number", stole: "thief:player from:player cards:word*", night_falls: "" },
  records: {},
  view: "turn:player coins:number*",
});
const view = {
  seat: 0,
  asks: [],
  events: 0,
  options: {},
  orders: null,
  result: null,
  turn: 1,
  deck: [null, null, null],
  coins: [3, 0, 7],
  hands: [["ace"], [null], []],
  players: [{ hats: 1 }, { hats: 2 }, { hats: 0 }],
  market: { gold: 2 },
} as unknown as GameView;

beforeAll(() => speakEnglish("any-game", "shared"));
afterEach(cleanup);

test("what each player has is a column, everything else a zone", () => {
  expect(zones(view, 3).map(([name]) => name)).toEqual(["turn", "deck", "market"]);
  expect(columns(view, 3, 0)).toEqual([
    ["coins", 3],
    ["hands", ["ace"]],
    ["hats", 1],
  ]);
  expect(columns(view, 3, 2)).toEqual([
    ["coins", 7],
    ["hands", []],
    ["hats", 0],
  ]);
});

test("equal cards are counted, and so are backs", () => {
  expect(piled(["ace", null, "ace", "king", null])).toEqual({
    open: [
      ["ace", 2],
      ["king", 1],
    ],
    hidden: 2,
  });
});

test.each([
  ["deck", [null, null], "2 cards face down"],
  ["pan", ["gold_nugget", "gold_nugget"], "gold nugget ×2"],
  ["turn", 1, "Ben"],
  ["turn", 0, "you"],
  ["starter", 1, "1"],
  ["coins", 7, "7"],
  ["hand", [], "nothing"],
  ["open", true, "yes"],
  ["last", null, "nothing"],
])("a part of the view can be read: %s", (name, value, text) => {
  const { container } = render(Thing, { words, names, name, value });
  expect(container.textContent?.replace(/\s+/g, " ").trim()).toBe(text);
});

test("parts within parts are named", () => {
  render(Thing, { words, names, name: "market", value: { gold_nugget: 2, row: ["ace", null] } });
  expect(screen.getAllByRole("term").map((it) => it.textContent)).toEqual(["Gold nugget", "Row"]);
  expect(within(screen.getByRole("list")).getAllByRole("listitem")).toHaveLength(2);
});

test("without texts everything goes by its name, as in the terminal (tests/terminal/test_any_page.py)", () => {
  const told = (event: object) => words.chronicle([event as never], 0, names)[0]?.text;
  expect(told({ event: "went_home", seat: 0, nuggets: 3 })).toBe("You: went home (nuggets: 3)");
  expect(told({ event: "stole", thief: 2, from: 0, cards: ["ace", "ten"] })).toBe(
    "Cleo: stole (from: you, cards: ace, ten)",
  );
  expect(told({ event: "night_falls" })).toBe("Night falls");
  expect(["pass", "draw:old_saloon", "move:3:east"].map((it) => words.short(view, it, names))).toEqual([
    "Pass",
    "Draw: old saloon",
    "Move: 3, east",
  ]);
  expect(words.question(view, { seat: 0, key: "bid_high" }, names).text).toBe("Bid high: what do you do?");
  expect(words.thinking(view, { seat: 1, key: "bid_high" }, names)).toBe("Ben decides: bid high.");
  expect(words.refusal({ reason: "too_low", values: {}, rule: "" }, names)).toBe("Too low.");
});

test("the end names winners and points", () => {
  const ending = (result: object) => words.ending({ ...view, result } as never, names);
  expect(ending({ winners: [0, 2], scores: [4, 1, 4], why: "points" })).toEqual([
    "You and Cleo win together.",
    "You: 4",
    "Ben: 1",
    "Cleo: 4",
  ]);
  expect(ending({ winners: [], why: "points" })).toEqual(["Nobody wins."]);
});

test("texts of a game from elsewhere come from the server, and are spoken", async () => {
  const asked = vi.fn(async (_: string) => ({
    json: async () => ({
      fluent:
        "claim-poker-name = Claim Poker\nclaim-poker-told-bid = { $me ->\n    [yes] You bid { $coins }.\n   *[no] { $who } bids { $coins }.\n }\nclaim-poker-thing-ace = the ace\n",
    }),
  }));
  vi.stubGlobal("fetch", asked);
  meet({ name: "claim-poker", letters: "CP" });
  await learn(...textsOf("claim-poker"));
  expect(asked.mock.calls.map(([address]) => address)).toEqual(["/api/games/claim-poker/texts/en"]);
  expect([gameName("claim-poker"), lettersOf("claim-poker")]).toEqual(["Claim Poker", "cp"]);
  knowVocabulary("claim-poker", { events: { bid: "bidder:player coins:number" }, records: {} });
  const own = wordsOf("claim-poker");
  expect(own.chronicle([{ event: "bid", bidder: 1, coins: 2 }], 0, names)).toEqual([
    { text: "Ben bids 2.", seat: 1, event: 0 },
  ]);
  expect(own.thing("ace")).toBe("the ace");
});

test("a game nobody wrote a page for has one all the same", async () => {
  const games = [{ name: "dust-devils", letters: "DD" }];
  const vocabulary = { events: { spun: "devil:player" }, records: {} };
  vi.stubGlobal("fetch", async (address: string) =>
    address.endsWith("/games")
      ? new Response(JSON.stringify(games))
      : address.endsWith("/vocabulary")
        ? new Response(JSON.stringify(vocabulary))
        : { json: async () => ({ fluent: "" }), text: async () => "" },
  );
  const page = await pageOf("dust-devils");
  expect([page.title(), page.letters, page.onTable("pass")]).toEqual([["Dust Devils", ""], "DD", false]);
  expect([0, 1].map((seat) => concerns("dust-devils", { event: "spun", devil: 1 } as { event: string }, seat))).toEqual(
    [false, true],
  );
});
