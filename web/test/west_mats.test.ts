/** What lies on the table of Western Legends can be chosen where the ask says so, and explains itself. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import contents from "../src/games/western-legends/box/contents.json";
import { effectArt, itemArt } from "../src/games/western-legends/mats/art";
import { Desk } from "../src/games/western-legends/mats/desk.svelte";
import { explained } from "../src/games/western-legends/mats/explained";
import { page as west } from "../src/games/western-legends/page";
import { others, standing } from "../src/games/western-legends/mats/sight";
import type { PlayerView, WesternLegendsView } from "../src/wire/games/western-legends";
import { contents as box } from "../src/games/western-legends/box";
import { folk } from "../src/games/western-legends/words/folk";
import { words } from "../src/games/western-legends/words/words";
import { namesOf } from "../src/table/people";
import type { GamePage } from "../src/games/page";
import type { GameView, OpenAsk } from "../src/wire/shapes";
import type { TableStore } from "../src/wire/store";
import { layWest } from "./boxes";
import { speakEnglish } from "./texts";
import WestDesk from "./WestDesk.svelte";

const BOOKS = ["", "-asks", "-cards", "-characters", "-goals", "-stories", "-table", "-told", "-verbs"].map(
  (name) => `western-legends${name}`,
);
const GAP = /\b(western-legends|public-enemy)-[a-z]|\{ |undefined|NaN/;
const page = {
  words,
  onTable: (option: string) => /^(play|use|duel):/.test(option),
  letters: "WL",
} as unknown as GamePage;

beforeAll(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  layWest();
  await speakEnglish("shared", ...BOOKS, "web-table", "web-western-legends", "web-western-legends-words");
});
afterEach(cleanup);

const STORY = {
  story: contents.stories.story[0]!.id,
  trigger: contents.stories.story[0]!.trigger,
  discs: [1],
  needed: 2,
  left: 9,
};
const MAT = {
  ...{
    space: "darkrock_bank",
    lp: 6,
    money: 70,
    nuggets: 2,
    wounds: 1,
    marshal: 0,
    wanted: 3,
    discs: 1,
    man_in_black: false,
  },
  ...{
    character: "annie_oakley",
    legend: true,
    items: ["revolver+", "mule", "whiskey"],
    mount: "mule",
    weapon: "revolver+",
    movement: 3,
  },
  ...{
    hand_limit: 4,
    hand: { count: 2, known: ["k_spades", "j_hearts"] },
    played: [],
    cattle: [{ color: "green", token: null }],
  },
  ...{ goals: { count: 1, known: [contents.goals.goal[0]!.id] }, done: [], tokens: { count: 2, known: [] } },
} as unknown as PlayerView;
const BLACK = {
  space: "darkrock_bank",
  lp: 1,
  money: 0,
  nuggets: 0,
  wounds: 0,
  marshal: 0,
  wanted: 0,
  discs: 2,
  man_in_black: true,
};

function table(options: string[] = [], refusals: object[] = [], group = ""): TableStore {
  const ask = { seat: 0, key: group ? "discard" : "act", options, refusals, group, idle: "end", decision: 1, picks: 1 };
  const shown = {
    ...{
      game: "western-legends",
      seat: 0,
      seats: 2,
      events: 0,
      asks: [ask],
      options: {},
      result: null,
      round: 1,
      length: 20,
      turn: 0,
      actions: 3,
      phase: "act",
    },
    ...{
      stories: [STORY, null],
      players: [MAT, { ...MAT, hand: { count: 2, known: [] } }, BLACK],
      bandits: [],
      sheriff: { space: "darkrock_bank", active: true },
    },
    ...{
      deck: 30,
      discard: ["2_hearts"],
      fight_deck: 13,
      store: { mule: 5 },
      ranches: { green: 3, blue: 2 },
      gold: {},
      supply: 0,
    },
    ...{ his_cards: [], his_deck: 9, resting: [], resolving: [], fight: null, poker: null, so_far: { dice: [] } },
  };
  const person = (seat: number) => ({ seat, kind: "person", name: `P${seat}`, colour: seat });
  const people = [person(0), person(1)];
  return {
    shown,
    view: shown,
    ask,
    seat: 0,
    locked: false,
    pressed: null,
    still: false,
    clock: null,
    person,
    card: { people },
    answer: vi.fn(),
    answers: vi.fn(),
  } as unknown as TableStore;
}
/** Found by what they say: looking by role takes jsdom seconds here. */
function sit(store: TableStore, opened = vi.fn()) {
  const { container } = render(WestDesk, { table: store, page, opened });
  const all = (looks = "button") => [...container.querySelectorAll<HTMLElement>(looks)];
  const button = (name: RegExp) => all().find((it) => name.test(it.ariaLabel ?? it.textContent.trim()))!;
  return { container, all, button };
}

