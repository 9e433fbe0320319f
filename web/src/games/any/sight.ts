/** What is in a view: what everybody shares, and what each player has. */
import type { GameView } from "../../wire/shapes";

/** What every view holds besides the game's own. */
const SHARED = ["seat", "options", "events", "asks", "orders", "result", "game", "seats"];
type Part = [string, unknown];

/** Cards, by name or face down. */
export const isPile = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.length > 0 && value.every((card) => card === null || typeof card === "string");

/** One thing for each seat. */
const isRow = (value: unknown, seats: number): value is unknown[] =>
  Array.isArray(value) && value.length === seats && !isPile(value);

const own = (view: GameView): Part[] => Object.entries(view).filter(([name]) => !SHARED.includes(name));

export const zones = (view: GameView, seats: number): Part[] => own(view).filter(([, value]) => !isRow(value, seats));

/** What one player has; players that are told as a whole are taken apart. */
export function columns(view: GameView, seats: number, seat: number): Part[] {
  return own(view).flatMap(([name, value]): Part[] => {
    if (!isRow(value, seats)) return [];
    const part = value[seat];
    return part && typeof part === "object" && !Array.isArray(part) ? Object.entries(part) : [[name, part]];
  });
}

/** Equal cards counted, and so are backs. */
export function piled(cards: (string | null)[]): { open: [string, number][]; hidden: number } {
  const counts = new Map<string, number>();
  for (const card of cards) if (card !== null) counts.set(card, (counts.get(card) ?? 0) + 1);
  return { open: [...counts], hidden: cards.filter((card) => card === null).length };
}
