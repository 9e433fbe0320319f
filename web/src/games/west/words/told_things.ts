/** Events whose fields need more than their names to be told. */
import { say, type Values } from "../../../i18n/say.svelte";
import { commas, listed } from "../../names";
import { thing } from "./causes";
import { contents } from "./contents";
import type { Folk } from "./folk";
import { ability, card, cards, dieFace, effect, hand, hisCard, hisCardText, rankOf, region, space, storyReward, trigger, worth } from "./names";
import { optionText } from "./options";

type Teller = (event: never, folk: Folk) => Values;
const some = (names: string[], told: (names: string[]) => string): string => (names.length ? told(names) : "none");

// ---- riding

type Rode = { path: string[]; cause: string };

/** From where to where, in how many steps, over which mesa. */
const rode = ({ path, cause }: Rode): Values => ({
  start: space(path[0]!),
  end: space(path.at(-1)!),
  steps: path.length - 1,
  mesa: some(path.filter((id) => contents().mesas.has(id)), (over) => listed(over.map(space))),
  way: some(path.slice(1, -1), (way) => commas(way.map(space))),
  sprint: cause,
});

const placed = ({ before }: { before: string }): Values => ({ left: space(before) });

// ---- dice

type Rerolled = { before: string; after: string; cause: string };

const rerolled = ({ before, after, cause }: Rerolled): Values => ({
  before: dieFace(before),
  after: dieFace(after),
  dust: cause === before ? "yes" : "no",
});

/** What each mine holds now. */
function mines({ gold }: { gold: number[] }): Values {
  const all = contents().pages.board.space.filter((row) => row.location === "mine");
  return { mines: commas(all.map((row, i) => say("wl-mine-holds", { mine: space(row.id), n: gold[i] ?? 0 }))) };
}

// ---- poker

type Shown = { dealer: boolean; hand: string; ranks: string[]; counted: string[] };
const ranked = (words: string[]): string => some(words, (them) => commas(them.map(rankOf)));

/** The cards put down, what they make with the flop, and what a Cheat counts as. */
const pokerHand = (event: Shown): Values => ({
  hand: hand(event.hand),
  house: event.dealer ? "yes" : "no",
  counted: ranked(event.counted),
  ranks: ranked(event.ranks),
});

const pokerCleared = (event: { flop: string[]; dealer: string[] }): Values => ({
  flop: some(event.flop, cards),
  dealer: some(event.dealer, cards),
});

// ---- rewards, stories, goals

const turnedOver = ({ discs }: { discs: number[] }, folk: Folk): Values => {
  const players = [...new Set(discs)];
  return { whose: players.length ? folk.all(players) : "none" };
};

const tokens = (event: { tokens?: string[] }): Values => ({
  tokens: some(event.tokens ?? [], (held) => listed(held.map(worth))),
});

// ---- the Man in Black, abilities, the end

const played = (event: { effect: string; card: string }): Values => ({ effect: effect(event.effect), card: card(event.card) });

/** In the order they are counted in. */
const SCORED = ["lp", "upgrades", "legendary_items", "money", "wounds", "wanted", "marshal", "tokens"];

/** What the points are made of, line by line; what brought nothing is left out. */
export function scored(lines: Record<string, number>): { name: string; n: number; text: string }[] {
  const brought = SCORED.filter((name) => name in lines && (lines[name] || name === "lp"));
  return brought.map((name) => ({ name, n: lines[name]!, text: say(`wl-score-${name}`, { n: lines[name]! }) }));
}

export const scoreLines = (lines: Record<string, number>): string => commas(scored(lines).map((it) => it.text));

/** Who draws which card. */
function finalDuel(event: { players: number[]; cards: string[] }, folk: Folk): Values {
  const draws = event.players.map((player, i) =>
    say("wl-draws", { who: folk.whom(player), me: folk.isMe(player), card: card(event.cards[i]!) }),
  );
  return { draws: commas(draws) };
}

export const THINGS: Record<string, Teller> = {
  rode,
  sheriff_rode: rode,
  placed,
  sheriff_placed: placed,
  rolled: ({ faces }: { faces: string[] }) => ({ faces: listed(faces.map(dieFace)) }),
  rerolled,
  mines,
  poker: ({ town }: { town: string }) => ({ town: region(town) }),
  poker_hand: pokerHand,
  house_won: ({ pot }: { pot: number }) => ({ pot }),
  poker_bonus: ({ source }: { source: string }) => ({ source: thing(source) }),
  poker_cleared: pokerCleared,
  chose: ({ option, cause }: { option: string; cause: string }) => ({ option: optionText(option, [cause]) ?? option }),
  story: (event: { story: string }) => ({ reward: storyReward(event.story) }),
  story_open: (event: { story: string }) => ({ trigger: trigger(contents().stories.get(event.story)?.trigger ?? "") }),
  story_turned_over: turnedOver,
  tokens_drawn: tokens,
  tokens_kept: tokens,
  his_card: (event: { card: string }) => ({ card: hisCard(event.card), text: hisCardText(event.card) }),
  demanded: (event: { ability: string }) => ({ ability: ability(event.ability), ability_key: event.ability }),
  played,
  reaction: played,
  final_score: ({ lines }: { lines: Record<string, number> }) => ({ lines: scoreLines(lines) }),
  final_duel: finalDuel,
  end_triggered: ({ target }: { target: number }) => ({ points: target }),
  arrested: ({ by }: { by: number | null }, folk: Folk) => ({ by_begins: by === null ? "none" : folk.who(by) }),
  action: ({ deed }: { deed: string }) => ({ deed: deed.split(":")[0]! }),
};
