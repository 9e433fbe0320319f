/** What happened, line by line, in the words of the game. */
import type { GamePage, Line } from "../games/page";
import type { Names } from "../games/names";
import { say } from "../i18n/say.svelte";
import type { GameEvent } from "../wire/shapes";
import { concerns } from "../wire/vocabulary";
import type { Moment } from "../wire/moments.svelte";
import type { TableStore } from "../wire/store";
import type { ChatLine } from "../wire/types";

/** All lines of these events; `first` is the number of the first of them, those from `until` on are not told yet. */
export function lines(
  page: GamePage,
  events: GameEvent[],
  first: number,
  names: Names,
  until = Infinity,
  from = 0,
): Line[] {
  return page.words.chronicle(events, first, names, until, from);
}

const LONG = /^.{40,170}(?<!\p{Lu})[.!?](?= \p{Lu})/u; // whole sentences, and not too many

/** What a moment is about, in a line or two, as far as it is told; empty if there is nothing to tell. */
export function headline(
  page: GamePage,
  events: GameEvent[],
  first: number,
  moment: Moment,
  names: Names,
  told = Infinity,
): string {
  const end = Math.min(told, moment.first + moment.events.length);
  const text = lines(page, events, first, names, end, moment.first)[0]?.text ?? "";
  return LONG.exec(text)?.[0] ?? text;
}

/** What the table tells now: of the moment that is played as much as has been shown, else of the last one. */
export function toldNow(page: GamePage, table: TableStore, names: Names): string {
  const { now, last, told } = table.moments;
  const text = (moment: Moment, until?: number) => headline(page, table.events, table.first, moment, names, until);
  return (now && text(now, told)) || (last ? text(last) : "");
}

/** The few lines worth reading after an absence: what concerns me first, the latest of the rest, in order. */
export function recap(
  page: GamePage,
  events: GameEvent[],
  first: number,
  since: number,
  names: Names,
  most = 7,
): Line[] {
  const told = lines(page, events, first, names, Infinity, since).filter((line) => !line.chapter);
  const of = (line: Line): GameEvent[] => events.slice(line.event - first, (line.last ?? line.event) - first + 1);
  const mine = told.filter((line) => of(line).some((event) => concerns(page.game, event, names.me)));
  const rest = told.filter((line) => !mine.includes(line));
  const room = Math.max(0, most - mine.length);
  return [...mine.slice(-most), ...(room ? rest.slice(-room) : [])];
}

const HOST_ACTIONS: Record<string, string> = {
  muted: "chat-told-muted",
  unmuted: "chat-told-unmuted",
  kicked: "chat-told-kicked",
  freed: "chat-told-freed",
  resigned: "chat-told-resigned",
  host: "chat-told-host",
  reissued: "chat-told-reissued",
  taken_over: "chat-told-taken-over",
  undo_refused: "chat-told-undo-refused",
  rolled_back: "chat-told-rolled-back",
};

/** A line of the chat: what somebody wrote, or what the server tells as `action:name:reason`. */
export function chatted(line: ChatLine): string {
  const [action = "", name = "", ...reason] = line.text.split(":");
  const key = line.seat === null ? HOST_ACTIONS[action] : undefined;
  if (!key) return line.text;
  const why = reason.join(":");
  return say(key, { name, why, given: why ? "yes" : "no" });
}
