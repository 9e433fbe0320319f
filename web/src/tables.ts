/** Every screen that shows a table, by the name of its address. */
import Replay from "./replay/ReplayPage.svelte";
import Screen from "./table/ScreenPage.svelte";
import Table from "./table/TablePage.svelte";

export const tables = { replay: Replay, screen: Screen, table: Table };
