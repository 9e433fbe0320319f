/** Every screen away from a table, by the name of its address. */
import About from "./front/AboutPage.svelte";
import Front from "./front/FrontPage.svelte";
import Mine from "./front/MinePage.svelte";
import NewTable from "./front/NewTablePage.svelte";
import Nowhere from "./front/NowherePage.svelte";
import Join from "./lobby/JoinPage.svelte";
import Move from "./lobby/MovePage.svelte";
import Books from "./rules/BooksPage.svelte";
import Rules from "./rules/RulesPage.svelte";
import Settings from "./settings/SettingsPage.svelte";
import NoSocket from "./shell/NoSocketPage.svelte";
import Verify from "./verify/VerifyPage.svelte";

export const screens = {
  about: About,
  books: Books,
  front: Front,
  join: Join,
  mine: Mine,
  move: Move,
  new: NewTable,
  no_socket: NoSocket,
  nowhere: Nowhere,
  rules: Rules,
  settings: Settings,
  verify: Verify,
};
