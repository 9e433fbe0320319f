/** The end of the game: who won, why, and what everybody had. */
import type { EnemyResult, PlayerView, PublicEnemyView } from "../../wire/games/public-enemy";
import { say } from "../../i18n/say.svelte";
import { commas, type Names } from "../names";
import { gangName } from "./things";

/** The verdict, then a line for each player. */
export function ending(view: PublicEnemyView, names: Names): string[] {
  const result = view.result!;
  const rows = view.players.map((_, seat) => row(view, result, seat, names));
  return [verdict(result, names), ...rows, ...(uncounted(result) ? [say("public-enemy-end-uncounted")] : [])];
}

/** Was the game won by a Wanted token, before the points (PE WIN-2)? */
const uncounted = (result: EnemyResult): boolean => result.why === "public_enemy" && !result.points.some(Boolean);

function verdict(result: EnemyResult, names: Names): string {
  const { winners } = result;
  const me = winners.length === 1 ? names.isMe(winners[0]) : "no";
  const who = names.all(winners, true);
  if (result.why === "public_enemy") return say("public-enemy-end-public_enemy", { who, me });
  const count = winners.length;
  return say("public-enemy-end-round_cap", { who, me, count, rounds: result.rounds, by: aheadBy(result) });
}

/** What set the winner apart (PE Q-27): Wanted tokens, the One, the points, or nothing. */
function aheadBy(result: EnemyResult): string {
  const ranks = result.scores.map((score, seat) => [score, Number(seat === result.one), result.points[seat]!]);
  ranks.sort((a, b) => b[0]! - a[0]! || b[1]! - a[1]! || b[2]! - a[2]!);
  const [first, second] = ranks;
  return ["wanted", "one", "points"].find((_, i) => first![i] !== second![i]) ?? "level";
}

/** Which Wanted tokens. */
export const wanted = (player: PlayerView): string =>
  say("public-enemy-wanted", {
    count: player.wanted.length,
    gangs: player.wanted.length ? commas(player.wanted.map(gangName)) : "",
  });

function row(view: PublicEnemyView, result: EnemyResult, seat: number, names: Names): string {
  const player = view.players[seat]!;
  const args = { who: names.who(seat), wanted: wanted(player), one: view.one === seat ? "yes" : "no" };
  if (uncounted(result)) return say("public-enemy-end-row-uncounted", args);
  return say("public-enemy-end-row", { ...args, points: player.points });
}
