/** Why something is not possible: the game's own words, else the server's, and where the rule stands. */
import { sentences } from "../games/names";
import type { GamePage } from "../games/page";
import { namesOf } from "../table/people";
import { refusal } from "../wire/rest";
import type { Why } from "../wire/shapes";
import type { TableStore } from "../wire/table.svelte";
import { say } from "../i18n/say.svelte";

/** A refusal in words. */
export function whyNot(table: TableStore, page: GamePage, why: Why): string {
  return page.words.refusal(why, namesOf(table)) ?? refusal(why.reason, why.values);
}

/** Why nothing can be chosen there now: somebody else is to move, or something else is asked first. */
export function notNow(table: TableStore, page: GamePage): string {
  const { shown: view, ask } = table;
  if (!view || table.still || table.seat === null || view.result) return "";
  const names = namesOf(table);
  if (ask) {
    const { text, more } = page.words.question(view, ask, names);
    return say("decide-first", { question: sentences([text, more]) });
  }
  const others = view.asks
    .filter(({ seat }) => seat !== table.seat)
    .map((one) => page.words.thinking(view, one, names));
  return others.length ? say("decide-not-yet", { others: sentences(others) }) : "";
}

/** Where a rule can be read: `PE TURN-4` is /rules/<game>#TURN-4. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${rule.split(" ").at(-1)}`;
}
