/** One event, one sentence. */
import { say, type Values } from "../../../i18n/say.svelte";
import type { GameEvent } from "../../../wire/shapes";
import { commas, listed } from "../../names";
import type { Bout } from "./bout";
import { why } from "./causes";
import type { Folk } from "./folk";
import { card, cards, character, goal, herd, item, items, space, story, token } from "./names";
import { FIGHTS } from "./told_fights";
import { THINGS } from "./told_things";

/** How a field of an event is told, by its name. */
const NAMED: Record<string, (id: string) => string> = { space, character, story, goal, item, card, color: herd, token, cause: why };
const all = (one: (id: string) => string) => (ids: string[]) => listed(ids.map(one));
const LISTS: Record<string, (ids: string[]) => string> = {
  cards,
  items,
  tokens: (ids) => commas(ids.map(token)),
  characters: all(character),
  returned: all(character),
  goals: all(goal),
  spaces: all(space),
};
const OTHERS = ["player", "other", "target", "victim", "to", "by", "named"];
const SEVERAL = ["players", "seats", "winners", "contributors"];

/** What to say of one event. */
export function sentence(event: GameEvent, folk: Folk, bout: Bout): string {
  const key = event.event;
  const more = FIGHTS[key]?.(event as never, folk, bout) ?? THINGS[key]?.(event as never, folk);
  return say(`wl-told-${key}`, { ...about(event, folk), ...more }).trim();
}

/** Everything that can be told by the name of its field alone. */
function about(event: GameEvent, folk: Folk): Values {
  const args: Values = {};
  for (const name of Object.keys(LISTS)) args[name] = "none"; // a secret list is there for those it is for
  for (const [name, value] of Object.entries(event)) Object.assign(args, field(name, value, event, folk));
  return args;
}

/** One field; what has no text of its own is a word to select by, or a number. */
function field(name: string, value: unknown, event: GameEvent, folk: Folk): Values {
  const player = value === null || typeof value === "number" ? value : undefined;
  if (name === "event") return {};
  if (name === "seat" || (name === "player" && !("seat" in event))) return actor(value as number | null, folk);
  if (OTHERS.includes(name) && player !== undefined && !(name === "by" && "source" in event)) return other(player, folk);
  if (SEVERAL.includes(name)) return several(value as number[], folk);
  if (Array.isArray(value)) {
    const told = value.length && LISTS[name] ? LISTS[name](value as string[]) : "none";
    return { [name]: told, [`${name}_count`]: value.length };
  }
  if (value === null) return { [name]: "none" };
  if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
  if (typeof value === "string" && NAMED[name]) return { [name]: NAMED[name](value), [`${name}_key`]: value };
  return typeof value === "object" ? {} : { [name]: value as string | number };
}

/** Who does it; an NPC has no number. */
function actor(player: number | null, folk: Folk): Values {
  if (player === null) return { who: "none", whom: "none", me: "no" };
  return { who: folk.who(player), whom: folk.whom(player), me: folk.isMe(player) };
}

/** To whom it is done. */
function other(player: number | null, folk: Folk): Values {
  if (player === null) return { other: "none", mine: "no" };
  return { other: folk.whom(player), mine: folk.isMe(player) };
}

/** All who share in it. */
function several(players: number[], folk: Folk): Values {
  if (!players.length) return { all: "none", count: 0, me: "no" };
  return {
    all: folk.all(players, true),
    whom_all: folk.all(players),
    count: players.length,
    me_alone: players.length === 1 ? folk.isMe(players[0]) : "no",
  };
}
