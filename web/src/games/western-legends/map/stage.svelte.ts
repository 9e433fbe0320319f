/** The figures on the map of one table, and how they ride while something is told. */
import { tick } from "svelte";
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import type { TableStore } from "../../../wire/store";
import { west } from "../words/view";
import { at } from "./board";
import type { Camera } from "./camera.svelte";
import { after, moved, placesOf, type Places } from "./figures";

const STEP = 240; // milliseconds from one space to the next
const LONGEST = 1500;
const LOOK = 350; // to see who has come or gone
const MOVES = ["placed", "stands", "sheriff_placed", "bandit_gone", "spawned", "bandit_types"];

/** How long an event takes on the map, at single speed. */
export function rideLength(event: WesternLegendsEvent): number {
  if ("path" in event) return Math.min(LONGEST, Math.max(1, event.path.length - 1) * STEP);
  return MOVES.includes(event.event) ? LOOK : 0;
}

export class Stage {
  camera: Camera | null = null;
  root: Element | null = null;
  /** While something is told: who stands where in between. */
  private between = $state.raw<Places | null>(null);

  constructor(private readonly table: TableStore) {}

  get places(): Places {
    return this.between ?? placesOf(west(this.table.shown!));
  }

  /** Bring a space into sight. */
  show(space: string): void {
    this.camera?.show(at(space));
  }

  /** Act out what an event does on the map, so many times faster; at once done if that is nothing. */
  async play(event: WesternLegendsEvent, skip: AbortSignal, rate: number): Promise<void> {
    const next = after(this.places, event);
    if (next === this.places || skip.aborted) return;
    const path = "path" in event ? event.path : undefined;
    const figure = moved(event);
    const from = this.root?.querySelector(`[data-figure="${figure}"]`)?.getAttribute("data-at");
    this.show(
      path?.at(-1) ??
        ("space" in event ? event.space : "spaces" in event ? event.spaces[0] : undefined) ??
        next.sheriff,
    );
    this.between = next;
    await tick();
    await this.ride(figure, path && from ? [from, ...path.slice(1, -1).map(point)] : [], skip, rate);
  }

  /** Nothing is told any more: the view alone says who stands where. */
  rest(): void {
    this.between = null;
  }

  /** By transforms alone, so that a ride is as smooth as the screen is quick. */
  private async ride(figure: string, points: string[], skip: AbortSignal, rate: number): Promise<void> {
    const piece = this.root?.querySelector(`[data-figure="${figure}"]`);
    const frames = points.map((it) => ({ transform: `translate(${it})` }));
    const duration = (points.length ? Math.min(LONGEST, points.length * STEP) : LOOK) / rate;
    const way = piece?.animate?.(points.length ? [...frames, {}] : [], { duration, easing: "ease-in-out" });
    if (!way) return;
    skip.addEventListener("abort", () => way.finish(), { once: true });
    await way.finished.catch(() => undefined);
  }
}

const point = (id: string): string => `${at(id).x}px, ${at(id).y}px`;

const stages = new WeakMap<TableStore, Stage>();

/** One stage for each table. */
export function stageOf(table: TableStore): Stage {
  const stage = stages.get(table) ?? new Stage(table);
  stages.set(table, stage);
  return stage;
}
