/** Who stands where on the map, and how several find room in one space. */
import type { GameEvent } from "../../../wire/shapes";
import type { WestView } from "../words/view";
import type { Spot } from "./board";

export type Places = { players: (string | null)[]; black: number; sheriff: string; active: boolean; bandits: string[] };
export type Figure = { key: string; space: string; kind: "player" | "black" | "sheriff" | "bandit"; player: number };

export const placesOf = ({ players, sheriff, bandits }: WestView): Places => ({
  players: players.map((mat) => mat.space),
  black: players.findIndex((mat) => mat.man_in_black),
  sheriff: sheriff.space,
  active: sheriff.active,
  bandits,
});

/** What an event does to them. */
export function after(was: Places, event: GameEvent): Places {
  const [space, path] = [event["space"] as string, event["path"] as string[] | undefined];
  const move = (to: string): Places => ({ ...was, players: was.players.map((it, n) => (n === event["player"] ? to : it)) });
  if (event.event === "rode") return move(path!.at(-1)!);
  if (event.event === "placed" || event.event === "stands") return move(space);
  if (event.event === "sheriff_rode") return { ...was, sheriff: path!.at(-1)! };
  if (event.event === "sheriff_placed") return { ...was, sheriff: space };
  if (event.event === "bandit_gone") return { ...was, bandits: was.bandits.filter((it) => it !== space) };
  if (event.event === "spawned") return { ...was, bandits: [...new Set([...was.bandits, ...(event["spaces"] as string[])])] };
  return was;
}

/** The figure that an event moves. */
export const moved = (event: GameEvent): string =>
  event.event.startsWith("sheriff") ? "sheriff" : `player-${event["player"] as number}`;

/** Everybody on the map; the reader's own last, so that it lies on top. */
export function figuresOf({ players, black, sheriff, bandits }: Places, me: number | null): Figure[] {
  const people = players.flatMap((space, player): Figure[] =>
    space ? [{ key: `player-${player}`, space, kind: player === black ? "black" : "player", player }] : [],
  );
  return [
    ...bandits.map((space): Figure => ({ key: `bandit-${space}`, space, kind: "bandit", player: -1 })),
    ...(sheriff ? [{ key: "sheriff", space: sheriff, kind: "sheriff", player: -1 } as const] : []),
    ...people.toSorted((a, b) => Number(a.player === me) - Number(b.player === me)),
  ];
}

export type Slot = { x: number; y: number; r: number };
const LARGE = 26;

/** Room for so many things in one space, in rows; the sign of a location takes the first place. */
export function slots(count: number, { x, y, room }: Pick<Spot, "x" | "y" | "room">, above = 0): Slot[] {
  const rows = count > 3 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const wide = Math.min(LARGE, (room * (rows > 1 ? 1.75 : 2.1)) / perRow / 2.1);
  const r = count === 1 ? LARGE : Math.max(19, wide);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = row === rows - 1 ? count - perRow * row : perRow;
    return { x: x + ((n % perRow) - (inRow - 1) / 2) * r * 2.1, y: y - above + (row - (rows - 1) / 2) * r * 2.05, r };
  });
}
