/** Which event of this game sounds how. */
import { hear, type SoundName } from "../../sound/sound.svelte";

const OF: Record<string, SoundName> = {
  round_begins: "hooves",
  took: "card",
  saloon: "card",
  peeked: "card",
  buried: "card",
  discarded: "jail",
  hunted: "shot",
  swindled: "coin",
  cavalry: "hooves",
  majority: "stamp",
  duel: "shot",
  tuel: "shot",
  points: "coin",
  one: "legend",
};

/** An event is told: let it be heard. */
export function sound(event: string): void {
  const name = OF[event];
  if (name) hear(name);
}
