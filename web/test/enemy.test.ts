/** The page says of Public Enemy what the terminal says (tests/web/enemy_telling.py wrote the samples). */
import { beforeAll, expect, test } from "vitest";
import { Names } from "../src/games/names";
import { chance, leaderLine, oddsOf } from "../src/games/public-enemy/odds";
import { telling } from "../src/games/public-enemy/telling";
import { after } from "../src/games/public-enemy/after";
import { DECKS, GANGS, OUTLAWS, POINTS, TOWNS } from "../src/games/public-enemy/box";
import { FACES } from "../src/games/public-enemy/faces";
import type { Outlaw, PublicEnemyView } from "../src/wire/games/public-enemy";
import { words } from "../src/games/public-enemy/words";
import type { GameEvent } from "../src/wire/shapes";
import samples from "./enemy.json";
import { layEnemy } from "./boxes";
import { speakEnglish } from "./texts";

const PEOPLE = ["Ann", "Bob", "Cy", "Di", "Ed", "Flo"];
const asks = samples.asks.map(({ view, ...said }) => ({ ...said, view: view as unknown as PublicEnemyView }));
const named = (seat: number | null): Names => new Names(PEOPLE, seat);

beforeAll(() => {
  layEnemy();
  return speakEnglish("shared", "public-enemy", "web-public-enemy");
});

test("the box is the one the rules play with", () => {
  expect([GANGS.length, TOWNS.length, DECKS.length, OUTLAWS.length, POINTS.at(-1)]).toEqual([4, 4, 5, 48, 30]);
});

test("no two outlaws look alike", () => {
  const looks = OUTLAWS.map(({ id }) => JSON.stringify(FACES[id]));
  expect(new Set(looks).size).toBe(48);
});

test.each(samples.events)("$event.event is told as in the terminal", ({ seat, event, said }) => {
  expect(telling.sentence(event as unknown as GameEvent, named(seat))).toBe(said);
});

test.each(samples.games)("a whole game for $seat is told as in the terminal", ({ seat, events, said }) => {
  const lines = words.chronicle(events as unknown as GameEvent[], 0, named(seat));
  expect(lines.map((line) => line.text)).toEqual(said);
  expect(lines.filter((line) => line.chapter).length).toBe(
    events.filter(({ event }) => event === "round_begins").length,
  );
});

test("what was taken back is told in the page's own words", () => {
  const [undo, takeback] = ["undo", "takeback"].map((event) => ({ event, seat: 1, answers: 1 }));
  const said = words.chronicle([undo!, takeback!], 0, named(0)).map((line) => line.text);
  expect(said).toEqual(["Bob takes back a decision.", "With everybody's consent Bob takes back a decision."]);
});

test.each(asks)("the options of $view.asks.0.key and what bars the others", ({ view, choices, refusals }) => {
  const [ask] = view.asks;
  const names = named(view.seat);
  expect(ask!.options!.map((option) => words.choice(view, option, names))).toEqual(choices);
  expect(ask!.refusals!.map((refusal) => words.refusal(refusal, names))).toEqual(refusals);
  expect(words.question(view, ask!, names).text).not.toContain("we-");
  for (const option of ask!.options!) expect(words.short(view, option, names)).not.toMatch(/public-enemy-/);
});

test.each(asks)("what may still come, in $view.asks.0.key", ({ view, odds }) => {
  for (const town of TOWNS) expect(leaderLine(view, town, oddsOf(view, town))).toBe(odds.leaders[town]);
  for (const [i, deck] of DECKS.entries()) {
    const { kinds, count, next } = oddsOf(view, deck);
    if (!next) for (const kind of kinds) expect(odds.all[i + 1]).toContain(`(${chance(kind.count, count)})`);
  }
});

test.each(samples.endings)("the end is told as in the terminal", ({ view, said }) => {
  expect(words.ending(view as unknown as PublicEnemyView, named(0))).toEqual(said);
});

test("a card that is taken leaves its town for the taker's stack", () => {
  const view = asks[0]!.view;
  const card = view.decks.tombstone.at(-1) as Outlaw;
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
