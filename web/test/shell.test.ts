/** Addresses are read, rules are found, and a wished-for table says what the server must know. */
import { expect, test } from "vitest";
import { Wish } from "../src/front/wish.svelte";
import { read } from "../src/route.svelte";
import { forTheCurious, marked, search } from "../src/rules/search";
import type { GameCard, OptionCard } from "../src/wire/types";

const at = (path: string) => read(new URL(path, "http://table.example"));
const flag = (key: string, excludes: string[] = []): OptionCard => ({
  key,
  kind: "flag",
  default: false,
  allowed: [],
  least: 0,
  most: 0,
  excludes,
  requires: [],
  needs: {},
  bars: {},
});
const game: GameCard = {
  name: "checkers",
  letters: "CH",
  rules: false,
  seats: [2, 3, 4, 5],
  options: [flag("fast", ["seats=5"]), flag("slow", ["fast"])],
  bots: ["greedy", "legend"],
  usual_bot: "greedy",
  version: 1,
};

test("an address names its screen and what stands in its holes", () => {
  expect(at("/t/abc2/at/57?as=1")).toMatchObject({ screen: "replay", params: { id: "abc2", n: "57" } });
  expect(at("/join#abc.secret")).toMatchObject({ screen: "join", hash: "abc.secret" });
  expect(at("/mine/")).toMatchObject({ screen: "mine" });
});

test("what is no address of ours leads nowhere", () => {
  expect(["/t/", "/t/ABC", "/join/x", "/api/games"].map((path) => at(path).screen)).toEqual(Array(4).fill("nowhere"));
});

const book = {
  game: "checkers",
  letters: "CH",
  chapters: [
    {
      title: "Turn",
      rules: [
        { id: "TURN-1", text: "Move a piece." },
        { id: "TURN-2", text: "Take a piece." },
      ],
    },
    { title: "End", rules: [{ id: "END-1", text: "Nobody can move." }] },
  ],
};

test("a rule is found by any of its words together, its number or its chapter", () => {
  const found = (wanted: string) => search(book, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(found("PIECE move")).toEqual(["TURN-1"]);
  expect(found("ch turn-2")).toEqual(["TURN-2"]);
  expect(found("end")).toEqual(["END-1"]);
  expect(found("dragon")).toEqual([]);
});

test("examples and rulings are for the curious, also where their chapter has a player's name", () => {
  const ids = (...names: string[]) => ({ title: "Sheriff", rules: names.map((id) => ({ id, text: "" })) });
  expect([ids("EX-1", "EXD-17"), ids("Q-12"), ids("SHERIFF-1"), ids("EXTRA-1")].map(forTheCurious)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test("hits are every second piece of a text", () => {
  expect(marked("Take (a) piece.", "(a)")).toEqual(["Take ", "(a)", " piece."]);
});

test("online the host sits first and the other seats are open", () => {
  expect(new Wish(game).table).toMatchObject({ mode: "online", sitting: ["me", "open", "open", "open"], options: {} });
});

test("several people at one screen are told apart by their names", () => {
  const wish = new Wish(game);
  wish.mode = "hot_seat";
  wish.seats = 3;
  wish.seat();
  [wish.sitters[0]!.name, wish.sitters[1]!.name] = ["Anna", " Ben "];
  expect(wish.table.sitting).toEqual(["=Anna", "=Ben", "greedy"]);
});

test("an option that does not go with so many seats is not asked for", () => {
  const wish = new Wish(game);
  wish.options["fast"] = true;
  expect(wish.table.options).toEqual({ fast: true });
  wish.seats = 5;
  expect(wish.table.options).toEqual({});
});

test("of two options that exclude each other the second names the first", () => {
  const wish = new Wish(game);
  wish.options["fast"] = true;
  expect(wish.excludedBy(game.options[1]!)?.key).toBe("fast");
});

test("a day's pace counts days, a relaxed one counts nothing", () => {
  const wish = new Wish(game);
  expect(wish.table.pace).toEqual({ kind: "relaxed" });
  Object.assign(wish, { pace: { ...wish.pace, kind: "days" }, days: 3 });
  expect(wish.table.pace).toEqual({ kind: "days", each: 3, at_zero: "bot" });
});

test("a name that needs an option is shut and not sent without it", () => {
  const cast = {
    ...flag("cast"),
    kind: "names" as const,
    default: [],
    allowed: ["ann", "pearl"],
    needs: { pearl: "extras" },
  };
  const wish = new Wish({ ...game, options: [flag("extras"), cast] });
  wish.options.cast = ["ann", "pearl"];
  expect([wish.shut(cast, "ann"), wish.shut(cast, "pearl")?.key]).toEqual([undefined, "extras"]);
  expect(wish.table.options).toEqual({ cast: ["ann"] });
  wish.options.extras = true;
  expect(wish.table.options).toEqual({ extras: true, cast: ["ann", "pearl"] });
});

test("a name that an option bars is shut and not sent with it", () => {
  const cast = {
    ...flag("cast"),
    kind: "names" as const,
    default: [],
    allowed: ["ann", "kit"],
    bars: { kit: "first" },
  };
  const wish = new Wish({ ...game, options: [flag("first"), cast] });
  wish.options.cast = ["ann", "kit"];
  expect(wish.table.options).toEqual({ cast: ["ann", "kit"] });
  wish.options.first = true;
  expect([wish.shut(cast, "ann"), wish.shut(cast, "kit")?.key]).toEqual([undefined, "first"]);
  expect(wish.table.options).toEqual({ first: true, cast: ["ann"] });
});

test("an option that needs another is not sent without it", () => {
  const cards = { ...flag("jokers"), requires: ["extras"] };
  const wish = new Wish({ ...game, options: [flag("extras"), cards] });
  wish.options.jokers = true;
  expect([wish.lacking(cards)?.key, wish.table.options]).toEqual(["extras", {}]);
  wish.options.extras = true;
  expect([wish.lacking(cards), wish.table.options]).toEqual([undefined, { extras: true, jokers: true }]);
});
