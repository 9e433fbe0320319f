/** The map of Western Legends is drawn as the board says, and rides go where the rules let them. */
import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { icons } from "../src/art/icons";
import type { GamePage } from "../src/games/page";
import { contents } from "../src/games/western-legends/box";
import sheet from "../src/games/western-legends/box/sheet.svg?raw";
import { theBoard, type Spot } from "../src/games/western-legends/map/board";
import { SIGNS } from "../src/games/western-legends/map/chart.svelte";
import { after, figuresOf, type Places, type Slot, slots } from "../src/games/western-legends/map/figures";
import { nextSpace } from "../src/games/western-legends/map/keys";
import Map from "../src/games/western-legends/map/Map.svelte";
import { targetsOf } from "../src/games/western-legends/map/ways";
import { named } from "../src/games/western-legends/words/names";
import type { WesternLegendsAsk } from "../src/wire/games/western-legends";
import type { TableStore } from "../src/wire/store";
import rides from "./west_rides.json";
import { layWest } from "./boxes";
import { speakEnglish } from "./texts";

const TEXTS = [
  "shared",
  "western-legends",
  "western-legends-asks",
  "western-legends-table",
  "western-legends-cards",
  "web-western-legends-map",
];

beforeAll(async () => {
  layWest();
  await speakEnglish(...TEXTS);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = () => null;
});
afterEach(cleanup);

const all = (): Spot[] => [...theBoard().spots.values()];
const shared = (a: Spot, b: Spot): string[] => {
  const points = new Set(b.polygon.map(String));
  return a.polygon.map(String).filter((it) => points.has(it));
};
const signs = [...sheet.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)"><circle cx="2" cy="4" r="18"/g)].map(
  ([, x, y]) => `${x},${y}`,
);

test("two spaces share a border exactly where they are adjacent, or a corner with its sign", () => {
  const wrong = all().flatMap((a) =>
    all()
      .filter((b) => b !== a && !touchRightly(a, b))
      .map((b) => [a.id, b.id]),
  );
  expect(wrong).toEqual([]);
  expect(signs).toHaveLength(4);
});

function touchRightly(a: Spot, b: Spot): boolean {
  const points = shared(a, b);
  const corner = a.row.corner?.includes(b.id) ?? false;
  if (points.length === 1) return corner === a.row.adjacent.includes(b.id) && corner === signs.includes(points[0]!);
  return !corner && points.length > 1 === a.row.adjacent.includes(b.id);
}

test("every space is drawn on the sheet", () => {
  expect(all()).toHaveLength(64);
  for (const { polygon } of all()) expect(sheet).toContain(polygon.map(([x, y]) => `${x} ${y}`).join("L"));
});

test("a mesa borders on the spaces that the board says", () => {
  for (const { id, borders } of contents().pages.board.mesa) {
    const { polygon } = contents().pages.picture.mesa.find((it) => it.id === id)!;
    const points = new Set(polygon.map(String));
    const touching = all().filter((spot) => spot.polygon.map(String).filter((it) => points.has(it)).length > 1);
    expect(touching.map((it) => it.id).toSorted()).toEqual(borders.toSorted());
  }
});

test("every space has a name, every location a sign", () => {
  for (const { id, row } of all()) {
    expect(named("stop", id)).not.toMatch(/^western-legends-/);
    if (row.location) expect(icons[SIGNS[row.location]!], id).toBeTruthy();
    if (row.location === "store" || row.location === "saloon") expect(theBoard().part.get(id)?.kind).toBe(row.location);
  }
});

test.each(rides)("$ask.key: the way drawn for $answer is the one that is ridden", ({ ask, answer, path }) => {
  const ways = [...targetsOf(ask as unknown as WesternLegendsAsk).values()].flat();
  const way = ways.find(({ option }) => option === answer)!;
  expect(way.path).toEqual(path.slice(1));
  expect(ways.every((it) => it.path.length > 0)).toBe(true);
});

test("arrows lead to every space of the map", () => {
  const seen = new Set([all()[0]!]);
  for (const spot of seen)
    for (const turn of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const)
      seen.add(nextSpace(spot, turn));
  expect(seen.size).toBe(64);
});

const PLACES: Places = {
  players: ["dixon_creek", "dixon_creek"],
  black: 1,
  sheriff: "darkrock_sheriff",
  active: true,
  bandits: ["dixon_creek"],
  types: { dixon_creek: "robber" },
};

