/** The chronicle stays at its end until its reader goes up, however quickly lines come. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GamePage } from "../src/games/page";
import Chronicle from "../src/table/Chronicle.svelte";
import type { TableStore } from "../src/wire/table.svelte";

let resized: () => void;
let box: HTMLElement;
const high = (height: number) => Object.defineProperty(box, "scrollHeight", { value: height, configurable: true });
const heard = () => box.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = vi.fn();
      disconnect = vi.fn();
      constructor(told: () => void) {
        resized = told;
      }
    },
  );
  const table = {
    events: [],
    first: 0,
    shown: { events: 0 },
    jump: null,
    card: { people: [] },
  } as unknown as TableStore;
  const page = { words: { chronicle: () => [] } } as unknown as GamePage;
  box = render(Chronicle, { table, page }).container.querySelector(".scroll")!;
  high(500);
  resized();
});
afterEach(cleanup);

test("a line that comes before the scrolling is heard does not hold it back", () => {
  expect(box.scrollTop).toBe(500);
  high(700);
  heard();
  resized();
  expect(box.scrollTop).toBe(700);
});

test("who goes up is left there, and who comes back follows again", () => {
  box.scrollTop = 200;
  heard();
  resized();
  expect(box.scrollTop).toBe(200);
  box.scrollTop = 490;
  heard();
  resized();
  expect(box.scrollTop).toBe(500);
});
