/** What a portrait is put together from: parts on a 100 x 100 grid, our own drawing throughout. */
import type { coats } from "./coats";
import type { extras, hats } from "./hats";
import type { faces, hair, heads } from "./heads";

export type Head = keyof typeof heads;
export type Hat = keyof typeof hats;
export type Hair = keyof typeof hair;
export type Face = keyof typeof faces;
export type Coat = keyof typeof coats;
export type Extra = keyof typeof extras;
export type Tone = "black" | "brown" | "sandy" | "red" | "grey" | "white";

/** Who somebody is to look at; what is left out is chosen plainly. `lean`: how far the hat is tilted, in degrees. */
export interface Look {
  head?: Head;
  hat?: Hat;
  hair?: Hair;
  face?: Face;
  coat?: Coat;
  tone?: Tone;
  skin?: 0 | 1 | 2;
  felt?: 0 | 1 | 2 | 3;
  extra?: Extra;
  lean?: number;
}

/** One stroke of the drawing. `fill`: a colour, or `tone`, `felt`, `skin`, `hatch` for the sitter's own. */
export interface Stroke {
  d: string;
  fill?: string;
  line?: number;
  ink?: string;
  dash?: string;
  round?: boolean;
}

export const INK = "#2b1b11";
export const PAPER = "#f4e9cf";
export const RED = "#9e2b1c";
export const WINE = "#741b10";
export const GOLD = "#e0a526";
export const PALE = "#f6d27a";
export const DUSK = "#2c4a5c";

export const SKINS = ["#efd3a7", "#c99764", "#8a5a36"] as const;
export const FELTS = ["#5d4432", "#2b1b11", "#8a6a45", "#6b6a63"] as const;
export const TONES: Record<Tone, string> = {
  black: "#21160f",
  brown: "#3a2416",
  sandy: "#9b7434",
  red: "#8a3f1a",
  grey: "#7d766b",
  white: "#f1e9da",
};

export const line = (d: string, width: number, ink = INK): Stroke => ({
  d,
  fill: "none",
  line: width,
  ink,
  round: true,
});
/** A line broken into pieces: stitches, buttons, fringes. */
export const dashed = (d: string, width: number, ink: string, dash: string): Stroke => ({
  ...{ d, fill: "none", line: width, ink, dash },
});
