/** What a game declares about its events, refusals and view: the kind of each value, as `make wire` writes it from the rules. */
import type { GameEvent, Json } from "./shapes";

/** `events.rode` is `"player:player path:stop* cause:cause"`, a record is written alike. */
export type Vocabulary = {
  events: Record<string, string>;
  records: Record<string, string>;
  refusals?: Record<string, string>;
  view?: string;
};
/** An event or a record in one. */
type Line = { [field: string]: Json | undefined };
type Field = { name: string; kind: string };

const known = new Map<string, Vocabulary>();

/** From now on the events of this game are understood. */
export const knowVocabulary = (game: string, vocabulary: Vocabulary): void => void known.set(game, vocabulary);

/** Names and kinds, without their marks: `card:card?*` is a card, whether it is null or a list. */
const fields = (declared = ""): Field[] =>
  [...declared.matchAll(/(\w+)\??:(\w+)/g)].map(([, name = "", kind = ""]) => ({ name, kind }));

export type Kinds = Record<string, string>;
const kinds = (declared: string | undefined): Kinds =>
  Object.fromEntries(fields(declared).map(({ name, kind }) => [name, kind]));

/** By name, the kinds of the fields of an event, of the values of a refusal, and of what a view holds. */
export const kindsOfEvent = (game: string, key: string): Kinds => kinds(known.get(game)?.events[key]);
export const kindsOfRefusal = (game: string, reason: string): Kinds => kinds(known.get(game)?.refusals?.[reason]);
export const kindsOfView = (game: string): Kinds => kinds(known.get(game)?.view);

/** The players that an event, or a record in it, names. */
function named({ events, records }: Vocabulary, declared: string | undefined, line: Line): Json[] {
  return fields(declared).flatMap(({ name, kind }) => {
    const values = [line[name]].flat(9).filter((value) => value !== null && value !== undefined);
    if (kind === "player") return values;
    if (!(kind in records)) return [];
    return values.flatMap((value) => named({ events, records }, records[kind], value as Line));
  });
}

/** Does this event name a seat? */
export function concerns(game: string, event: GameEvent, seat: number | null): boolean {
  const vocabulary = known.get(game);
  return (
    seat !== null && vocabulary !== undefined && named(vocabulary, vocabulary.events[event.event], event).includes(seat)
  );
}
