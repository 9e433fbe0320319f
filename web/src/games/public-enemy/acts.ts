/** What can be shown large above the decks while something happens. */
import type { PublicEnemyEvent } from "../../wire/games/public-enemy";

/** A scoring as far as it has come. `goOn`: show all of it, or put it away once all is there. */
export type Scored = { steps: PublicEnemyEvent[]; goOn: () => void };

export type Act =
  | { kind: "card"; card: string; text: string; secret: boolean }
  | { kind: "banner"; text: string }
  | ({ kind: "scoring" } & Scored);

/** What belongs to the scoring of a round. */
const SCORING = new Set(["round_over", "majority", "duel", "tuel", "points", "one", "game_over"]);

/** With this a scoring begins. */
export const ends = (event: PublicEnemyEvent): boolean => event.event === "round_over";

export const scores = (event: PublicEnemyEvent): boolean => SCORING.has(event.event);

/** The last scoring of the table, for a second look; null before the first. */
export function lastScoring(events: PublicEnemyEvent[]): PublicEnemyEvent[] | null {
  const start = events.findLastIndex(ends);
  return start < 0 ? null : events.slice(start).filter(scores);
}
