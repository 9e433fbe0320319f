/** The prompt and the kinds of decision, with a game of two words. */
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Passing from "../src/decide/Passing.svelte";
import PickMany from "../src/decide/PickMany.svelte";
import Prompt from "../src/decide/Prompt.svelte";
import type { GamePage } from "../src/games/page";
import { Moments } from "../src/wire/moments.svelte";
import type { OpenAsk } from "../src/wire/shapes";
import type { TableStore } from "../src/wire/store";

const page = {
  letters: "CO",
  onTable: () => false,
  words: {
    question: () => ({ text: "Howl?", more: "" }),
    thinking: () => "Ben thinks.",
    short: (_view: unknown, option: string) => `the ${option}`,
    choice: (_view: unknown, option: string) => `choose the ${option}`,
    refusal: () => "The moon is not up.",
  },
} as unknown as GamePage;
const ask: OpenAsk = {
  seat: 0,
  key: "howl",
  decision: 3,
  group: "",
  idle: "",
  picks: 2,
  options: ["yes", "no", "maybe"],
  refusals: [{ answer: "bark", reason: "no_moon", values: {}, rule: "CO MOON-2" }],
};
const answer = vi.fn();
const answers = vi.fn();

function table(more: object = {}): TableStore {
  const view = { asks: [ask], result: null, orders: null };
  return {
    still: false,
    seat: 0,
    seats: [0],
    ask,
    shown: view,
    locked: false,
    moments: new Moments(),
    events: [],
    refusal: null,
    card: { game: "coyote", people: [] },
    clock: null,
    undoable: null,
    pending: null,
    pressed: null,
    answer,
    answers,
    ...more,
  } as unknown as TableStore;
}
// jsdom measures nothing.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

test("the prompt asks, and a number key answers", async () => {
  render(Prompt, { table: table(), page });
  expect(screen.getByRole("status").textContent).toContain("Howl?");
  await fireEvent.keyDown(window, { key: "2" });
  expect(answer).toHaveBeenCalledWith("no");
});

test("while an answer is on its way nothing can be chosen", () => {
  render(Prompt, { table: table({ locked: true, pressed: "no" }), page });
  expect(screen.getByRole("button", { name: "the no" })).toHaveProperty("disabled", true);
});

test("what is barred can be focused, and tells why, with the rule", async () => {
  render(Prompt, { table: table(), page });
  await fireEvent.click(screen.getByRole("button", { name: "prompt-list" }));
  const barred = screen.getByRole("button", { name: "the bark" });
  expect(barred.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.focusIn(barred);
  const tip = document.getElementById(barred.getAttribute("aria-describedby")!)!;
  expect([tip.textContent, tip.className]).toEqual([
    expect.stringContaining("The moon is not up."),
    expect.stringContaining("open"),
  ]);
  expect(tip.querySelector("a")!.getAttribute("href")).toBe("/rules/coyote#MOON-2");
});

test("when what had the focus is gone, the prompt has it; a key lists all choices, the first in focus", async () => {
  const { rerender } = render(Prompt, { table: table(), page });
  screen.getByRole("button", { name: "the no" }).focus();
  await rerender({ table: table({ ask: { ...ask, decision: 4, options: ["sleep", "howl", "eat"] } }) });
  await vi.waitFor(() => expect(document.activeElement?.className).toContain("prompt"));
  await fireEvent.keyDown(window, { key: "l" });
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("choose the sleep"));
});

test("a refusal is said aloud", () => {
  render(Prompt, { table: table({ refusal: { reason: "no_moon", values: {}, rule: "" } }), page });
  expect(screen.getByRole("alert").textContent).toContain("The moon is not up.");
});

test("several are confirmed when their number is right, and sent together", async () => {
  render(PickMany, { table: table(), page, ask });
  const confirm = screen.getByRole("button", { name: "decide-confirm" });
  await fireEvent.click(screen.getByRole("checkbox", { name: "the yes" }));
  expect(confirm).toHaveProperty("disabled", true);
  await fireEvent.click(screen.getByRole("checkbox", { name: "the maybe" }));
  await fireEvent.click(confirm);
  expect(answers).toHaveBeenCalledWith(["yes", "maybe"]);
});

test("after the end the final count can be called back", async () => {
  const over = table({ ask: null, counting: false, shown: { asks: [], result: { winners: [0] }, orders: null } });
  render(Prompt, { table: over, page: { ...page, words: { ...page.words, ending: () => ["You win."] } } as GamePage });
  await fireEvent.click(screen.getByRole("button", { name: "ending-title" }));
  expect(over.counting).toBe(true);
});

test("ticks stay while others act, and are gone with the next question", async () => {
  const { rerender } = render(PickMany, { table: table(), page, ask });
  const box = () => screen.getByRole("checkbox", { name: "the yes" }).getAttribute("aria-checked");
  await fireEvent.click(screen.getByRole("checkbox", { name: "the yes" }));
  await rerender({ table: table(), page, ask: { ...ask } });
  expect(box()).toBe("true");
  await rerender({ table: table(), page, ask: { ...ask, decision: 4 } });
  expect(box()).toBe("false");
});

test("what can pass may always pass, without a clock too", async () => {
  const order = vi.fn();
  render(Prompt, { table: table({ ask: { ...ask, options: ["howl", "pass"], idle: "pass" }, order }), page });
  await fireEvent.click(screen.getByRole("button", { name: "decide-always-pass" }));
  expect(order).toHaveBeenCalledWith(["howl"]);
});

test("what is let pass is listed by name, and asked about again one by one", async () => {
  const order = vi.fn();
  const orders = { keys: ["react", "join"], until: "" };
  const store = table({ order, card: { game: "western-legends" }, view: { asks: [], result: null, orders } });
  const { getByRole, getAllByRole } = render(Passing, { table: store });
  await fireEvent.click(getByRole("button", { name: /^decide-passing/ }));
  await fireEvent.click(getAllByRole("button", { name: /^decide-ask-again/ })[0]!);
  expect(order).toHaveBeenCalledWith(["join"]);
});
