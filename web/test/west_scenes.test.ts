/** What is acted out over the map of Western Legends is what was told, and nothing is asked twice. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import contents from "../src/games/western-legends/box/contents.json";
import Count from "../src/games/western-legends/scenes/Count.svelte";
import { actAt, type Kind } from "../src/games/western-legends/scenes/acts";
import { boutOf } from "../src/games/western-legends/scenes/bout";
import { handOf } from "../src/games/western-legends/scenes/hand";
import { animator } from "../src/games/western-legends/scenes/motion";
import { Play, playOf } from "../src/games/western-legends/scenes/play.svelte";
import { named } from "../src/games/western-legends/words/names";
import { words } from "../src/games/western-legends/words/words";
import type { GamePage } from "../src/games/page";
import Ending from "../src/table/Ending.svelte";
import { rest } from "../src/wire/rest";
import type { WesternLegendsEvent } from "../src/wire/games/western-legends";
import type { TableStore } from "../src/wire/store";
import { Moments } from "../src/wire/moments.svelte";
import type { LiveTable } from "../src/wire/table.svelte";
import samples from "./west.json";
import { layWest } from "./boxes";
import { speakEnglish } from "./texts";
import WestScene from "./WestScene.svelte";

const BOOKS = ["", "-asks", "-cards", "-characters", "-goals", "-stories", "-table", "-told", "-verbs"].map(
  (name) => `western-legends${name}`,
);
beforeAll(() =>
  speakEnglish(
    "shared",
    ...BOOKS,
    "web-table",
    "web-western-legends",
    "web-western-legends-words",
    "web-western-legends-scenes",
    "western-legends-finale",
  ),
);
beforeEach(layWest);
afterEach(cleanup);

const GAP = /\b(western-legends|public-enemy)-[a-z]|\{ |undefined|NaN/;
const page = { words, title: () => ["Western", "Legends"], onTable: () => false, letters: "WL" } as unknown as GamePage;
const games = samples.games.map((it) => ({ ...it, events: it.events as unknown as WesternLegendsEvent[] }));
const told = (...events: object[]): WesternLegendsEvent[] => events as WesternLegendsEvent[];

function mats(seats: number, people: number): object[] {
  return Array.from({ length: people }, (_, i) => ({
    space: null,
    lp: 0,
    money: 50,
    man_in_black: i >= seats,
    character: i < seats ? "annie_oakley" : undefined,
    played: [],
  }));
}

/** A table as it stands after so many events. */
function table(
  events: WesternLegendsEvent[],
  { until = events.length, seats = 3, view = {}, ask = null as object | null } = {},
): TableStore {
  const shown = {
    game: "western-legends",
    seat: 0,
    seats,
    events: until,
    asks: ask ? [ask] : [],
    players: mats(seats, seats === 2 ? 3 : seats),
    fight: null,
    poker: null,
    result: null,
    phase: "act",
    round: 9,
    so_far: { dice: [] },
    resolving: [],
    stories: [],
    bandits: [],
    sheriff: { space: "", active: true },
    store: {},
    ...view,
  };
  const person = (seat: number) => ({ seat, kind: "person", name: `P${seat}`, colour: seat });
  const moments = Object.assign(new Moments(), { skip: vi.fn() });
  return {
    events,
    first: 0,
    shown,
    view: shown,
    ask,
    seat: 0,
    locked: false,
    pressed: null,
    still: false,
    clock: null,
    moments,
    person,
    card: { people: Array.from({ length: seats }, (_, i) => person(i)) },
    answer: vi.fn(),
    answers: vi.fn(),
  } as unknown as TableStore;
}

const FIGHT = told(
  { event: "fight", kind: "duel", attacker: 0, defender: 1, controller: null, space: contents.board.space[0]!.id },
  { event: "put_down", player: 0, card: "k_spades" },
  { event: "put_down", player: 1 },
  { event: "revealed", cards: ["k_spades", "a_hearts"], ranks: [13, 14] },
  { event: "lowered", player: 1, by: 2, source: "6_diamonds", values: [13, 12] },
  { event: "compared", values: [13, 12], winner: 0, why: "higher" },
  { event: "fight_won", kind: "duel", winner: 0, loser: 1, how: "higher" },
);

