/** The map by keyboard and pointer: arrows go from space to space, Enter rides; what is looked at shows itself. */
import { untrack } from "svelte";
import { theBoard, type Spot } from "./board";
import type { Chart } from "./chart.svelte";

const TURNS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 90; // pixels that the sheet moves under Shift

/** The next space in a direction: near, and not far off the straight line. */
export function nextSpace(from: Spot, [dx, dy]: readonly [number, number]): Spot {
  const cost = (it: Spot): number => {
    const ahead = (it.x - from.x) * dx + (it.y - from.y) * dy;
    const aside = Math.abs((it.x - from.x) * dy) + Math.abs((it.y - from.y) * dx);
    return it !== from && ahead > aside * 0.45 ? ahead + aside * 2 : Infinity;
  };
  return [...theBoard().spots.values()].reduce((best, it) => (cost(it) < cost(best) ? it : best), from);
}

/** Listens on the group of spaces, each an element with `data-space`. */
export function keys(chart: Chart, group: Element): () => void {
  const gone = new AbortController();
  const on = (name: string, act: (event: never) => void) =>
    group.addEventListener(name, (event) => untrack(() => act(event as never)), { signal: gone.signal });
  const spaceOf = (event: Event) => (event.target as Element).getAttribute("data-space");

  function press(event: KeyboardEvent): void {
    const space = spaceOf(event);
    const turn = TURNS[event.key];
    const zoom = { "+": 1.3, "-": 1 / 1.3 }[event.key];
    if (turn && event.shiftKey) chart.camera.pan(-turn[0] * FAR, -turn[1] * FAR, true);
    else if (turn && space) step(theBoard().spots.get(space)!, turn);
    else if (zoom) chart.camera.zoom(zoom);
    else if (event.key === "0") chart.camera.fit();
    else if (space && (event.key === "Enter" || event.key === " ")) choose(space);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function step(from: Spot | undefined, turn: readonly [number, number]): void {
    const next = from && nextSpace(from, turn);
    group.querySelector<SVGElement>(`[data-space="${next?.id}"]`)?.focus();
  }

  /** Where there are ways to choose from, the choice takes the focus. */
  function choose(space: string): void {
    chart.pick(space, false);
    if (chart.pinned) requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-ways] button")?.focus());
  }

  on("keydown", press);
  on("click", (event: PointerEvent) => {
    const space = spaceOf(event);
    if (space) chart.pick(space, event.pointerType === "touch");
  });
  // A finger that rests asks what this is; that is no choice.
  on("contextmenu", (event: PointerEvent) => {
    const space = spaceOf(event);
    if (!space || event.pointerType !== "touch") return;
    event.preventDefault();
    chart.look(space, true);
    chart.pinned = true;
  });
  on("focusin", (event: FocusEvent) => {
    const space = spaceOf(event);
    if (!space || !(event.target as Element).matches(":focus-visible")) return;
    chart.look(space);
    chart.stage.show(space);
  });
  on("focusout", () => chart.look(null));
  on(
    "pointerover",
    (event: PointerEvent) =>
      event.pointerType !== "touch" && spaceOf(event) !== chart.looked && chart.look(spaceOf(event)),
  );
  on("pointerleave", (event: PointerEvent) => event.pointerType !== "touch" && chart.look(null));
  return () => gone.abort();
}
