/** The page says of Western Legends what the terminal says (tests/web/west_telling.py wrote the samples). */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Names } from "../src/games/names";
import type { GamePage, Line } from "../src/games/page";
import { FILTERS } from "../src/games/western-legends/words/filters";
import { telling } from "../src/games/western-legends/words/telling";
import type { Barred, GameView } from "../src/wire/shapes";
import { words } from "../src/games/western-legends/words/words";
import { capital } from "../src/i18n/said";
import { textOf } from "../src/telling/lines";
import { Telling } from "../src/telling/telling";
import { headline, recap } from "../src/table/telling";
import type { Moment } from "../src/wire/moments.svelte";
import vocabulary from "../src/wire/games/western-legends.json";
import type { GameEvent } from "../src/wire/shapes";
import { concerns, knowVocabulary } from "../src/wire/vocabulary";
import samples from "./west.json";
import { layWest, WEST } from "./boxes";
import { speakEnglish } from "./texts";

const TEXTS = ["", "-asks", "-cards", "-characters", "-goals", "-stories", "-table", "-told", "-verbs"];
/** A key in place of a text, or a hole in one. */
const GAP = /\b(western-legends|public-enemy)-|\{|undefined|NaN|none/;
/** Questions that the terminal words for its keyboard. */
const OWN_QUESTION = ["discard", "keep", "keep_tokens", "poker_pick", "dealer_pick"];
/** The page adds it; the terminal says it elsewhere. */
const LAST_TURN = " in your last turn";
const OWN_REASON = ["say_end", "say_decline"];
const PEOPLE = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"];

const heard = (event: unknown): GameEvent => event as GameEvent;
/** A fight that later events speak of, where there is one. */
const going = (fight: unknown): GameEvent[] => ("event" in (fight as object) ? [heard(fight)] : []);
const seen = (view: unknown): GameView => view as GameView;
/** Where to go is told otherwise: the terminal lists spaces below each other, with their steps. */
const notAway = (options: string[], told: (option: string, i: number) => string): string[] =>
  options.map((option, i) => (/^(ride|to):/.test(option) ? option : told(option, i)));
/** Without the page's own messages it speaks as the terminal does. */
const terminal = new Telling(["western-legends"], "", FILTERS, telling.others);

const PAGES = ["web-western-legends", "web-western-legends-words"];

beforeAll(() => speakEnglish("shared", ...TEXTS.map((name) => `western-legends${name}`), ...PAGES));
beforeEach(() => {
  layWest();
  terminal.lay(WEST);
});

test.each(Object.entries(samples.box))("every %s of the box is told as in the terminal", (kind, rows) => {
  const page = Object.fromEntries(Object.keys(rows).map((id) => [id, telling.name(kind, id)]));
  expect(page).toEqual(rows);
});

test.each(samples.games)(
  "a whole game of $people for $seat is told as in the terminal",
  ({ seat, people, events, said }) => {
    const teller = telling.chronicle(new Names(people, seat));
    events.forEach((event, i) => teller.hear(heard(event), i));
    expect(teller.told().map(({ parts }) => parts.map(textOf).join(" "))).toEqual(said);
  },
);

test.each(samples.events)("$event.event is told as in the terminal", ({ seat, people, event, fight, said }) => {
  expect(telling.sentence(heard(event), new Names(people, seat), going(fight))).toBe(said);
});

test.each(samples.refusals)(
  "$reason bars $answer for the reason the terminal gives",
  ({ seat, people, said, ...why }) => {
    const text = words.refusal(why as Barred, new Names(people, seat));
    if (OWN_REASON.includes(why.reason)) expect(text).not.toMatch(GAP);
    else expect(text).toBe(said);
  },
);

test.each(samples.asks)(
  "what $view.asks.0.key asks, and its answers",
  ({ view, question, choices, shorts, thinks }) => {
    const [[ask], people] = [seen(view).asks, PEOPLE.slice(0, view.seats)];
    const reader = new Names(people, view.seat);
    const page = words.question(seen(view), ask!, reader);
    if (OWN_QUESTION.includes(ask!.key)) expect(page.text).not.toMatch(GAP);
    else expect(page.text.replace(LAST_TURN, "")).toBe(question);
    expect(page.more).not.toMatch(GAP);
    const options = ask!.options!;
    expect(notAway(options, (option) => words.choice(seen(view), option, reader))).toEqual(
      notAway(options, (_, i) => capital(choices[i]!)),
    );
    expect(options.map((option) => terminal.words.short(seen(view), option, reader))).toEqual(shorts);
    for (const option of ask!.options!) expect(words.short(seen(view), option, reader)).not.toMatch(GAP);
    expect(words.thinking(seen(view), ask!, new Names(people, null))).toBe(thinks);
  },
);

const { view: midway, asks } = samples.forms;
test.each(asks)("$ask.key and every answer that is declared have words", ({ ask, choices, shorts }) => {
  const view = { ...seen(midway), asks: [ask] };
  const reader = new Names(PEOPLE.slice(0, view.seats), view.seat);
  expect(notAway(ask.options, (option) => words.choice(view, option, reader))).toEqual(
    notAway(ask.options, (_, i) => capital(choices[i]!)),
  );
  expect(ask.options.map((option) => terminal.words.short(view, option, reader))).toEqual(shorts);
  const said = ask.options.flatMap((option) => [words.short(view, option, reader), words.choice(view, option, reader)]);
  const fighting = { ...view, fight: { kind: "duel", sides: [1, view.seat], shown: [], values: [] } };
  for (const text of [...said, words.question(fighting, ask, reader).text]) expect(text).not.toMatch(GAP);
});

test.each(samples.endings)("the end is told as in the terminal", ({ view, said }) => {
  expect(words.ending(seen(view), new Names(PEOPLE.slice(0, view.seats), 0))).toEqual(said);
});

const [game] = samples.games;
const events = game!.events.map(heard);
const reader = new Names(game!.people, game!.seat);
const texts = (lines: Line[]): string[] => lines.map((line) => line.text);

test("a game told piece by piece is the game told at once", () => {
  const whole = texts(words.chronicle(events, 0, reader));
  for (let end = 1; end < events.length; end += 7) words.chronicle(events.slice(0, end), 0, reader);
  expect(texts(words.chronicle(events, 0, reader))).toEqual(whole);
});

test("what was taken back is told no more", () => {
  const before = texts(words.chronicle(events.slice(0, 100), 0, reader));
  words.chronicle(events, 0, reader);
  expect(texts(words.chronicle(events.slice(0, 100), 0, reader))).toEqual(before);
});

test("each line has an event of its own to lead to", () => {
  const lines = words.chronicle(events, 0, reader);
  expect(new Set(lines.map((line) => line.event)).size).toBe(lines.length);
  expect(lines.every((line) => line.last! >= line.event)).toBe(true);
});

test("every round has a heading", () => {
  const rounds = events.filter((event) => event.event === "turn_begins").map((event) => event["round"]);
  const headings = words.chronicle(events, 0, reader).filter((line) => line.chapter);
  expect(headings.length).toBe(new Set(rounds).size);
});

test("nothing is told before it is drawn, and nothing twice", () => {
  const early = words.chronicle(events, 0, reader, 150);
  expect(Math.max(...early.map((line) => line.last!))).toBeLessThan(150);
  const late = words.chronicle(events, 0, reader, Infinity, 150);
  expect(Math.min(...late.map((line) => line.event))).toBeGreaterThanOrEqual(150);
});

test("whoever can only let it pass is told why there is a question", () => {
  const ask = { key: "react", seat: 0, options: ["pass"], idle: "pass", refusals: [], group: "" };
  const more = (options: string[]): string =>
    words.question(seen(midway), { ...ask, options }, new Names(PEOPLE, 0)).more;
  expect(more(["pass"])).toContain("nobody can tell");
  expect(more(["pass", "play:6_clubs"])).not.toContain("nobody can tell");
});

test("after an absence at most seven lines tell what concerns the reader first", () => {
  const page = { game: "western-legends", words } as GamePage;
  knowVocabulary(page.game, vocabulary);
  const lines = recap(page, events, 0, 200, reader);
  const mine = (line: Line): boolean =>
    events.slice(line.event, line.last! + 1).some((event) => concerns(page.game, event, reader.me));
  expect(lines.length).toBeLessThanOrEqual(7);
  expect(lines.some(mine)).toBe(true);
  expect(lines.every((line) => line.event >= 200 && !line.chapter)).toBe(true);
});

test("a moment is told by its first line, with the fight it belongs to", () => {
  const first = events.findIndex((event) => event.event === "revealed");
  const moment = { first, events: events.slice(first, first + 1) } as Moment;
  const [fight] = events
    .slice(0, first)
    .filter((event) => event.event === "fight")
    .slice(-1);
  const said = headline({ words } as GamePage, events, 0, moment, reader);
  expect(said).toBe(telling.sentence(events[first]!, reader, going(fight)));
});

test("a moment of many sentences is told by the first of them", () => {
  const sentence = "Y.B. Rowdy gains 1 LP from the story. ";
  const long = {
    words: { chronicle: () => [{ text: sentence.repeat(9).trim(), seat: null, event: 0 }] },
  } as unknown as GamePage;
  const said = headline(long, events, 0, { first: 0, events: events.slice(0, 1) } as Moment, reader);
  expect(said).toBe(sentence.repeat(4).trim());
});
