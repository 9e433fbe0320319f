/** Which expansion a thing comes with. */
import { contents } from "./contents";
import { bare, effectOf } from "./names";

export type Expansion = "fistful_of_extras" | "good_bad_handsome";

const BASE = "base";
/** All bandits with a face, and their cards, come with it (FIST-6). */
const BANDITS: Expansion = "fistful_of_extras";

const rows: Record<string, (id: string) => { set?: string } | undefined> = {
  card: (id) => contents().effects.get(effectOf(id)),
  item: (id) => contents().items.get(bare(id)),
  character: (id) => contents().characters.get(id),
  story: (id) => contents().stories.get(id),
  goal: (id) => contents().characters.get(contents().goals.get(id)?.character ?? ""),
  bandit: () => ({ set: BANDITS }),
};

/** `thing`: by kind and name, `item:holster`; null for whatever came with the base game. */
export function setOf(thing: string): Expansion | null {
  const cut = thing.indexOf(":");
  const set = rows[thing.slice(0, cut)]?.(thing.slice(cut + 1))?.set ?? BASE;
  return set === BASE ? null : (set as Expansion);
}
