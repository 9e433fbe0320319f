/** The table of Public Enemy as a newcomer meets it: what is shown, what is said in place. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { notNow } from "../src/decide/why";
import { animator, effect } from "../src/games/public-enemy/motion";
import { page } from "../src/games/public-enemy/page";
import { Scene } from "../src/games/public-enemy/scene.svelte";
import { Names } from "../src/games/names";
import { castOf, hasSecrets } from "../src/games";
import { optionText } from "../src/front/options";
import Ending from "../src/table/Ending.svelte";
import Notices from "../src/table/Notices.svelte";
import { rest } from "../src/wire/rest";
import { Moments } from "../src/wire/moments.svelte";
import type { GameEvent, OpenAsk } from "../src/wire/shapes";
import type { LiveTable, TableStore } from "../src/wire/table.svelte";
import type { OptionCard } from "../src/wire/types";
import samples from "./enemy.json";
import { layEnemy } from "./boxes";
import { speakEnglish } from "./texts";

const person = (seat: number) => ({
  seat,
  kind: "person",
  name: ["Ann", "Bob", "Cy"][seat] ?? "Di",
  colour: seat,
  away: seat === 0,
});
const swindler = samples.asks.find(({ view }) => view.asks[0]!.key === "swindler")!.view;

function table(view: object, more: object = {}): LiveTable {
  const card = { game: "public-enemy", status: "playing", people: [0, 1, 2, 3, 4, 5].map(person) };
  return {
    id: "t1",
    still: false,
    seat: 0,
    seats: [0],
    shown: view,
    view,
    ask: null,
    events: [],
    first: 0,
    status: "live",
    notice: null,
    clock: null,
    card,
    person,
    moments: new Moments(),
    ...more,
  } as unknown as LiveTable;
}

beforeAll(() => {
  layEnemy();
  return speakEnglish("public-enemy-finale", "shared", "public-enemy", "web-public-enemy");
});
afterEach(cleanup);
vi.stubGlobal("matchMedia", () => ({ matches: false }));

test("a town says whose turn it is, and what is asked first", () => {
  const waits = (ask: unknown, asks: object[], seat: number | null = 0) =>
    notNow(table({ ...swindler, asks, result: null }, { ask, seat }) as TableStore, page);
  expect(waits(null, [{ seat: 1, key: "draw" }])).toBe("Not yet. Bob is on turn.");
  expect(waits(swindler.asks[0] as unknown as OpenAsk, swindler.asks)).toContain(
    "Something else comes first. The Swindler works for you.",
  );
  expect(waits(null, [{ seat: 1, key: "draw" }], null)).toBe("");
});

test("passing is called what it is: only the Cavalry can be left where it is", () => {
  const short = (key: string) =>
    page.words.short(
      { ...swindler, asks: [{ seat: swindler.seat, key, options: ["pass"] }], cavalry: null } as never,
      "pass",
      new Names([], 0),
    );
  expect(["draw", "swindler", "cavalry"].map(short)).toEqual([
    "Draw nothing",
    "Do nothing",
    "Leave the Cavalry off the board",
  ]);
});

test("a saloon card that finds nobody says so, and does not say what it would do", () => {
  const drawn = { event: "saloon", seat: 0, card: "swindler" } as const;
  const names = new Names(["Ann"], 0);
  expect(effect(drawn, [drawn], names)).toBe("You take the top card of an opponent's stack.");
  expect(effect(drawn, [drawn, { event: "no_effect", seat: 0, card: "swindler" }], names)).toBe(
    "The Swindler finds no card to take.",
  );
});

const SCORED: GameEvent[] = [
  { event: "took" },
  { event: "round_over" },
  { event: "points" },
  { event: "round_begins" },
];

test("whoever skips the end of a round is shown its scoring", async () => {
  const scene = new Scene(table({ ...swindler, result: null }) as TableStore, page);
  const play = animator(scene, document.createElement("div"));
  await play({ events: SCORED, before: swindler } as never, AbortSignal.abort());
  expect(scene.recalled?.steps.map(({ event }) => event)).toEqual(["round_over", "points"]);
});

test("at the end of the game the final count is shown instead", async () => {
  const scene = new Scene(table({ ...swindler, result: { winners: [0] } }) as TableStore, page);
  await animator(scene, document.createElement("div"))(
    { events: SCORED, before: swindler } as never,
    AbortSignal.abort(),
  );
  expect(scene.recalled).toBe(null);
});

test("the final count is a ceremony, and draws what was won", async () => {
  const view = samples.endings[0]!.view as unknown as { players: { wanted: string[] }[]; one: number };
  const standings = view.players.map((_, player) => ({
    ...{ player, place: player + 1, won: !player, score: 2, face: "black_bart", rounds: [0, 2] },
    gains: [[{ kind: "gang", id: "loners", n: 2 }]],
    epilogue: [{ key: "public-enemy-epilogue-quiet" }],
  }));
  const told = { table: "t1", game: "public-enemy", decision: null, finale: { standings, moment: null } };
  const remembered = vi.spyOn(rest, "finale").mockResolvedValue(told);
  render(Ending, { table: table(view), page, open: true });
  await vi.waitFor(() =>
    expect(document.querySelectorAll(".hero [data-medal].on")).toHaveLength(
      view.players[0]!.wanted.length + Number(view.one === 0),
    ),
  );
  expect(document.querySelectorAll("polyline")).toHaveLength(view.players.length);
  remembered.mockRestore();
});

test("where a bot plays for me, the way back stands beside it", () => {
  const asked = vi.fn(async () => new Response("null"));
  render(Notices, { table: table(swindler) });
  vi.stubGlobal("fetch", asked);
  screen.getByRole("button", { name: "Take my seat back from the bot" }).click();
  expect(asked.mock.calls[0]).toMatchObject(["/api/tables/t1/take-back", { method: "POST" }]);
});

test("there is a curtain only where there is something to hide", () => {
  expect([
    hasSecrets("public-enemy", { duel: true }),
    hasSecrets("public-enemy", { dollars: true }),
    hasSecrets("western-legends", {}),
  ]).toEqual([false, true, true]);
});

test("what was agreed on is said by name, and seats are counted from one", () => {
  const option = (key: string, kind: string) => ({ key, kind }) as unknown as OptionCard;
  expect(optionText("public-enemy", option("round_cap", "number"), 10)).toMatch(/^Round limit: 10\. The game ends/);
  expect(optionText("public-enemy", option("starter", "seat"), 2)).toMatch(/^Who starts the first round: Seat 3\./);
  expect(optionText("public-enemy", option("cavalry", "flag"), true)).toMatch(/^The Cavalry: after/);
});

test("no two faces on the playbills are alike", () => {
  const faces = ["public-enemy", "western-legends"].flatMap(castOf).map((look) => JSON.stringify(look));
  expect([faces.length, new Set(faces).size]).toEqual([8, 8]);
});
