/** Which page shows which game; each is fetched when its first table is opened. */
import { learn } from "../i18n/say.svelte";
import type { GamePage } from "./page";

export type { GamePage, Line, Told, Words } from "./page";
export { Names } from "./names";

const pages: Record<string, () => Promise<GamePage>> = {
  "public-enemy": async () => (await import("./enemy/page")).page,
  "western-legends": async () => (await import("./west/page")).laid(),
};

/** What screens need of a game without its page: the letters of its keys, and its text files. */
const words: Record<string, { letters: string; texts: string[]; groups?: Record<string, string[]> }> = {
  "public-enemy": { letters: "pe", texts: ["public-enemy", "web-enemy"] },
  "western-legends": {
    letters: "wl",
    texts: ["western-legends", "western-legends-table", "western-legends-characters", "web-west", "web-west-options"],
    groups: {
      game: ["length", "first_game", "goals", "wild_wild_west", "man_in_black", "characters"],
      printing: [
        ...["edition", "heist_tie", "stickemup", "shotgun", "start_effects", "sheriff_nuggets"],
        ...["sheriff_exact", "reaction_limit", "kickers", "final_duel", "delivery"],
      ],
    },
  },
};

export const lettersOf = (game: string): string => words[game]?.letters ?? "";
/** Options that belong together, by the name of their group; the others are house rules. */
export const groupsOf = (game: string): Record<string, string[]> => words[game]?.groups ?? {};
export const textsOf = (game: string): string[] => words[game]?.texts ?? [];

/** Can a table of this game be shown in the browser? */
export const hasPage = (game: string): boolean => game in pages;

const fetched = new Map<string, Promise<GamePage>>();

/** The page of a game, with its words learnt; the same promise each time. */
export function pageOf(game: string): Promise<GamePage> {
  const page = fetched.get(game) ?? laid(game);
  fetched.set(game, page);
  page.catch(() => fetched.delete(game)); // the next table may have more luck
  return page;
}

async function laid(game: string): Promise<GamePage> {
  const fetching = pages[game];
  if (!fetching) throw new Error(`no page for ${game}`);
  const page = await fetching();
  await learn(...page.texts);
  return page;
}
