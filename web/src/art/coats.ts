/** Coats of portraits. */
import { dashed, DUSK, GOLD, INK, line, PALE, PAPER, RED, WINE, type Stroke } from "./looks";

const BODY = "M6 100c1-17 12-22 30-26h28c18 4 29 9 30 26z";

/** Jacket, waistcoat and collar of one cloth or two; what is tied around the neck comes on top. */
const suit = (cloth: string, vest: string, ...tied: Stroke[]): Stroke[] => [
  { d: BODY, fill: cloth, line: 2 },
  { d: "M36 74l14 10 14-10 3 26H33z", fill: vest, line: 1.8 },
  { d: "M40 73l10 11 10-11 2 6-9 9h-6l-9-9z", fill: PAPER, line: 1.5 },
  { d: "M35 74l9 26H25l-2-17 6-2-3-3zM65 74l-9 26h19l2-17-6-2 3-3z", fill: cloth, line: 1.8 },
  ...tied,
];

export const coats = {
  duster: [
    { d: BODY, fill: "#4c3424", line: 2 },
    { d: "M38 74l12 16 12-16 8 26H30z", fill: PAPER, line: 1.8 },
    { d: "M34 75l12 25H20zM66 75L54 100h26z", fill: "#5d4432", line: 1.8 },
  ],
  vest: [
    { d: BODY, fill: PAPER, line: 2 },
    { d: "M24 79l14-4 10 25H14zM76 79l-14-4-10 25h34z", fill: DUSK, line: 1.8 },
  ],
  dress: [
    { d: "M12 100c2-16 12-22 26-25h24c14 3 24 9 26 25z", fill: WINE, line: 2 },
    { d: "M38 76q12 9 24 0", fill: "none", line: 5, ink: "#fbf4e2", dash: "3 1.5" },
  ],
  poncho: [
    { d: BODY, fill: RED, line: 2 },
    { d: "M22 84h56M16 92h68", fill: "none", line: 3, ink: PALE, dash: "5 3" },
  ],
  suit: [
    { d: BODY, fill: "#2b2620", line: 2 },
    { d: "M38 74l12 18 12-18 2 26H36z", fill: PAPER, line: 1.8 },
    { d: "M46 82l4-3 4 3 2 18H44z", fill: WINE, line: 1.5 },
  ],
  scarf: [
    { d: BODY, fill: "#6b6a63", line: 2 },
    { d: "M34 70c9 7 23 7 32 0l5 9c-6 6-13 8-18 9l-2 12-7-11c-6-2-11-5-15-10z", fill: GOLD, line: 1.8 },
  ],
  bolero: [
    { d: BODY, fill: "#2e2522", line: 2 },
    { d: "M37 74l13 8 13-8 5 26H32z", fill: PAPER, line: 1.8 },
    dashed("M30 78l-6 22M70 78l6 22", 3, GOLD, "3 2"),
    { d: "M50 82l-10-6v11zM50 82l10-6v11z", fill: RED, line: 1.5 },
    line("M50 90v8", 2, GOLD),
  ],
  buckskin: [
    { d: BODY, fill: "#c08a4c", line: 2 },
    { d: "M38 74l12 18 12-18 3 5-11 21h-8L35 79z", fill: WINE, line: 1.5 },
    dashed("M12 93c5-7 13-8 23-11M88 93c-5-7-13-8-23-11", 11, "#7a4f24", "1.5 1.5"),
    line("M13 86c5-4 12-6 22-8M87 86c-5-4-12-6-22-8", 2.5, PALE),
  ],
  checked: suit(
    "#8b8574",
    PALE,
    dashed("M10 90h24M66 90h24M8 96h27M65 96h27", 1.5, "#5d574a", "3 3"),
    { d: "M45 81l5-2 5 2 4 10-9 9-9-9z", fill: DUSK, line: 1.5 },
    line("M50 87v.1", 4, GOLD),
  ),
  habit: [
    { d: BODY, fill: "#3d2440", line: 2 },
    {
      d: "M42 73c-4 3-4 6-1 8-4 3-4 7 0 9-3 4-2 8 1 10h16c3-2 4-6 1-10 4-2 4-6 0-9 3-2 3-5-1-8z",
      fill: "#fbf4e2",
      line: 1.8,
    },
    line("M43 82q7 4 14 0M43 91q7 4 14 0", 1.3),
    dashed("M32 80v20M68 80v20", 3.5, GOLD, "3.5 3"),
  ],
  kerchief: [
    { d: BODY, fill: "#6f7a4a", line: 2 },
    dashed("M14 86h72M9 94h82M22 80v20M78 80v20", 1.6, "#47502b", "4 2"),
    { d: "M33 71c10 6 24 6 34 0l2 8c-4 4-8 6-13 7l6 13-12-7-12 7 6-13c-5-1-9-3-13-7z", fill: RED, line: 1.8 },
    dashed("M38 78c8 4 16 4 24 0M47 91l3-3 3 3", 2, PAPER, "2 3"),
  ],
  braces: [
    { d: BODY, fill: "#e9dcc0", line: 2 },
    dashed("M18 84v16M42 84v16M58 84v16M82 84v16", 1.3, DUSK, "9 0"),
    { d: "M27 77l6-2 2 25h-7zM73 77l-6-2-2 25h7z", fill: "#6b4526", line: 1.5 },
    { d: "M40 72l10 12 10-12 4 6-10 10-4-4-4 4-10-10z", fill: PAPER, line: 1.5 },
    { d: "M47 83h6l4 17H43z", fill: INK },
  ],
  tweed: suit(
    "#6e4a2c",
    "#c7a468",
    { d: "M50 82l-9-4v9zM50 82l9-4v9z", fill: INK },
    line("M38 95q6 4 11 0", 1.8, GOLD),
  ),
  overcoat: suit("#3a3d40", "#7c6a4a", { d: "M46 80h8l3 12-7 8-7-8z", fill: WINE, line: 1.5 }),
} satisfies Record<string, Stroke[]>;
