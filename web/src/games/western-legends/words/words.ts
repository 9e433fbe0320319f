/** Everything the shared table has to say in the words of this game. */
import { capital } from "../../../i18n/said";
import { say } from "../../../i18n/say.svelte";
import type { Words } from "../../page";
import { telling } from "./telling";
import { west } from "./view";

const told = telling.words;

export const words: Words = {
  ...told,
  standing(view) {
    const { round, length, ending } = west(view);
    return say("western-legends-page-standing", { round, length, ending });
  },
  choice: (view, option, names) => capital(told.choice(view, option, names)),
  short: (view, option, names) => capital(told.short(view, option, names)),
};
