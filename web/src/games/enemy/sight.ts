/** What lies on the table, as the view tells it, and what can be counted from that. */
import type { GameView } from "../../wire/shapes";
import { GANGS, POINTS, SALOON, type DeckName, type Gang, type Town } from "./box";

/** From bottom to top; null is a card's back. */
export type Pile = (string | null)[];

export interface Player {
  stacks: Record<Gang, string[]>;
  wanted: Gang[];
  dollars: number;
  points: number;
}

export type EnemyView = GameView & {
  round: number;
  round_cap: number;
  starter: number;
  turn: number;
  spent: boolean;
  decks: Record<DeckName, Pile>;
  out: string[];
  removed: Pile;
  players: Player[];
  one: number | null;
  cavalry: Town | null;
  supremacy: Gang | null;
};

export const MODULES = ["fast", "duel", "dollars", "cavalry", "supremacy"] as const;
export type Module = (typeof MODULES)[number];

export const modules = (view: EnemyView): Module[] => MODULES.filter((name) => view.options[name] === true);

/** What so many cards of a gang score now; a Supremacy tile counts as one card more, but not alone. */
export function stackWorth(view: EnemyView, gang: Gang, count: number): number {
  const more = count && view.supremacy === gang ? 1 : 0;
  return POINTS[Math.min(POINTS.length - 1, count + more)] ?? 0;
}

/** What a player's stacks would score if the round ended now. */
export const worth = (view: EnemyView, player: Player): number =>
  GANGS.reduce((sum, gang) => sum + stackWorth(view, gang, player.stacks[gang].length), 0);

/** The open card of a town; what the reader knows of the saloon's top card. */
export const top = (view: EnemyView, deck: DeckName): string | null => view.decks[deck].at(-1) ?? null;

/** The first face-down card, if the reader has looked at it. */
export const known = (view: EnemyView, deck: DeckName): string | null =>
  view.decks[deck].at(deck === SALOON ? -1 : -2) ?? null;

/** The reader's own stacks; a spectator has none. */
export const mine = (view: EnemyView): Player | undefined =>
  view.seat === null ? undefined : view.players[view.seat];

/** Everybody else, clockwise from the reader; for a spectator everybody. */
export function others(view: EnemyView): number[] {
  const all = view.players.map((_, seat) => seat);
  const me = view.seat;
  return me === null ? all : all.slice(1).map((step) => (me + step) % view.seats);
}

/** The kernel's view of this game is this. */
export const enemy = (view: GameView): EnemyView => view as EnemyView;
