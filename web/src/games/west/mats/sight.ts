/** The whole of a view as the table draws it. */
import type { GameView } from "../../../wire/shapes";
import type { Held, Mat as Plain, WestView } from "../words/view";

export type Cattle = { color: string; token: string | null };
export type Mat = Plain & {
  played?: (string | null)[];
  aside?: Held;
  cattle?: Cattle[];
  goals?: Held;
  done?: string[];
  tokens?: Held;
};

export type Seen = WestView & {
  players: Mat[];
  deck: number;
  discard: string[];
  flop: string[];
  fight_deck: number;
  fight_card: (string | null)[];
  told: string[];
  ranches: Record<string, number>;
  store: Record<string, number>;
  supply: number;
  gold: Record<string, number>;
  his_cards: string[];
  his_deck: number;
  named: number | null;
  resting: [string, number][];
  so_far: { disc: boolean; heist: boolean; dice: string[] } & Record<string, unknown>;
};

export const seen = (view: GameView): Seen => view as unknown as Seen;

/** Everybody but the reader, clockwise from the reader's left. */
export function others({ players, seat }: Seen): number[] {
  const all = players.map((_, player) => player);
  return seat === null ? all : [...all.slice(seat + 1), ...all.slice(0, seat)];
}

/** Which track somebody is on, and how far. */
export function standing({ marshal, wanted }: Mat): { track: Track; points: number } | null {
  if (marshal) return { track: "marshal", points: marshal };
  return wanted ? { track: "wanted", points: wanted } : null;
}

export type Track = "marshal" | "wanted";
