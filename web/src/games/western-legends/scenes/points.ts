/** Where points came from: round by round, and by what they were gained for. */
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import { telling } from "../words/telling";

/** Of one player: LP when each round was over, and what brought how many. */
export type Course = { rounds: number[]; sources: { text: string; n: number }[] };

/** All that was told, for so many players. */
export function courses(events: WesternLegendsEvent[], players: number): Course[] {
  const all = Array.from({ length: players }, () => ({ now: 0, rounds: [0], gained: new Map<string, number>() }));
  for (const event of events) {
    if (event.event === "lp") {
      const mine = all[event.player]!;
      const name = telling.name("cause", event.cause);
      mine.now = event.after;
      mine.gained.set(name, (mine.gained.get(name) ?? 0) + event.after - event.before);
    } else if (event.event === "round_over") for (const it of all) it.rounds.push(it.now);
    else if (event.event === "final_score") all[event.player]!.rounds.push(event.total);
  }
  return all.map(({ rounds, gained }) => ({
    rounds,
    sources: [...gained]
      .map(([text, n]) => ({ text, n }))
      .filter((it) => it.n)
      .sort((a, b) => b.n - a.n),
  }));
}
