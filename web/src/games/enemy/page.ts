/** The table of Public Enemy Number One in the browser. */
import { say } from "../../i18n/say.svelte";
import type { GamePage } from "../page";
import EndRow from "./EndRow.svelte";
import Table from "./Table.svelte";
import { words } from "./words";

export const page: GamePage = {
  title: () => [say("we-title-first"), say("we-title-second")],
  letters: "PE",
  texts: ["shared", "public-enemy", "web-enemy"],
  Table,
  words,
  EndRow,
  onTable: (option) => option !== "pass",
};
