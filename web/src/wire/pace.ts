/** How fast what happened is told: as its reader wishes, and never far behind the server. */

/** Milliseconds that the film may be behind the server; it aims at so much less. */
export const MOST_BEHIND = 4_000;
const SLACK = 400;
/** So many times faster than wished at most; whatever then comes too late is drawn without being played. */
const FASTER = 4;

/** Something to be told: how long it takes at single speed, and when it must have been shown. */
export type Waiting = { length: number; due: number };

/** When something that comes now must have been shown. */
export const dueAt = (now: number, speed: number): number => now + MOST_BEHIND / speed;

/** How many times faster than at single speed all of this is told, so that each is shown in time. */
export function rate(waiting: Waiting[], now: number, speed: number): number {
  let [length, needed] = [0, speed];
  for (const one of waiting) {
    length += one.length;
    needed = Math.max(needed, length / Math.max(1, one.due - SLACK - now));
  }
  return needed;
}

/** Is that too fast to follow? Then what is routine is folded. */
export const tooFast = (rate: number, speed: number): boolean => rate > Math.max(FASTER, 2 * speed);
