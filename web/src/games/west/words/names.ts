/** The names of everything in the box: spaces, cards, items, people, stories; finished text by id. */
import { say } from "../../../i18n/say.svelte";
import { commas, listed } from "../../names";
import { contents, rankNumber, type CharacterRow } from "./contents";
import { goalPhrases } from "./goals";
import { hisPhrases } from "./his";
import { sentences, spoken } from "./phrases";
import { reward, type Step } from "./rewards";

export const UPGRADED = "+";
export const bare = (item: string): string => (item.endsWith(UPGRADED) ? item.slice(0, -1) : item);

// ---- the map

/** A space or a mesa. */
export const space = (id: string): string => say(contents().spaces.has(id) ? `wl-space-${id}` : `wl-mesa-${id}`);
export const region = (id: string): string => say(`wl-region-${id}`);
export const location = (kind: string): string => say(`wl-location-${kind}`);
/** What can be done at a kind of location, as a paragraph. */
export const locationText = (kind: string): string => say(`wl-about-${kind}`);
/** Is it there for cattle alone? A First Game has none. */
export const herding = (kind: string): boolean => kind === "ranch" || kind === "rail_station";
export const placeText = (kind: string, first: unknown): string => (first && herding(kind) ? say("wt-no-cattle") : locationText(kind));
/** A store or saloon by its name: `darkrock_store`. */
export const landmark = (id: string): string => say(`wl-landmark-${id}`);

/** A space beside the name of its region, which need not be said again. */
export function within(id: string): string {
  const whole = space(id);
  const around = region(contents().spaces.get(id)!.region);
  const rest = (whole.startsWith(around) ? whole.slice(around.length) : whole).trim();
  return rest || whole;
}

/** What can be done at a space; empty for a plain one. */
export function place(id: string): string {
  const kind = contents().spaces.get(id)?.location;
  return kind ? location(kind) : "";
}

// ---- cards

/** 2 to 10 as they are, Jack to Ace by name. */
export const rank = (n: number): string => (n >= 11 && n <= 14 ? say(`wl-rank-${n}`) : String(n));
/** A rank as card ids write it: `10`, `j`. */
export const rankOf = (word: string): string => rank(rankNumber(word));
export const suit = (id: string): string => say(`wl-suit-${id}`);

/** What a poker card does, by its id and by its name. */
export const effectOf = (card: string): string => contents().cards.get(card)?.effect ?? "";
export const effect = (id: string): string => say(`wl-poker-${id}`);
export const effectText = (id: string): string => say(`wl-poker-${id}-text`);
export const effectRules = (id: string): string => say(`wl-poker-${id}-rules`);

/** A poker card by rank, suit and effect; a fight card by its rank. */
export function card(id: string): string {
  if (contents().hisCards.has(id)) return hisCard(id);
  const fight = contents().fightCards.get(id);
  if (fight) return say("wl-fight-card", { rank: rank(fight.rank) });
  const it = contents().cards.get(id);
  if (!it) return id;
  if (!it.suit) return effect(it.effect);
  return say("wl-card", { rank: rank(it.rank), suit: suit(it.suit), effect: effect(it.effect) });
}

export const cards = (ids: string[]): string => listed(ids.map(card));

/** What a card does. */
export function cardText(id: string): string {
  const fight = contents().fightCards.get(id);
  if (fight) return rewardText(fight.fx);
  return contents().hisCards.has(id) ? hisCardText(id) : effectText(effectOf(id));
}

export const hand = (id: string): string => say(`wl-hand-${id}`);
export const handText = (id: string): string => say(`wl-hand-${id}-text`);
export const hisCard = (id: string): string => say(`wl-mib_card-${id}`);
/** His card, line by line. */
export const hisCardLines = (id: string): string[] => hisPhrases(contents().hisCards.get(id)?.steps ?? []).map((it) => sentences([it]));
export const hisCardText = (id: string): string => hisCardLines(id).join(" ");

// ---- items, cattle, dice

/** An item, or its upgraded side: `revolver+`. */
export function item(id: string): string {
  const name = bare(id);
  if (name === id) return say(`wl-item-${id}`);
  return say("wl-upgraded-item", { name: say(`wl-upgrade-${name}`), item: say(`wl-item-${name}`) });
}

