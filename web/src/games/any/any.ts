/** The page of a game that brings none: its view as zones and numbers, its own words where it has texts. */
import { rest } from "../../wire/rest";
import { lettersOf, meet } from "../index";
import { gameName } from "../../shell/games.svelte";
import type { GamePage } from "../page";
import Table from "./Table.svelte";
import { wordsOf } from "./words";

export async function laid(game: string): Promise<GamePage> {
  (await rest.games()).forEach(meet);
  return {
    game,
    title: () => [gameName(game), ""],
    letters: lettersOf(game).toUpperCase(),
    texts: ["any-game", `game:${game}`],
    Table,
    words: wordsOf(game),
    onTable: () => false,
  };
}
