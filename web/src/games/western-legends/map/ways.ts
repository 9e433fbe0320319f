/** The ways the answers lead, as the ask shows them: to draw them and to count their steps. */
import type { WesternLegendsAsk, WesternLegendsRefusal } from "../../../wire/games/western-legends";
import { chosenAt, leadsTo } from "../words/spaces";

/** One answer, the spaces it leads over (the start left out), and none where nobody goes step by step. */
export type Way = { option: string; path: string[] };
export type Targets = Map<string, Way[]>;
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

/** Where one cannot go now, and why. */
export function barredOf(ask: Asked | null): Map<string, WesternLegendsRefusal> {
  const named = (ask?.refusals ?? []).flatMap((it): [string, WesternLegendsRefusal][] =>
    chosenAt(it.answer) ? [[chosenAt(it.answer), it]] : [],
  );
  return new Map(named);
}
