/** The games on offer that this page can show, and what they are called. */
import { hasPage, lettersOf, textsOf } from "../games";
import { knows, learn, say } from "../i18n/say.svelte";
import { rest } from "../wire/rest";
import type { GameCard } from "../wire/types";

let asked: Promise<GameCard[]> | null = null;

/** The games, asked for once; their words are learnt with them. */
export function offered(): Promise<GameCard[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

async function ask(): Promise<GameCard[]> {
  const games = (await rest.games()).filter((game) => hasPage(game.name));
  await learn(...games.flatMap((game) => textsOf(game.name)));
  return games;
}

/** A word of a game, by the key behind its letters. */
export function gameText(game: string, key: string): string {
  return say(`${lettersOf(game)}-${key}`);
}

/** What the game is called, also one that this page cannot show. */
export function gameName(game: string): string {
  return hasPage(game) ? gameText(game, "name") : game;
}

/** What a bot is called where one is chosen. */
export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** How it plays, in a few words. */
export function botAbout(bot: string): string {
  return knows(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : "";
}
