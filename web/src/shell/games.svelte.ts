/** The games on offer, and what they are called. */
import { meet, textsOf } from "../games";
import { capital } from "../i18n/said";
import { knows, learn, say, type Values } from "../i18n/say.svelte";
import { rest } from "../wire/rest";
import type { GameCard, Person } from "../wire/types";

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
  const games = await rest.games();
  games.forEach(meet);
  await learn(...games.flatMap((game) => textsOf(game.name)));
  return games;
}

/** A word of a game, by the key behind its name; a game from elsewhere may lack it. */
export function gameText(game: string, key: string, values: Values = {}): string {
  const whole = `${game}-${key}`;
  return knows(whole) ? say(whole, values) : "";
}

/** What the game is called; one without words by its id. */
export function gameName(game: string): string {
  return gameText(game, "name") || game.replace(/(^|-)(.)/g, (_, dash, letter) => (dash && " ") + letter.toUpperCase());
}

/** What a bot is called where one is chosen. */
export function botName(bot: string): string {
  return knows(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** Who sits there: a bot by what it is called in this language, unless a record has another name for it. */
export function seatName({ kind, seat, name, bot = "" }: Pick<Person, "kind" | "seat" | "name" | "bot">): string {
  const own = kind === "bot" && name === `${capital(bot.replaceAll("_", " "))} ${seat + 1}`;
  return own ? say("seat-bot-name", { bot: capital(botName(bot)), number: seat + 1 }) : name;
}

/** How it plays, in a few words. */
export function botAbout(bot: string): string {
  return knows(`bot-${bot}-about`) ? say(`bot-${bot}-about`) : "";
}
