/** A hand of poker as it stands: who plays, what lies on the table, what it turned out to be. */
import type { WesternLegendsEvent, WesternLegendsView } from "../../../wire/games/western-legends";

/** One who plays: `out` does not; the dealer plays for the house. `cards`: null face down. */
export type Player = {
  player: number;
  out: boolean;
  house: boolean;
  cards: (string | null)[];
  hand: string;
  won: boolean;
};
export type Hand = { town: string; pot: number; flop: string[]; players: Player[]; over: boolean };

const sits = (player: number, more: Partial<Player> = {}): Player => ({
  player,
  out: false,
  house: false,
  cards: [],
  hand: "",
  won: false,
  ...more,
});

/** From what was told of it. */
export function handOf(events: WesternLegendsEvent[]): Hand {
  const hand: Hand = { town: "", pot: 0, flop: [], players: [], over: false };
  for (const event of events) hear(hand, event);
  return hand;
}

function hear(hand: Hand, event: WesternLegendsEvent): void {
  const at = hand.players.findLast((it) => "seat" in event && it.player === event.seat);
  if ("pot" in event) hand.pot = event.pot;
  switch (event.event) {
    case "poker":
      [hand.town, hand.pot] = [event.town, event.stake];
      hand.players.push(sits(event.seat));
      break;
    case "money":
      if (event.cause === "ante") hand.pot += event.before - event.after;
      break;
    case "poker_joined":
      hand.players.push(sits(event.seat));
      break;
    case "poker_passed":
      hand.players.push(sits(event.seat, { out: true }));
      break;
    case "poker_dealer":
      hand.players.push(sits(event.seat, { house: true }));
      break;
    case "flop":
      hand.flop = event.cards;
      break;
    case "poker_down":
      if (at) at.cards = event.cards ?? Array<null>(event.count).fill(null);
      break;
    case "poker_hand":
      if (at) [at.cards, at.hand] = [event.cards, event.hand];
      break;
    case "poker_won":
    case "house_won":
      hand.over = true;
      for (const it of hand.players)
        it.won = it.house
          ? event.event === "house_won"
          : !it.out && event.event === "poker_won" && event.seats.includes(it.player);
  }
}

/** From the view alone, where the beginning is not known any more. */
export function handNow(view: WesternLegendsView): Hand {
  const { town, pot, players, dealer } = view.poker!;
  const down = (player: number) => (view.players[player]?.played ?? []) as (string | null)[];
  const all = players.map((player) => sits(player, { cards: down(player) }));
  if (dealer !== null) all.push(sits(dealer, { house: true, cards: down(dealer) }));
  return { town, pot, flop: view.flop, players: all, over: false };
}
