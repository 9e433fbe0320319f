/** The page's faces as one style sheet: Latin and Cyrillic only, woff2 only; a browser fetches what the page in front of it needs. */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

type Cut = [weight: number, style?: "italic"];
const LATIN = "latin";
const BOTH = [LATIN, "cyrillic"];
const FACES: { family: string; cuts: Cut[]; scripts: string[] }[] = [
  { family: "Rye", cuts: [[400]], scripts: [LATIN] },
  { family: "Podkova", cuts: [[600], [800]], scripts: BOTH },
  { family: "Vollkorn", cuts: [[400], [600], [400, "italic"]], scripts: BOTH },
  { family: "Sofia Sans Extra Condensed", cuts: [[600], [800]], scripts: BOTH },
];
const ADDRESS = "virtual:fonts.css";

function sheet({ family, cuts, scripts }: (typeof FACES)[number]): string {
  const name = family.toLowerCase().replaceAll(" ", "-");
  const home = new URL(`node_modules/@fontsource/${name}/`, import.meta.url);
  const ranges = JSON.parse(readFileSync(new URL("unicode.json", home), "utf8")) as Record<string, string>;
  const face = (weight: number, style: string, script: string): string => `@font-face {
    font-family: "${family}";
    font-style: ${style};
    font-weight: ${weight};
    font-display: swap;
    src: url("@fontsource/${name}/files/${name}-${script}-${weight}-${style}.woff2") format("woff2");
    unicode-range: ${ranges[script]};
  }`;
  return cuts.flatMap(([weight, style = "normal"]) => scripts.map((script) => face(weight, style, script))).join("\n");
}

export const fonts = (): Plugin => ({
  name: "fonts",
  resolveId: (id) => (id === ADDRESS ? ADDRESS : null),
  load: (id) => (id === ADDRESS ? FACES.map(sheet).join("\n") : null),
});
