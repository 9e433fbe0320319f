/** What gangs, decks and cards are called. */
import { say } from "../../i18n/say.svelte";
import type { DeckName, Gang } from "./box";
import { telling } from "./telling";

export const gangName = (gang: string): string => telling.name("gang", gang);

/** A town or the saloon; `none` where the Cavalry was nowhere. */
export const deckName = (deck: string | null): string => (deck === null ? "none" : telling.name("deck", deck));

/** As it is painted above the deck. */
export const signName = (deck: DeckName): string => say(`public-enemy-page-sign-${deck}`);

/** A card without its gang, and an outlaw with it. */
export const bareName = (card: string): string => telling.name("card_name", card);
export const cardName = (card: string): string => telling.name("card", card);

/** So many cards of a gang. */
export const several = (gang: Gang, count: number): string => say(`public-enemy-count-${gang}`, { count });
