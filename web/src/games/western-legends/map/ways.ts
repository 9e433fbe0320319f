/** The ways the answers lead, as the ask shows them: to draw them and to count their steps. */
import type { WesternLegendsAsk, WesternLegendsRefusal } from "../../../wire/games/western-legends";
import { chosenAt, leadsTo } from "../words/spaces";

/** One answer, the spaces it leads over (the start left out), and none where nobody goes step by step. */
export type Way = { option: string; path: string[] };
export type Targets = Map<string, Way[]>;
/** A way of several actions: the answer is the first of them, `ends` are where each one ends. */
export type FarWay = Way & { ends: string[] };
type Asked = Pick<WesternLegendsAsk, "options" | "refusals" | "detail">;

/** Every stop on the way of an answer. */
function pathOf({ detail }: Asked, option: string, goal: string): string[] {
  if (!detail || !leadsTo(option)) return [];
  const detour = detail.detours?.[option];
  if (detour) return detour;
  const before: Partial<Record<string, string>> = detail.before ?? {};
  const path: string[] = [];
  for (let stop: string | undefined = goal; stop; stop = before[stop]) path.unshift(stop);
  return path;
}

/** Every space an answer names, with all ways to it. */
export function targetsOf(ask: Asked | null): Targets {
  const found: Targets = new Map();
  for (const option of ask?.options ?? []) {
    const goal = chosenAt(option);
    if (goal) found.set(goal, [...(found.get(goal) ?? []), { option, path: pathOf(ask!, option, goal) }]);
  }
  return found;
}

/** Every space that takes more than this action, with the way there. */
export function farOf(ask: Asked | null): Map<string, FarWay> {
  const rests: Partial<Record<string, string>> = ask?.detail?.rests ?? {};
  const offered = new Set<string>(ask?.options);
  const found = new Map<string, FarWay>();
  for (const goal of Object.keys(rests)) {
    const ends: string[] = [];
    for (let end: string | undefined = goal; end; end = rests[end]) ends.unshift(end);
    const option = `ride:${ends[0]}`;
    if (offered.has(option)) found.set(goal, { option, ends, path: pathOf(ask!, `ride:${goal}`, goal) });
  }
  return found;
}

/** Where one cannot go now, and why. */
export function barredOf(ask: Asked | null): Map<string, WesternLegendsRefusal> {
  const named = (ask?.refusals ?? []).flatMap((it): [string, WesternLegendsRefusal][] =>
    chosenAt(it.answer) ? [[chosenAt(it.answer), it]] : [],
  );
  return new Map(named);
}
