/** Everything the shared table has to say in the words of this game. */
import { say } from "../../i18n/say.svelte";
import type { Words } from "../page";
import { isTown, type DeckName } from "./box";
import { enemy, top } from "./sight";
import { telling } from "./telling";
import { deckName } from "./things";

export const words: Words = {
  ...telling.words,
  standing: (view) => say("public-enemy-page-round", { round: enemy(view).round, cap: enemy(view).round_cap }),
  choice(view, option, names) {
    const [verb, deck] = option.split(":") as [string, DeckName];
    if (verb === "draw" && isTown(deck) && !top(enemy(view), deck)) return deckName(deck); // not turned up yet in what is drawn
    return telling.words.choice(view, option, names);
  },
};
