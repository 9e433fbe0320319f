/** Whoever is sent away from a table is told why. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Closed from "../src/table/Closed.svelte";
import type { Notice } from "../src/wire/types";

const chat = [
  { number: 0, seat: null, name: "", text: "muted:Ben:loud", at: 0 },
  { number: 1, seat: null, name: "", text: "kicked:Ben:gone for hours", at: 0 },
  { number: 2, seat: 0, name: "Anna", text: "sorry", at: 0 },
];
const notice = (reason: string): Notice => ({ kind: "notice", reason, values: {} });
const words = (): string => screen.getByRole("main").textContent ?? "";
afterEach(cleanup);

test("who was sent away reads the host's reason, and not that one may look on", () => {
  render(Closed, { notice: notice("seat_gone"), chat });
  expect(words()).toContain("closed-gone\nchat-told-kicked");
});

test("who moved to another device is told where to play on", () => {
  render(Closed, { notice: notice("seat_moved"), chat });
  expect(words()).toContain("closed-moved-next");
});
