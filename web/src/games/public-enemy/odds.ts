/** What may still come, counted from what the reader can see. */
import type { PublicEnemyView } from "../../wire/games/public-enemy";
import { say } from "../../i18n/say.svelte";
import { GANG_OF, GANGS, HOME_GANG, isTown, LEADERS, OUTLAWS, SALOON_CARDS, type DeckName, type Town } from "./box";
import { known } from "./sight";
import { cardName } from "./things";

/** One deck: how many of each kind may lie face down, and the next card if the reader has looked at it.
 * A town's kinds are its gangs, the saloon's its three cards. */
export interface Odds {
  kinds: { kind: string; count: number }[];
  count: number;
  next: string | null;
  /** The leader of the gang at home here, if it may lie face down unseen. */
  leader: string | null;
}

/** How often each card whose place the reader knows is there. */
function seen(view: PublicEnemyView): Map<string, number> {
  const stacks = view.players.flatMap((player) => Object.values(player.stacks));
  const piles = [...Object.values(view.decks), view.out, view.removed, ...stacks];
  const found = new Map<string, number>();
  for (const card of piles.flat()) if (card) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

export const oddsOf = (view: PublicEnemyView, deck: DeckName): Odds =>
  isTown(deck) ? townOdds(view, deck) : saloonOdds(view);

/** Every gang brings as many outlaws to a town, less those seen (PE COMP-1, PE SET-5). */
function townOdds(view: PublicEnemyView, town: Town): Odds {
  const places = seen(view);
  const unseen = OUTLAWS.filter((row) => row.town === town && !places.has(row.id)).map((row) => row.id);
  const leftOut = view.removed.length ? 1 : 0; // a fast game lacks one unseen outlaw of each gang
  const kinds = GANGS.map((kind) => ({ kind, count: unseen.filter((id) => GANG_OF[id] === kind).length - leftOut }));
  const leader = LEADERS[HOME_GANG[town]];
  return made(kinds, known(view, town), unseen.includes(leader) ? leader : null);
}

/** Four of each kind, less those seen (PE COMP-2). */
function saloonOdds(view: PublicEnemyView): Odds {
  const places = seen(view);
  const kinds = SALOON_CARDS.map(({ id, count }) => ({ kind: id, count: count - (places.get(id) ?? 0) }));
  return made(kinds, known(view, "saloon"), null);
}

function made(kinds: Odds["kinds"], next: string | null, leader: string | null): Odds {
  const left = kinds.filter(({ count }) => count > 0);
  return { kinds: left, count: left.reduce((sum, { count }) => sum + count, 0), next, leader };
}

/** 1 in 3. */
export function chance(part: number, whole: number): string {
  if (part === whole) return say("chance-certain");
  let [a, b] = [part, whole];
  while (b) [a, b] = [b, a % b];
  return say("chance", { part: part / a, whole: whole / a });
}

/** What can be said of the leader who is at home in a town. */
export function leaderLine(view: PublicEnemyView, town: Town, odds: Odds): string {
  const leader = LEADERS[HOME_GANG[town]];
  const card = say(`public-enemy-card-${leader}`);
  if (odds.next === leader) return say("public-enemy-odds-leader-known", { card });
  if (odds.leader && !odds.next) return say("public-enemy-odds-leader", { card, chance: chance(1, odds.count) });
  if (odds.leader || view.decks[town].slice(0, -1).includes(leader))
    return say("public-enemy-odds-leader-later", { card });
  return say("public-enemy-odds-leader-gone");
}

/** Cards further down that the reader has seen go under the deck, or looked at. */
export function deeper(view: PublicEnemyView, deck: DeckName): string[] {
  const below = view.decks[deck].slice(0, isTown(deck) ? -2 : -1);
  return below.filter((card) => card !== null).map(cardName);
}
