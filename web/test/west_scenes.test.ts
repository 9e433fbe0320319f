/** What is acted out over the map of Western Legends is what was told, and nothing is asked twice. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import contents from "../src/games/west/box/contents.json";
import { layBox } from "../src/games/west/box";
import Count from "../src/games/west/scenes/Count.svelte";
import { actAt, type Kind } from "../src/games/west/scenes/acts";
import { boutOf } from "../src/games/west/scenes/bout";
import { handOf } from "../src/games/west/scenes/hand";
import { animator } from "../src/games/west/scenes/motion";
import { Play, playOf } from "../src/games/west/scenes/play.svelte";
import { courses } from "../src/games/west/scenes/points";
import { words } from "../src/games/west/words/words";
import type { GamePage } from "../src/games/page";
import Ending from "../src/table/Ending.svelte";
import { rest } from "../src/wire/rest";
import type { GameEvent } from "../src/wire/shapes";
import type { TableStore } from "../src/wire/store";
import type { LiveTable } from "../src/wire/table.svelte";
import samples from "./west.json";
import { speakEnglish } from "./texts";
import WestScene from "./WestScene.svelte";

const BOOKS = ["", "-asks", "-cards", "-characters", "-goals", "-stories", "-table", "-told", "-verbs"].map((name) => `western-legends${name}`);
beforeAll(() => speakEnglish("shared", ...BOOKS, "web-table", "web-west", "web-west-words", "web-west-scenes"));
beforeEach(() => layBox(contents));
afterEach(cleanup);

const GAP = /\bw[lswt]-[a-z]|\{ |undefined|NaN/;
const page = { words, onTable: () => false, letters: "WL" } as unknown as GamePage;
const games = samples.games.map((it) => ({ ...it, events: it.events as unknown as GameEvent[] }));
const told = (...events: object[]): GameEvent[] => events as GameEvent[];

function mats(seats: number, people: number): object[] {
  return Array.from({ length: people }, (_, i) => ({ space: null, lp: 0, money: 50, man_in_black: i >= seats, character: i < seats ? "annie_oakley" : undefined, played: [] }));
}

/** A table as it stands after so many events. */
function table(events: GameEvent[], { until = events.length, seats = 3, view = {}, ask = null as object | null } = {}): TableStore {
  const shown = { seat: 0, seats, events: until, asks: ask ? [ask] : [], players: mats(seats, seats === 2 ? 3 : seats), fight: null, poker: null, result: null, phase: "act", round: 9, so_far: { dice: [] }, resolving: [], stories: [], bandits: [], sheriff: { space: "", active: true }, ...view };
  const person = (seat: number) => ({ seat, kind: "person", name: `P${seat}`, colour: seat });
  const moments = { skip: vi.fn() };
  return { events, first: 0, shown, view: shown, ask, seat: 0, locked: false, pressed: null, still: false, clock: null, moments, person, card: { people: Array.from({ length: seats }, (_, i) => person(i)) }, answer: vi.fn(), answers: vi.fn() } as unknown as TableStore;
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

test("a fight that begins again has nothing on the table", () => {
  const again = [...FIGHT.slice(0, 5), ...told({ event: "restarted", player: 0, cause: "8_hearts", restarts: 1 })];
  expect(boutOf(again)).toMatchObject({ cards: [undefined, undefined], values: [], winner: -1 });
});

test.each(games)("in a whole game of $people for $seat every fight, hand and story has its scene", ({ events, people, seat }) => {
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
}, 30_000);

test.each(games)("in a whole game of $people for $seat the right one wins each fight and each pot", ({ events }) => {
  for (const [i, event] of events.entries()) {
    const act = actAt(events, 0, i + 1)!;
    if (event.event === "fight_won") expect(boutOf(act.events).sides[boutOf(act.events).winner]).toBe(event["winner"]);
    if (event.event === "poker_won") expect(handOf(act.events)).toMatchObject({ pot: event["pot"], over: true });
    if (event.event === "poker_won") expect(handOf(act.events).players.filter((it) => it.won).map((it) => it.player)).toEqual(event["seats"]);
  }
});

test.each(games)("in a whole game of $people for $seat the chart ends with the final scores", ({ events, people }) => {
  const scores = events.filter((it) => it.event === "final_score");
  const all = courses(events, scores.length);
  expect(scores.length).toBeGreaterThanOrEqual(people.length);
  expect(all.map((it) => it.rounds.at(-1))).toEqual(scores.map((it) => it["total"]));
  for (const [i, it] of all.entries()) {
    const lines = scores[i]!["lines"] as { lp: number };
    expect(it.sources.reduce((sum, source) => sum + source.n, 0)).toBe(lines.lp);
  }
});

test("what was taken back is not shown any more", () => {
  expect(actAt([...FIGHT, ...told({ event: "undo", seat: 0, answers: 1 })], 0, 99)).toBeNull();
});

test("what is over can be read again, and does not cover the map", async () => {
  const store = table([...FIGHT, ...told({ event: "action", seat: 0, deed: "end", left: 1, space: "" })]);
  render(WestScene, { table: store, page });
  expect(screen.queryByRole("region")).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: /win the fight/ }));
  expect(screen.getByText("A Duel")).toBeTruthy();
});