test("a card lies face down for those who do not know it", () => {
  expect(boutOf(FIGHT.slice(0, 3)).cards).toEqual(["k_spades", null]);
});

test("a fight shows what each effect makes of the cards, and who has won", () => {
  expect(boutOf(FIGHT.slice(0, 5))).toMatchObject({ ranks: [13, 14], values: [13, 12], winner: -1 });
  expect(boutOf(FIGHT).winner).toBe(0);
});

test("a Joker is worth nothing until it is named, then as much as what it copies", () => {
  const flip = told({ event: "revealed", cards: ["joker_red", "a_hearts"], ranks: [0, 14] });
  const copied = told({ event: "copied", seat: 0, card: "joker_red", original: "k_clubs" });
  expect(boutOf([...FIGHT.slice(0, 3), ...flip])).toMatchObject({ cards: ["joker_red", "a_hearts"], values: [] });
  expect(boutOf([...FIGHT.slice(0, 3), ...flip, ...copied])).toMatchObject({ ranks: [13, 14], values: [13, 14] });
});

const HIDEOUT = contents.board.space.find((it) => it.location === "hideout")!.id;
const BANDIT = told(
  {
    event: "bandit_card",
    seat: 0,
    card: "bandit_card_1",
    bandit: "robber",
    kind: "reward",
    line: "bandit_card_1/robber",
  },
  { event: "fight", kind: "bandit", attacker: 0, defender: null, controller: 1, space: HIDEOUT },
  { event: "npc_shown", seat: 1, card: "fight_9" },
);

test("a fight begins with the bandit card turned up, and keeps it when it begins again (FIST-7)", () => {
  const again = [...BANDIT, ...told({ event: "restarted", player: 0, cause: "8_hearts", restarts: 1 })];
  expect(actAt(again, 0, 99)).toMatchObject({ kind: "fight", from: 0, events: again });
  expect(boutOf(BANDIT)).toMatchObject({ bandit: "robber", space: HIDEOUT, early: true });
  expect(boutOf(again)).toMatchObject({ line: "bandit_card_1/robber", cards: [undefined, undefined], early: false });
});

test.each([1, 2, 3])("after %i events of it everybody reads the line of the bandit card (FIST-7)", (until) => {
  const store = table(BANDIT, { until, view: { seat: 2 } });
  playOf(store).until = until;
  const { container } = render(WestScene, { table: store, page });
  expect(container.querySelector(".line")!.textContent).toContain(
    `Robber ${named("bandit_line", "bandit_card_1/robber")}`,
  );
  expect(screen.getByRole("img", { name: "Fistful of Extras" })).toBeTruthy();
  expect(container.textContent).not.toMatch(GAP);
});

test("an NPC's card shown first lies open, with what is to be beaten (FIST-7)", () => {
  const fight = {
    ...{ kind: "bandit", sides: [0, null], space: HIDEOUT, shown: ["", "fight_9"], ranks: [0, 9], values: [] },
    ...{ bandit: "robber", bandit_card: "bandit_card_1", line: "bandit_card_1/robber" },
  };
  const { container } = render(WestScene, { table: table([], { view: { fight } }), page });
  expect([...container.querySelectorAll(".worth")].map((it) => it.textContent)).toEqual(["", "9"]);
  expect(container.textContent).toContain("The card to beat");
});

test("a fight that begins again has nothing on the table", () => {
  const again = [...FIGHT.slice(0, 5), ...told({ event: "restarted", player: 0, cause: "8_hearts", restarts: 1 })];
  expect(boutOf(again)).toMatchObject({ cards: [undefined, undefined], values: [], winner: -1 });
});

