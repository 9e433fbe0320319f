/** The end of the game: who won, why, and each score line by line. */
import { say } from "../../../i18n/say.svelte";
import type { Folk } from "./folk";
import { character } from "./names";
import { scoreLines } from "./told_things";
import type { WestView } from "./view";

export type WestResult = {
  winners: number[];
  scores: number[];
  why: string;
  lines: Record<string, number>[];
  rounds: number;
  characters: string[];
};

/** The verdict, then everybody from the first to the last. */
export function ending(view: WestView, folk: Folk): string[] {
  const result = view.result as unknown as WestResult;
  return [verdict(result, folk), ...ranking(result).map((player) => row(result, player, folk))];
}

/** All players, the most points first. */
export const ranking = ({ scores }: WestResult): number[] =>
  scores.map((_, player) => player).sort((a, b) => scores[b]! - scores[a]! || a - b);

/** Who has won, and what set them apart. */
function verdict(result: WestResult, folk: Folk): string {
  const { winners, rounds, why } = result;
  if (!winners.length) return say("wl-end-black", { rounds });
  const me = winners.length === 1 ? folk.isMe(winners[0]) : "no";
  const lp = Math.max(...result.scores);
  return say("wl-end", { who: folk.all(winners, true), me, count: winners.length, lp, why, rounds }).trim();
}

/** One player's points, line by line. */
function row(result: WestResult, player: number, folk: Folk): string {
  const id = result.characters[player]!;
  return say("wl-end-row", {
    who: folk.who(player),
    character: id === "man_in_black" ? "none" : character(id),
    total: result.scores[player]!,
    lines: scoreLines(result.lines[player]!),
  }).trim();
}