test("what happens moves the figures", () => {
  const rode = after(PLACES, {
    event: "rode",
    player: 0,
    path: ["dixon_creek", "cliff_junction_1", "red_falls_cabaret"],
    cause: "move",
  });
  expect(rode.players).toEqual(["red_falls_cabaret", "dixon_creek"]);
  expect(
    after(rode, { event: "sheriff_rode", player: 0, path: ["darkrock_sheriff", "mesitos_point_7"], cause: "move" })
      .sheriff,
  ).toBe("mesitos_point_7");
  expect(after(rode, { event: "bandit_gone", player: 0, space: "dixon_creek", beaten: true }).bandits).toEqual([]);
  expect(after(rode, { event: "spawned", spaces: ["spikes_view_hideout"], cause: "move" }).bandits).toHaveLength(2);
  expect(after(rode, { event: "money", player: 0, before: 0, after: 10, cause: "move" })).toBe(rode);
});

test("a bandit's type comes with the bandit and goes with it (FIST-8)", () => {
  const gone = after(PLACES, { event: "bandit_gone", player: 0, space: "dixon_creek", beaten: true });
  expect(gone.types).toEqual({});
  const typed = after(gone, { event: "bandit_types", spaces: ["spikes_view_hideout"], bandits: ["fugitive"] });
  expect(typed.types).toEqual({ spikes_view_hideout: "fugitive" });
});

test("figures in one space lie side by side, the reader's own on top", () => {
  expect(figuresOf(PLACES, 0).map((it) => it.kind)).toEqual(["bandit", "sheriff", "black", "player"]);
  const overlap = (seats: Slot[]) =>
    seats.some((a, n) => seats.slice(n + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < a.r * 2));
  for (const count of [2, 3, 4, 5, 6, 7, 8]) expect(all().filter((spot) => overlap(slots(count, spot)))).toEqual([]);
});

const asked = (find: (ride: (typeof rides)[number]) => boolean) => rides.find(find)!;
const words = { refusal: () => "Too far." };

/** The map with one question open; what is answered. */
function shown({ view, ask }: (typeof rides)[number], refusals: object[] = []): string[] {
  const said: string[] = [];
  const players = view.players.map((mat) => ({ ...mat, man_in_black: false }));
  const table = {
    still: false,
    locked: false,
    seat: view.seat,
    card: { game: "western-legends", people: [] },
    shown: { ...view, players, asks: [{ ...ask, seat: view.seat, refusals }] },
    ask: { ...ask, refusals },
    first: 0,
    events: [],
    person: (seat: number) => ({ seat, name: "Ann", colour: seat, kind: "person" }),
    answer: (text: string) => said.push(text),
  } as unknown as TableStore;
  render(Map, { table, page: { words } as unknown as GamePage });
  return said;
}

