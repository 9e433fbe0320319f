/** A choice in a few words, also one that is not possible now: for buttons. */
import { knows, say } from "../../../i18n/say.svelte";
import { income, parted } from "./choices";
import { contents } from "./contents";
import type { Folk } from "./folk";
import { bare, card, character, goal, herd, item, space, story, token } from "./names";
import { dealText, optionText } from "./options";
import { capital, spoken } from "./phrases";
import { sequence } from "./rewards";
import { shortRide } from "./spaces";
import { askedKey, causes, type WestView } from "./view";

const SEATED = ["duel", "rob", "arrest", "seat"];
const DISCS = ["place", "move"];

/** As it stands on a button: with its capital, and fit for the question. */
export function short(view: WestView, option: string, folk: Folk): string {
  const [word, rest] = parted(option);
  if (askedKey(view) === "income") return capital(spoken(sequence(income(option))));
  const own = `ww-short-${askedKey(view)}-${word}`;
  if (knows(own) && !shortRide(view, option)) return say(own, { what: rest ? meant(view, word, rest, folk) : "", n: counted(rest) });
  return capital(inside(view, option, folk));
}

/** As a part of a sentence. */
export function inside(view: WestView, option: string, folk: Folk): string {
  const reward = optionText(option, causes(view)) ?? dealText(option, causes(view)) ?? shortRide(view, option);
  if (reward) return reward;
  const [word, rest] = parted(option);
  if (!rest) return named(option) || say(`wl-short-${word}`, { what: "" }).trim();
  const key = [`wl-short-${word}-n`, `wl-short-${word}`].find(knows)!;
  return say(key, { what: meant(view, word, rest, folk), n: counted(rest) }).trim();
}

const counted = (rest: string): number => (/^\d+$/.test(rest) ? Number(rest) : 0);

/** What follows the word, by its name; a number stays one. */
function meant(view: WestView, word: string, rest: string, folk: Folk): string {
  if (SEATED.includes(word)) return folk.whom(Number(rest));
  if (DISCS.includes(word)) {
    const it = view.stories[Number(rest)];
    return it ? story(it.story) : rest;
  }
  if (word === "deposit") return sold(rest);
  return named(rest) || rest;
}

function sold(rest: string): string {
  const [count = "0", ...fakes] = rest.split("+");
  const real = Number(count) ? [say("wl-short-sold", { n: Number(count) })] : [];
  return [...real, ...fakes.map(card)].join(" + ");
}

/** The name of a thing by its id; empty if there is no such thing. */
export function named(id: string): string {
  const box = contents();
  if (box.spaces.has(id) || box.mesas.has(id)) return space(id);
  if (box.cards.has(id) || box.fightCards.has(id)) return card(id);
  if (box.items.has(bare(id))) return item(id);
  if (box.characters.has(id)) return character(id);
  if (box.tokens.has(id) || id.startsWith("worth_")) return token(id);
  if (box.goals.has(id)) return goal(id);
  return id === "green" || id === "blue" ? herd(id) : "";
}
