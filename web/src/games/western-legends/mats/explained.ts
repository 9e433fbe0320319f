/** What there is to say about anything on the table, by kind and name. */
import { capital } from "../../../i18n/said";
import { knows, say } from "../../../i18n/say.svelte";
import type { About } from "../../../telling/telling";
import { stakesText } from "../words/stakes";
import { telling } from "../words/telling";
import type { Desk } from "./desk.svelte";

/** `id`: `card:j_hearts`, `marshal_track:3`. */
export function explained(id: string, desk: Desk): About {
  const [kind = "", ...rest] = id.split(":");
  const name = rest.join(":");
  return kind === "choice" ? choice(name, desk) : telling.about(kind, name, desk.table.shown!, desk.folk);
}

/** An answer with what it leads to and brings; of a fight also what it does to whom. */
function choice(option: string, desk: Desk): About {
  const stakes = desk.stakes(option);
  const key = `western-legends-ui-action-${option.split(":")[0]}-text`;
  const lines = [
    desk.page.words.choice(desk.table.shown!, option, desk.folk),
    stakes ? capital(stakesText(stakes)) : "",
    knows(key) ? say(key) : "",
  ];
  return { title: desk.short(option), tag: "", lines, rules: "" };
}
