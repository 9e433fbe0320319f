/** What answers bring, in words. As src/saddlebag/terminal/western_legends/stakes.py. */
import type { Phrase, Term } from "../../../i18n/said";
import { spoken } from "../../../i18n/say.svelte";
import { commas } from "../../../telling/names";
import type { Amount, CardView, Stakes } from "../../../wire/games/western-legends";

export type Change = Partial<Record<Amount, number>>;
type Gains = "more" | "plain";
/** What matters most comes first. */
export const ORDER: Amount[] = ["lp", "tokens", "money", "nuggets", "cattle", "marshal", "wanted", "cards", "wounds"];
const NOTHING: Phrase = ["western-legends-brings-none", {}];
const text = (term: Term): string => (typeof term === "object" ? spoken(term) : String(term));
const yes = (value: unknown): string => (value ? "yes" : "no");

/** A contest with both ends, or what comes at once. */
export function stakes(of: Stakes): Term {
  if (of.won) {
    const args = { won: either(of.won, "plain"), lost: either(of.lost ?? []) };
    return ["western-legends-stakes-contest", { ...args, certain: yes(of.certain) }];
  }
  if (of.most) return ["western-legends-stakes-most", { most: change(luck(of.most), "plain") }];
  return either(of.brings ?? []);
}

/** One of several ends. */
const either = (changes: Change[], gains: Gains = "more"): Term =>
  commas(
    changes.map((it) => change(it, gains)),
    "western-legends-stakes-or",
  );

/** Every amount, the most important first. */
function change(of: Change, gains: Gains): Term {
  const parts = ORDER.filter((what) => of[what]).map((what) => amount(what, of[what]!, gains));
  return parts.length ? commas(parts) : NOTHING;
}

const amount = (what: Amount, n: number, gains: Gains): Phrase => [
  `western-legends-brings-${what}`,
  { n: Math.abs(n), how: n > 0 ? gains : "less" },
];

/** Without money, which has no end because Gold Dust rolls on, where there is anything else. */
function luck({ money, ...rest }: Change): Change {
  return Object.keys(rest).length || money === undefined ? rest : { money };
}

export const stakesText = (of: Stakes): string => text(stakes(of));

/** What a card is worth in a fight, and whether that is enough. */
export const cardText = ({ value, lowers, wins }: CardView): string =>
  text(["western-legends-brings-value", { value, lowers, wins: wins === undefined ? "none" : yes(wins) }]);

/** The one amount for a narrow button: of what is won or gained the first, of what is paid nothing. */
export function shortText(of: Stakes): string {
  const ends = of.won ?? (of.most ? [luck(of.most)] : (of.brings ?? []));
  const first = ends.flatMap((end) => {
    const what = ORDER.find((it) => (end[it] ?? 0) > 0 === (it !== "wounds") && end[it]);
    return what ? [amount(what, end[what]!, of.brings && !of.most ? "more" : "plain")] : [];
  });
  const said = [...new Set(first.map(text))];
  const all = text(commas(said, "western-legends-stakes-or"));
  return of.most ? text(["western-legends-stakes-most", { most: all }]) : all;
}
