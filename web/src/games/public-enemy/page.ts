/** The table of Public Enemy Number One in the browser. */
import { say } from "../../i18n/say.svelte";
import type { GamePage } from "../page";
import Count from "./Count.svelte";
import Table from "./Table.svelte";
import { telling } from "./telling";
import { words } from "./words";

export const page: GamePage = {
  game: "public-enemy",
  title: () => [say("public-enemy-page-title-first"), say("public-enemy-page-title-second")],
  letters: "PE",
  texts: ["shared", "public-enemy", "web-public-enemy", "web-public-enemy-hints"],
  Table,
  words,
  Count,
  onTable: (option) => option !== "pass",
};

/** The page, with its words open. */
export async function laid(): Promise<GamePage> {
  await telling.open();
  return page;
}
