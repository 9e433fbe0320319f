/** The table right after one event, so that a moment of several can be drawn step by step. No rule is
 * decided here: the event says what became of each card, and the server's own view ends the moment. */
import type { GameEvent } from "../../wire/shapes";
import { GANG_OF, type DeckName, type Gang, type Town } from "./box";
import type { Majority, One, Points } from "./events";
import type { EnemyView, Pile, Player } from "./sight";

type Step = (view: EnemyView, event: never) => EnemyView;
type Begins = { round: number; starter: number; supremacy: Gang | null };
type Card = { seat: number; owner: number; town: Town; card: string };

export const after = (view: EnemyView, event: GameEvent): EnemyView =>
  STEPS[event.event]?.(view, event as never) ?? view;

const withDeck = (view: EnemyView, deck: DeckName, pile: Pile): EnemyView => ({
  ...view,
  decks: { ...view.decks, [deck]: pile },
});

function withPlayer(view: EnemyView, seat: number, change: (player: Player) => Partial<Player>): EnemyView {
  const players = view.players.map((it, i) => (i === seat ? { ...it, ...change(it) } : it));
  return { ...view, players };
}

function withStack(view: EnemyView, seat: number, card: string, change: (cards: string[]) => string[]): EnemyView {
  const gang = GANG_OF[card] as Gang;
  return withPlayer(view, seat, ({ stacks }) => ({ stacks: { ...stacks, [gang]: change(stacks[gang]) } }));
}

const gains = (view: EnemyView, { seat, card }: Card) => withStack(view, seat, card, (cards) => [...cards, card]);
const loses = (view: EnemyView, seat: number, card: string) => withStack(view, seat, card, (cards) => cards.slice(0, -1));
const goesOut = (view: EnemyView, card: string): EnemyView => ({ ...view, out: [...view.out, card] });
const spends = (view: EnemyView, seat: number) => withPlayer(view, seat, ({ dollars }) => ({ dollars: dollars - 1 }));

const gathered = (): Player["stacks"] => ({ wild_bunch: [], daltons: [], james_younger: [], loners: [] });

const STEPS: Record<string, Step> = {
  took: (view, event: Card) => gains(withDeck(view, event.town, view.decks[event.town].slice(0, -1)), event),
  turned_up: (view, { town, card }: Card) => withDeck(view, town, [...view.decks[town].slice(0, -1), card]),
  saloon: (view, { card }: Card) => goesOut(withDeck(view, "saloon", view.decks.saloon.slice(0, -1)), card),
  discarded: (view, { seat, card }: Card) => goesOut(loses(view, seat, card), card),
  hunted: (view, { owner, card }: Card) => goesOut(loses(view, owner, card), card),
  swindled: (view, event: Card) => gains(loses(view, event.owner, event.card), event),
  buried: (view, { seat, town, card }: Card) =>
    spends(withDeck(view, town, [card, ...view.decks[town].slice(0, -1)]), seat),
  peeked: (view, { seat }: Card) => spends(view, seat),
  cavalry: (view, { town }: Card) => ({ ...view, cavalry: town }),
  majority: (view, { gang, winner, gains }: Majority) =>
    gains && winner !== null ? withPlayer(view, winner, ({ wanted }) => ({ wanted: [...wanted, gang] })) : view,
  points: (view, { points }: Points) => ({
    ...view,
    players: view.players.map((it, seat) => ({ ...it, points: points[seat]! })),
  }),
  one: (view, { seat }: One) => ({ ...view, one: seat }),
  round_begins: (view, event: Begins) => ({
    ...view,
    ...event,
    turn: event.starter,
    cavalry: null,
    out: [],
    players: view.players.map((it) => ({ ...it, stacks: gathered() })),
  }),
};
