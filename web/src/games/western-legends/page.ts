/** The table of Western Legends in the browser. */
import { say } from "../../i18n/say.svelte";
import type { GamePage } from "../page";
import { contents, openBox } from "./box";
import Count from "./scenes/Count.svelte";
import Table from "./Table.svelte";
import { callBots } from "../../table/people";
import { named } from "./words/names";
import { west } from "./words/view";
import { telling } from "./words/telling";
import { words } from "./words/words";

const BOOKS = ["asks", "cards", "characters", "goals", "stories", "table", "told", "verbs"];
const PAGES = ["", "-words", "-map", "-scenes", "-hints"];

const ARROWS = "\u2190 \u2191 \u2192 \u2193";
/** What is a thing on the table: spaces, cards, items, people, ranks of a hand, the card that a Joker copies. */
const THINGS = /^(ride|to|put|remove|play|use|equip|duel|rob|arrest|question|rank):|^(?!deposit:).*:as:/;

export const page: GamePage = {
  game: "western-legends",
  title: () => [say("western-legends-ui-title-first"), say("western-legends-ui-title-second")],
  letters: "WL",
  texts: [
    "shared",
    "western-legends",
    ...BOOKS.map((name) => `western-legends-${name}`),
    ...PAGES.map((name) => `web-western-legends${name}`),
  ],
  Table,
  Count,
  words,
  keys: () => [
    ["M", say("western-legends-map-ui-key-map")],
    [ARROWS, say("western-legends-map-ui-key-arrows")],
    ["+ - 0", say("western-legends-map-ui-key-zoom")],
    ["A", say("western-legends-ui-aid")],
  ],
  moot: (view, { answer, reason }) =>
    reason === "not_in_game" || (answer === "acquire" && Boolean(view.options.first_game)),
  onTable: (option) => THINGS.test(option) || contents().cards.has(option),
};

callBots("western-legends", (view, seat) => {
  const played = west(view).players[seat]?.character;
  return played ? named("character", played) : "";
});

/** The page, with its box and its words open. */
export async function laid(): Promise<GamePage> {
  await Promise.all([openBox(), telling.open()]);
  return page;
}
