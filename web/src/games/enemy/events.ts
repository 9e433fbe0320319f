/** What happened, in sentences. */
import { say, type Values } from "../../i18n/say.svelte";
import type { GameEvent } from "../../wire/shapes";
import { commas, type Names } from "../names";
import type { Told } from "../page";
import { GANGS, type Gang } from "./box";
import { cardName, deckName, gangName, several } from "./things";

type Args = Values;
type Special = (event: never, names: Names) => Args;

export type Majority = { gang: Gang; counts: number[]; winner: number | null; how: string; gains: boolean };
export type Duel = { prize: string; seats: number[]; bangs: number[]; winner: number | null };
export type Tuel = { prize: string; seats: number[]; tiles: number; bang: number; winner: number };
export type Points = { points: number[]; by_gang: number[][] };
export type One = { seat: number | null; before: number | null; tied: number[] };

/** One line of the chronicle; a town's next card is seen on the table, not told. */
export function told(event: GameEvent, names: Names, before?: GameEvent): Told | null {
  if (event.event === "turned_up") return null;
  return { text: sentence(shotOut(event, before), names), seat: actor(event), chapter: event.event === "round_begins" };
}

/** Whose doing it was, for the chip beside the line. */
function actor(event: GameEvent): number | null {
  const seat = event.seat ?? event["winner"];
  return typeof seat === "number" && event.event !== "round_over" ? seat : null;
}

/** A One that was won by shooting is no longer tied for (PE DUEL-1). */
function shotOut(event: GameEvent, before?: GameEvent): GameEvent {
  const won = before?.["prize"] === "one" && before["winner"] !== null;
  return won && event.event === "one" ? { ...event, tied: [event.seat] } : event;
}

export function sentence(event: GameEvent, names: Names): string {
  const key = event.event;
  if (key === "undo" || key === "takeback") return say(`event-${key}`, about(event, names));
  const special = SPECIAL[key];
  return say(`pe-event-${key}`, special ? special(event as never, names) : about(event, names));
}

/** The arguments of an event that speaks of seats, decks and cards only. */
export function about(event: Record<string, unknown>, names: Names): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event)) Object.assign(args, argument(name, value, names));
  return args;
}

function argument(name: string, value: unknown, names: Names): Args {
  switch (name) {
    case "seat":
    case "starter":
      return typeof value === "number" ? { who: names.who(value), me: names.isMe(value) } : {};
    case "owner":
      return { owner: names.whom(value as number), mine: names.isMe(value) };
    case "town":
    case "deck":
    case "left":
      return { [name]: deckName(value as string | null) };
    case "card":
      return { card: cardName(value as string) };
    case "supremacy":
      return { supremacy: value ? gangName(value as string) : "none" };
    case "round":
    case "answers":
    case "why":
      return { [name]: value as string | number };
  }
  return {};
}

/** Who has the most cards of a gang, how it was settled, and whether it brings a token. */
function majority(event: Majority, names: Names): Args {
  const most = Math.max(...event.counts);
  const tied = event.counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return {
    gang: gangName(event.gang),
    how: event.how === "duel" && event.winner === null ? "fallen" : event.how,
    most: several(event.gang, most),
    tied: names.all(tied),
    who: event.winner === null ? "" : names.who(event.winner),
    me: names.isMe(event.winner),
    gains: event.gains ? "yes" : "no",
  };
}

export const prizeName = (prize: string): string =>
  prize === "one" ? say("pe-prize-one") : say("pe-prize-gang", { gang: gangName(prize) });

/** Both rows of tiles, and who showed the Bang first. */
function duel(event: Duel, names: Names): Args {
  const shots = event.seats.map((seat, i) => say("pe-shot", { who: names.whom(seat), tile: event.bangs[i]! }));
  return {
    prize: prizeName(event.prize),
    shots: commas(shots),
    me: event.winner === null ? "nobody" : names.isMe(event.winner),
    who: event.winner === null ? "" : names.who(event.winner),
  };
}

/** One row of tiles, turned over in the order of the round. */
function tuel(event: Tuel, names: Names): Args {
  return {
    prize: prizeName(event.prize),
    order: commas(event.seats.map((seat) => names.whom(seat))),
    tiles: event.tiles,
    bang: event.bang,
    me: names.isMe(event.winner),
    who: names.whom(event.winner),
  };
}

/** Each player's points, gang by gang. */
function points(event: Points, names: Names): Args {
  const rows = event.points.map((total, seat) => {
    const gained = GANGS.map((gang, i) => ({ gang: gangName(gang), points: event.by_gang[seat]![i]! }));
    const parts = gained.filter((part) => part.points).map((part) => say("pe-points-part", part));
    if (!parts.length) return say("pe-points-row-nothing", { who: names.whom(seat) });
    return say("pe-points-row", { who: names.whom(seat), points: total, parts: commas(parts) });
  });
  return { rows: rows.join("; ") };
}

/** Who holds the One now, and since when. */
function one({ seat, before, tied }: One, names: Names): Args {
  const stays = tied.length === 1 ? "keeps" : "keeps_tie";
  const taken = before === null ? "takes" : "from";
  const how = seat === null ? "nobody" : seat === before ? stays : taken;
  return {
    how,
    tied: names.all(tied, true),
    who: seat === null ? "" : how === "keeps_tie" ? names.whom(seat) : names.who(seat),
    me: names.isMe(seat),
    before: before === null ? "" : names.whom(before),
  };
}

const SPECIAL: Record<string, Special> = { majority, duel, tuel, points, one };