/** A side of an item by its own name alone. */
export const itemSide = (id: string): string => say(bare(id) === id ? `wl-item-${id}` : `wl-upgrade-${bare(id)}`);
export const items = (ids: string[]): string => listed(ids.map(item));
export const itemRules = (id: string): string => say(`wl-item-${bare(id)}-rules`);

/** What an item does, with how far a mount carries. */
export function itemText(id: string): string {
  const name = bare(id);
  const row = contents().items.get(name);
  const side = name === id ? row : row?.upgrade;
  if (!row || !side) return "";
  const does = side.fx.length ? say(`${name === id ? "wl-item" : "wl-upgrade"}-${name}-ability`) : "";
  const rides = row.kind === "mount" ? say("wl-mount-text", { movement: side.movement ?? 0 }) : "";
  return `${rides} ${does}`.trim() || say("wl-item-plain");
}

export const herd = (color: string): string => say(`wl-cattle-${color}`);

/** A cattle token with what it pays; a legendary token with its worth. */
export function token(id: string): string {
  const row = contents().tokens.get(id);
  return row ? say("wl-token", { herd: herd(row.color), reward: rewardText(row.reward) }) : worth(id);
}

/** A legendary token: `worth_2`. */
export const worth = (id: string): string => say("wl-token-worth", { lp: Number(id.split("_").at(-1)) });
export const dieFace = (id: string): string => say(`wl-die_face-${id}`);

// ---- people, stories, goals, tracks

export const character = (id: string): string => say(`wl-character-${id}`);
export const bio = (id: string): string => say(`wl-character-${id}-bio`);
export const ability = (id: string): string => say(`wl-ability-${id}`);
export const abilityText = (id: string): string => say(`wl-ability-${id}-text`);
export const abilityRules = (id: string): string => say(`wl-ability-${id}-rules`);
export const abilityOf = (characterId: string): string => contents().characters.get(characterId)?.ability ?? "";

/** Where a character begins: one space, or one of several of a kind. */
export function startText({ start }: CharacterRow): string {
  if (contents().spaces.has(start)) return space(start);
  if (start === "hideout:any") return say("wl-start-any_hideout");
  const [kind = "", mark = ""] = start.split(":");
  if (kind === "hideout") return say("wl-start-hideout", { gang: mark });
  if (mark) return landmark(`${mark}_${kind}`);
  const row = contents().pages.board.space.find((it) => it.location === kind);
  return row ? space(row.id) : "";
}

export const story = (id: string): string => say(`wl-story-${id}`);
export const storyFlavor = (id: string): string => say(`wl-story-${id}-flavor`);
export const trigger = (id: string): string => say(`wl-trigger-${id}`);
export const triggerDetail = (id: string): string => say(`wl-trigger-${id}-detail`);
export const storyReward = (id: string): string => rewardText(contents().stories.get(id)?.reward ?? []);

/** What happens when a story is complete: reward, bandits, the Sheriff's ride. */
export function storyDoes(id: string): string {
  const row = contents().stories.get(id);
  if (!row) return "";
  const gangs = row.spawn ? listed([...row.spawn]) : "none";
  return say("wl-tale-does", { reward: rewardText(row.reward), gangs, sheriff: row.sheriff }).trim();
}

export const goal = (id: string): string => say(`wl-goal-${id}`);

/** What must be done or be so. */
export function goalText(id: string): string {
  const row = contents().goals.get(id);
  return row ? sentences(goalPhrases(row.condition)) : "";
}

/** What the cube collects on space 1 to 9 of a track; empty where it collects nothing. */
export function trackReward(kind: "marshal" | "wanted", n: number): string {
  const steps = contents().pages.tracks[kind].rewards[n - 1] ?? [];
  return steps.length ? rewardText(steps) : "";
}

/** Words of the game that stand for more: `marshal`, `lp`, `wounds`. */
export const term = (id: string): string => say(`wl-term-${id}`);
export const termText = (id: string): string => say(`wl-term-${id}-text`);

/** A list of steps as sentences. */
export const rewardText = (steps: Step[]): string => sentences(reward(steps));

export { commas, listed, spoken };
