/** "Since you left" tells what was missed, and nothing that came later. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { GamePage, Words } from "../src/games/page";
import Since from "../src/table/Since.svelte";
import { keepSeen } from "../src/table/seen";
import type { LiveTable } from "../src/wire/table.svelte";

const chronicle: Words["chronicle"] = (events, first, _, until = Infinity, from = 0) =>
  events
    .map(({ event }, i) => ({ text: event, seat: null, event: first + i }))
    .filter(({ event }) => event >= from && event < until);
const page = { words: { chronicle } } as unknown as GamePage;

function table(known: number, more: object = {}): LiveTable {
  const events = Array.from({ length: known }, (_, n) => ({ event: `howl ${n}` }));
  const card = { game: "coyote", options: {}, people: [] };
  return {
    id: "t1",
    seat: 0,
    seats: [0],
    first: 0,
    events,
    view: {},
    curtain: null,
    pending: null,
    card,
    ...more,
  } as unknown as LiveTable;
}
const told = (): number => document.querySelectorAll("li").length;
afterEach(cleanup);

test("the recap ends with what was known on return, and is gone with the first own answer", async () => {
  keepSeen("t1", 0, 2);
  const { rerender } = render(Since, { table: table(6), page });
  expect(told()).toBe(4);
  await rerender({ table: table(9) });
  expect(told()).toBe(4);
  await rerender({ table: table(9, { pending: { kind: "answer" } }) });
  expect(told()).toBe(0);
});
