/** Who stands where on the map, and how several find room in one space. */
import type { WesternLegendsEvent, WesternLegendsView } from "../../../wire/games/western-legends";
import type { BanditType } from "../mats/pictures";
import type { Spot } from "./board";

/** `types`: of the bandits, by space; none where all are alike. */
export type Places = {
  players: (string | null)[];
  black: number;
  sheriff: string;
  active: boolean;
  bandits: string[];
  types: Partial<Record<string, BanditType>>;
};
export type Figure = { key: string; space: string; kind: "player" | "black" | "sheriff" | "bandit"; player: number };

export const placesOf = ({ players, sheriff, bandits, bandit_types }: WesternLegendsView): Places => ({
  players: players.map((mat) => mat.space),
  black: players.findIndex((mat) => mat.man_in_black),
  sheriff: sheriff.space,
  active: sheriff.active,
  bandits,
  types: bandit_types,
});

/** What an event does to them. */
export function after(was: Places, event: WesternLegendsEvent): Places {
  const move = (player: number, to: string): Places => ({
    ...was,
    players: was.players.map((it, n) => (n === player ? to : it)),
  });
  if (event.event === "rode") return move(event.player, event.path.at(-1)!);
  if (event.event === "placed" || event.event === "stands") return move(event.player, event.space);
  if (event.event === "sheriff_rode") return { ...was, sheriff: event.path.at(-1)! };
  if (event.event === "sheriff_placed") return { ...was, sheriff: event.space };
  if (event.event === "bandit_gone") {
    const { [event.space]: _, ...types } = was.types;
    return { ...was, bandits: was.bandits.filter((it) => it !== event.space), types };
  }
  if (event.event === "spawned") return { ...was, bandits: [...new Set([...was.bandits, ...event.spaces])] };
  if (event.event === "bandit_types") {
    const came = event.spaces.map((space, i) => [space, event.bandits[i]!]);
    return { ...was, types: { ...was.types, ...Object.fromEntries(came) } };
  }
  return was;
}

/** The figure that an event moves. */
export const moved = (event: WesternLegendsEvent): string =>
  event.event.startsWith("sheriff") ? "sheriff" : `player-${"player" in event ? event.player : undefined}`;

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
const LARGE = 29;
const [FRONT, SIDE] = [2, 38]; // before a drawn place: a little lower, and the first one to its right

/** Room for so many figures in one space, in rows; where a place is drawn they stand before it and leave its name free. */
export function slots(count: number, { x, y, room }: Pick<Spot, "x" | "y" | "room">, drawn = false): Slot[] {
  if (drawn && count <= 2)
    return [SIDE, -SIDE - 4].slice(0, count).map((dx) => ({ x: x + dx, y: y + FRONT, r: LARGE - 4 }));
  const rows = count > 3 ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const wide = Math.min(LARGE, (room * (rows > 1 ? 1.75 : 2.1)) / perRow / 2.1);
  const r = count === 1 ? LARGE : Math.max(20, wide);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / perRow);
    const inRow = row === rows - 1 ? count - perRow * row : perRow;
    return {
      x: x + ((n % perRow) - (inRow - 1) / 2) * r * 2.1,
      y: y - (drawn ? FRONT * 2 : 0) + (row - (rows - 1) / 2) * r * 2.05,
      r,
    };
  });
}
