/** Those who sit at a table, as the page names and marks them. */
import { Names } from "../games/names";
import type { TableStore } from "../wire/table.svelte";

/** What each seat is called by the reader. */
export function namesOf(table: TableStore): Names {
  const people = table.card?.people ?? [];
  return new Names(people.map((person) => person.name), table.seat);
}

/** Who is asked something now, without the reader. */
export function othersAsked(table: TableStore): number[] {
  const asks = table.shown?.asks ?? [];
  return [...new Set(asks.map((ask) => ask.seat))].filter((seat) => seat !== table.seat);
}
