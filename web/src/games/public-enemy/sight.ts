/** What lies on the table, as the view tells it, and what can be counted from that. */
import type { PlayerView, PublicEnemyEvent, PublicEnemyView } from "../../wire/games/public-enemy";
import type { GameEvent, GameView } from "../../wire/shapes";
import { Entry } from "../entry";
import { GANGS, POINTS, SALOON, type DeckName, type Gang } from "./box";

const entry = new Entry("public-enemy");
export const enemy = (view: GameView): PublicEnemyView => entry.view(view);

/** What happened in a moment, or at a table, whose view this is. */
export const told = (view: GameView, events: GameEvent[]): PublicEnemyEvent[] => entry.events(view, events);

export const MODULES = ["fast", "duel", "dollars", "cavalry", "supremacy"] as const;
export type Module = (typeof MODULES)[number];

export const modules = (view: PublicEnemyView): Module[] => MODULES.filter((name) => view.options[name] === true);

/** What so many cards of a gang score now; a Supremacy tile counts as one card more, but not alone. */
export function stackWorth(view: PublicEnemyView, gang: Gang, count: number): number {
  const more = count && view.supremacy === gang ? 1 : 0;
  return POINTS[Math.min(POINTS.length - 1, count + more)] ?? 0;
}

/** What a player's stacks would score if the round ended now. */
export const worth = (view: PublicEnemyView, player: PlayerView): number =>
  GANGS.reduce((sum, gang) => sum + stackWorth(view, gang, player.stacks[gang].length), 0);

/** The open card of a town; what the reader knows of the saloon's top card. */
export const top = (view: PublicEnemyView, deck: DeckName): string | null => view.decks[deck].at(-1) ?? null;

/** The first face-down card, if the reader has looked at it. */
export const known = (view: PublicEnemyView, deck: DeckName): string | null =>
  view.decks[deck].at(deck === SALOON ? -1 : -2) ?? null;

/** The reader's own stacks; a spectator has none. */
export const mine = (view: PublicEnemyView): PlayerView | undefined =>
  view.seat === null ? undefined : view.players[view.seat];

/** Everybody else, clockwise from the reader; for a spectator everybody. */
export function others(view: PublicEnemyView): number[] {
  const all = view.players.map((_, seat) => seat);
  const me = view.seat;
  return me === null ? all : all.slice(1).map((step) => (me + step) % view.seats);
}