test.each(games)(
  "in a whole game of $people for $seat every fight, hand and story has its scene",
  ({ events, people, seat }) => {
    const found = new Set<number>();
    for (let until = 1; until <= events.length; until++) {
      const act = actAt(events, 0, until);
      if (!act || act.from + act.events.length !== until || found.has(act.from)) continue;
      found.add(act.from);
      const store = table(events, { until, seats: people.length, view: { seat } });
      playOf(store).until = until;
      const { container } = render(WestScene, { table: store, page });
      expect(container.querySelector("h2")?.textContent).toBeTruthy();
      expect(container.textContent).not.toMatch(GAP);
      cleanup();
    }
    const kinds = ["fight", "poker", "story", "his_card", "goal_completed", "prospected"];
    expect(found.size).toBeGreaterThanOrEqual(events.filter((it) => kinds.includes(it.event)).length);
  },
  30_000,
);

test.each(games)("in a whole game of $people for $seat the right one wins each fight and each pot", ({ events }) => {
  for (const [i, event] of events.entries()) {
    const act = actAt(events, 0, i + 1)!;
    if (event.event === "fight_won") expect(boutOf(act.events).sides[boutOf(act.events).winner]).toBe(event["winner"]);
    if (event.event === "poker_won") expect(handOf(act.events)).toMatchObject({ pot: event["pot"], over: true });
    if (event.event === "poker_won")
      expect(
        handOf(act.events)
          .players.filter((it) => it.won)
          .map((it) => it.player),
      ).toEqual(event["seats"]);
  }
});

const FOUND = told(
  { event: "story", player: 0, story: contents.stories.story[0]!.id, deck: 0, contributors: [0, 1] },
  { event: "legendary_drawn", seat: 0, item: "thunder", cause: "beaten" },
  { event: "item_gained", seat: 0, item: "thunder", cause: "beaten" },
  { event: "money", player: 1, before: 0, after: 20, cause: "beaten" },
);

test("a legendary item is an act of its own within what brought it, which then goes on (GBH-6)", () => {
  expect(actAt(FOUND, 0, 3)).toMatchObject({ kind: "legendary", from: 1, events: FOUND.slice(1, 3) });
  expect(actAt(FOUND, 0, 4)).toMatchObject({ kind: "story", from: 0, events: FOUND });
});

test("a legendary item is shown with its picture, its name and what it does, while its keeper decides (GBH-6)", () => {
  const ask = { seat: 0, key: "legendary_item", options: ["pass", "take:thunder"], refusals: [], group: "" };
  const store = table(FOUND.slice(0, 2), { ask });
  const { container } = render(WestScene, { table: store, page });
  expect(container.querySelector("h2")!.textContent).toBe("Thunder");
  expect(screen.getByRole("img", { name: "Thunder" })).toBeTruthy();
  expect(container.textContent).toContain(named("item_text", "thunder"));
  expect(container.textContent).not.toMatch(GAP);
});

const STOLEN = told(
  ...(FIGHT as object[]),
  { event: "item_stolen", seat: 0, victim: 1, item: "whiskey" },
  { event: "item_gained", seat: 0, item: "whiskey", cause: "rob" },
  { event: "lp", player: 0, before: 1, after: 2, cause: "rob" },
);

test("a stolen item is a moment of its own in its fight: whose it was, the item, whose it is (Q-121)", () => {
  expect(actAt(STOLEN, 0, 9)).toMatchObject({ kind: "stolen", from: 7 });
  expect(actAt(STOLEN, 0, 10)).toMatchObject({ kind: "fight", from: 0, events: STOLEN });
  const store = table(STOLEN, { until: 8 });
  playOf(store).until = 8;
  const { container } = render(WestScene, { table: store, page });
  expect(container.querySelector("h2")!.textContent).toBe("Whiskey");
  expect(container.querySelectorAll(".head .who")).toHaveLength(2);
  expect(container.textContent).not.toMatch(GAP);
});

const ASKED = told(
  { event: "action", seat: 0, action: "question:1", left: 1, space: HIDEOUT },
  { event: "demanded", player: 0, other: 1, ability: "interrogation" },
  { event: "looked", seat: 0, target: 1, what: "hand", slots: [0, 1, 2] },
);
const SEEN = [
  ...ASKED.slice(0, 2),
  ...told({ ...(ASKED[2] as object), cards: ["6_clubs", "6_hearts", "joker_red"] } as never),
];

