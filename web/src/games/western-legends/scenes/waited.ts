/** What others gained since the reader's last turn, put together from what was told. */
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import { telling } from "../words/telling";

/** Of one player: points with their reasons, and what else is different now. */
export type News = {
  player: number;
  lp: number;
  /** Why, each with the number of its event. */
  reasons: { text: string; event: number }[];
  /** The number of the event that tells best what became of them. */
  event: number;
  money: number;
  wounds: number;
  wanted: number;
  marshal: number;
  nuggets: number;
  awakes: boolean;
  jailed: boolean;
  fought: boolean;
};
const COUNTED = ["money", "wounds", "wanted", "marshal", "nuggets"] as const;

/** Everybody else's news between the reader's last turn and this one; empty in the middle of a turn.
 * `first`: the number of the first event known. */
export function waited(events: WesternLegendsEvent[], me: number | null, first = 0): News[] {
  if (me === null) return [];
  const mine = events.flatMap((it, i) => (it.event === "turn_begins" && it.player === me ? [i] : []));
  const [from, to] = mine.slice(-2);
  if (from === undefined || to === undefined) return [];
  if (events.slice(to).some((it) => it.event === "action" && it.seat === me)) return [];
  const others = events.findIndex((it, i) => i > from && it.event === "turn_begins");
  const news = new Map<number, News>();
  for (const [i, it] of events.slice(others, to).entries()) {
    const event = first + others + i;
    if (it.event === "fight" && (it.attacker === me || it.defender === me)) {
      const rival = news.get((it.attacker === me ? it.defender : it.attacker) ?? -1);
      if (rival) [rival.fought, rival.event] = [true, event];
    }
    const player = "player" in it ? it.player : null;
    if (typeof player !== "number" || player === me) continue;
    const one = news.get(player) ?? {
      player,
      lp: 0,
      reasons: [],
      event,
      money: 0,
      wounds: 0,
      wanted: 0,
      marshal: 0,
      nuggets: 0,
      awakes: false,
      jailed: false,
      fought: false,
    };
    news.set(player, one);
    if (it.event === "lp") {
      one.lp += it.after - it.before;
      const text = telling.name("cause", it.cause);
      if (it.after > it.before && !one.reasons.some((known) => known.text === text)) one.reasons.push({ text, event });
    } else if (it.event === "legend") one.awakes = true;
    else if (it.event === "arrested") [one.jailed, one.event] = [true, event];
    else for (const name of COUNTED) if (it.event === name) one[name] += it.after - it.before;
  }
  return [...news.values()].sort((a, b) => b.lp - a.lp);
}
