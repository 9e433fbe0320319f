/** Events, choices and results of any game: in its own words, else by name and fields (as terminal/any_words.py has it). */
import { knows, say, type Values } from "../../i18n/say.svelte";
import { commas, type Names } from "../names";
import type { Words } from "../page";
import type { GameEvent, Json } from "../../wire/shapes";
import { kindsOfEvent, kindsOfRefusal, kindsOfView, type Kinds } from "../../wire/vocabulary";

const PLAYER = "player";
type Fields = { [name: string]: Json | undefined };

export const pretty = (name: unknown): string => String(name).replace(/[_-]/g, " ").replace(/:/g, ", ").trim();
export const heading = (name: unknown): string => pretty(name).replace(/^./u, (letter) => letter.toUpperCase());

export interface AnyWords extends Words {
  /** The game's own text for a key, or other words. */
  text(key: string, other: string, values?: Values): string;
  /** Whatever the rules call by a short name. */
  thing(value: unknown): string;
  /** What a part of the view holds. */
  value(name: string, value: unknown, names: Names): string;
}

export function wordsOf(game: string): AnyWords {
  const text: AnyWords["text"] = (key, other, values) =>
    knows(`${game}-${key}`) ? say(`${game}-${key}`, values) : other;
  const thing = (value: unknown): string => text(`thing-${value}`, pretty(value));
  const isSeat = (kind: string | undefined, value: unknown, names: Names): value is number =>
    kind === PLAYER && names.names[value as number] !== undefined;

  function value(kind: string | undefined, it: unknown, names: Names): string {
    if (isSeat(kind, it, names)) return names.whom(it);
    if (typeof it === "boolean") return say(it ? "any-yes" : "any-no");
    if (it === null || it === undefined) return say("any-empty");
    if (typeof it !== "object") return typeof it === "number" ? String(it) : thing(it);
    const parts = Array.isArray(it)
      ? it.map((one) => value(kind, one, names))
      : Object.entries(it).map(([key, one]) => field(key, one, names, {}));
    return parts.length ? commas(parts) : say("any-empty");
  }

  const field = (name: string, it: unknown, names: Names, kinds: Kinds): string =>
    say("any-field", { name: pretty(name), value: value(kinds[name], it, names) });

  /** The first field that names somebody at the table. */
  const actorOf = (fields: Fields, names: Names, kinds: Kinds): string | undefined =>
    Object.keys(fields).find((name) => isSeat(kinds[name], fields[name], names));

  function about(fields: Fields, names: Names, kinds: Kinds): Values {
    const args: Values = {};
    for (const [name, it] of Object.entries(fields))
      args[name] = typeof it === "number" && kinds[name] !== PLAYER ? it : value(kinds[name], it, names);
    const actor = actorOf(fields, names, kinds);
    if (actor) args["who"] = names.who(fields[actor] as number);
    return { ...args, me: names.isMe(actor ? fields[actor] : null) };
  }

  /** An event without a text of its own. */
  function plainly(key: string, fields: Fields, names: Names, kinds: Kinds): string {
    const actor = actorOf(fields, names, kinds);
    const rest = Object.entries(fields).flatMap(([name, it]) =>
      name === actor ? [] : [field(name, it, names, kinds)],
    );
    const what = actor ? pretty(key) : heading(key);
    const line = rest.length ? say("any-event", { what, about: commas(rest) }) : say("any-event-alone", { what });
    return actor ? say("any-event-of", { who: names.who(fields[actor] as number), what: line }) : line;
  }

  function told({ event, ...fields }: GameEvent, names: Names): { text: string; seat: number | null } {
    const kinds = kindsOfEvent(game, event);
    const actor = actorOf(fields, names, kinds);
    const seat = actor ? (fields[actor] as number) : null;
    return { text: text(`told-${event}`, plainly(event, fields, names, kinds), about(fields, names, kinds)), seat };
  }

  function option(answer: string): string {
    const [verb = "", ...rest] = answer.split(":");
    const what = rest.length ? commas(rest.map((part) => (/^\d+$/.test(part) ? part : thing(part)))) : "";
    const plain = what ? say("any-field", { name: heading(verb), value: what }) : heading(verb);
    return text(`choice-${answer.replaceAll(":", "-")}`, text(`choice-${verb}`, plain, { what }), { what });
  }

  return {
    text,
    thing,
    value: (name, it, names) => value(kindsOfView(game)[name], it, names),
    standing: () => "",
    question: (_, { key }) => ({ text: text(`ask-${key}`, say("any-ask", { ask: heading(key) })), more: "" }),
    thinking(_, { key, seat }, names) {
      const values = { who: names.who(seat), me: names.isMe(seat) };
      return text(`thinks-${key}`, say("any-thinks", { ...values, ask: pretty(key) }), values);
    },
    choice: (_, answer) => option(answer),
    short: (_, answer) => option(answer),
    refusal({ reason, values }, names) {
      const own = text(`why-${reason}`, "", about(values, names, kindsOfRefusal(game, reason)));
      return own || (knows(`refused-${reason}`) ? undefined : `${heading(reason)}.`);
    },
    chronicle: (events, first, names, until = Infinity, from = 0) =>
      events.flatMap((event, i) =>
        first + i < from || first + i >= until ? [] : [{ ...told(event, names), event: first + i }],
      ),
    ending({ result }, names) {
      const { winners, scores, why } = result!;
      const won = {
        who: names.all(winners, true),
        me: winners.includes(names.me ?? -1) ? "yes" : "no",
        count: winners.length,
      };
      const lines = Array.isArray(scores)
        ? scores.map((it, seat) => say("any-score", { who: names.who(seat), score: value(undefined, it, names) }))
        : [];
      return [text(`end-${why}`, winners.length ? say("any-won", won) : say("any-won-nobody"), won), ...lines];
    },
  };
}
