/** What gangs, decks and cards are called. */
import { say } from "../../i18n/say.svelte";
import { GANG_OF, isLeader, type DeckName, type Gang } from "./box";

export const gangName = (gang: string): string => say(`public-enemy-gang-${gang}`);

/** A town or the saloon; `none` where the Cavalry was nowhere. */
export const deckName = (deck: string | null): string => (deck === null ? "none" : say(`public-enemy-deck-${deck}`));

/** As it is painted above the deck. */
export const signName = (deck: DeckName): string => say(`public-enemy-page-sign-${deck}`);

/** A card without its gang. */
export const bareName = (card: string): string => say(`public-enemy-card-${card}`);

/** A saloon card by its name, an outlaw with the gang. */
export function cardName(card: string): string {
  const gang = GANG_OF[card];
  if (!gang) return bareName(card);
  return say("public-enemy-outlaw", {
    name: bareName(card),
    gang: gangName(gang),
    leader: isLeader(card) ? "yes" : "no",
  });
}

/** So many cards of a gang. */
export const several = (gang: Gang, count: number): string => say(`public-enemy-count-${gang}`, { count });
