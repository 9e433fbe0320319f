/** The table of Western Legends in the browser. */
import { say } from "../../i18n/say.svelte";
import type { GamePage } from "../page";
import { openBox } from "./box";
import Count from "./scenes/Count.svelte";
import Table from "./Table.svelte";
import { contents } from "./words/contents";
import { words } from "./words/words";

const BOOKS = ["asks", "cards", "characters", "goals", "stories", "table", "told", "verbs"];
const PAGES = ["west", "west-words", "west-map", "west-scenes", "west-hints"];

const ARROWS = "\u2190 \u2191 \u2192 \u2193";
/** What is a thing on the table: spaces, cards, items, people, stories. */
const THINGS = /^(ride|to|play|use|equip|duel|rob|arrest):/;

export const page: GamePage = {
  title: () => [say("wt-title-first"), say("wt-title-second")],
  letters: "WL",
  texts: ["shared", "western-legends", ...BOOKS.map((name) => `western-legends-${name}`), ...PAGES.map((name) => `web-${name}`)],
  Table,
  Count,
  words,
  keys: () => [["M", say("wm-key-map")], [ARROWS, say("wm-key-arrows")], ["+ - 0", say("wm-key-zoom")], ["A", say("wt-aid")]],
  moot: (view, { answer, reason }) => reason === "not_in_game" || (answer === "acquire" && Boolean(view.options.first_game)),
  onTable: (option) => THINGS.test(option) || contents().cards.has(option),
};

/** The page, with its box open. */
export async function laid(): Promise<GamePage> {
  await openBox();
  return page;
}
