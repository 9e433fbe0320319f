/** What happened, line by line, in the words of the game and those all games share. */
import type { GamePage, Line, Told } from "../games/page";
import type { Names } from "../games/names";
import { say } from "../i18n/say.svelte";
import type { GameEvent } from "../wire/shapes";
import type { Moment } from "../wire/moments.svelte";
import type { ChatLine } from "../wire/types";

/** One event in words; null: not worth a line. */
export function tell(page: GamePage, event: GameEvent, names: Names, before?: GameEvent): Told | null {
  if (event.event !== "undo" && event.event !== "takeback") return page.words.event(event, names, before);
  const seat = Number(event.seat);
  const values = { me: names.isMe(seat), answers: Number(event["answers"]) };
  const free = event.event === "undo";
  return { text: free ? say("told-undo", { ...values, name: names.who(seat) }) : say("told-takeback", { ...values, name: names.whom(seat) }), seat };
}

/** All lines of these events; `first` is the number of the first of them, those from `until` on are not told yet. */
export function lines(page: GamePage, events: GameEvent[], first: number, names: Names, until = Infinity, from = 0): Line[] {
  if (page.words.chronicle) return page.words.chronicle(events, first, names, until, from);
  return events.flatMap((event, i) => {
    if (first + i < from || first + i >= until) return [];
    const told = tell(page, event, names, events[i - 1]);
    return told ? [{ ...told, event: first + i }] : [];
  });
}

const LONG = /^.{40,170}(?<!\p{Lu})[.!?](?= \p{Lu})/u; // whole sentences, and not too many

/** What a moment is about, in a line or two; empty if there is nothing to tell. */
export function headline(page: GamePage, events: GameEvent[], first: number, moment: Moment, names: Names): string {
  const end = moment.first + moment.events.length;
  const text = lines(page, events, first, names, end, moment.first)[0]?.text ?? "";
  return LONG.exec(text)?.[0] ?? text;
}

/** Values of events that name seats, whatever the game. */
const SEATS = ["seat", "player", "attacker", "defender", "victim", "owner", "winner", "loser", "target", "rival", "by", "of", "to", "before"];
const LISTS = ["seats", "players", "winners", "losers", "contributors"];

/** Does this event do something to, or with, a seat? */
export function concerns(event: GameEvent, seat: number | null): boolean {
  if (seat === null) return false;
  const named = SEATS.some((key) => event[key] === seat);
  return named || LISTS.some((key) => Array.isArray(event[key]) && (event[key] as unknown[]).includes(seat));
}

/** The few lines worth reading after an absence: what concerns me first, the latest of the rest, in order. */
export function recap(page: GamePage, events: GameEvent[], first: number, since: number, names: Names, most = 7): Line[] {
  const told = lines(page, events, first, names, Infinity, since).filter((line) => !line.chapter);
  const of = (line: Line): GameEvent[] => events.slice(line.event - first, (line.last ?? line.event) - first + 1);
  const mine = told.filter((line) => of(line).some((event) => concerns(event, names.me)));
  const rest = told.filter((line) => !mine.includes(line));
  const room = Math.max(0, most - mine.length);
  return [...mine.slice(-most), ...(room ? rest.slice(-room) : [])];
}

const DEEDS: Record<string, string> = {
  muted: "chat-told-muted",
  unmuted: "chat-told-unmuted",
  kicked: "chat-told-kicked",
  freed: "chat-told-freed",
  resigned: "chat-told-resigned",
};

/** A line of the chat: what somebody wrote, or what the server tells as `deed:name:reason`. */
export function chatted(line: ChatLine): string {
  const [deed = "", name = "", ...reason] = line.text.split(":");
  const key = line.seat === null ? DEEDS[deed] : undefined;
  if (!key) return line.text;
  const why = reason.join(":");
  return say(key, { name, why, given: why ? "yes" : "no" });
}
