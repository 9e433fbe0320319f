/** What something happened for, in words. */
import { knows, say } from "../../../i18n/say.svelte";
import { contents } from "./contents";
import { ability, bare, effect, effectOf, item, story } from "./names";

const STORY = "story:";
/** What the outcome of a fight brings needs no reason. */
export const OUTCOME = ["bandit", "heist", "duel", "rob", "arrest", "fight_lost", "guard", "sheriff"];

/** The card, item or ability behind a cause, by its name; empty if it is none. */
export function thing(cause: string): string {
  const box = contents();
  if (box.cards.has(cause)) return effect(effectOf(cause));
  if (box.effects.has(cause)) return effect(cause);
  if (box.items.has(bare(cause))) return item(cause);
  return box.abilities.has(cause) ? ability(cause) : "";
}

/** Why something changed, as the end of a clause. */
export function why(cause: string): string {
  const box = contents();
  if (cause.startsWith(STORY)) return say("wl-for-story", { story: story(cause.slice(STORY.length)) });
  if (box.fightCards.has(cause)) return say("wl-for-fight_card");
  if (box.hisCards.has(cause)) return say("wl-for-his_card");
  if (knows(`wl-for-${cause}`)) return say(`wl-for-${cause}`);
  return say("wl-for-thing", { thing: thing(cause) });
}
