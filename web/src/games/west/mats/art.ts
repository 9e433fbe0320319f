/** Which pictogram stands for what: cards, items, actions. */
import type { IconName } from "../../../art/icons";
import { contents } from "../words/contents";
import { bare } from "../words/names";

const EFFECTS: Record<string, IconName> = {
  cheat: "cards", saddle_up: "horse", sprint: "shoe", manhunt: "badge", payday: "money", stick_em_up: "gun",
  reputation: "star", shootout: "rifle", wallop: "wound", instincts: "eye", fools_gold: "nugget", lady_luck: "dice",
  bulletproof: "doctor", quickdraw: "gun", determination: "boot", living_legend: "rosette", joker: "hat",
};
export const effectArt = (effect: string): IconName => EFFECTS[effect] ?? "star";

const ITEMS: Record<string, IconName> = {
  revolver: "gun", miners_map: "map", whiskey: "bottle", silver_flask: "bottle", provisions: "store", ten_gallon: "hat",
  lasso: "rope", holster: "gun", marshals_badge: "badge", outlaws_mask: "bandit",
};
const KINDS: Record<string, IconName> = { mount: "horse", weapon: "rifle", misc: "star" };

/** An item, whichever its side. */
export function itemArt(item: string): IconName {
  const id = bare(item);
  return ITEMS[id] ?? KINDS[contents().items.get(id)?.kind ?? "misc"] ?? "star";
}

const DEEDS: Record<string, IconName> = {
  ride: "horse", to: "horse", play: "cards", use: "star", duel: "gun", rob: "bandit", arrest: "badge", store: "store",
  poker: "cards", prospect: "pick", deposit: "bank", heist: "bandit", heal: "doctor", revel: "cabaret", acquire: "steer",
  work: "clock", goal: "rosette", deliver: "steer", ability: "star", fight: "gun", money: "money", cards: "cards", both: "money",
  join: "cards", place: "quill", move: "quill", step: "boot",
};

/** What an option is about; none for words such as `pass`. */
export const deedArt = (option: string): IconName | undefined => DEEDS[option.split(":")[0]!];

const STORIES: IconName[] = ["money", "train", "horse", "badge", "bandit", "nugget", "saloon", "steer", "gun", "lamp"];

/** Stories share some pictures, always the same for the same one. */
export function storyArt(story: string): IconName {
  const sum = [...story].reduce((n, letter) => n * 7 + letter.charCodeAt(0), 0);
  return STORIES[sum % STORIES.length]!;
}

export const trackArt = (track: string): IconName => (track === "marshal" ? "star" : "bandit");
