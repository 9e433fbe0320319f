/** Everything the shared table has to say in the words of this game. */
import { say } from "../../i18n/say.svelte";
import type { Words } from "../page";
import { isTown, type DeckName } from "./box";
import { ending } from "./ending";
import { enemy, top } from "./sight";
import { telling } from "./telling";
import { deckName } from "./things";

export const words: Words = {
  standing: (view) => say("public-enemy-page-round", { round: enemy(view).round, cap: enemy(view).round_cap }),
  question: (view, ask, names) => telling.question(view, ask, names),
  thinking: (_, ask, names) => telling.thinking(ask, names),

  choice(view, option, names) {
    const [verb, deck] = option.split(":") as [string, DeckName];
    if (verb === "draw" && isTown(deck) && !top(enemy(view), deck)) return deckName(deck); // not turned up yet in what is drawn
    return telling.choice(view, option, names);
  },

  short: (view, option, names) => telling.short(view, option, names),
  refusal: (why, names) => telling.refusal(why, names),
  chronicle: (...events) => telling.lines(...events),
  ending: (view, names) => ending(enemy(view), names),
};
