/** A fight as it stands: both sides, what lies in front of them, what it is worth. */
import type { GameEvent } from "../../../wire/shapes";
import type { Seen } from "../mats/sight";
import type { FightNow } from "../words/view";

/** Of a card: its id, null face down, undefined not there yet. */
export type Down = string | null | undefined;
export type Bout = {
  kind: string;
  space: string;
  sides: (number | null)[];
  cards: [Down, Down];
  ranks: number[];
  values: number[];
  /** The side that has won, once it has. */
  winner: number;
};
type Told = GameEvent & { player: number | null; card?: string; cards: [string, string]; ranks: number[]; values: number[]; winner: number | null };

/** From what was told of it. */
export function boutOf([begins, ...rest]: GameEvent[]): Bout {
  const it = begins as unknown as { kind: string; space: string; attacker: number; defender: number | null };
  const bout: Bout = { ...fresh(), kind: it.kind, space: it.space, sides: [it.attacker, it.defender] };
  for (const event of rest as Told[]) {
    if (event.event === "put_down") bout.cards[bout.sides.indexOf(event.player)] = event.card ?? null;
    else if (event.event === "npc_put_down") bout.cards[1] = event.card ?? null;
    else if (event.event === "revealed") [bout.cards, bout.ranks, bout.values] = [event.cards, event.ranks, event.ranks];
    else if (["lowered", "raised", "compared"].includes(event.event)) bout.values = event.values;
    else if (event.event === "restarted") Object.assign(bout, fresh());
    if (event.event === "compared" || event.event === "fight_won") bout.winner = bout.sides.indexOf(event.winner);
  }
  return bout;
}

const fresh = (): Pick<Bout, "cards" | "ranks" | "values" | "winner"> => ({ cards: [undefined, undefined], ranks: [], values: [], winner: -1 });

/** From the view alone, where the beginning is not known any more. */
export function boutNow(view: Seen): Bout {
  const it = view.fight as FightNow & { space: string; ranks: number[] };
  const open = it.values.length > 0;
  const cards = it.sides.map((side, i) => (open ? it.shown[i] : side === null ? undefined : (view.players[side]?.played?.[0] ?? undefined)));
  return { kind: it.kind, space: it.space, sides: it.sides, cards: cards as [Down, Down], ranks: open ? it.ranks : [], values: it.values, winner: -1 };
}
