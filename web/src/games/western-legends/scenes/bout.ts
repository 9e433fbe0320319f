/** A fight as it stands: both sides, what lies in front of them, what it is worth. */
import { contents } from "../box";
import type { Bandit, BanditLine, WesternLegendsEvent, WesternLegendsView } from "../../../wire/games/western-legends";

/** Of a card: its id, null face down, undefined not there yet. */
export type Down = string | null | undefined;
export type Bout = {
  kind: string;
  space: string;
  sides: (number | null)[];
  cards: [Down, Down];
  ranks: number[];
  /** None while a Joker is not named. */
  values: number[];
  /** The side that has won, once it has. */
  winner: number;
  /** Which bandit it is, and what the bandit card turned up says of it; null without bandit cards. */
  bandit: Bandit | null;
  line: BanditLine | null;
  /** The second side's card lies open before the first one's is put down. */
  early: boolean;
};

/** From what was told of it. */
export function boutOf(events: WesternLegendsEvent[]): Bout {
  const bout = fresh();
  for (const event of events) {
    if (event.event === "bandit_card")
      Object.assign(bout, { kind: "bandit", sides: [event.seat, null], bandit: event.bandit, line: event.line });
    else if (event.event === "fight")
      Object.assign(bout, { kind: event.kind, space: event.space, sides: [event.attacker, event.defender] });
    else if (event.event === "put_down") bout.cards[bout.sides.indexOf(event.player)] = event.card ?? null;
    else if (event.event === "npc_put_down") bout.cards[1] = event.card ?? null;
    else if (event.event === "npc_shown") [bout.cards[1], bout.early] = [event.card, true];
    else if (event.event === "revealed")
      [bout.early, bout.cards, bout.ranks, bout.values] = [
        false,
        [event.cards[0], event.cards[1]],
        event.ranks,
        worths(event.ranks),
      ];
    else if (event.event === "copied" && bout.ranks.length) {
      const rank = contents().cards.get(event.original)?.rank ?? 0;
      bout.ranks = bout.ranks.map((it, side) => (bout.sides[side] === event.seat && !it ? rank : it));
      bout.values = worths(bout.ranks);
    } else if (event.event === "lowered" || event.event === "raised" || event.event === "compared")
      bout.values = event.values;
    else if (event.event === "restarted")
      Object.assign(bout, { cards: [undefined, undefined], ranks: [], values: [], winner: -1, early: false });
    if (event.event === "compared" || event.event === "fight_won") bout.winner = bout.sides.indexOf(event.winner);
  }
  return bout;
}

/** A Joker has no rank until it is named, and until then nothing is compared. */
const worths = (ranks: number[]): number[] => (ranks.every(Boolean) ? ranks : []);

const fresh = (): Bout => ({
  kind: "",
  space: "",
  sides: [],
  cards: [undefined, undefined],
  ranks: [],
  values: [],
  winner: -1,
  bandit: null,
  line: null,
  early: false,
});

/** From the view alone, where the beginning is not known any more. */
export function boutNow(view: WesternLegendsView): Bout {
  const it = view.fight!;
  const open = Boolean(it.shown[0]);
  const cards = it.sides.map((side, i) =>
    it.shown[i] ? it.shown[i] : side === null ? undefined : (view.players[side]?.played?.[0] ?? undefined),
  );
  return {
    kind: it.kind,
    space: it.space,
    sides: it.sides,
    cards: cards as [Down, Down],
    ranks: open ? it.ranks : [],
    values: it.values,
    winner: -1,
    bandit: it.bandit,
    line: it.line,
    early: !open && Boolean(it.shown[1]),
  };
}
