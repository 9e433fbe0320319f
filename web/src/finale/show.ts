/** What a game brings along so that its end can be shown as a ceremony. */
import type { Look } from "../art/looks";
import type { Sentence, Source, Standing } from "../wire/types";

export interface Show {
  /** The name of the game, for the picture that is shared. */
  game: string;
  /** Above the winner: `The legend of these years`. */
  title: string;
  /** Above the course of the game. */
  course: string;
  /** Whom a player is remembered as, and who played them where that is another name. */
  name(player: number): string;
  by(player: number): string;
  colour(player: number): string;
  look(face: string): Look;
  /** A score in a few letters: `LP`. */
  unit(score: number): string;
  /** What counted in the end, in a few words each. */
  parts(standing: Standing): string[];
  /** What brought points, and how many. */
  source(source: Source): string;
  sentence(sentence: Sentence): string;
}

/** All that brought points, largest first. */
export function sources({ gains }: Standing): Source[] {
  const all = new Map<string, Source>();
  for (const it of gains.flat()) {
    const before = all.get(`${it.kind}:${it.id}`);
    all.set(`${it.kind}:${it.id}`, { ...it, n: it.n + (before?.n ?? 0) });
  }
  return [...all.values()].filter((it) => it.n).sort((a, b) => b.n - a.n);
}
