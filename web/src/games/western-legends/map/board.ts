/** The drawing of the board: where each space lies on the sheet, its outline, and what it touches. */
import { contents, type Pages, type SpaceRow } from "../box";

export type Point = readonly [number, number];
/** A space on the sheet; x and y: the middle of its widest part, room: from there to the nearest border. */
export type Spot = { id: string; row: SpaceRow; polygon: Point[]; d: string; x: number; y: number; room: number };
export type Mesa = { id: string; d: string; x: number; y: number; borders: string[] };
/** A store or saloon, where its spaces meet. */
export type Landmark = { id: string; kind: string; spaces: string[]; x: number; y: number };
export type Board = {
  width: number;
  height: number;
  spots: Map<string, Spot>;
  mesas: Map<string, Mesa>;
  landmarks: Landmark[];
  /** The landmark a space belongs to. */
  part: Map<string, Landmark>;
};

const ring = (polygon: readonly Point[]): string => `M${polygon.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
const mean = (values: number[]): number => values.reduce((sum, it) => sum + it, 0) / values.length;

/** From a point to the line between two others. */
function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

const toEdge = (at: Point, polygon: Point[]): number =>
  Math.min(...polygon.map((from, i) => away(at, from, polygon[(i + 1) % polygon.length]!)));

/** Where the banners of the towns hang. */
export const BANNERS: Record<string, Point> = { darkrock: [430, 700], red_falls: [1206, 150] };

function draw({ board, picture }: Pages): Board {
  const shapes = new Map(picture.space.map((shape) => [shape.id, shape]));
  const spots = board.space.map((row): [string, Spot] => {
    const { polygon, label } = shapes.get(row.id)!;
    const room = toEdge(label, polygon);
    return [row.id, { id: row.id, row, polygon, d: ring(polygon), x: label[0], y: label[1], room }];
  });
  const landmarks = picture.landmark.map((it) => ({ ...it, kind: it.id.split("_").at(-1)! }));
  const borders = new Map(board.mesa.map((mesa) => [mesa.id, mesa.borders]));
  return {
    width: picture.meta.canvas[0],
    height: picture.meta.canvas[1],
    spots: new Map(spots),
    mesas: new Map(
      picture.mesa.map(({ id, polygon }) => {
        const at = { x: mean(polygon.map(([x]) => x)), y: mean(polygon.map(([, y]) => y)) };
        return [id, { id, d: ring(polygon), ...at, borders: borders.get(id)! }];
      }),
    ),
    landmarks,
    part: new Map(landmarks.flatMap((it) => it.spaces.map((space) => [space, it]))),
  };
}

let drawn: { of: Pages; board: Board } | null = null;

/** The board of the box that is open. */
export function theBoard(): Board {
  const { pages } = contents();
  if (drawn?.of !== pages) drawn = { of: pages, board: draw(pages) };
  return drawn.board;
}

/** Where a space or a mesa is. */
export const at = (id: string): { x: number; y: number } =>
  theBoard().spots.get(id) ?? theBoard().mesas.get(id) ?? { x: 0, y: 0 };
