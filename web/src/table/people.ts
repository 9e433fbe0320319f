/** Those who sit at a table, as the page names and marks them. */
import { Names } from "../games/names";
import { seatName } from "../shell/games.svelte";
import type { GameView } from "../wire/shapes";
import type { TableStore } from "../wire/table.svelte";

/** A game may call a bot by the part it plays: nobody sits there whose name it would hide. */
type Caller = (view: GameView, seat: number) => string;
const callers = new Map<string, Caller>();
export const callBots = (game: string, caller: Caller): Map<string, Caller> => callers.set(game, caller);

/** What each seat is called by the reader. */
export function namesOf(table: TableStore): Names {
  const people = table.card?.people ?? [];
  const caller = callers.get(table.card?.game ?? "");
  const name = (seat: number, kind: string) =>
    kind === "bot" && caller && table.shown ? caller(table.shown, seat) : "";
  return new Names(
    people.map((person) => name(person.seat, person.kind) || seatName(person)),
    table.seat,
  );
}

/** Who is asked something now, without the reader. */
export function othersAsked(table: TableStore): number[] {
  const asks = table.shown?.asks ?? [];
  return [...new Set(asks.map((ask) => ask.seat))].filter((seat) => seat !== table.seat);
}
