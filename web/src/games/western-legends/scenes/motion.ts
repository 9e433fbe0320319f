/** How a moment is acted out: rides on the map, everything else in its scene, step by step. */
import type { Animator } from "../../../wire/moments.svelte";
import { settings } from "../../../settings/settings.svelte";
import type { TableStore } from "../../../wire/store";
import { concerns } from "../../../wire/vocabulary";
import { stageOf } from "../map/stage.svelte";
import { eventsOf } from "../words/view";
import { actAt } from "./acts";
import { playOf } from "./play.svelte";
import { sound } from "./sound";

/** How long a step stays in sight, in milliseconds; whatever is not named is read in passing. */
const LONG: Record<string, number> = {
  bandit_card: 1800,
  fight: 900,
  put_down: 350,
  npc_put_down: 350,
  npc_shown: 1000,
  declined: 900,
  no_card: 900,
  revealed: 1100,
  lowered: 900,
  raised: 900,
  bonus: 900,
  reaction: 900,
  item_reaction: 600,
  fight_card: 1200,
  restarted: 900,
  compared: 1200,
  fight_won: 500,
  arrested: 900,
  looted: 700,
  poker: 700,
  poker_joined: 500,
  poker_passed: 400,
  flop: 1100,
  poker_down: 350,
  poker_hand: 1000,
  poker_won: 1700,
  house_won: 1700,
  rolled: 1200,
  rerolled: 1200,
  story: 1800,
  spawned: 600,
  story_open: 900,
  goal_completed: 1500,
  legendary_drawn: 1900,
  item_stolen: 1900,
  demanded: 900,
  looked: 900,
  named_rank: 1500,
  tokens_drawn: 600,
  his_card: 1900,
  final_score: 1000,
};
const PASSING = 380;
const QUIET = ["action", "discarded", "chose", "poker_cleared", "reshuffled", "fight_cards"];
const RIDES = ["rode", "sheriff_rode", "placed", "sheriff_placed", "spawned"];
const AFTER = 1100; // to read the last line
const DICE_OF_OTHERS = 0.5; // a toast, no scene
/** Staged, in milliseconds: a point, several, an ability. Own ones are never hurried. */
const [POINT, POINTS, AWAKES] = [950, 1700, 2400];
/** How far behind the news the telling may be, and how much quicker it then is: never more than about four seconds. */
const CATCH_UP: [number, number][] = [
  [9, 8],
  [5, 4],
  [2, 2],
];

/** Set as `table.moments.animate`. */
export function animator(table: TableStore): Animator {
  const stage = stageOf(table);
  const play = playOf(table);
  return async ({ events: news, first, mine }, skip) => {
    const events = eventsOf({ shown: table.shown, events: news });
    const own = mine || events.some((event) => concerns("western-legends", event, table.seat));
    const hurry = (): number => CATCH_UP.find(([behind]) => table.moments.behind > behind)?.[1] ?? 1;
    const pace = (): number => 1 / (own ? Math.min(settings.speed, 2) : Math.max(settings.speed, hurry()));
    let acting = false;
    try {
      for (const [i, event] of events.entries()) {
        if (skip.aborted) return;
        const act = actAt(eventsOf(table), table.first, first + i + 1);
        acting = act !== null && !act.over && act.from + act.events.length === first + i + 1;
        play.until = acting ? first + i + 1 : null;
        play.riding = RIDES.includes(event.event);
        sound(event.event);
        await stage.play(event, skip);
        play.riding = false;
        const gained = event.event === "lp" ? event.after - event.before : 0;
        if (event.event === "legend" || (event.event === "lp" && gained > 0)) {
          const awakes = event.event === "legend";
          play.lpGained = { player: event.player, n: gained, cause: event.event === "lp" ? event.cause : "", awakes };
          await pause((awakes ? AWAKES : gained > 1 ? POINTS : POINT) * pace(), skip);
          play.lpGained = null;
        }
        if (acting && !QUIET.includes(event.event))
          await pause(
            (LONG[event.event] ?? PASSING) * (!own && act?.kind === "dice" ? DICE_OF_OTHERS : 1) * pace(),
            skip,
          );
      }
      if (acting) await pause(AFTER * pace(), skip);
    } finally {
      play.until = null;
      play.lpGained = null;
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
