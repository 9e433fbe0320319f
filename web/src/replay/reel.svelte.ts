/** A game decision by decision: where the replay stands, and the positions it has fetched. */
import { rest } from "../wire/rest";
import type { GameEvent } from "../wire/shapes";
import type { Decision, Note, Position, Replay, TableCard } from "../wire/types";
import { StillTable } from "./still.svelte";

/** The first decision after which so many events had happened. */
export function decisionAt(decisions: Decision[], event: number): number {
  return decisions.find((decision) => decision.events >= event)?.n ?? decisions.at(-1)?.n ?? 0;
}

export class Reel {
  readonly table: StillTable;
  n = $state(0);
  decisions = $state.raw<Decision[]>([]);
  mayBe = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  notes = $state.raw<Note[]>([]);
  private readonly positions = new Map<string, Promise<Position>>();

  constructor(card: TableCard) {
    this.table = new StillTable(card, (event) => void this.go(decisionAt(this.decisions, event)));
  }

  get last(): number {
    return this.decisions.at(-1)?.n ?? 0;
  }

  /** My notes on what the decision shown here led to. */
  get noted(): Note[] {
    const [from, to] = [this.n - 1, this.n].map((n) => this.decisions[n]?.events ?? -1);
    return this.notes.filter((note) => note.event > from! && note.event <= to!);
  }

  /** Look through these eyes from now on; positions of others stay where they are. */
  async look(seat: number | null): Promise<void> {
    const told: Replay = await rest.replay(this.table.id, seat);
    this.decisions = told.decisions;
    this.mayBe = told.may_be;
    this.seat = told.seat;
    this.table.seats = told.may_be;
    this.notes = await rest.notes(this.table.id).catch(() => []); // a stranger to this table has none
    this.table.events = told.events as GameEvent[];
    this.table.first = told.first;
  }

  /** Go to the position after `n` decisions. */
  async go(n: number): Promise<void> {
    const target = Math.min(Math.max(0, n), this.last);
    const next = target === this.n + 1 && this.table.view !== null && this.table.seat === this.seat;
    this.n = target;
    const position = await this.position(target);
    if (this.n !== target) return; // the reader is further already
    this.table.place(position, next);
    if (target < this.last) void this.position(target + 1).catch(() => {});
  }

  private position(n: number): Promise<Position> {
    const name = `${this.seat}/${n}`;
    const known = this.positions.get(name) ?? rest.at(this.table.id, n, this.seat);
    this.positions.set(name, known);
    known.catch(() => this.positions.delete(name)); // to be asked for again
    return known;
  }
}
