/** What the page fetches of a game, at hand: the contents of the box and the words. */
import enemyWords from "../src/games/public-enemy/box/wording.json";
import { telling as enemy } from "../src/games/public-enemy/telling";
import { layBox } from "../src/games/western-legends/box";
import contents from "../src/games/western-legends/box/contents.json";
import westWords from "../src/games/western-legends/box/wording.json";
import { telling as west } from "../src/games/western-legends/words/telling";
import type { Wording } from "../src/telling/telling";

export const WEST = westWords as unknown as Wording;

export function layWest(): void {
  layBox(contents);
  west.lay(WEST);
}

export const layEnemy = (): void => enemy.lay(enemyWords as unknown as Wording);
