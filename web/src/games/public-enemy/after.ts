/** The table right after one event, so that a moment of several can be drawn step by step. No rule is
 * decided here: the event says what became of each card, and the server's own view ends the moment. */
import type { Card, Outlaw, PlayerView, PublicEnemyEvent, PublicEnemyView } from "../../wire/games/public-enemy";
import { GANG_OF, type DeckName } from "./box";

const withDeck = (
  view: PublicEnemyView,
  deck: DeckName,
  pile: PublicEnemyView["decks"][DeckName],
): PublicEnemyView => ({
  ...view,
  decks: { ...view.decks, [deck]: pile },
});

function withPlayer(
  view: PublicEnemyView,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): PublicEnemyView {
  const players = view.players.map((it, i) => (i === seat ? { ...it, ...change(it) } : it));
  return { ...view, players };
}

function withStack(
  view: PublicEnemyView,
  seat: number,
  card: Outlaw,
  change: (cards: Outlaw[]) => Outlaw[],
): PublicEnemyView {
  const gang = GANG_OF[card]!;
  return withPlayer(view, seat, ({ stacks }) => ({ stacks: { ...stacks, [gang]: change(stacks[gang]) } }));
}

const gains = (view: PublicEnemyView, seat: number, card: Outlaw) =>
  withStack(view, seat, card, (cards) => [...cards, card]);
const loses = (view: PublicEnemyView, seat: number, card: Outlaw) =>
  withStack(view, seat, card, (cards) => cards.slice(0, -1));
const goesOut = (view: PublicEnemyView, card: Card): PublicEnemyView => ({ ...view, out: [...view.out, card] });
const spends = (view: PublicEnemyView, seat: number) =>
  withPlayer(view, seat, ({ dollars }) => ({ dollars: dollars - 1 }));

const gathered = (): PlayerView["stacks"] => ({ wild_bunch: [], daltons: [], james_younger: [], loners: [] });

export function after(view: PublicEnemyView, event: PublicEnemyEvent): PublicEnemyView {
  switch (event.event) {
    case "took":
      return gains(withDeck(view, event.town, view.decks[event.town].slice(0, -1)), event.seat, event.card);
    case "turned_up":
      return withDeck(view, event.town, [...view.decks[event.town].slice(0, -1), event.card]);
    case "saloon":
      return goesOut(withDeck(view, "saloon", view.decks.saloon.slice(0, -1)), event.card);
    case "discarded":
      return goesOut(loses(view, event.seat, event.card), event.card);
    case "hunted":
      return goesOut(loses(view, event.owner, event.card), event.card);
    case "swindled":
      return gains(loses(view, event.owner, event.card), event.seat, event.card);
    case "buried":
      return spends(withDeck(view, event.town, [event.card, ...view.decks[event.town].slice(0, -1)]), event.seat);
    case "peeked":
      return spends(view, event.seat);
    case "cavalry":
      return { ...view, cavalry: event.town };
    case "majority": {
      const { gang, winner } = event;
      return event.gains && winner !== null
        ? withPlayer(view, winner, ({ wanted }) => ({ wanted: [...wanted, gang] }))
        : view;
    }
    case "points":
      return { ...view, players: view.players.map((it, seat) => ({ ...it, points: event.points[seat]! })) };
    case "one":
      return { ...view, one: event.seat };
    case "round_begins":
      return begun(view, event.round, event.starter, event.supremacy);
    default:
      return view;
  }
}

const begun = (
  view: PublicEnemyView,
  round: number,
  starter: number,
  supremacy: PublicEnemyView["supremacy"],
): PublicEnemyView => ({
  ...view,
  ...{ round, starter, supremacy, turn: starter, cavalry: null, out: [] },
  players: view.players.map((it) => ({ ...it, stacks: gathered() })),
});
