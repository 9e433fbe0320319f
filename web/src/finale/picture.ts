/** A drawing of the page as a file of its own: colours and letters go with it. */

const FAMILIES = ["Rye", "Podkova", "Vollkorn", "Sofia Sans Extra Condensed"];
const CYRILLIC = ["ru"];
const LATIN = "U+0-FF";

/** As text that draws itself anywhere. */
export async function svgOf(drawing: SVGSVGElement): Promise<string> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.insertAdjacentHTML("afterbegin", `<style>${(await letters()).join("")}</style>`);
  const root = getComputedStyle(document.documentElement);
  return new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => root.getPropertyValue(name).trim());
}

/** As pixels, twice as fine as it is drawn. */
export async function pngOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  const { width, height } = drawing.viewBox.baseVal;
  [canvas.width, canvas.height] = [width * 2, height * 2];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** The page's own faces, written out. */
async function letters(): Promise<string[]> {
  const all = [...document.styleSheets].flatMap((sheet) => {
    const rules = [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule);
    return rules.map((rule) => ({ rule, home: sheet.href ?? location.href }));
  });
  const wanted = all.filter(({ rule }) => {
    const family = rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "");
    const range = rule.style.getPropertyValue("unicode-range").toUpperCase().replaceAll("0000-00FF", "0-FF");
    return FAMILIES.includes(family) && (range.includes(LATIN) || CYRILLIC.includes(document.documentElement.lang));
  });
  return Promise.all(wanted.map(({ rule, home }) => written(rule, home)));
}

async function written(rule: CSSFontFaceRule, home: string): Promise<string> {
  const address = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!address) return "";
  const bytes = new Uint8Array(await (await fetch(new URL(address, home))).arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  const [family, weight, style] = ["font-family", "font-weight", "font-style"].map((name) =>
    rule.style.getPropertyValue(name),
  );
  const source = `url(data:font/woff2;base64,${btoa(text)}) format("woff2")`;
  return `@font-face{font-family:${family};font-weight:${weight};font-style:${style};src:${source}}`;
}
