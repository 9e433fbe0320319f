/** A position of a game that can only be looked at: the same table, with nothing to answer. */
import { still } from "../settings/settings.svelte";
import { Moments } from "../wire/moments.svelte";
import { gameView, type GameEvent, type GameView } from "../wire/shapes";
import { nobody, type TableStore } from "../wire/store";
import type { Person, Position, TableCard } from "../wire/types";

function nothing(): void {
  // A replay cannot be played.
}

export class StillTable implements TableStore {
  readonly still = true;
  readonly status = "live";
  readonly host = false;
  readonly ask = null;
  readonly locked = true;
  readonly pressed = null;
  readonly pending = null;
  readonly refusal = null;
  readonly clock = null;
  readonly undoable = null;
  readonly chat = [];
  readonly curtain = null;
  readonly moments = new Moments();
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  view = $state.raw<GameView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  first = $state(0);

  constructor(
    readonly card: TableCard,
    readonly jump: (event: number) => void,
  ) {
    this.moments.calm = still;
  }

  get id(): string {
    return this.card.id;
  }

  get shown(): GameView | null {
    return this.moments.shown;
  }

  /** Go to a position; the step to the very next one is played out. */
  place(position: Position, next: boolean): void {
    const before = this.view;
    const after = gameView({ ...position.view, events: position.events });
    this.view = after;
    this.seat = position.seat;
    if (!before || !next) return this.moments.reset(after);
    const first = before.events;
    const events = this.events.slice(first - this.first, after.events - this.first);
    this.moments.add({ before, after, events, first, mine: false });
  }

  person(seat: number): Person {
    return this.card.people[seat] ?? nobody(seat);
  }

  now(): number {
    return Date.now();
  }

  readonly answer = nothing;
  readonly answers = nothing;
  readonly undo = nothing;
  readonly askUndo = nothing;
  readonly consent = nothing;
  readonly order = nothing;
  readonly pause = nothing;
  readonly say = nothing;
  readonly lift = nothing;
  readonly forgive = nothing;
  readonly toMyTurn = nothing;
}
