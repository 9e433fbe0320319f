/** How much of a table this browser's reader has seen, kept per table and seat. */
const PREFIX = "saddlebag-seen-";

function place(table: string, seat: number | null): string {
  return `${PREFIX}${table}-${seat ?? "watch"}`;
}

/** The number of events seen before; null: this table is new here. */
export function seenEvents(table: string, seat: number | null): number | null {
  try {
    const kept = localStorage.getItem(place(table, seat));
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function keepSeen(table: string, seat: number | null, events: number): void {
  try {
    localStorage.setItem(place(table, seat), String(events));
  } catch {
    // A browser that keeps nothing tells nothing of an absence either.
  }
}
