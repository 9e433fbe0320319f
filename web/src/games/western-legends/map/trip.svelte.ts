/** A ride of several actions: one offered answer after the other, until somebody has to decide something else. */
import { untrack } from "svelte";
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import type { TableStore } from "../../../wire/store";
import { eventsOf } from "../words/view";
import type { Chart } from "./chart.svelte";

export class Trip {
  /** Where it leads; empty: nobody is on the way. */
  goal = $state("");
  /** Where the action that was answered last ends, and how much had happened before it. */
  private rest = "";
  private heard = 0;

  constructor(private readonly table: TableStore) {}

  /** Set out: the first action at once, the others when it is their turn. */
  start(chart: Chart, goal: string): void {
    this.goal = goal;
    this.ride(chart);
  }

  end(): void {
    this.goal = "";
  }

  /** The next action, once it is asked for and its ways are known. */
  goOn(chart: Chart): void {
    if (!this.goal || this.table.locked) return;
    if (chart.view.turn !== chart.view.seat || this.interrupted(chart)) this.end();
    else if (chart.ask?.key === "act" && chart.ask.detail) this.ride(chart);
  }

  private ride(chart: Chart): void {
    const way = chart.targets.get(this.goal)?.[0] ?? chart.far.get(this.goal);
    if (!way || this.goal === chart.home?.id) return this.end();
    this.rest = way.option.split(":")[1]!;
    this.heard = this.table.first + this.table.events.length;
    if (this.rest === this.goal) this.end();
    this.table.answer(way.option);
  }

  /** Something else is asked, has happened, or was taken back. */
  private interrupted({ ask, home, view }: Chart): boolean {
    if (!ask) return false;
    if (ask.key !== "act") return ask.options.length > 1 || ask.options[0] !== ask.idle;
    const since = untrack(() => eventsOf(this.table)).slice(this.heard - this.table.first);
    const plain = (event: WesternLegendsEvent): boolean =>
      (event.event === "action" && event.seat === view.seat) || (event.event === "rode" && event.player === view.seat);
    return home?.id !== this.rest || !since.every(plain);
  }
}

const trips = new WeakMap<TableStore, Trip>();

/** One trip for each table. */
export function tripOf(table: TableStore): Trip {
  const trip = trips.get(table) ?? new Trip(table);
  trips.set(table, trip);
  return trip;
}
