/** Everything the shared table has to say in the words of this game. */
import { knows, say, type Values } from "../../i18n/say.svelte";
import type { Words } from "../page";
import { choice, short } from "./choices";
import { ending } from "./ending";
import { about, told } from "./events";
import { enemy } from "./sight";
import { gangName } from "./things";

/** Values of a refusal that are spoken of as they are. */
const NUMBERS = ["has", "needs"];

export const words: Words = {
  standing: (view) => say("we-round", { round: enemy(view).round, cap: enemy(view).round_cap }),

  question(view, ask) {
    const tiles = ask.options?.some((option) => /^(bury|peek):/.test(option));
    const key = ask.key === "draw" && tiles ? "draw-dollars" : ask.key;
    const cavalry = enemy(view).cavalry ? "moves" : "comes";
    return { text: say(`we-ask-${key}`, { cavalry }), more: say(`we-more-${key}`, { cavalry }) };
  },

  thinking: (_, ask, names) => say(`pe-thinks-${ask.key}`, { who: names.who(ask.seat) }),
  choice: (view, option, names) => choice(enemy(view), option, names),
  short: (view, option, names) => short(enemy(view), option, names),

  refusal({ reason, values }, names) {
    const key = `pe-why-${reason}`;
    if (!knows(key)) return undefined;
    const numbers = Object.entries(values).filter(([name]) => NUMBERS.includes(name));
    const gang: Values = "gang" in values ? { gang: gangName(values["gang"] as string) } : {};
    return say(key, { ...about(values, names), ...gang, ...(Object.fromEntries(numbers) as Values) });
  },

  event: told,
  ending: (view, names) => ending(enemy(view), names),
};
