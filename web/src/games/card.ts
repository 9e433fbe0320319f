/** What screens need of a game without its page; a game's own is in its folder, card.ts. */
import type { Look } from "../art/looks";

export interface GameFolder {
  /** Its id on the server. */
  game: string;
  /** The text files of the screens before its table. */
  texts: string[];
  /** Who is on its playbill. */
  cast: Look[];
  /** Options that belong together, by the name of their group; the others are house rules. */
  groups?: Record<string, string[]>;
  /** The options without which nobody knows more than anybody else (tests/web/test_enemy_open.py), where there are such. */
  secret?: string[];
}
