/** What may still come, counted from what the reader can see. */
import type { PublicEnemyView } from "../../wire/games/public-enemy";
import { say } from "../../i18n/say.svelte";
import { GANGS, isTown, LEADER_IN, OUTLAWS, SALOON_CARDS, type DeckName, type Town } from "./box";
import { known } from "./sight";
import { cardName } from "./things";

/** One deck: how many of each kind may lie face down, and the next card if the reader has looked at it.
 * A town's kinds are its gangs, the saloon's its three cards. */
interface Odds {
  kinds: { kind: string; count: number }[];
  count: number;
  next: string | null;
  /** The leader of the gang at home here, if it may lie face down unseen. */
  leader: string | null;
}

/** Each card that a deck begins with, by kind: so many of each (PE COMP-1, PE COMP-2). */
const begins = (deck: DeckName): { kind: string; id: string; count: number }[] =>
  isTown(deck)
    ? OUTLAWS.filter(({ town }) => town === deck).map(({ gang, id }) => ({ kind: gang, id, count: 1 }))
    : SALOON_CARDS.map(({ id, count }) => ({ kind: id, id, count }));

/** Less those whose place the reader knows, and less those out of a fast game (PE SET-5). */
export function oddsOf(view: PublicEnemyView, deck: DeckName): Odds {
  const stacks = view.players.flatMap((player) => Object.values(player.stacks));
  const seen = [...Object.values(view.decks), view.out, view.removed, ...stacks].flat();
  const times = (id: string): number => seen.filter((card) => card === id).length;
  const leftOut = isTown(deck) && view.removed.length ? 1 : 0; // one unseen outlaw of each gang
  const cards = begins(deck).map((it) => ({ ...it, count: it.count - times(it.id) }));
  const kinds = (isTown(deck) ? GANGS : SALOON_CARDS.map(({ id }) => id))
    .map((kind) => ({ kind, count: sum(cards.filter((it) => it.kind === kind)) - leftOut }))
    .filter(({ count }) => count > 0);
  const leader = isTown(deck) && !times(LEADER_IN[deck]) ? LEADER_IN[deck] : null;
  return { kinds, count: sum(kinds), next: known(view, deck), leader };
}

const sum = (parts: { count: number }[]): number => parts.reduce((all, { count }) => all + count, 0);

/** 1 in 3. */
export function chance(part: number, whole: number): string {
  if (part === whole) return say("chance-certain");
  let [a, b] = [part, whole];
  while (b) [a, b] = [b, a % b];
  return say("chance", { part: part / a, whole: whole / a });
}

/** What can be said of the leader who is at home in a town. */
export function leaderLine(view: PublicEnemyView, town: Town, odds: Odds): string {
  const leader = LEADER_IN[town];
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
