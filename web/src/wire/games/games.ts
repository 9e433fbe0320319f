/** Written by `make wire` from the games of this checkout: change that. */
import type { PublicEnemyAsk, PublicEnemyEvent, PublicEnemyView } from "./public-enemy";
import type { WesternLegendsAsk, WesternLegendsEvent, WesternLegendsView } from "./western-legends";

export interface Games {
  "public-enemy": { ask: PublicEnemyAsk; event: PublicEnemyEvent; view: PublicEnemyView };
  "western-legends": { ask: WesternLegendsAsk; event: WesternLegendsEvent; view: WesternLegendsView };
}
