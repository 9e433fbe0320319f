/** The end of the game: who won, why, and each score line by line. */
import { say } from "../../../i18n/say.svelte";
import { commas } from "../../names";
import type { Folk } from "./folk";
import { character } from "./names";
import type { WesternLegendsView, WestResult } from "../../../wire/games/western-legends";

/** In the order they are counted in. */
const SCORED = ["lp", "upgrades", "legendary_items", "money", "wounds", "wanted", "marshal", "tokens"];

/** What the points are made of, line by line; what brought nothing is left out. */
export function scored(lines: Record<string, number>): { name: string; n: number; text: string }[] {
  const brought = SCORED.filter((name) => name in lines && (lines[name] || name === "lp"));
  return brought.map((name) => ({
    name,
    n: lines[name]!,
    text: say(`western-legends-score-${name}`, { n: lines[name]! }),
  }));
}

/** The verdict, then everybody from the first to the last. */
export function ending(view: WesternLegendsView, folk: Folk): string[] {
  const result = view.result!;
  return [verdict(result, folk), ...ranking(result).map((player) => row(result, player, folk))];
}

/** All players, the most points first. */
export const ranking = ({ scores }: WestResult): number[] =>
  scores.map((_, player) => player).sort((a, b) => scores[b]! - scores[a]! || a - b);

/** Who has won, and what set them apart. */
function verdict(result: WestResult, folk: Folk): string {
  const { winners, rounds, why } = result;
  if (!winners.length) return say("western-legends-end-black", { rounds });
  const me = winners.length === 1 ? folk.isMe(winners[0]) : "no";
  const lp = Math.max(...result.scores);
  return say("western-legends-end", { who: folk.all(winners, true), me, count: winners.length, lp, why, rounds });
}

/** One player's points, line by line. */
function row(result: WestResult, player: number, folk: Folk): string {
  const id = result.characters[player]!;
  return say("western-legends-end-row", {
    who: folk.who(player),
    character: id === "man_in_black" ? "none" : character(id),
    total: result.scores[player]!,
    lines: commas(scored(result.lines[player]!).map((it) => it.text)),
  });
}
