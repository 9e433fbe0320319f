/** How a moment is acted out: rides on the map, everything else in its scene, step by step. */
import { concerns } from "../../../table/telling";
import type { Animator } from "../../../wire/moments.svelte";
import type { TableStore } from "../../../wire/store";
import { stageOf } from "../map/stage.svelte";
import { actAt } from "./acts";
import { playOf } from "./play.svelte";

/** How long a step stays in sight, in milliseconds; whatever is not named is read in passing. */
const LONG: Record<string, number> = {
  fight: 900, put_down: 350, npc_put_down: 350, declined: 900, no_card: 900, revealed: 1100, lowered: 900, raised: 900, bonus: 900,
  reaction: 900, item_reaction: 600, fight_card: 1200, restarted: 900, compared: 1200, fight_won: 500, arrested: 900, looted: 700,
  poker: 700, poker_joined: 500, poker_passed: 400, flop: 1100, poker_down: 350, poker_hand: 1000, poker_won: 1700, house_won: 1700,
  rolled: 1200, rerolled: 1200, story: 1800, spawned: 600, story_open: 900, goal_completed: 1500, tokens_drawn: 600, his_card: 1900,
  final_score: 1000,
};
const PASSING = 380;
const QUIET = ["action", "discarded", "chose", "poker_cleared", "reshuffled", "fight_cards"];
const RIDES = ["rode", "sheriff_rode", "placed", "sheriff_placed", "spawned"];
const AFTER = 1100; // to read the last line
const [BEHIND, QUICK] = [2, 0.5]; // with so much still to be told, what others do among themselves takes less time

/** Set as `table.moments.animate`. */
export function animator(table: TableStore): Animator {
  const stage = stageOf(table);
  const play = playOf(table);
  return async ({ events, first, mine }, skip) => {
    const own = mine || events.some((event) => concerns(event, table.seat));
    const pace = (): number => (!own && table.moments.behind > BEHIND ? QUICK : 1);
    let acting = false;
    try {
      for (const [i, event] of events.entries()) {
        if (skip.aborted) return;
        const act = actAt(table.events, table.first, first + i + 1);
        acting = act !== null && !act.over && act.from + act.events.length === first + i + 1;
        play.until = acting ? first + i + 1 : null;
        play.riding = RIDES.includes(event.event);
        await stage.play(event, skip);
        play.riding = false;
        if (acting && !QUIET.includes(event.event)) await pause((LONG[event.event] ?? PASSING) * pace(), skip);
      }
      if (acting) await pause(AFTER * pace(), skip);
    } finally {
      play.until = null;
      play.riding = false;
      stage.rest();
    }
  };
}

/** So many milliseconds, or until it is skipped. */
function pause(time: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    skip.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
