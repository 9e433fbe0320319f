/** The page speaks phrases as Python does (tests/web/phrases.py wrote the samples). */
import { expect, test } from "vitest";
import { bundleOf, learnt, Words, type Phrase } from "../src/i18n/said";
import language from "./phrases.ftl?raw";
import samples from "./phrases.json";

const words = new Words(() => [learnt(bundleOf("en"), language)]);
const cases = samples as unknown as { phrase: Phrase; text: string }[];

test.each(cases)("$phrase is spoken as in Python", ({ phrase: [key, args], text }) => {
  expect(words.say(key, args)).toBe(text);
});

test("what is lacking is said in the next language, a gap by its key", () => {
  const both = new Words(() => [learnt(bundleOf("fr"), "name-ann = Anne"), learnt(bundleOf("en"), language)]);
  expect([both.say("name-ann", {}), both.say("name-otto", {}), both.say("nobody", {})]).toEqual([
    "Anne",
    "Otto",
    "nobody",
  ]);
});

test("values that are no phrases are not taken for some", () => {
  expect(words.say("number", { n: ["a", "b"] as never })).toContain("{$n}");
});
