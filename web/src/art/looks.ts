/** The parts a portrait is put together from: paths on a 100 x 100 grid, our own drawing throughout. */

export type Hat = "stetson" | "bowler" | "flat" | "bonnet" | "sombrero" | "topper" | "cap" | "band" | "none";
export type Hair = "short" | "long" | "bun" | "braids" | "curls" | "bald";
export type Face = "clean" | "tache" | "walrus" | "beard" | "longbeard" | "goatee" | "chops" | "mask" | "stubble";
export type Coat = "duster" | "vest" | "dress" | "poncho" | "suit" | "scarf";
export type Extra = "patch" | "scar" | "glasses" | "cigar" | "star" | "feather" | "freckles" | "flower";
export type Tone = "black" | "brown" | "sandy" | "red" | "grey";

/** Who somebody is to look at; what is left out is chosen plainly. */
export interface Look {
  hat?: Hat;
  hair?: Hair;
  face?: Face;
  coat?: Coat;
  tone?: Tone;
  skin?: 0 | 1 | 2;
  felt?: 0 | 1 | 2 | 3;
  extra?: Extra;
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

const INK = "#2b1b11";
const PAPER = "#f4e9cf";
const RED = "#9e2b1c";
const WINE = "#741b10";
const GOLD = "#e0a526";
const PALE = "#f6d27a";
const DUSK = "#2c4a5c";

export const SKINS = ["#efd3a7", "#c99764", "#8a5a36"] as const;
export const FELTS = ["#5d4432", "#2b1b11", "#8a6a45", "#6b6a63"] as const;
export const TONES: Record<Tone, string> = {
  black: "#21160f",
  brown: "#3a2416",
  sandy: "#9b7434",
  red: "#8a3f1a",
  grey: "#7d766b",
};

const line = (d: string, width: number, ink = INK): Stroke => ({ d, fill: "none", line: width, ink, round: true });

export const behind: Partial<Record<Hair, Stroke[]>> = {
  long: [{ d: "M29 40c-4 16-5 30-9 38h60c-4-8-5-22-9-38z", fill: "tone" }],
  curls: [{ d: "M30 34c-9 2-10 10-7 14-6 4-6 12-1 15-3 6 1 12 8 12h40c7 0 11-6 8-12 5-3 5-11-1-15 3-4 2-12-7-14z", fill: "tone" }],
};

export const coats: Record<Coat, Stroke[]> = {
  duster: [
    { d: "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z", fill: "#4c3424", line: 2 },
    { d: "M38 74l12 16 12-16 8 26H30z", fill: PAPER, line: 1.8 },
    { d: "M34 75l12 25H20zM66 75L54 100h26z", fill: "#5d4432", line: 1.8 },
  ],
  vest: [
    { d: "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z", fill: PAPER, line: 2 },
    { d: "M24 79l14-4 10 25H14zM76 79l-14-4-10 25h34z", fill: DUSK, line: 1.8 },
  ],
  dress: [
    { d: "M12 100c2-16 12-22 26-25h24c14 3 24 9 26 25z", fill: WINE, line: 2 },
    { d: "M38 76q12 9 24 0", fill: "none", line: 5, ink: "#fbf4e2", dash: "3 1.5" },
  ],
  poncho: [
    { d: "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z", fill: RED, line: 2 },
    { d: "M22 84h56M16 92h68", fill: "none", line: 3, ink: PALE, dash: "5 3" },
  ],
  suit: [
    { d: "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z", fill: "#2b2620", line: 2 },
    { d: "M38 74l12 18 12-18 2 26H36z", fill: PAPER, line: 1.8 },
    { d: "M46 82l4-3 4 3 2 18H44z", fill: WINE, line: 1.5 },
  ],
  scarf: [
    { d: "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z", fill: "#6b6a63", line: 2 },
    { d: "M34 70c9 7 23 7 32 0l5 9c-6 6-13 8-18 9l-2 12-7-11c-6-2-11-5-15-10z", fill: GOLD, line: 1.8 },
  ],
};

export const hair: Record<Hair, Stroke[]> = {
  short: [{ d: "M30 46c-2-18 6-28 20-28s22 10 20 28c-3-3-4-8-4-13-8-1-24-1-32 0 0 5-1 10-4 13z", fill: "tone" }],
  long: [{ d: "M30 46c-2-18 6-28 20-28s22 10 20 28c-3-3-4-8-4-13-8-1-24-1-32 0 0 5-1 10-4 13z", fill: "tone" }],
  curls: [{ d: "M29 48c-5-16 4-31 21-31s26 15 21 31c-4-4-6-9-7-14-6 4-22 4-28 0-1 5-3 10-7 14z", fill: "tone" }],
  bun: [
    { d: "M30 46c-2-18 6-28 20-28s22 10 20 28c-3-3-4-8-4-13-8-1-24-1-32 0 0 5-1 10-4 13z", fill: "tone" },
    { d: "M50 4a9 9 0 110 18 9 9 0 010-18z", fill: "tone" },
  ],
  braids: [
    { d: "M30 46c-2-18 6-28 20-28s22 10 20 28c-3-5-8-12-20-15-12 3-17 10-20 15z", fill: "tone" },
    { d: "M29 44c-6 6-7 12-4 17-4 6-4 12 0 18l5 2c4-6 3-12 1-18 3-6 2-12-2-19zM71 44c6 6 7 12 4 17 4 6 4 12 0 18l-5 2c-4-6-3-12-1-18-3-6-2-12 2-19z", fill: "tone", line: 1.2 },
  ],
  bald: [],
};

const smile = line("M45 64q5 2 10 0", 2);

export const faces: Record<Face, Stroke[]> = {
  clean: [smile],
  tache: [smile, { d: "M50 58.5c-4-2.5-9-1-14 4 5 .8 10 1 14-1.5 4 2.5 9 2.3 14 1.5-5-5-10-6.5-14-4z", fill: "tone" }],
  walrus: [{ d: "M50 57c-6-3-14 0-16 9-1 5 2 8 4 8 3-1 4-8 12-9 8 1 9 8 12 9 2 0 5-3 4-8-2-9-10-12-16-9z", fill: "tone" }],
  beard: [{ d: "M32 50c1 14 6 30 18 30s17-16 18-30c-3 6-7 8-11 8.5-4-1.5-10-1.5-14 0-4-.5-8-2.5-11-8.5zM45 63q5-2 10 0-5 3-10 0z", fill: "tone" }],
  longbeard: [{ d: "M31 48c0 16 3 28 8 38 4 7 8 12 11 12s7-5 11-12c5-10 8-22 8-38-3 7-7 10-12 10.5-4-1.5-10-1.5-14 0-5-.5-9-3.5-12-10.5zM45 63q5-2 10 0-5 3-10 0z", fill: "tone" }],
  goatee: [smile, { d: "M44 66c2 2 10 2 12 0 1 6-2 13-6 13s-7-7-6-13zM50 58.5c-3-1.5-7-.5-10 2.5 4 .8 8 .6 10-.7 2 1.3 6 1.5 10 .7-3-3-7-4-10-2.5z", fill: "tone" }],
  chops: [smile, { d: "M31 44c-1 10 1 20 7 26 3 1 5-1 5-4-5-5-7-12-7-20zM69 44c1 10-1 20-7 26-3 1-5-1-5-4 5-5 7-12 7-20z", fill: "tone" }],
  stubble: [smile, { d: "M34 54c3 12 9 18 16 18s13-6 16-18c-2 5-6 8-16 8s-14-3-16-8z", fill: "hatch" }],
  mask: [
    { d: "M31 52c7 3 31 3 38 0 0 10-6 18-19 30-13-12-19-20-19-30z", fill: RED, line: 2 },
    { d: "M36 57h4M44 58h4M52 58h4M60 57h4M40 64h4M48 65h4M56 64h4M46 71h8", fill: "none", line: 2, ink: PALE },
  ],
};

export const hats: Record<Hat, Stroke[]> = {
  none: [],
  stetson: [
    { d: "M6 35c9-5 19-6 25-7l3-19c1-6 8-6 12-3q4 2 8 0c4-3 11-3 12 3l3 19c6 1 16 2 25 7-6 9-22 9-44 7-22 2-38 2-44-7z", fill: "felt", line: 2.2 },
    { d: "M31 28l1.2-6c10 4 25 4 35.6 0l1.2 6c-12 4-26 4-38 0z", fill: INK },
    line("M62 6c3 5 4 10 5 15M57 7c2 5 3 10 3 15", 1.5),
  ],
  bowler: [
    { d: "M20 33c4-3 8-3 11-4C30 12 38 4 50 4s20 8 19 25c3 1 7 1 11 4-4 6-15 6-30 6s-26 0-30-6z", fill: "felt", line: 2 },
    { d: "M32 30c11 3 25 3 36 0v-5c-11 3-25 3-36 0z", fill: WINE },
  ],
  flat: [
    { d: "M8 31h84l-3 8H11zM28 31l2-19h40l2 19z", fill: "felt", line: 2 },
    { d: "M29 30l.7-6h40.6l.7 6z", fill: GOLD },
  ],
  bonnet: [
    { d: "M24 50C16 22 30 6 50 6s34 16 26 44c-3-12-7-22-26-22s-23 10-26 22z", fill: PAPER, line: 2.2 },
    line("M32 20c4 3 6 6 7 9M44 12v14M56 12v14M68 20c-4 3-6 6-7 9", 1.6),
  ],
  sombrero: [
    { d: "M1 31c8 2 18 3 29 2C32 16 38 5 50 5s18 11 20 28c11 1 21 0 29-2-5 10-24 15-49 15S6 41 1 31z", fill: "felt", line: 2.2 },
    { d: "M31 31c12 5 26 5 38 0l-.6-5c-12 4-25 4-36.8 0z", fill: RED },
    { d: "M8 36c26 9 58 9 84 0", fill: "none", line: 2, ink: PALE, dash: "4 3" },
  ],
  topper: [
    { d: "M14 33c6-2 11-3 15-3L27 3c14-3 32-3 46 0l-2 27c4 0 9 1 15 3-5 6-18 7-36 7s-31-1-36-7z", fill: "felt", line: 2.2 },
    { d: "M28.5 29c13 4 30 4 43 0l.5-7c-14 4-30 4-44 0z", fill: DUSK },
  ],
  cap: [
    { d: "M27 30C27 14 36 8 50 8s23 6 23 22l2 6c-8-4-42-4-50 0z", fill: DUSK, line: 2.2 },
    { d: "M25 36c10-5 40-5 50 0 3 3 2 6-1 7-10-5-38-5-48 0-3-1-4-4-1-7z", fill: INK },
    { d: "M44 16h12v8H44z", fill: GOLD, line: 1.5 },
  ],
  band: [
    { d: "M29 36c-1-4 0-7 1-9 13 4 27 4 40 0 1 2 2 5 1 9-13 4-29 4-42 0z", fill: RED, line: 2 },
    { d: "M33 32h34", fill: "none", line: 1.8, ink: PALE, dash: "3 2.5" },
  ],
};

export const extras: Record<Extra, Stroke[]> = {
  patch: [line("M31 38l38 12", 2), { d: "M37 43c4-2 9-1 11 1 0 5-2 9-6 9s-6-4-5-10z", fill: INK }],
  scar: [line("M60 50l5 12M59.5 54l5-2M61.5 58l5-2", 1.6, WINE)],
  glasses: [line("M36.5 48a6 5.5 0 1012 0 6 5.5 0 10-12 0zM51.5 48a6 5.5 0 1012 0 6 5.5 0 10-12 0zM48.5 47h3", 1.7)],
  cigar: [{ d: "M53 64l15 5-1.2 3.5-15-5z", fill: "#6b4526", line: 1.5 }, { d: "M67 69l3.5 1.2-1 3-3.5-1z", fill: GOLD, line: 1 }],
  star: [{ d: "M70 80l2.5 5.5 6 .5-4.5 4 1.5 6-5.5-3-5.5 3 1.5-6-4.5-4 6-.5z", fill: GOLD, line: 1.5 }],
  feather: [{ d: "M66 30c8-6 14-16 16-28-9 5-16 14-18 27z", fill: PAPER, line: 1.8 }, line("M66 29l13-23", 1.2)],
  freckles: [line("M37.5 54h.1M41 56h.1M38 57.5h.1M59 56h.1M62.5 54h.1M62 57.5h.1", 2, WINE)],
  flower: [{ d: "M69 26a4 4 0 015-5 4 4 0 017 2 4 4 0 010 7 4 4 0 01-7 1 4 4 0 01-5-5z", fill: RED, line: 1.5 }, { d: "M75 23a2.5 2.5 0 110 5 2.5 2.5 0 010-5z", fill: PALE }],
};
