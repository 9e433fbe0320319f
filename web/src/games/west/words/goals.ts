/** Goals in words: what must be done or be so. */
import { joined, phrase, type Phrase, type Spoken } from "./phrases";
import { sentence } from "./rewards";

type Where = Partial<Record<(typeof FILTERS)[number], string | number | boolean>>;
export type Condition = {
  is: string;
  event?: string;
  n?: number;
  where?: Where;
  by?: string;
  stat?: string;
  item?: string;
  upgraded?: boolean;
  place?: string;
  of?: Condition[];
};

const FILTERS = ["town", "outside_town", "self_wounds", "unhurt", "card_max", "opponent", "self_is", "no_decline"] as const;
const STATES = ["have", "none"];

/** As a sentence. */
export const goalPhrases = (condition: Condition): Phrase[] => [sentence(asked(condition))];

/** One condition, or several of them together. */
function asked(of: Condition): Spoken {
  switch (of.is) {
    case "have":
    case "none":
      return phrase("wl-is-have", { what: state(of) });
    case "own":
      return phrase("wl-is-own", { item: phrase(`wl-item-${of.item}`), upgraded: of.upgraded ? "yes" : "no" });
    case "at":
      return phrase("wl-is-at", { place: of.place ?? "" });
    case "lead":
      return phrase("wl-is-lead", { stat: stat(of), n: of.n ?? 0 });
    case "distinct":
      return limited(phrase(`wl-distinct-${of.event}-${of.by}`, { n: of.n ?? 0 }), of.where);
    case "any":
      return (of.of ?? []).map(asked).reduce((first, rest) => phrase("wl-is-any", { first, rest }));
    case "all":
      return allOf(of.of ?? []);
  }
  const deed = limited(phrase(`wl-event-${event(of)}`, { n: of.n ?? 0 }), of.where);
  return of.is === "count" ? deed : phrase(`wl-is-${of.is}`, { deed });
}

/** A fight against a certain player need not be told to be one against a player. */
const event = (of: Condition): string =>
  of.event === "player_fight_win" && of.where?.opponent ? "fight_win" : (of.event ?? "");

const stat = (of: Condition): Phrase => phrase("wl-stat", { stat: of.stat ?? "" });

/** What a player must have, or must have none of. */
const state = (of: Condition): Phrase =>
  of.is === "none" ? phrase("wl-is-none", { stat: stat(of) }) : phrase(`wl-have-${of.stat}`, { n: of.n ?? 0 });

/** The deed, and under which circumstances it counts. */
function limited(deed: Spoken, where: Where = {}): Spoken {
  for (const name of FILTERS) {
    const value = where[name];
    if (value) deed = phrase(`wl-where-${name}`, { deed, value: value === true ? "yes" : value });
  }
  return deed;
}

/** Deeds first, then everything to be had at once. */
function allOf(of: Condition[]): Spoken {
  const parts = of.filter((part) => !STATES.includes(part.is)).map(asked);
  const states = of.filter((part) => STATES.includes(part.is)).map(state);
  if (states.length) parts.push(phrase("wl-is-have", { what: joined(states) }));
  const lasting = of.some((part) => part.is === "count"); // once reached, it stays reached
  return lasting ? joined(parts) : phrase("wl-is-all", { what: joined(parts) });
}
