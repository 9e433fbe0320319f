/** Moments are played one after the other, skipped, stepped through, or drawn at once. */
import { beforeEach, expect, test, vi } from "vitest";
import { type Moment, Moments } from "../src/wire/moments.svelte";
import type { GameView } from "../src/wire/shapes";

const view = (turn: number): GameView => ({ turn }) as unknown as GameView;
const happened = (turn: number, mine = false) => ({
  before: view(turn - 1),
  after: view(turn),
  events: [{ event: "took" }],
  first: turn,
  mine,
});
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
let moments: Moments;
let played: number[];

beforeEach(() => {
  moments = new Moments();
  played = [];
  moments.reset(view(0));
  moments.animate = (moment: Moment, skip) => {
    played.push(moment.first);
    return new Promise((done) => skip.addEventListener("abort", () => done()));
  };
});
const shown = (): unknown => (moments.shown as { turn?: number } | null)?.turn;

test("the second moment waits for the first", async () => {
  moments.add(happened(1));
  moments.add(happened(2));
  await settle();
  expect([played, shown(), moments.behind]).toEqual([[1], 0, 2]);
  moments.skip();
  await settle();
  expect([played, shown()]).toEqual([[1, 2], 1]);
});

test("all can be drawn at once", async () => {
  [1, 2, 3].forEach((turn) => moments.add(happened(turn)));
  await settle();
  moments.catchUp();
  await settle();
  expect([shown(), moments.behind, played]).toEqual([3, 0, [1]]);
});

test("who skips is shown what must be seen, then the rest is drawn at once", async () => {
  moments.stops = (moment) => moment.first === 3;
  [1, 2, 3, 4, 5].forEach((turn) => moments.add(happened(turn)));
  await settle();
  moments.catchUp();
  await settle();
  expect([shown(), moments.behind, played]).toEqual([2, 3, [1, 3]]);
  moments.skip();
  await settle();
  expect([shown(), moments.behind, played]).toEqual([5, 0, [1, 3]]);
});

test("moves that wait for a word are skipped up to what must be seen", async () => {
  moments.pacing = () => "step";
  moments.stops = (moment) => moment.first === 2;
  [1, 2, 3].forEach((turn) => moments.add(happened(turn)));
  await settle();
  moments.catchUp();
  await settle();
  expect([shown(), moments.waiting, played]).toEqual([1, false, [2]]);
});

test("moves of others wait for a word, mine do not", async () => {
  moments.pacing = () => "step";
  moments.calm = () => true;
  moments.add(happened(1, true));
  moments.add(happened(2));
  await settle();
  expect([shown(), moments.waiting]).toEqual([1, true]);
  moments.next();
  await settle();
  expect([shown(), moments.waiting]).toEqual([2, false]);
});

test("nothing is played where nothing shall move", async () => {
  moments.calm = () => true;
  moments.add(happened(1));
  await settle();
  expect([shown(), played]).toEqual([1, []]);
});

test("the moves of a whole round are played, however quick they came", async () => {
  for (let turn = 1; turn <= 20; turn++) moments.add(happened(turn));
  await settle();
  expect([shown(), moments.behind, played]).toEqual([0, 20, [1]]);
});

test("a whole new view ends what is being played", async () => {
  moments.add(happened(1));
  await settle();
  moments.reset(view(7));
  await settle();
  expect([shown(), moments.behind, moments.now]).toEqual([7, 0, null]);
});

test("what must be seen is shown although a whole new view came before its turn", async () => {
  moments.stops = (moment) => moment.first === 2;
  [1, 2].forEach((turn) => moments.add(happened(turn)));
  await settle();
  moments.reset(view(7));
  await settle();
  expect([shown(), moments.behind, played]).toEqual([7, 0, [1, 2]]);
});

test("a page that never ends a moment does not hold up the table", async () => {
  vi.useFakeTimers();
  moments.animate = () => new Promise(() => {});
  moments.add(happened(1));
  await vi.advanceTimersByTimeAsync(15_000);
  expect([shown(), moments.behind]).toEqual([1, 0]);
  vi.useRealTimers();
});
