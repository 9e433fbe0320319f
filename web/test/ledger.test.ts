/** The leaves at the side of a table. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { GamePage } from "../src/games/page";
import Ledger from "../src/table/Ledger.svelte";
import type { TableStore } from "../src/wire/store";

const page = { words: { chronicle: () => [] } } as unknown as GamePage;
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
afterEach(cleanup);

test.each([
  [[], "online", 0],
  [[1], "online", 1],
  [[0, 1, 2], "online", 1], // the replay of a finished game
  [[0, 1], "hot_seat", 0],
])("with the eyes of %j at a table %s there are %i leaves for notes", (seats, mode, count) => {
  const table = {
    still: true,
    seat: null,
    seats,
    events: [],
    first: 0,
    chat: [],
    card: { people: [], mode },
  } as unknown as TableStore;
  render(Ledger, { table, page });
  expect(screen.queryAllByRole("tab", { name: "ledger-notes" }).length).toBe(count);
});
