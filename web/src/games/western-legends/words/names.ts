/** The names of everything in the box, and what is told of it; finished text by id. */
import { say } from "../../../i18n/say.svelte";
import { telling } from "./telling";

type Kind = keyof (typeof import("../box/wording.json"))["lexicon"];

/** A thing, or what is told of it, by a kind of the lexicon. */
export const named = (kind: Kind, id: string | number): string => telling.name(kind, id);

/** An item, whichever its side: `revolver+`. */
export const bare = (item: string): string => item.replace(/\+$/, "");

/** His card, line by line. */
export const hisCardLines = (id: string): string[] =>
  Object.keys(telling.family("his_line"))
    .filter((line) => line.startsWith(`${id}/`))
    .map((line) => named("his_line", line));

/** Is a location there for cattle alone? A First Game has none. */
export const herding = (kind: string): boolean => kind === "ranch" || kind === "rail_station";
export const placeText = (kind: string, first: unknown): string =>
  first && herding(kind) ? say("western-legends-ui-no-cattle") : named("location_text", kind);
