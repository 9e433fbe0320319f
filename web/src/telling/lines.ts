/** The chronicle: paragraphs as lines, told on where the last reading ended. */
import type { Names as Readers } from "../games/names";
import type { Line } from "../games/page";
import { language, spoken } from "../i18n/say.svelte";
import type { GameEvent } from "../wire/shapes";
import type { Chronicle, Paragraph, Part } from "./chronicle";

type Names = Pick<Readers, "names" | "me">;

/** One table as one reader hears it; a game has thousands of events, so none is told twice. */
export class Reading {
  private reader = "";
  private first = 0;
  private heard: GameEvent[] = [];
  private teller: Chronicle | null = null;

  constructor(private readonly begin: (names: Names) => Chronicle) {}

  /** All that is told of these events: those from `from` on, as far as `until`. */
  lines(events: GameEvent[], first: number, names: Names, until = Infinity, from = 0): Line[] {
    let round = 0;
    return this.read(events, first, names).flatMap((it) => {
      const asked = it.parts.filter(({ event }) => event >= from && event < until);
      const lines = linesOf({ ...it, parts: asked }, it.round > round, names.names.length);
      round = Math.max(round, it.round);
      return lines;
    });
  }

  private read(events: GameEvent[], first: number, names: Names): Paragraph[] {
    const reader = [language(), names.me, ...names.names].join("\n");
    const goesOn = this.teller && this.reader === reader && this.first === first && isBeginning(this.heard, events);
    const teller = goesOn ? this.teller! : this.begin(names);
    for (let i = goesOn ? this.heard.length : 0; i < events.length; i++) teller.hear(events[i]!, first + i);
    Object.assign(this, { reader, first, heard: events, teller });
    return teller.told();
  }
}

/** Spoken once: a chronicle is drawn anew with each event. */
export const textOf = (part: Part): string => (part.text ??= spoken(part.phrase));

/** Events are only ever added; whatever was taken back is told anew. */
const isBeginning = (heard: GameEvent[], events: GameEvent[]): boolean =>
  heard.length <= events.length && heard[0] === events[0] && heard.at(-1) === events[heard.length - 1];

/** A paragraph is a line; the first turn of a round is a heading, and what follows it a line of its own. */
function linesOf({ parts, ...it }: Paragraph, newRound: boolean, seats: number): Line[] {
  const [head, ...rest] = parts;
  if (!head) return [];
  const seat = it.seat !== null && it.seat < seats ? it.seat : null;
  const line = (from: typeof parts): Line => ({
    text: from.map(textOf).filter(Boolean).join(" "),
    seat,
    event: from[0]!.event,
    last: from.at(-1)!.event,
  });
  if (!newRound) return [line(parts)];
  return [{ ...line([head]), chapter: true }, ...(rest.length ? [line(rest)] : [])];
}
