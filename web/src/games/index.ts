/** Which page shows which game; each is fetched when its first table is opened. */
import type { GamePage } from "./page";

export type { Animator, Ask, Event, GamePage, Moment, Refusal, Told, View, Words } from "./page";
export { Names } from "./names";

const pages: Record<string, () => Promise<GamePage>> = {
  "public-enemy": async () => (await import("./enemy/page")).page,
};

/** Can a table of this game be shown in the browser? */
export const hasPage = (game: string): boolean => game in pages;

export async function pageOf(game: string): Promise<GamePage> {
  const page = pages[game];
  if (!page) throw new Error(`no page for ${game}`);
  return page();
}