const part = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-space="${id}"]`)!;

test("a click on a space rides there; how far it is can be heard", () => {
  const ride = asked((it) => it.ask.key === "act" && !it.answer.includes(":by:") && it.path.length === 3);
  const said = shown(ride);
  expect(part(ride.path.at(-1)!).getAttribute("aria-label")).toContain("2 steps");
  part(ride.path.at(-1)!).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(said).toEqual([ride.answer]);
});

test("ways that matter are offered at the space", async () => {
  const ride = asked((it) => it.answer.includes(":by:"));
  const said = shown(ride);
  part(ride.path.at(-1)!).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(said).toEqual([]);
  await tick();
  const ways = [...document.querySelectorAll<HTMLElement>("[data-ways] button")];
  ways.find((it) => it.textContent.startsWith("Through"))!.click();
  expect(said).toEqual([ride.answer]);
});

/** A ride whose end is taken for a rest on the way to a space that is out of reach. */
function farRide(): { ride: (typeof rides)[number]; goal: string } {
  const ride = asked((it) => it.ask.key === "act" && !it.answer.includes(":by:") && it.path.length === 3);
  const goal = all().find(({ id }) => !ride.ask.options.some((it) => it.includes(id)))!.id;
  const detail = { ...ride.ask.detail, rests: { [goal]: ride.path.at(-1)! } };
  return { ride: { ...ride, ask: { ...ride.ask, detail } } as never, goal };
}

test("a space several actions away is offered with their number, and its first action is answered", async () => {
  const { ride, goal } = farRide();
  const said = shown(ride);
  expect(part(goal).getAttribute("aria-label")).toContain("2 actions");
  part(goal).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(said).toEqual([]);
  await tick();
  const [go] = document.querySelectorAll<HTMLElement>("[data-ways] button");
  expect(go!.textContent).toContain("2 actions");
  go!.click();
  expect(said).toEqual([ride.answer]);
});

test("the list of spaces offers far rides, too", async () => {
  const { ride, goal } = farRide();
  const said = shown(ride);
  screen.getByRole("button", { name: "Look closer, the whole map, a list of spaces" }).click();
  await tick();
  screen.getByRole("button", { name: "List of spaces" }).click();
  await tick();
  const far = [...document.querySelectorAll<HTMLElement>(".list .way")].find((it) => it.textContent.includes("2 act"))!;
  expect(far.textContent).toContain(named("spot", goal));
  far.click();
  expect(said).toEqual([ride.answer]);
});

test("a space that is out of reach says why, and Enter does nothing there", () => {
  const ride = asked((it) => it.ask.key === "act");
  const barred = all().find(({ id }) => !ride.ask.options.some((it) => it.includes(id)))!.id;
  const said = shown(ride, [{ answer: `ride:${barred}`, reason: "too_far", values: {}, rule: "" }]);
  expect(part(barred).getAttribute("aria-label")).toContain("Too far.");
  part(barred).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect([said, part(barred).getAttribute("aria-disabled")]).toEqual([[], "true"]);
});

test("a space that is no answer explains itself: what is done there, who waits there", async () => {
  const ride = asked((it) => it.ask.key === "act");
  const hideout = all().find(
    ({ id, row }) =>
      row.location === "hideout" && ride.view.bandits.includes(id) && !ride.ask.options.some((it) => it.includes(id)),
  )!.id;
  expect(shown(ride)).toEqual([]);
  part(hideout).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
  const told = document.getElementById(part(hideout).getAttribute("aria-describedby")!)!;
  expect(told.className).not.toContain("later");
  expect(told.textContent).toContain("Bandits gather here.");
  expect(told.textContent).toContain("you fight it at once");
});

test("a bandit shows its type on the map, and its space says it (FIST-8)", () => {
  const ride = asked((it) => it.ask.key === "act");
  const [space, other] = ride.view.bandits as [string, string];
  shown({ ...ride, view: { ...ride.view, bandit_types: { [space]: "horse_thief" } } });
  const badge = (id: string) => document.querySelector(`[data-figure="bandit-${id}"] [role=img]`);
  expect([badge(space)?.getAttribute("aria-label"), badge(other)]).toEqual(["Horse Thief", null]);
  expect(part(space).getAttribute("aria-label")).toContain("Horse Thief");
  expect(part(other).getAttribute("aria-label")).toContain("bandit");
});

/** The map while somebody is asked this and may answer so. */
function offered(key: string, ...options: string[]): string[] {
  const ride = asked((it) => it.ask.key === "act");
  return shown({ ...ride, ask: { ...ride.ask, key, options } } as never);
}

test("a bandit is put or removed by a click on its hideout, and the list says which (Q-119)", async () => {
  const said = offered("county_business", "pass", "remove:dixon_creek", "put:spikes_view_hideout");
  part("dixon_creek").dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(said).toEqual(["remove:dixon_creek"]);
  screen.getByRole("button", { name: "Look closer, the whole map, a list of spaces" }).click();
  await tick();
  screen.getByRole("button", { name: "List of spaces" }).click();
  await tick();
  expect(document.querySelector(".list")!.textContent).toMatch(/Remove the bandit.*Put a bandit here/);
});

test("who chooses which bandit appears does so at its hideout, where the choice stands at once (FIST-8)", async () => {
  const said = offered("spawn_type", "put:gambler:spikes_view_hideout", "put:robber:spikes_view_hideout");
  await vi.waitFor(() => expect(document.querySelectorAll("[data-ways] button")).toHaveLength(2));
  const robber = document.querySelectorAll<HTMLElement>("[data-ways] button")[1]!;
  expect([robber.textContent.trim(), robber.querySelector("svg")]).toEqual(["Robber", expect.anything()]);
  robber.click();
  expect(said).toEqual(["put:robber:spikes_view_hideout"]);
});

test("the list has what may be chosen first", async () => {
  const ride = asked((it) => it.ask.key === "act");
  const said = shown(ride);
  screen.getByRole("button", { name: "Look closer, the whole map, a list of spaces" }).click();
  await tick();
  screen.getByRole("button", { name: "List of spaces" }).click();
  await tick();
  const ways = document.querySelectorAll<HTMLElement>(".list li:has(button) .way");
  expect(ways).toHaveLength(ride.ask.options.length);
  ways[0]!.click();
  expect(said).toHaveLength(1);
});
