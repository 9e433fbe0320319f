/** Why something is not possible: the game's own words, else the server's, and where the rule stands. */
import type { GamePage } from "../games/page";
import { namesOf } from "../table/people";
import { refusal } from "../wire/rest";
import type { Why } from "../wire/shapes";
import type { TableStore } from "../wire/table.svelte";
import type { Values } from "../i18n/say.svelte";

/** A refusal in words. */
export function whyNot(table: TableStore, page: GamePage, why: Why): string {
  return page.words.refusal(why, namesOf(table)) ?? refusal(why.reason, told(why.values));
}

/** Where a rule can be read: `PE TURN-4` is /rules/<game>#TURN-4. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game}#${rule.split(" ").at(-1)}`;
}

/** Values as a text can take them: lists become enumerations. */
function told(values: Record<string, unknown>): Values {
  const plain = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? value : Array.isArray(value) ? value.join(", ") : String(value),
  ]);
  return Object.fromEntries(plain) as Values;
}