test("who interrogates sees the hand by ranks and names one of them; a Joker has none (Q-118)", async () => {
  const ask = { seat: 0, key: "name_rank", options: ["rank:6"], refusals: [], group: "", decision: 3 };
  const store = table(SEEN, { ask });
  const { container } = render(WestScene, { table: store, page });
  expect(container.querySelectorAll("[data-rank='6'] .mini")).toHaveLength(2);
  expect(playOf(store).takes(store.ask!)).toBe(true);
  await fireEvent.click(container.querySelector("[data-rank]")!);
  expect(store.answer).toHaveBeenCalledWith("rank:6");
});

test("others see the backs of a hand that is looked at, then the cards that have to go (Q-118)", () => {
  const gone = told(
    { event: "named_rank", seat: 0, player: 1, rank: "6" },
    { event: "discarded", seat: 1, cards: ["6_clubs", "6_hearts"], cause: "interrogation" },
  );
  const shown = (events: typeof ASKED) => {
    const store = table(events, { until: events.length, view: { seat: 1 } });
    playOf(store).until = events.length;
    const { container } = render(WestScene, { table: store, page });
    const count = (what: string) => container.querySelectorAll(`.hand ${what}`).length;
    return [count(".back"), count(".glow")];
  };
  expect([shown(ASKED), shown([...ASKED, ...gone])]).toEqual([
    [3, 0],
    [1, 2],
  ]);
});

test("what was taken back is not shown any more", () => {
  expect(actAt([...FIGHT, ...told({ event: "undo", seat: 0, answers: 1 })], 0, 99)).toBeNull();
});

test("what is over can be read again, and does not cover the map", async () => {
  const store = table([...FIGHT, ...told({ event: "action", seat: 0, action: "end", left: 1, space: "" })]);
  render(WestScene, { table: store, page });
  expect(screen.queryByRole("region")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /win the fight/ }));
  expect(screen.getByText("A Duel")).toBeTruthy();
});

test("the card of a fight is laid down in its scene, in two steps", async () => {
  const ask = {
    seat: 0,
    key: "fight_card",
    options: ["k_spades", "2_hearts"],
    refusals: [],
    group: "",
    picks: 1,
    idle: "",
    decision: 7,
  };
  const fight = {
    kind: "duel",
    sides: [0, 1],
    space: contents.board.space[0]!.id,
    shown: ["", ""],
    ranks: [0, 0],
    values: [],
  };
  const store = table(FIGHT.slice(0, 1), { ask, view: { fight } });
  render(WestScene, { table: store, page });
  expect(playOf(store).takes(store.ask!)).toBe(true);
  await fireEvent.click(screen.getAllByRole("radio")[0]!);
  expect(store.answer).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: /face down/ }));
  expect(store.answer).toHaveBeenCalledWith("k_spades");
});

test("a Joker reacts in the scene as the card that is chosen for it (FIST-4)", async () => {
  const options = ["play:joker_red:as:j_hearts", "play:joker_red:as:q_clubs", "pass"];
  const refusals = [{ answer: "play:joker_red", reason: "copy_what", values: {}, rule: "" }];
  const ask = { seat: 0, key: "react", options, refusals, group: "", picks: 1, idle: "pass", decision: 7 };
  const fight = { kind: "duel", sides: [0, 1], space: HIDEOUT, shown: ["k_spades", "a_hearts"] };
  const store = table(FIGHT.slice(0, 4), { ask, view: { fight: { ...fight, ranks: [13, 14], values: [13, 14] } } });
  const { container } = render(WestScene, { table: store, page });
  const [card, ...more] = [...container.querySelectorAll(".react button")];
  expect(more).toEqual([]);
  await fireEvent.click(card!);
  await fireEvent.click(container.querySelector("[data-copy=q_clubs]")!);
  expect(store.answer).toHaveBeenCalledWith("play:joker_red:as:q_clubs");
});

test("a cart is paid one thing after the other, as long as the counter offers it", () => {
  const ask = (key: string, ...options: string[]) => ({ key, options });
  const store = { ask: ask("store", "buy:mule", "buy:whiskey"), locked: false, answer: vi.fn() };
  const play = new Play(store as unknown as TableStore);
  play.cart = ["buy:mule", "buy:whiskey", "done"];
  play.buyOn();
  store.ask = ask("equip_now", "yes", "no");
  play.buyOn();
  expect(store.answer.mock.calls).toEqual([["buy:mule"]]);
  store.ask = ask("store", "done");
  play.buyOn();
  expect([store.answer.mock.calls.length, play.cart]).toEqual([1, []]);
});

