/** The names of everything in the box: spaces, cards, items, people, stories; finished text by id. */
import { say } from "../../../i18n/say.svelte";
import { commas } from "../../names";
import { contents, type CharacterRow } from "./contents";
import { telling } from "./telling";

/** Things of a kind, as the lexicon names them. */
const of =
  (kind: string) =>
  (id: string | number): string =>
    telling.name(kind, id);

export const UPGRADED = "+";
export const bare = (item: string): string => (item.endsWith(UPGRADED) ? item.slice(0, -1) : item);

// ---- the map

/** A space or a mesa. */
export const space = of("stop");
export const region = of("region");
export const location = of("location");
/** What can be done at a kind of location, as a paragraph. */
export const locationText = (kind: string): string => say(`western-legends-about-${kind}`);
/** Is it there for cattle alone? A First Game has none. */
export const herding = (kind: string): boolean => kind === "ranch" || kind === "rail_station";
export const placeText = (kind: string, first: unknown): string =>
  first && herding(kind) ? say("western-legends-ui-no-cattle") : locationText(kind);
/** A store or saloon by its name: `darkrock_store`. */
export const landmark = (id: string): string => say(`western-legends-landmark-${id}`);

/** A space beside the name of its region, which need not be said again. */
export const within = of("spot");

/** What can be done at a space; empty for a plain one. */
export function place(id: string): string {
  const kind = contents().spaces.get(id)?.location;
  return kind ? location(kind) : "";
}

// ---- cards

/** 2 to 10 as they are, Jack to Ace by name; in the corner of a card by a sign. */
export const rank = of("value");
export const rankSign = of("rank_sign");

/** What a poker card does, by its id and by its name. */
export const effectOf = (card: string): string => contents().cards.get(card)?.effect ?? "";
export const effect = of("effect");
export const effectText = of("effect_text");
export const effectRules = (id: string): string => say(`western-legends-poker-${id}-rules`);

/** A poker card by rank, suit and effect; a fight card by its rank. */
export const card = of("card");
/** What a card does. */
export const cardText = of("card_text");

export const hand = of("poker_rank");
export const handText = (id: string): string => say(`western-legends-hand-${id}-text`);
export const hisCard = of("his_card");
/** His card, line by line. */
export const hisCardLines = (id: string): string[] =>
  Object.keys(telling.family("his_line"))
    .filter((line) => line.startsWith(`${id}/`))
    .map(of("his_line"));
export const hisCardText = cardText;

/** A type of bandit, and what a bandit card says of it: `bandit_card_1/robber`. */
export const bandit = of("bandit");
export const banditLine = of("bandit_line");

// ---- items, cattle, dice

/** An item, or its upgraded side: `revolver+`. */
export const item = of("gear");

/** A side of an item by its own name alone. */
export const itemSide = (id: string): string =>
  say(bare(id) === id ? `western-legends-item-${id}` : `western-legends-upgrade-${bare(id)}`);
export const itemRules = (id: string): string => say(`western-legends-item-${bare(id)}-rules`);

/** What an item does, with how far a mount carries. */
export const itemText = of("item_text");

export const herd = of("color");
/** A cattle token with what it pays; a legendary token with its worth. */
export const token = (id: string): string => telling.name(contents().tokens.has(id) ? "cattle" : "worth", id);
export const dieFace = of("face");

// ---- people, stories, goals, tracks

export const character = of("character");
/** Where there is little room. */
export const characterShort = of("character_short");
export const bio = (id: string): string => say(`western-legends-character-${id}-bio`);
export const ability = of("ability");
export const abilityText = of("ability_text");
export const abilityRules = (id: string): string => say(`western-legends-ability-${id}-rules`);
export const abilityOf = (characterId: string): string => contents().characters.get(characterId)?.ability ?? "";
/** Where a character begins: one space, or one of several of a kind. */
export const startText = ({ id }: CharacterRow): string => telling.name("start_place", id);

export const story = of("story");
export const storyFlavor = (id: string): string => say(`western-legends-story-${id}-flavor`);
export const trigger = of("trigger");
export const triggerDetail = (id: string): string => say(`western-legends-trigger-${id}-detail`);
export const storyReward = of("story_reward");
/** What happens when a story is complete: reward, bandits, the Sheriff's ride. */
export const storyDoes = of("story_does");

export const goal = of("goal");
/** What must be done or be so. */
export const goalText = of("goal_text");

/** What the cube collects on space 1 to 9 of a track; empty where it collects nothing. */
export const trackReward = (kind: "marshal" | "wanted", n: number): string =>
  n in telling.family(`${kind}_track`) ? telling.name(`${kind}_track`, n) : "";

/** Words of the game that stand for more: `marshal`, `lp`, `wounds`. */
export const term = (id: string): string => say(`western-legends-term-${id}`);
export const termText = (id: string): string => say(`western-legends-term-${id}-text`);

export { commas };
