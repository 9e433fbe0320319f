/** How long each step of a moment is in sight, in milliseconds at single speed. */
import type { Moment } from "../../../wire/moments.svelte";
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import type { TableStore } from "../../../wire/store";
import { rideLength } from "../map/stage.svelte";
import { eventsOf } from "../words/view";
import { actAt } from "./acts";
import type { Band } from "./play.svelte";

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
const PASSING = 380; // whatever is not named is read in passing
const QUIET = ["action", "discarded", "chose", "poker_cleared", "reshuffled", "fight_cards"];
const AFTER = 1100; // to read the last line
/** Of what others do among themselves the outcome is enough. */
const OTHERS = 0.4;
const TOAST = 320; // a line about others on the map
const BANDS: Record<Band["kind"], number> = { point: 800, points: 1500, awakes: 2400, arrested: 1500, last: 2200 };

/** One event: the scene it is shown in (`until`: how many events are told there), its band, its ride, its time. */
export type Step = { event: WesternLegendsEvent; until: number | null; band: Band | null; ride: number; stays: number };

/** What is staged of an event, besides its scene. */
export function bandOf(event: WesternLegendsEvent): Band | null {
  if (event.event === "lp" && event.after > event.before) {
    const n = event.after - event.before;
    return { kind: n > 1 ? "points" : "point", player: event.player, n, cause: event.cause };
  }
  if (event.event === "legend") return { kind: "awakes", player: event.player, n: 0, cause: "" };
  if (event.event === "arrested") return { kind: "arrested", player: event.player, n: 0, cause: "" };
  if (event.event === "end_triggered") return { kind: "last", player: event.players[0]!, n: event.target, cause: "" };
  return null;
}

/** All steps of a moment; the dice of others have no scene. */
export function stepsOf(table: TableStore, moment: Moment): Step[] {
  const all = eventsOf(table);
  const own = table.still || table.moments.own(moment);
  const steps = eventsOf({ shown: table.view, events: moment.events }).map((event, i): Step => {
    const until = moment.first + i + 1;
    const act = actAt(all, table.first, until);
    const within = act !== null && !act.over && act.from + act.events.length === until;
    const acting = within && (own || act.kind !== "dice");
    const toast = own || QUIET.includes(event.event) ? 0 : TOAST;
    const stays = acting && !QUIET.includes(event.event) ? (LONG[event.event] ?? PASSING) * (own ? 1 : OTHERS) : 0;
    return {
      event,
      until: acting ? until : null,
      band: bandOf(event),
      ride: rideLength(event),
      stays: stays || (within ? toast : 0),
    };
  });
  const last = steps.at(-1);
  if (last?.until) last.stays += AFTER * (own ? 1 : OTHERS);
  else if (last && !own && !steps.some(({ ride, band, stays }) => ride + stays || band)) last.stays = TOAST;
  return steps;
}

export const bandLength = ({ kind }: Band): number => BANDS[kind];

/** Milliseconds of a whole moment. */
export const lengthOf = (steps: Step[]): number =>
  steps.reduce((sum, { ride, band, stays }) => sum + ride + stays + (band ? bandLength(band) : 0), 0);

/** Is there something in it that nobody should miss? */
export const isStaged = ({ events }: Pick<Moment, "events">): boolean =>
  (events as unknown as WesternLegendsEvent[]).some((event) => bandOf(event) !== null || event.event === "story");
