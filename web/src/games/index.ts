/** Which page shows which game; each is fetched when its first table is opened. */
import type { Look } from "../art/looks";
import { learn } from "../i18n/say.svelte";
import type { GamePage } from "./page";

export type { GamePage, Line, Told, Words } from "./page";
export { Names } from "./names";

const pages: Record<string, () => Promise<GamePage>> = {
  "public-enemy": async () => (await import("./enemy/page")).page,
  "western-legends": async () => (await import("./west/page")).laid(),
};

/** What screens need of a game without its page: the letters of its keys, its text files, who is on its playbill, and the
 * options without which nobody knows more than anybody else (tests/web/test_enemy_open.py), where there are such. */
type Known = { letters: string; texts: string[]; cast: Look[]; groups?: Record<string, string[]>; secret?: string[] };
const words: Record<string, Known> = {
  "public-enemy": {
    letters: "pe",
    texts: ["public-enemy", "web-enemy"],
    cast: [
      { hat: "bowler", face: "tache", coat: "vest" },
      { hat: "none", hair: "bun", coat: "dress", skin: 1 },
      { hat: "stetson", face: "beard", coat: "duster" },
      { hat: "flat", hair: "long", face: "mask", coat: "poncho" },
    ],
    secret: ["dollars"],
  },
  "western-legends": {
    letters: "wl",
    cast: [
      { hat: "flat", felt: 1, face: "walrus", coat: "vest", extra: "star" },
      { hat: "stetson", felt: 2, hair: "long", coat: "dress", tone: "red", extra: "freckles" },
      { hat: "sombrero", felt: 1, hair: "long", face: "tache", coat: "poncho", tone: "black", skin: 1 },
      { hat: "cap", hair: "curls", coat: "duster", tone: "black", skin: 2 },
    ],
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
/** Is there anything one player may know and another not? If in doubt, there is. */
export const hasSecrets = (game: string, options: Record<string, unknown>): boolean =>
  words[game]?.secret?.some((key) => Boolean(options[key])) ?? true;
export const castOf = (game: string): Look[] => words[game]?.cast ?? [];
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
