/** The film keeps up with the server: it speeds up, then folds, and what counts is told all the same. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Moment, Moments } from "../src/wire/moments.svelte";
import { MOST_BEHIND } from "../src/wire/pace";
import type { GameView } from "../src/wire/shapes";

const view = (turn: number): GameView => ({ turn }) as unknown as GameView;
const TURN = 1500; // milliseconds that a moment takes here
let moments: Moments;
let played: number[];
let speed: number;

beforeEach(() => {
  vi.useFakeTimers();
  [moments, played, speed] = [new Moments(), [], 1];
  moments.reset(view(0));
  moments.live = true;
  moments.speed = () => speed;
  moments.length = () => TURN;
  moments.animate = async (moment: Moment, skip) => {
    await moments.pause(TURN, skip);
    if (!skip.aborted) played.push(moment.first);
  };
});
afterEach(() => void vi.useRealTimers());

const shown = (): number => (moments.shown as unknown as { turn: number }).turn;
const came = new Map<number, number>();

function happens(turn: number, mine = false): void {
  came.set(turn, performance.now());
  moments.add({ before: view(turn - 1), after: view(turn), events: [{ event: "took" }], first: turn, mine });
}

/** So many moves, one after the other; the longest time that one was known and not yet shown. */
async function longestBehind(count: number, every: number): Promise<number> {
  let longest = 0;
  for (let turn = 1; shown() < count;) {
    if (turn <= count) happens(turn++);
    for (let time = 0; time < every; time += 10) {
      await vi.advanceTimersByTimeAsync(10);
      const oldest = came.get(shown() + 1);
      if (shown() + 1 < turn && oldest !== undefined) longest = Math.max(longest, performance.now() - oldest);
    }
  }
  return longest;
}

test.each([1, 2, 4])(
  "at speed %i it is never more than four seconds behind, however quick the moves come",
  async (fast) => {
    speed = fast;
    expect(await longestBehind(80, 100)).toBeLessThanOrEqual(MOST_BEHIND / fast);
  },
);

test("with time enough everything is told at the speed wished", async () => {
  await longestBehind(6, 2_000);
  expect(played).toEqual([1, 2, 3, 4, 5, 6]);
});

test("what is staged is told where routine is folded", async () => {
  moments.stages = ({ first }) => first % 20 === 0;
  await longestBehind(80, 100);
  expect([20, 40, 60, 80].filter((turn) => !played.includes(turn))).toEqual([]);
  expect(played.length).toBeLessThan(80);
});

test("moves that come a little too quick are all told, faster", async () => {
  await longestBehind(20, 800);
  expect(played.length).toBe(20);
});

test("what follows from my own answer is told to its end", async () => {
  speed = 4;
  happens(1, true);
  for (let turn = 2; turn < 40; turn++) happens(turn);
  await vi.advanceTimersByTimeAsync(MOST_BEHIND);
  expect([played[0], shown()]).toEqual([1, 39]);
});

test("moves that wait for a word wait as long as their reader likes", async () => {
  moments.pacing = () => "step";
  happens(1);
  await vi.advanceTimersByTimeAsync(10 * MOST_BEHIND);
  expect([shown(), moments.waiting]).toEqual([0, true]);
});

test("to my turn: what comes until then is there at once", async () => {
  moments.hurry();
  for (let turn = 1; turn < 40; turn++) happens(turn);
  moments.arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), moments.behind, played]).toEqual([39, 0, []]);
});

test("who hurries still sees what must be seen, and is not held up by it", async () => {
  const seen: number[] = [];
  moments.stops = ({ first }) => first === 20;
  moments.animate = async ({ first }, { aborted }) => void (aborted && seen.push(first));
  moments.hurry();
  for (let turn = 1; turn < 40; turn++) happens(turn);
  await vi.advanceTimersByTimeAsync(MOST_BEHIND / 4);
  expect([shown(), seen]).toEqual([39, [20]]);
});

test("no event is told before it is played", async () => {
  const told: number[] = [];
  moments.animate = async (_, skip) => {
    told.push(moments.told);
    await moments.pause(TURN, skip);
  };
  happens(1);
  happens(2);
  await vi.advanceTimersByTimeAsync(MOST_BEHIND);
  expect(told).toEqual([1, 2]);
});

test("a replay has no server to keep up with", async () => {
  moments.live = false;
  for (let turn = 1; turn <= 8; turn++) happens(turn);
  await vi.advanceTimersByTimeAsync(8 * TURN + 1_000);
  expect(played.length).toBe(8);
});
