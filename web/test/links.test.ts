/** What a browser keeps of a table's luck: written at once, in small pieces, and whole after a reload. */
import { beforeEach, expect, test, vi } from "vitest";
import { forgetNonce, keepCommitment, keepLink, keptOf, ownNonce } from "../src/wire/links";

const links = (count: number): string[] => Array.from({ length: count }, (_, n) => `link-${n}-${"x".repeat(40)}`);

beforeEach(() => localStorage.clear());

test("every link is there at once, oldest first, whatever their number", () => {
  keepCommitment("t1", "c0");
  for (const link of links(173)) {
    keepLink("t1", link);
    expect(keptOf("t1").links.at(-1)).toBe(link);
  }
  expect(keptOf("t1")).toMatchObject({ commitment: "c0", links: links(173) });
});

test("a link told again, by another tab or after a reload, is kept once", () => {
  for (const link of links(51).flatMap((one) => [one, one])) keepLink("t1", link);
  for (const link of links(51).slice(49)) keepLink("t1", link);
  expect(keptOf("t1").links).toEqual(links(51));
});

test("a new link writes no more when many are kept already", () => {
  const written = vi.spyOn(Storage.prototype, "setItem");
  for (const link of links(1000)) keepLink("t1", link);
  const longest = Math.max(...written.mock.calls.map(([, text]) => text.length));
  expect(longest).toBeLessThan(50 * 60);
  expect(written.mock.calls.length).toBeLessThan(1030);
  written.mockRestore();
});

test("what was kept all together before is still there", () => {
  localStorage.setItem("saddlebag-links-t1", JSON.stringify({ at: 5, commitment: "c0", links: ["a", "b"] }));
  keepLink("t1", "c");
  expect(keptOf("t1")).toMatchObject({ commitment: "c0", links: ["a", "b", "c"] });
});

test("of many tables the oldest is forgotten with all its links", () => {
  vi.useFakeTimers();
  for (let n = 0; n < 25; n++) {
    vi.setSystemTime(n * 1000);
    for (const link of links(60)) keepLink(`t${n}`, link);
  }
  vi.useRealTimers();
  const left = Object.keys(localStorage).filter((name) => /^saddlebag-links-t[0-4](\.|$)/.test(name));
  expect(left).toEqual([]);
  expect([keptOf("t4").links.length, keptOf("t24").links.length]).toEqual([0, 60]);
});

test("a player's nonce for a table is made once, and kept with the commitment and the links", () => {
  keepCommitment("t1", "c0");
  const nonce = ownNonce("t1");
  keepLink("t1", "l0");
  expect([ownNonce("t1"), ownNonce("t2") === nonce]).toEqual([nonce, false]);
  expect(keptOf("t1")).toMatchObject({ commitment: "c0", nonce, links: ["l0"] });
  forgetNonce("t1");
  expect(keptOf("t1")).toMatchObject({ commitment: "c0", nonce: "", links: ["l0"] });
});
