/** Which expansion a thing comes with. */
import { telling } from "./telling";

export type Expansion = "fistful_of_extras" | "good_bad_handsome";

/** `thing`: by kind and name, `item:holster`; null for whatever came with the base game. */
export const setOf = (thing: string): Expansion | null =>
  (telling.family("set")[thing] as Expansion | undefined) ?? null;
