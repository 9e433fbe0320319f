/** The ways the answers lead: to draw them and to count their steps. What may be chosen is in the ask alone. */
import type { Ask, Barred } from "../../../wire/shapes";
import { box } from "../box";
import { leadsTo } from "../words/spaces";
import { mine, type WestView } from "../words/view";
import { theBoard } from "./board";

/** One answer, the spaces it leads over (the start left out), and none where nobody goes step by step. */
export type Way = { option: string; path: string[] };
export type Targets = Map<string, Way[]>;

/** Asks in which the figure of the asked goes step by step. */
const OWN_STEPS = ["act", "sprint", "pathfinder", "night_scout_ride", "reward_move"];
const OVER_THE_TOP = "over_the_top";
type Rider = { from: string; ends: Set<string>; halts: Set<string>; mesas: boolean };

/** Who goes where from, and what would end the ride there. */
function riderOf(view: WestView, ask: Ask): Rider | null {
  const ends = new Set((ask.options ?? []).map(leadsTo));
  const me = mine(view);
  if (ask.key === "sheriff" && !view.options["sheriff_exact"]) {
    const prey = view.players.flatMap((mat) => (mat.wanted && mat.space ? [mat.space] : []));
    return { from: view.sheriff.space, ends, halts: new Set(prey), mesas: false };
  }
  if (!OWN_STEPS.includes(ask.key) || !me?.space) return null;
  const passes = me.mount && box.item(me.mount)?.fx.some((it) => it.do === "pass_bandits");
  const crosses = me.legend && box.character(me.character ?? "")?.ability === OVER_THE_TOP;
  return { from: me.space, ends, halts: new Set(passes ? [] : view.bandits), mesas: Boolean(crosses) };
}

/** The shortest way to everything in reach; among ways as short, by the spaces that come first on the board. */
function shortest({ ends, halts, mesas }: Rider, from: string): Map<string, string[]> {
  const { beside, mesas: rocks } = theBoard();
  const tops = mesas ? [...rocks.values()] : [];
  const found = new Map<string, string[]>();
  const front: [string, string[]][] = [[from, []]];
  for (const [here, path] of front) {
    const near = rocks.get(here)?.borders ?? beside.get(here)!;
    const up = rocks.has(here) ? [] : tops.filter((it) => it.borders.includes(here)).map((it) => it.id);
    for (const there of [...near, ...up]) {
      if (found.has(there) || !(ends.has(there) || rocks.has(there))) continue;
      found.set(there, [...path, there]);
      if (!halts.has(there)) front.push([there, [...path, there]]);
    }
  }
  return found;
}

/** The shortest way that calls at one of these first. */
function by(rider: Rider, first: Map<string, string[]>, calls: (id: string) => boolean, goal: string): string[] {
  let best: string[] = [];
  for (const [id, path] of first) {
    if (!calls(id) || rider.halts.has(id)) continue;
    const rest = shortest(rider, id).get(goal);
    if (rest && (!best.length || path.length + rest.length < best.length)) best = [...path, ...rest];
  }
  return best;
}

/** Every space an answer names, with all ways to it. */
export function targetsOf(view: WestView, ask: Ask | null): Targets {
  const found: Targets = new Map();
  const rider = ask && riderOf(view, ask);
  const plain = rider ? shortest(rider, rider.from) : new Map<string, string[]>();
  for (const option of ask?.options ?? []) {
    const goal = leadsTo(option);
    if (!goal) continue;
    const [, , kind, region] = option.split(":");
    const calls = (id: string) => (kind === "over" ? theBoard().mesas.has(id) : box.space(id)?.region === region);
    const path = rider && kind ? by(rider, plain, calls, goal) : (plain.get(goal) ?? []);
    found.set(goal, [...(found.get(goal) ?? []), { option, path }]);
  }
  return found;
}

/** Where one cannot go now, and why. */
export function barredOf(ask: Ask | null): Map<string, Barred> {
  const named = (ask?.refusals ?? []).flatMap((it): [string, Barred][] => (leadsTo(it.answer) ? [[leadsTo(it.answer), it]] : []));
  return new Map(named);
}
