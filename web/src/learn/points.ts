/** What a lesson points at, as things on the page (docs/lessons.md). */

const quoted = (text: string): string => JSON.stringify(text);

/** What opens the leaf or the drawer that a thing lies in, where not everything is in sight at once. */
const leaf = (name: string): string => `|[data-leaf=${quoted(name)}]`;
const MENU = "|.prompt .others.full"; // buttons that found no room

/** Selectors by the kind of thing; the first of several that finds something in sight is it. */
const FINDERS: Record<string, (what: string) => string> = {
  option: (what) => `[data-option=${quoted(what)}]${MENU}`,
  // Public Enemy Number One
  deck: (what) => `[data-deck=${quoted(what)}]`,
  stack: (what) => `[data-pile=${quoted(what)}]`,
  medal: (what) => `[data-crew=${quoted(what.split(":")[0]!)}] [data-medal=${quoted(what.split(":")[1]!)}]`,
  points: (what) => `[data-crew=${quoted(what)}]`,
  worth: () => ".sheet.score",
  goal: () => ".sheet.goal",
  seen: () => ".sheet.seen",
  scoring: () => ".scoring.sheet, .sheet.score",
  // Western Legends
  space: (what) => `path[data-space=${quoted(what)}]`,
  card: (what) => `[data-option=${quoted(what)}]|[data-card=${quoted(what)}]`,
  item: (what) => `[data-item=${quoted(what)}]${leaf("mat")}`,
  plate: (what) => `[data-player=${quoted(what)}]`,
  track: (what) => `.tracks .${what.split(":")[0]!}${leaf("tracks")}`,
  story: (what) => `[data-story=${quoted(what)}]${leaf("stories")}`,
  ladder: () => `svg:has([data-ladder])${leaf("tracks")}`,
  mat: (what) =>
    what === "actions"
      ? ".prompt .turn"
      : what === "ability"
        ? `.mat .ability${leaf("mat")}`
        : ".mat .purse|.purse.sheet",
  stage: () => ".place section",
  flop: () => ".place section",
};

/** Where a thing is that a lesson points at; null where it is not in sight. */
export function spot(point: string): DOMRect | null {
  const [kind = "", ...rest] = point.split(":");
  for (const selector of FINDERS[kind]?.(rest.join(":")).split("|") ?? []) {
    for (const thing of document.querySelectorAll(selector)) {
      const box = thing.getBoundingClientRect();
      if (box.width && box.height && inSight(box)) return box;
    }
  }
  return null;
}

const inSight = ({ left, top, right, bottom }: DOMRect): boolean =>
  right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

type Box = { left: number; top: number; width: number; height: number };
const GAP = 18; // between the bubble and what it speaks of
const EDGE = 10;

/** What a learner may want to reach, right or wrong. */
const IN_USE = "[data-deck] button, .prompt, .prompt .list, .hand [data-card], .place section";
const WORSE = 20; // to lie over what glows

/** Where the bubble stands: beside the first of these boxes, over none of them and over little else if that can be. */
export function place(size: { width: number; height: number }, boxes: Box[]): { left: number; top: number } {
  const corner = { left: innerWidth - size.width - EDGE, top: innerHeight - size.height - EDGE };
  const [main] = boxes;
  if (!main) return corner;
  const middle = { x: main.left + main.width / 2 - size.width / 2, y: main.top + main.height / 2 - size.height / 2 };
  const tries = [
    { left: main.left + main.width + GAP, top: middle.y },
    { left: main.left - size.width - GAP, top: middle.y },
    { left: middle.x, top: main.top - size.height - GAP },
    { left: middle.x, top: main.top + main.height + GAP },
    { left: EDGE, top: 60 },
    { left: corner.left, top: 60 },
    corner,
    { left: EDGE, top: corner.top },
  ].map(({ left, top }) => ({ left: clamp(left, corner.left), top: clamp(top, corner.top) }));
  const used = [...document.querySelectorAll(IN_USE)].map((thing) => thing.getBoundingClientRect());
  const over = (at: { left: number; top: number }, all: Box[]): number =>
    all.reduce((sum, box) => sum + overlap({ ...at, ...size }, box), 0);
  const covered = tries.map((at) => WORSE * over(at, boxes) + over(at, used));
  return tries[covered.indexOf(Math.min(...covered))]!;
}

const clamp = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most));

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
