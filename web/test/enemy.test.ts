/** The page says of Public Enemy what the terminal says (tests/web/enemy_telling.py wrote the samples). */
import { beforeAll, expect, test } from "vitest";
import { Names } from "../src/games/names";
import { chance, leaderLine, oddsOf } from "../src/games/enemy/odds";
import { sentence } from "../src/games/enemy/events";
import { after } from "../src/games/enemy/after";
import { DECKS, GANGS, OUTLAWS, POINTS, TOWNS } from "../src/games/enemy/box";
import { FACES } from "../src/games/enemy/faces";
import type { EnemyView } from "../src/games/enemy/sight";
import { words } from "../src/games/enemy/words";
import type { GameEvent } from "../src/wire/shapes";
import samples from "./enemy.json";
import { speakEnglish } from "./texts";

const PEOPLE = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"];
const asks = samples.asks.map(({ view, ...said }) => ({ ...said, view: view as unknown as EnemyView }));
const named = (seat: number | null): Names => new Names(PEOPLE, seat);

beforeAll(() => speakEnglish("shared", "public-enemy", "web-enemy"));

test("the box is the one the rules play with", () => {
  expect([GANGS.length, TOWNS.length, DECKS.length, OUTLAWS.length, POINTS.at(-1)]).toEqual([4, 4, 5, 48, 30]);
});

test("no two outlaws look alike", () => {
  const looks = OUTLAWS.map(({ id }) => JSON.stringify(FACES[id]));
  expect(new Set(looks).size).toBe(48);
});

test.each(samples.events)("$event.event is told as in the terminal", ({ seat, event, before, said }) => {
  const told = words.event(event as unknown as GameEvent, named(seat), before as unknown as GameEvent);
  const text = told ? told.text : sentence(event as unknown as GameEvent, named(seat));
  expect(text.trim()).toBe(said);
});

test.each(asks)("the options of $view.asks.0.key and what bars the others", ({ view, choices, refusals }) => {
  const [ask] = view.asks;
  const names = named(view.seat);
  expect(ask!.options!.map((option) => words.choice(view, option, names))).toEqual(choices);
  expect(ask!.refusals!.map((refusal) => words.refusal(refusal, names))).toEqual(refusals);
  expect(words.question(view, ask!, names).text).not.toContain("we-");
  for (const option of ask!.options!) expect(words.short(view, option, names)).not.toMatch(/we-|pe-/);
});

test.each(asks)("what may still come, in $view.asks.0.key", ({ view, odds }) => {
  for (const town of TOWNS) expect(leaderLine(view, town, oddsOf(view, town))).toBe(odds.leaders[town]);
  for (const [i, deck] of DECKS.entries()) {
    const { kinds, count, next } = oddsOf(view, deck);
    if (!next) for (const kind of kinds) expect(odds.all[i + 1]).toContain(`(${chance(kind.count, count)})`);
  }
});

test.each(samples.endings)("the end is told as in the terminal", ({ view, said }) => {
  expect(words.ending(view as unknown as EnemyView, named(0))).toEqual(said);
});

test("a card that is taken leaves its town for the taker's stack", () => {
  const view = asks[0]!.view;
  const card = view.decks.tombstone.at(-1)!;
  const next = after(view, { event: "took", seat: 1, town: "tombstone", card });
  const stacks = Object.values(next.players[1]!.stacks).flat();
  expect([next.decks.tombstone.length, stacks.includes(card)]).toEqual([view.decks.tombstone.length - 1, true]);
});

test("a new round gathers all cards; tokens and the One stay with their owners", () => {
  const view = { ...asks[0]!.view, one: 1 };
  const next = after(view, { event: "round_begins", round: 9, starter: 1, supremacy: null });
  const left = next.players.flatMap((player) => Object.values(player.stacks).flat());
  expect([left, next.round, next.turn, next.one]).toEqual([[], 9, 1, 1]);
  expect(next.players.map((player) => player.wanted)).toEqual(view.players.map((player) => player.wanted));
});
