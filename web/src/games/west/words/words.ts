/** Everything the shared table has to say in the words of this game. */
import { say } from "../../../i18n/say.svelte";
import type { GameEvent } from "../../../wire/shapes";
import type { Words } from "../../page";
import { Bout } from "./bout";
import { CHANGES, Changes, whose } from "./changes";
import { choice } from "./choices";
import { chronicle } from "./chronicle";
import { ending } from "./ending";
import { folk, type Folk } from "./folk";
import { question, thinking } from "./questions";
import { refusal } from "./refusals";
import { sentence } from "./sentences";
import { short } from "./shorts";
import { type FightNow, west } from "./view";

/** One event by itself; a fight that goes on is told with its sides. */
export function sentenceOf(event: GameEvent, people: Folk, fight: FightNow | null = null, before?: GameEvent): string {
  if (CHANGES.has(event.event)) {
    const changes = new Changes(whose(event), []);
    changes.add(event);
    return changes.sentence(people, false);
  }
  const bout = new Bout();
  if (fight) [bout.kind, bout.sides] = [fight.kind, [fight.sides[0] ?? null, fight.sides[1] ?? null]];
  if (before) bout.follow(before);
  bout.follow(event);
  return sentence(event, people, bout);
}

export const words: Words = {
  standing: (view) => say("ww-standing", { round: west(view).round, length: west(view).length, ending: west(view).ending }),
  question: (view, ask, names) => question(west(view), ask, folk(names)),
  thinking: (_, ask, names) => thinking(ask, folk(names)),
  choice: (view, option, names) => choice(west(view), option, folk(names)),
  short: (view, option, names) => short(west(view), option, folk(names)),
  refusal: (why, names) => refusal(why, folk(names)),
  event: (event, names, before) => ({
    text: sentenceOf(event, folk(names), null, before),
    seat: typeof event.seat === "number" ? event.seat : null,
  }),
  chronicle,
  ending: (view, names) => ending(west(view), folk(names)),
};