test("everything in the box explains itself", () => {
  const desk = { table: table(), folk: folk(namesOf(table())) } as unknown as Desk;
  const all = box();
  const ids = [
    ...[...all.cards.keys(), ...all.fightCards.keys()].map((id) => `card:${id}`),
    ...[...all.items.values()].flatMap(({ id, upgrade }) => (upgrade ? [`item:${id}`, `item:${id}+`] : [`item:${id}`])),
    ...[...all.characters.values()].map(({ ability }) => `ability:${ability}`),
    ...[...all.stories.keys()].map((id) => `story:${id}`),
    ...[...all.goals.keys()].map((id) => `goal:${id}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [`marshal_track:${n}`, `wanted_track:${n}`]),
    ...["money", "nuggets", "cards", "movement", "limit", "cattle", "deck", "fights"].map((id) => `counted:${id}`),
  ];
  expect(ids.length).toBeGreaterThan(250);
  expect(ids.filter((id) => GAP.test(JSON.stringify(explained(id, desk))))).toEqual([]);
  expect(ids.filter((id) => !explained(id, desk).title || !explained(id, desk).lines.length)).toEqual([]);
});

test("every poker card and every item has its picture", () => {
  expect([...box().effects.keys()].map(effectArt)).not.toContain(undefined);
  expect([...box().items.keys()].map((id) => itemArt(`${id}+`))).not.toContain(undefined);
});

test("nothing on the table is left without words", () => {
  expect(sit(table(["end"])).container.textContent).not.toMatch(GAP);
});

test("rivals come clockwise from the reader's left, the Man in Black last", () => {
  expect(others({ players: [0, 0, 0, 0], seat: 2 } as unknown as WesternLegendsView)).toEqual([3, 0, 1]);
  expect(others({ players: [0, 0], seat: null } as unknown as WesternLegendsView)).toEqual([0, 1]);
  expect(standing(MAT)).toEqual({ track: "wanted", points: 3 });
});

test("a card glows and is played where the ask says so; another one is not", async () => {
  const store = table(["play:k_spades", "end"]);
  const { button } = sit(store);
  await fireEvent.click(button(/Jack of hearts/));
  expect(store.answer).not.toHaveBeenCalled();
  await fireEvent.click(button(/King of spades/));
  expect(store.answer).toHaveBeenCalledWith("play:k_spades");
});

/** A hand with a Joker that may be played as two cards. */
function jokers(...more: string[]): TableStore {
  const store = table(["play:joker_red:as:k_spades", "play:joker_red:as:j_hearts", ...more]);
  const hand = { count: 3, known: ["k_spades", "j_hearts", "joker_red"] };
  (store.shown as unknown as { players: object[] }).players[0] = { ...MAT, hand };
  return store;
}

const inHand = (container: Element, id: string) => container.querySelector<HTMLElement>(`[data-card=${id}]`)!;

test("a Joker in the hand is taken up and played as the card chosen next (FIST-4)", async () => {
  const store = jokers("play:k_spades", "end");
  const { container } = sit(store);
  await fireEvent.click(inHand(container, "joker_red"));
  expect(inHand(container, "joker_red").ariaPressed).toBe("true");
  await fireEvent.click(inHand(container, "k_spades"));
  expect(vi.mocked(store.answer).mock.calls).toEqual([["play:joker_red:as:k_spades"]]);
});

test.each(["Escape", "Put it back", "another click"])("nothing is played when a Joker goes back by %s", async (way) => {
  const store = jokers("play:k_spades", "end");
  const { container, button } = sit(store);
  await fireEvent.click(inHand(container, "joker_red"));
  if (way === "Escape") await fireEvent.keyDown(window, { key: way });
  else await fireEvent.click(way === "Put it back" ? button(/^Put it back/) : inHand(container, "joker_red"));
  expect([inHand(container, "joker_red").ariaPressed, vi.mocked(store.answer).mock.calls]).toEqual(["false", []]);
  await fireEvent.click(inHand(container, "k_spades"));
  expect(vi.mocked(store.answer).mock.calls).toEqual([["play:k_spades"]]);
});

test("a Joker is dragged onto the card it copies, in one gesture (FIST-4)", async () => {
  const store = jokers("end");
  const { container } = sit(store);
  document.elementFromPoint = () => inHand(container, "j_hearts");
  await fireEvent.pointerDown(inHand(container, "joker_red"), { clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(window, { clientX: 90, clientY: 4 });
  await fireEvent.pointerUp(window, { clientX: 90, clientY: 4 });
  expect(vi.mocked(store.answer).mock.calls).toEqual([["play:joker_red:as:j_hearts"]]);
});

test("a Joker that lies open is named on the cards of the hand, and no button repeats them (Q-78)", async () => {
  const store = table(["joker_red:as:k_spades", "joker_red:as:j_hearts"]);
  Object.assign(store.ask!, { key: "copy", idle: "" });
  const { container, all } = sit(store);
  expect(all(".btn").filter((it) => /king|jack/i.test(it.textContent))).toEqual([]);
  await fireEvent.click(inHand(container, "j_hearts"));
  expect(store.answer).toHaveBeenCalledWith("joker_red:as:j_hearts");
});

test("an item, a story and a rival answer where the ask names them", async () => {
  const [acting, telling] = [table(["use:whiskey", "duel:1", "end"]), table(["place:0", "pass"])];
  const { button } = sit(acting);
  await fireEvent.click(button(/^Whiskey/));
  await fireEvent.click(button(/Duel/));
  expect(vi.mocked(acting.answer).mock.calls.flat()).toEqual(["use:whiskey", "duel:1"]);
  Object.assign(telling.ask!, { key: "disc" });
  await fireEvent.click(sit(telling).container.querySelector("[data-story='0'] button")!);
  expect(telling.answer).toHaveBeenCalledWith("place:0");
});

test("what waits for its turn is chosen by its name, and is no disc on a story (Q-142)", async () => {
  const store = table(["getaway:0", "move:0"]);
  Object.assign(store.ask!, { key: "waiting", idle: "" });
  const { container, button } = sit(store);
  await fireEvent.click(container.querySelector("[data-story='0'] button")!);
  expect(store.answer).not.toHaveBeenCalled();
  await fireEvent.click(button(/^Your Getaway/));
  expect(store.answer).toHaveBeenCalledWith("getaway:0");
});

test("every deed that is done to somebody has words on the rival", () => {
  const deeds = ["duel:1", "rob:1", "arrest:1", "question:1", "seat:1"];
  const { all } = sit(table([...deeds, "end"]));
  const texts = all(".actions .btn").map((it) => it.textContent);
  expect(texts).toHaveLength(deeds.length);
  expect(texts.filter((it) => GAP.test(it))).toEqual([]);
});

test("loot is named with its amount, an item with its picture (Q-121)", () => {
  const store = table(["money:30", "item:mule", "nothing"]);
  Object.assign(store.ask!, { key: "loot", idle: "" });
  const { button } = sit(store);
  expect(button(/^Take \$30$/)).toBeDefined();
  expect(button(/^Take Mule/).querySelector("svg")).not.toBeNull();
});

test("a rival is opened by a click, and nothing is answered", async () => {
  const store = table(["end"]);
  const opened = vi.fn();
  await fireEvent.click(sit(store, opened).button(/^P1, Annie/));
  expect(opened).toHaveBeenCalledWith(1);
  expect(store.answer).not.toHaveBeenCalled();
});

test("what this place would offer stays visible, what other places offer does not", () => {
  const barred = (answer: string, reason: string) => ({ answer, reason, values: {}, rule: "BANK-1" });
  const { all } = sit(table(["end"], [barred("heist", "one_heist_a_turn"), barred("poker", "not_here")]));
  expect(all(".btn[aria-disabled]")).toHaveLength(1);
});

test("the hand is the chooser: cards picked there are confirmed beside the question, and sent whole", async () => {
  const store = table(["k_spades", "j_hearts"], [], "discard");
  const { all, button } = sit(store);
  await fireEvent.click(all("[data-card=k_spades]")[0]!);
  expect(all("[data-card=k_spades]")[0]!.getAttribute("aria-pressed")).toBe("true");
  await fireEvent.click(button(/Confirm/));
  expect(store.answers).toHaveBeenCalledWith(["k_spades"]);
});

test("what others begin can be let pass for good, beside what is let pass already; the own turn cannot", async () => {
  const order = vi.fn();
  const store = Object.assign(table(["pass", "play:k_spades"]), { order });
  const always = () => sit(store).button(/^Always let this pass/);
  expect(always()).toBeUndefined();
  Object.assign(store.ask!, { key: "react", idle: "pass" });
  Object.assign(store.view!, { orders: { keys: ["join"], until: "" } });
  await fireEvent.click(always());
  expect(order).toHaveBeenCalledWith(["join", "react"]);
});

test("what may cost something is never let pass for good", () => {
  const store = table(["fight", "decline"]);
  Object.assign(store.ask!, { key: "defend", idle: "decline" });
  expect(sit(store).button(/^Always let this pass/)).toBeUndefined();
});

test("a thing in focus is explained, until the focus leaves", async () => {
  const { container, button } = sit(table(["end"]));
  const card = button(/King of spades/);
  vi.spyOn(card, "matches").mockReturnValue(true); // jsdom knows no :focus-visible
  await fireEvent.focus(card);
  expect(container.querySelector("[role=tooltip]")?.textContent).toContain("gain 2 actions");
  await fireEvent.blur(card);
  expect(container.querySelector("[role=tooltip]")?.textContent).toBe("");
});

test("the player aid is one key away", async () => {
  const { container } = sit(table(["end"]));
  await fireEvent.keyDown(window, { key: "a" });
  expect(container.querySelector("dialog")!.textContent).not.toMatch(GAP);
});

test("what follows from an own action is never let pass for good, what comes again and again can be", () => {
  const store = table(["pass", "to:darkrock_bank"]);
  Object.assign(store.ask!, { key: "sheriff", idle: "pass" });
  expect(sit(store).button(/^Always let this pass/)).toBeUndefined();
  Object.assign(store.ask!, { key: "move_end" });
  expect(sit(store).button(/^Always let this pass/)).toBeDefined();
});

test("what a First Game does not have is not listed", () => {
  const why = { answer: "acquire", reason: "not_here", values: {}, rule: "" };
  const game = (first_game: boolean) => ({ options: { first_game } }) as unknown as GameView;
  expect([west.moot!(game(true), why), west.moot!(game(false), why)]).toEqual([true, false]);
  expect(west.moot!(game(false), { ...why, answer: "buy:whiskey", reason: "not_in_game" })).toBe(true);
});

test("a fight says what winning brings before it is begun", () => {
  const store = table(["duel:1"]);
  Object.assign(store.ask!, { detail: { stakes: { "duel:1": { won: [{ lp: 3 }], lost: [{ wounds: 1 }] } } } });
  const desk = new Desk(store, page);
  expect(explained("choice:duel:1", desk).lines.join(" ")).toMatch(/2 cards in hand.*Won: 3 LP; lost: \+1 wound/);
  expect(desk.gain("duel:1")).toBe("3 LP");
});

test("the last turn is called so when it begins, and a full wallet says that money is lost", () => {
  const asked = (about: object, money: number) => {
    const view = { ...table().shown!, ...about, players: [{ ...MAT, money }, MAT] } as unknown as GameView;
    const { text, more } = words.question(
      view,
      { key: "income", seat: 0, options: ["money"] } as unknown as OpenAsk,
      namesOf(table()),
    );
    return `${text} ${more}`;
  };
  expect(asked({ ending: "final_round" }, 0)).toMatch(/^Your last turn begins/);
  expect(asked({ ending: "open" }, 120)).toMatch(/^Your turn begins.*\$120 at most/);
});