test("the card of a fight is laid down in its scene, in two steps", async () => {
  const ask = { seat: 0, key: "fight_card", options: ["k_spades", "2_hearts"], refusals: [], group: "", picks: 1, idle: "", decision: 7 };
  const fight = { kind: "duel", sides: [0, 1], space: FIGHT[0]!["space"], shown: ["", ""], ranks: [0, 0], values: [] };
  const store = table(FIGHT.slice(0, 1), { ask, view: { fight } });
  render(WestScene, { table: store, page });
  expect(playOf(store).takes(store.ask!)).toBe(true);
  await fireEvent.click(screen.getAllByRole("radio")[0]!);
  expect(store.answer).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: /face down/ }));
  expect(store.answer).toHaveBeenCalledWith("k_spades");
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
  const ask = { seat: 0, key: "store", options: ["buy:whiskey", "buy:mule"], refusals: [], group: "", picks: 1, idle: "", decision: 7 };
  const store = table([], { ask });
  render(WestScene, { table: store, page });
  await fireEvent.click(screen.getByRole("checkbox", { name: /Whiskey/ }));
  const price = contents.items.item.find((it) => it.id === "whiskey")!.price;
  expect(screen.getByText(new RegExp(`\\$${price} of your \\$50; \\$${50 - price} left`))).toBeTruthy();
});

test("whoever skips is at the end at once", async () => {
  const store = table(FIGHT, { until: 0 });
  const skip = new AbortController();
  const moment = { events: FIGHT, first: 0, before: store.shown!, after: store.shown!, mine: false, show: () => undefined };
  const played = animator(store)(moment, skip.signal);
  await vi.waitFor(() => expect(playOf(store).until).toBe(1));
  skip.abort();
  await played;
  expect(playOf(store).until).toBeNull();
});

test("every kind of act is known by its own name", () => {
  const kinds: Kind[] = ["fight", "poker", "dice", "story", "goal", "his", "end"];
  const begins = ["fight", "poker", "prospected", "story", "goal_completed", "his_card", "final_score"];
  expect(begins.map((event) => actAt(told({ event }), 0, 1)?.kind)).toEqual(kinds);
});

test("whoever came late sees the points of all rounds, too", async () => {
  const { events } = games.find((it) => it.events.some(({ event }) => event === "final_score"))!;
  const replay = vi.spyOn(rest, "replay").mockResolvedValue({ events } as never);
  const late = table(events.slice(-40), { until: events.length, view: { result: {} } });
  Object.assign(late, { first: events.length - 40, id: "t" });
  render(WestScene, { table: late, page });
  const rounds = Math.max(...courses(events, 3).map((it) => it.rounds.length)) - 1;
  await vi.waitFor(() => expect(screen.getAllByRole("columnheader")).toHaveLength(rounds + 1));
  expect(replay).toHaveBeenCalledWith("t", 0);
  replay.mockRestore();
});

test("the sheet at the end holds the whole count with its chart, the verdict, and what comes next", () => {
  const { events, people } = games.find((it) => it.events.some(({ event }) => event === "final_score"))!;
  const over = table(events, { seats: people.length, view: { result: {} } });
  Object.assign(over, { id: "t", seats: [0] });
  const counting = { ...page, Count, words: { ...words, ending: () => ["P0 wins.", "a line"] } };
  render(Ending, { table: over as LiveTable, page: counting, open: true });
  expect(screen.getByText("P0 wins.")).toBeTruthy();
  expect(document.querySelectorAll("polyline").length).toBeGreaterThanOrEqual(people.length);
  expect(screen.getByText("Rematch with the same people")).toBeTruthy();
  expect(screen.queryByText("a line")).toBeNull();
});
