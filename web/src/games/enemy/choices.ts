/** Every option with what it leads to, as far as the chooser can see. */
import { say } from "../../i18n/say.svelte";
import type { Names } from "../names";
import { GANG_OF, GANGS, LEADERS, SALOON, type DeckName, type Gang, type Town } from "./box";
import { known, mine, top, type EnemyView } from "./sight";
import { bareName, cardName, deckName, gangName, several } from "./things";

/** `hunt:2:daltons`: what is done, to whom, to what. */
export interface Parts {
  verb: string;
  deck: DeckName;
  seat: number;
  gang: Gang;
}

export function parts(option: string): Parts {
  const [verb = "", ...rest] = option.split(":");
  const last = rest.at(-1) ?? "";
  return { verb, deck: last as DeckName, gang: last as Gang, seat: Number(rest[0]) };
}

/** One option in a sentence or two. */
export function choice(view: EnemyView, option: string, names: Names): string {
  const { verb, deck, seat, gang } = parts(option);
  switch (verb) {
    case "draw":
      return deck === SALOON ? drawSaloon(view) : drawOutlaw(view, deck, names);
    case "bury":
      return say("pe-choice-bury", { card: cardName(top(view, deck)!), town: deckName(deck) });
    case "peek":
      return peek(view, deck);
    case "discard":
      return discard(view, gang);
    case "hunt":
      return hunt(view, seat, gang, names);
    case "swindle":
      return swindle(view, seat, gang, names);
    case "cavalry":
      return cavalry(view, deck as Town);
  }
  return say("pe-choice-pass", { town: deckName(view.cavalry) });
}

function drawSaloon(view: EnemyView): string {
  const pile = view.decks[SALOON];
  const card = known(view, SALOON);
  const text = card ? say("pe-choice-saloon-known", { card: cardName(card) }) : say("pe-choice-saloon", { count: pile.length });
  return pile.length > 1 ? text : `${text} ${emptied(SALOON)}`;
}

/** The open card of a town, and what the drawer would then have. */
function drawOutlaw(view: EnemyView, town: Town, names: Names): string {
  const card = top(view, town);
  if (!card) return deckName(town); // not turned up yet in what is drawn
  const gang = GANG_OF[card]!;
  const text = say("pe-choice-draw", {
    card: cardName(card),
    town: deckName(town),
    count: several(gang, have(view, gang) + 1),
    standing: compared(view, card, null, names),
  });
  if (completes(view, gang)) return `${text} ${say("pe-choice-four")}`;
  return view.decks[town].length > 1 ? text : `${text} ${emptied(town)}`;
}

function peek(view: EnemyView, deck: DeckName): string {
  const card = known(view, deck);
  if (card) return say("pe-choice-peek-known", { card: cardName(card), town: deckName(deck) });
  return say("pe-choice-peek", { town: deckName(deck) });
}

function discard(view: EnemyView, gang: Gang): string {
  const stack = mine(view)?.stacks[gang] ?? [];
  return say("pe-choice-discard", { card: cardName(stack.at(-1)!), count: several(gang, stack.length - 1) });
}

function hunt(view: EnemyView, owner: number, gang: Gang, names: Names): string {
  const stack = view.players[owner]!.stacks[gang];
  const left = several(gang, stack.length - 1);
  return say("pe-choice-hunt", { card: cardName(stack.at(-1)!), owner: names.whom(owner), count: left });
}

function swindle(view: EnemyView, owner: number, gang: Gang, names: Names): string {
  const card = view.players[owner]!.stacks[gang].at(-1)!;
  const text = say("pe-choice-swindle", {
    card: cardName(card),
    owner: names.whom(owner),
    count: several(gang, have(view, gang) + 1),
    standing: compared(view, card, owner, names),
  });
  return completes(view, gang) ? `${text} ${say("pe-choice-four")}` : text;
}

function cavalry(view: EnemyView, town: Town): string {
  const card = cardName(top(view, town)!);
  return say("pe-choice-cavalry", { left: deckName(view.cavalry), town: deckName(town), card });
}

const emptied = (deck: DeckName): string => say("pe-choice-last", { town: deckName(deck) });
const have = (view: EnemyView, gang: Gang): number => mine(view)?.stacks[gang].length ?? 0;

/** Would one more card of this gang give the chooser all four (PE ROUND-1)? */
const completes = (view: EnemyView, gang: Gang): boolean =>
  GANGS.every((name) => have(view, name) > 0 || name === gang);

/** With one more card of its gang, beside what the opponents have of it. */
function compared(view: EnemyView, gained: string, robbed: number | null, names: Names): string {
  const gang = GANG_OF[gained]!;
  const count = have(view, gang) + 1;
  const rest = view.players.map((it, seat) => (seat === view.seat ? -1 : it.stacks[gang].length - Number(seat === robbed)));
  const best = Math.max(...rest);
  if (best < count) return say("pe-standing-most");
  const level = rest.flatMap((has, seat) => (has === best ? [seat] : []));
  const rivals = names.all(level);
  if (best > count) return say("pe-standing-behind", { rivals, count: best });
  return say("pe-standing-level", { rivals, leader: led(view, level, gained) });
}

/** Whose is the leader that would break a tie (PE MAJ-3)? */
function led(view: EnemyView, level: number[], gained: string): string {
  const gang = GANG_OF[gained]!;
  const leader = LEADERS[gang];
  if (leader === gained || mine(view)?.stacks[gang].includes(leader)) return "yours";
  return level.some((seat) => view.players[seat]!.stacks[gang].includes(leader)) ? "theirs" : "nobodys";
}

/** An option in a few words for a button, also one that is not possible now. */
export function short(view: EnemyView, option: string, names: Names): string {
  const { verb, deck, seat, gang } = parts(option);
  if (verb === "hunt" || verb === "swindle") {
    const card = view.players[seat]?.stacks[gang].at(-1);
    if (!card) return say(`pe-short-${verb}`, { gang: gangName(gang), owner: names.whom(seat) });
    return say(`we-short-${verb}`, { card: bareName(card), owner: names.whom(seat) });
  }
  if (verb === "discard") return shortDiscard(view, gang);
  if (verb === "pass") return shortPass(view);
  if (verb === "draw" && deck !== SALOON && view.decks[deck]?.length) {
    return say("we-short-draw", { card: bareName(top(view, deck)!), deck: deckName(deck) });
  }
  return say(`we-short-${verb}-deck`, { deck: deckName(deck) });
}

/** Only the Cavalry can be left where it is; elsewhere passing is what is not possible. */
function shortPass(view: EnemyView): string {
  const asked = view.asks.find(({ seat }) => seat === view.seat)?.key ?? "cavalry";
  if (asked === "cavalry") return say("we-short-pass", { town: deckName(view.cavalry) });
  return say(asked === "draw" ? "we-short-pass-draw" : "we-short-pass-saloon");
}

function shortDiscard(view: EnemyView, gang: Gang): string {
  const card = mine(view)?.stacks[gang].at(-1);
  return card ? say("we-short-discard", { card: bareName(card) }) : say("pe-short-discard", { gang: gangName(gang) });
}
