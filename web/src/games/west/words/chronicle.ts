/** The chronicle: paragraphs as lines, told on where the last reading ended. */
import { language } from "../../../i18n/say.svelte";
import type { GameEvent } from "../../../wire/shapes";
import type { Names } from "../../names";
import type { Line } from "../../page";
import { folk } from "./folk";
import { type Paragraph, Teller } from "./teller";

/** One table as one reader hears it; a game has thousands of events, so none is told twice. */
type Reading = { reader: string; first: number; heard: GameEvent[]; teller: Teller };
let reading: Reading | null = null;

/** All that is told of these events: those from `from` on, as far as `until`. */
export function chronicle(events: GameEvent[], first: number, names: Names, until = Infinity, from = 0): Line[] {
  const { teller } = read(events, first, names);
  let round = 0;
  return teller.told().flatMap((it) => {
    const lines = linesOf(told(it, from, until), it.round > round, names.names.length);
    round = Math.max(round, it.round);
    return lines;
  });
}

function read(events: GameEvent[], first: number, names: Names): Reading {
  const reader = [language(), names.me, ...names.names].join("\n");
  const goesOn = reading?.reader === reader && reading.first === first && isBeginning(reading.heard, events);
  const now: Reading = goesOn ? reading! : { reader, first, heard: [], teller: new Teller(folk(names)) };
  for (let i = now.heard.length; i < events.length; i++) now.teller.hear(events[i]!, first + i);
  now.heard = events;
  reading = now;
  return now;
}

/** Events are only ever added; whatever was taken back is told anew. */
const isBeginning = (heard: GameEvent[], events: GameEvent[]): boolean =>
  heard.length <= events.length && heard[0] === events[0] && heard.at(-1) === events[heard.length - 1];

/** What a paragraph says of the events that are asked for. */
const told = (it: Paragraph, from: number, until: number): Paragraph => ({
  ...it,
  parts: it.parts.filter(({ event }) => event >= from && event < until),
});

/** A paragraph is a line; the first turn of a round is a heading, and what follows it a line of its own. */
function linesOf({ parts, ...it }: Paragraph, newRound: boolean, seats: number): Line[] {
  const [head, ...rest] = parts;
  if (!head) return [];
  const seat = it.seat !== null && it.seat < seats ? it.seat : null;
  const line = (from: typeof parts): Line => ({
    text: from.map((part) => part.text).join(" "),
    seat,
    event: from[0]!.event,
    last: from.at(-1)!.event,
  });
  if (!newRound) return [line(parts)];
  return [{ ...line([head]), chapter: true }, ...(rest.length ? [line(rest)] : [])];
}
