/** Which event of this game sounds how. */
import { hear, type SoundName } from "../../../sound/sound.svelte";

const OF: Record<string, SoundName> = {
  rode: "hooves",
  sheriff_rode: "hooves",
  played: "card",
  reaction: "card",
  put_down: "card",
  poker_down: "card",
  flop: "card",
  prospected: "pick",
  rolled: "dice",
  rerolled: "dice",
  money: "coin",
  bought: "coin",
  poker_won: "coin",
  cattle_taken: "cattle",
  delivered: "cattle",
  revealed: "shot",
  wanted: "stamp",
  lp: "point",
  legend: "legend",
  arrested: "jail",
  story: "legend",
  goal_completed: "legend",
  legendary_drawn: "legend",
};

/** An event is told: let it be heard. */
export function sound(event: string): void {
  const name = OF[event];
  if (name) hear(name);
}
