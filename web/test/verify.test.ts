/** The browser's own BLAKE2b and luck, against Python's hashlib and a game that Python played. */
import { expect, test } from "vitest";
import { blake2b } from "../src/verify/blake2b";
import { check, type Journal, NoJournal, readJournal } from "../src/verify/check";
import { pythonJson, toHex } from "../src/verify/written";
import vectors from "./blake2b.json";
import game from "./journal.json";

const journal = (): Journal => structuredClone(game) as unknown as Journal;
const wrong = (found: Journal, links: string[] = [], commitment = "", nonce = ""): string[] =>
  check(found, { commitment, nonce, links })
    .filter((one) => one.fits === false)
    .map((one) => one.what);

test.each(vectors as [number, number, number, string, string][])(
  "BLAKE2b of %i bytes to %i bytes with a key of %i, personalised '%s', is hashlib's",
  (length, size, keyed, person, digest) => {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
    const key = Uint8Array.from({ length: keyed }, (_, i) => i);
    expect(toHex(blake2b(data, { size, key, person }))).toBe(digest);
  },
);

test("JSON is written as Python writes it", () => {
  const value = { b: [1, null, true], a: '\u00e9\n\u2603\ud83e\udd20\u007f"' };
  expect(pythonJson(value)).toBe('{"a": "\\u00e9\\n\\u2603\\ud83e\\udd20\\u007f\\"", "b": [1, null, true]}');
});

test("a fair game fits, with the links that were kept", () => {
  const links = journal().links.filter((_, i) => i % 3 === 0);
  expect(wrong(journal(), links)).toEqual([]);
});

test("a changed card, answer, nonce or secret is found", () => {
  const card = journal();
  const deal = card.entries.find((entry) => entry[1] === "deal")!;
  (deal[3] as number[][])[0]!.reverse();
  expect(wrong(card)).toEqual(["luck", "chain"]);
  const answer = journal();
  answer.entries.find((entry) => typeof entry[0] === "number")![1] = "draw:saloon!";
  expect(wrong(answer)).toEqual(["chain"]);
  const nonce = journal();
  nonce.nonces["0"] = "mine";
  expect(wrong(nonce)).toEqual(["luck", "chain"]);
  const secret = journal();
  secret.secret = secret.secret.replace(/^00/, "01");
  expect(wrong(secret)).toEqual(["commitment", "luck"]);
});

test("a number that no die has is found", () => {
  const die = journal();
  die.entries.push(["chance", "die", 0, -1]);
  expect(wrong(die)).toEqual(["luck", "chain"]);
});

test("a commitment other than the one told before the game is found", () => {
  expect(wrong(journal(), [], "0".repeat(64))).toEqual(["commitment"]);
});

test("a link that is not in the journal is found", () => {
  expect(wrong(journal(), ["0".repeat(32)])).toEqual(["kept"]);
});

test("a game that is not over is told from a file that is no game", () => {
  expect(() => readJournal({ game: "coyote", commitment: "" })).toThrow(new NoJournal("not-over"));
  expect(() => readJournal([1, 2])).toThrow(new NoJournal("not-a-game"));
});

test("a lesson, whose luck was written beforehand, is not checked", () => {
  expect(() => readJournal({ ...journal(), layout: {} })).toThrow(new NoJournal("lesson"));
});

test("the nonce this browser added must be in the journal", () => {
  const [mine] = Object.values(journal().nonces);
  expect(wrong(journal(), [], "", mine)).toEqual([]);
  expect(wrong(journal(), [], "", "another")).toEqual(["nonces"]);
});
