/** Everything the shared table has to say in the words of this game. */
import { capital } from "../../../i18n/said";
import { say } from "../../../i18n/say.svelte";
import type { Words } from "../../page";
import { ending } from "./ending";
import { folk } from "./folk";
import { telling } from "./telling";
import { west } from "./view";

export const words: Words = {
  standing: (view) =>
    say("western-legends-page-standing", {
      round: west(view).round,
      length: west(view).length,
      ending: west(view).ending,
    }),
  question: (view, ask, names) => telling.question(view, ask, names),
  thinking: (_, ask, names) => telling.thinking(ask, names),
  choice: (view, option, names) => capital(telling.choice(view, option, names)),
  short: (view, option, names) => capital(telling.short(view, option, names)),
  refusal: (why, names) => telling.refusal(why, names),
  chronicle: (...events) => telling.lines(...events),
  ending: (view, names) => ending(west(view), folk(names)),
};
