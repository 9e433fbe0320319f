/** Which pictogram stands for what: cards, items, actions. */
import { icons, type IconName, type suits } from "../../../art/icons";
import { bare } from "../words/names";
import { items } from "./pictures";

const EFFECTS: Record<string, IconName> = {
  cheat: "cards",
  saddle_up: "horse",
  sprint: "shoe",
  manhunt: "badge",
  payday: "money",
  stick_em_up: "gun",
  reputation: "star",
  shootout: "rifle",
  wallop: "wound",
  instincts: "eye",
  fools_gold: "nugget",
  lady_luck: "dice",
  bulletproof: "doctor",
  quickdraw: "gun",
  determination: "boot",
  living_legend: "rosette",
  joker: "joker",
};
export const effectArt = (effect: string): IconName => EFFECTS[effect] ?? "star";

type Suit = keyof typeof suits;

/** The signs on a poker card, left and right: its suit, or on a Joker both suits of its colour. */
export function pipsOf(card: string, suit: string): [Suit, Suit] {
  if (suit) return [suit as Suit, suit as Suit];
  return card === "joker_red" ? ["hearts", "diamonds"] : ["spades", "clubs"];
}

/** Items that are shown by an icon of all games. */
const ICONS: Record<string, IconName> = {
  mustang: "horse",
  revolver: "gun",
  rifle: "rifle",
  miners_map: "map",
  whiskey: "bottle",
  provisions: "store",
  ten_gallon: "hat",
  lasso: "rope",
  marshals_badge: "badge",
};
const PICTURES: Record<string, string> = items;

/** The drawing of an item, whichever its side. */
export function itemArt(item: string): string {
  const id = bare(item);
  return PICTURES[id] ?? icons[ICONS[id] ?? "star"];
}

const ACTIONS: Record<string, IconName> = {
  ride: "horse",
  to: "horse",
  play: "cards",
  use: "star",
  duel: "gun",
  rob: "bandit",
  arrest: "badge",
  question: "eye",
  store: "store",
  poker: "cards",
  prospect: "pick",
  deposit: "bank",
  heist: "bandit",
  heal: "doctor",
  revel: "cabaret",
  acquire: "steer",
  work: "clock",
  goal: "rosette",
  deliver: "steer",
  ability: "star",
  fight: "gun",
  money: "money",
  cards: "cards",
  both: "money",
  join: "cards",
  place: "quill",
  move: "quill",
  step: "boot",
  put: "bandit",
  remove: "bandit",
  getaway: "horse",
  "waiting-move": "horse",
  hot_sheriff: "badge",
  driven_off: "bandit",
};

/** What an option is about; none for words such as `pass`. */
export function actionArt(option: string, ask = ""): IconName | undefined {
  const word = option.split(":")[0]!;
  return ACTIONS[`${ask}-${word}`] ?? ACTIONS[word];
}

const STORIES: IconName[] = ["money", "train", "horse", "badge", "bandit", "nugget", "saloon", "steer", "gun", "lamp"];

/** Stories share some pictures, always the same for the same one. */
export function storyArt(story: string): IconName {
  const sum = [...story].reduce((n, letter) => n * 7 + letter.charCodeAt(0), 0);
  return STORIES[sum % STORIES.length]!;
}

export const trackArt = (track: string): IconName => (track === "marshal" ? "star" : "bandit");