test("a cart shows the running total and what is left", async () => {
  const ask = {
    seat: 0,
    key: "store",
    options: ["buy:whiskey", "buy:mule"],
    refusals: [],
    group: "",
    picks: 1,
    idle: "",
    decision: 7,
  };
  const store = table([], { ask });
  render(WestScene, { table: store, page });
  await fireEvent.click(screen.getByRole("checkbox", { name: /Whiskey/ }));
  const price = contents.items.item.find((it) => it.id === "whiskey")!.price;
  expect(screen.getByText(new RegExp(`\\$${price} of your \\$50; \\$${50 - price} left`))).toBeTruthy();
});

test("whoever skips is at the end at once", async () => {
  const store = table(FIGHT, { until: 0 });
  const skip = new AbortController();
  const moment = {
    events: FIGHT,
    first: 0,
    before: store.shown!,
    after: store.shown!,
    mine: false,
    show: () => undefined,
  };
  const played = animator(store)(moment, skip.signal);
  await vi.waitFor(() => expect(playOf(store).until).toBe(1));
  skip.abort();
  await played;
  expect(playOf(store).until).toBeNull();
});

test("every kind of act is known by its own name", () => {
  const kinds: Kind[] = ["fight", "poker", "dice", "story", "goal", "legendary", "his", "end"];
  const begins = [
    "fight",
    "poker",
    "prospected",
    "story",
    "goal_completed",
    "legendary_drawn",
    "his_card",
    "final_score",
  ];
  expect(begins.map((event) => actAt(told({ event }), 0, 1)?.kind)).toEqual(kinds);
});

const FINALE = {
  table: "t",
  game: "western-legends",
  decision: 7,
  finale: {
    standings: [1, 0].map((player, k) => ({
      player,
      place: k + 1,
      won: !k,
      score: 20 - k,
      face: "jesse_james",
      rounds: [0, 3, 20 - k],
      gains: [[{ kind: "cause", id: "duel", n: 3 }], [{ kind: "score", id: "money", n: 17 - k }]],
      epilogue: [{ key: "western-legends-epilogue-duels", fields: { n: { kind: "number", value: 2 } } }],
    })),
    moment: {
      event: 4,
      round: 2,
      player: 0,
      sentence: {
        key: "western-legends-epilogue-moment",
        fields: {
          player: { kind: "player", value: 0 },
          n: { kind: "number", value: 3 },
          cause: { kind: "cause", value: "duel" },
          round: { kind: "number", value: 2 },
        },
      },
    },
  },
};

test("the sheet at the end holds the ceremony, the verdict, and what comes next", async () => {
  const remembered = vi.spyOn(rest, "finale").mockResolvedValue(FINALE);
  const { events, people } = games.find((it) => it.events.some(({ event }) => event === "final_score"))!;
  const over = table(events, { seats: people.length, view: { result: {} } });
  Object.assign(over, { id: "t", seats: [0] });
  const counting = { ...page, Count, words: { ...words, ending: () => ["P0 wins.", "a line"] } };
  render(Ending, { table: over as LiveTable, page: counting, open: true });
  expect(screen.getByText("P0 wins.")).toBeTruthy();
  await vi.waitFor(() => expect(document.querySelectorAll("polyline")).toHaveLength(2));
  expect(screen.getAllByText(/2 duels were won/)).toHaveLength(2);
  expect(screen.getByText(/^Round 2: .* gains 3 LP/)).toBeTruthy();
  expect(screen.getByText("Show it again").getAttribute("href")).toBe("/t/t/at/7");
  expect(screen.getByText("Rematch with the same people")).toBeTruthy();
  expect(screen.queryByText("a line")).toBeNull();
  expect(screen.getByRole("dialog").textContent).not.toMatch(GAP);
  remembered.mockRestore();
});
