/** Every choice in words, with what it brings. */
import { knows, say, type Values } from "../../../i18n/say.svelte";
import { contents } from "./contents";
import type { Folk } from "./folk";
import { ability, abilityText, bare, card, cards, cardText, character, effectOf, goal, goalText, herd, item, items, itemText, rewardText, space, startText, story, token } from "./names";
import { dealText, optionText } from "./options";
import { capital } from "./phrases";
import type { Step } from "./rewards";
import { marks, roundAbout } from "./spaces";
import { askedKey, causes, mine, type WestView } from "./view";

const POKER_ASKS = ["poker_pick", "dealer_pick"];
const POKER_EFFECTS = ["cheat", "lady_luck", "instincts", "joker"]; // what matters at poker
const INCOMES = ["money", "cards", "both"]; // in the order of the box

/** What an income brings. */
export const income = (option: string): Step[] => contents().pages.setup.income.options[INCOMES.indexOf(option)] ?? [];
type Teller = (view: WestView, word: string, rest: string, folk: Folk) => string;

/** One option in a sentence or two. */
export const choice = (view: WestView, option: string, folk: Folk): string => capital(told(view, option, folk).trim());

function told(view: WestView, option: string, folk: Folk): string {
  const key = askedKey(view, "act");
  const [word, rest] = parted(option);
  if (["choose", "pay", "income"].includes(key)) return ofReward(view, key, option);
  if (rest && WORDED[word]) return WORDED[word](view, word, rest, folk);
  const own = `wl-choice-${key}-${word}`;
  if (knows(own)) return say(own, fixed(view, rest));
  if (POKER_ASKS.includes(key) && !POKER_EFFECTS.includes(effectOf(option))) return say("wl-said", { text: card(option) });
  return thing(option) || say(`wl-choice-${word}`, fixed(view, rest));
}

/** `duel:2` is a word and what it is about. */
export function parted(option: string): [string, string] {
  const at = option.indexOf(":");
  return at < 0 ? [option, ""] : [option.slice(0, at), option.slice(at + 1)];
}

const number = (text: string): number => (/^\d+$/.test(text) ? Number(text) : 0);

/** What a choice that is a single word may speak of. */
function fixed(view: WestView, rest: string): Values {
  const mat = mine(view);
  return { rest, money: mat?.money ?? 0, wounds: mat?.wounds ?? 0, n: number(rest), actions: view.actions };
}

/** A part of a reward, a deal, or the income. */
function ofReward(view: WestView, key: string, option: string): string {
  if (option === "pass") return say("wl-choice-pass");
  if (key === "income") return rewardText(income(option));
  const text = key === "choose" ? optionText(option, causes(view)) : dealText(option, causes(view));
  return say("wl-said", { text: text ?? option });
}

// ---- a thing by itself

/** A card, a character or a token; empty if it is none. */
function thing(id: string): string {
  const box = contents();
  if (box.cards.has(id)) return say("wl-choice-card", { card: card(id), text: cardText(id) });
  if (box.fightCards.has(id)) return say("wl-choice-fight_card", { card: card(id), text: cardText(id) });
  if (box.characters.has(id)) return person(id);
  return box.tokens.has(id) || id.startsWith("worth_") ? token(id) : "";
}

/** Who one could be: where and with what it begins, and the ability. */
function person(id: string): string {
  const row = contents().characters.get(id)!;
  const { money = 0, cards = 0, wounds = 0, marshal = 0, wanted = 0 } = row.bonus;
  const start = { name: character(id), place: startText(row), items: items(row.bonus.items) };
  const text = abilityText(row.ability);
  return say("wl-choice-character", { ...start, money, cards, wounds, marshal, wanted, ability: ability(row.ability), text });
}

// ---- a word and a thing

/** Where to, by which way, and who is there; how far it is can be seen on the map. */
const toSpace: Teller = (view, word, rest, folk) => {
  const [id = ""] = rest.split(":");
  const there = marks(view, id, folk);
  const meets = word === "ride" && view.bandits.includes(id) ? say("wl-mark-fight", { there }) : there;
  const about = { space: space(id), way: roundAbout(`${word}:${rest}`) || "none", there: meets || "none" };
  const own = `ww-choice-${askedKey(view)}-${word}`;
  return say(knows(own) ? own : `ww-choice-${word}`, about);
};

const withCard: Teller = (_, word, rest) => say(`wl-choice-${word}`, { card: card(rest), text: cardText(rest) });

/** Something to use, to take or to drop. */
const withItem: Teller = (_, word, rest) => say(`wl-choice-${word}`, { item: item(rest), text: itemText(rest) });

/** What is bought or upgraded, for how much. */
const trade: Teller = (_, word, rest) => {
  const row = contents().items.get(bare(rest));
  const gained = word === "upgrade" ? `${rest}+` : rest;
  const about = { price: row?.price ?? 0, kind: row?.kind ?? "", lp: row?.upgrade?.lp ?? row?.lp ?? 0 };
  return say(`wl-choice-${word}`, { item: item(gained), text: itemText(gained), ...about });
};

/** Whom to fight or to name, with what everybody can see of them. */
const withPlayer: Teller = (view, word, rest, folk) => {
  const player = Number(rest);
  const { money, nuggets, wanted, ...mat } = view.players[player]!;
  return say(`wl-choice-${word}`, {
    who: folk.who(player),
    whom: folk.whom(player),
    mine: folk.isMe(player),
    cards: mat.hand?.count ?? 0,
    him: mat.man_in_black ? "yes" : "no",
    weapon: mat.weapon ? item(mat.weapon) : "none",
    money,
    nuggets,
    wanted,
  });
};

/** How much gold to sell, Fool's Gold included. */
const nuggets: Teller = (_, __, rest) => {
  const [count = "0", ...fakes] = rest.split("+");
  const sold = Number(count) + fakes.length;
  const { nugget_money, nugget_lp } = contents().pages.setup.places;
  const pays = { money: nugget_money * sold, lp: nugget_lp * sold };
  return say("wl-choice-deposit", { n: Number(count), cards: fakes.length ? cards(fakes) : "none", ...pays });
};

/** Onto which story. */
const disc: Teller = (view, word, rest) => {
  const it = view.stories[Number(rest)];
  if (!it) return rest;
  return say(`wl-choice-disc-${word}`, { story: story(it.story), full: it.discs.length + 1 >= it.needed ? "yes" : "no" });
};

const forGoal: Teller = (_, __, rest) => say("wl-choice-goal", { goal: goal(rest), text: goalText(rest) });
const amount: Teller = (_, word, rest) => say(`wl-choice-${word}`, { n: Number(rest) });
const cattle: Teller = (_, __, rest) => say("wl-choice-cattle", { herd: herd(rest) });

const several = (words: string, teller: Teller): Record<string, Teller> =>
  Object.fromEntries(words.split(" ").map((word) => [word, teller]));

const WORDED: Record<string, Teller> = {
  ...several("ride to", toSpace),
  ...several("play discard show gold", withCard),
  ...several("use equip take drop", withItem),
  ...several("buy upgrade", trade),
  ...several("duel rob arrest seat", withPlayer),
  ...several("place move", disc),
  ...several("money nuggets cards die revel", amount),
  deposit: nuggets,
  goal: forGoal,
  cattle,
};
