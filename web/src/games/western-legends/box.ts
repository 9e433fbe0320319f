/** The contents of the box: the same pages the rules play with, fetched once, each thing found by its id. */
import address from "./box/contents.json?url";
import { contents, layContents, type Pages } from "./words/contents";

type Point = [number, number];
export type SpaceRow = {
  id: string;
  region: string;
  number?: number;
  location?: string;
  mark?: string;
  adjacent: string[];
  corner?: string[];
};
export type Shape = { id: string; x: number; y: number; label: Point; polygon: Point[] };

/** The pages as they are written, with those that only the map reads. */
export type BoxPages = Omit<Pages, "board"> & {
  board: { region: { id: string; town: boolean }[]; mesa: { id: string; borders: string[] }[]; space: SpaceRow[] };
  picture: {
    meta: { canvas: Point; land: [number, number, number, number] };
    space: Shape[];
    mesa: { id: string; polygon: Point[] }[];
    landmark: { id: string; spaces: string[]; x: number; y: number }[];
  };
};

export const layBox = layContents;

let opening: Promise<void> | null = null;

/** Fetch the contents; the same promise each time, a new one after a failure. */
export function openBox(): Promise<void> {
  opening ??= fetched().catch((failure: unknown) => {
    opening = null;
    throw failure;
  });
  return opening;
}

async function fetched(): Promise<void> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`no contents: ${reply.status}`);
  layBox(await reply.json());
}

/** A thing of the box by its id. */
export const box = {
  get pages(): BoxPages {
    return contents().pages as unknown as BoxPages;
  },
  /** How many actions a turn begins with. */
  get actions(): number {
    return contents().pages.setup.limits.actions;
  },
  get tracks() {
    return contents().pages.tracks;
  },
  space: (id: string) => contents().spaces.get(id) as SpaceRow | undefined,
  card: (id: string) => contents().cards.get(id),
  effect: (id: string) => contents().effects.get(id),
  fightCard: (id: string) => contents().fightCards.get(id),
  hisCard: (id: string) => contents().hisCards.get(id),
  /** Either side of an item: `revolver`, `revolver+`. */
  item: (id: string) => contents().items.get(id.replace(/\+$/, "")),
  character: (id: string) => contents().characters.get(id),
  story: (id: string) => contents().stories.get(id),
  goal: (id: string) => contents().goals.get(id),
  token: (id: string) => contents().tokens.get(id),
};
export type Box = typeof box;
