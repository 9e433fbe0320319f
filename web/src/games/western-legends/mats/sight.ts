/** What the table counts from a view. */
import type { PlayerView, WesternLegendsView } from "../../../wire/games/western-legends";

/** Everybody but the reader, clockwise from the reader's left. */
export function others({ players, seat }: WesternLegendsView): number[] {
  const all = players.map((_, player) => player);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Which track somebody is on, and how far. */
export function standing({ marshal, wanted }: PlayerView): { track: Track; points: number } | null {
  if (marshal) return { track: "marshal", points: marshal };
  return wanted ? { track: "wanted", points: wanted } : null;
}

export type Track = "marshal" | "wanted";
