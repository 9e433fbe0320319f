/** Who and what stands at a space, and what an answer says about where it leads. */
import { say } from "../../../i18n/say.svelte";
import type { Folk } from "./folk";
import { contents } from "./contents";
import { region } from "./names";
import type { WesternLegendsView } from "../../../wire/games/western-legends";
import { marksAt, mine } from "./view";

/** Who and what stands at a space, apart from the reader; empty if nobody does. */
export const marks = (view: WesternLegendsView, id: string, folk: Folk): string =>
  folk.said(marksAt(view, id, folk.phrases));

/** The space an answer leads to: `ride:SPACE:over`, `to:SPACE`; empty if it leads nowhere. */
export function leadsTo(option: string): string {
  const [word, id = ""] = option.split(":");
  return word === "ride" || word === "to" ? id : "";
}

/** A way that is not the shortest, in words: over a mesa, or through a region. */
export function roundAbout(option: string): string {
  const [, , kind = "", through = ""] = option.split(":");
  if (!leadsTo(option) || !kind) return "";
  return contents().regions.has(through) ? region(through) : say("western-legends-page-mesa");
}

/** Does a ride lead back to where one stands, by the shortest way? */
export const isBackHere = (view: WesternLegendsView, option: string): boolean =>
  option.startsWith("ride:") && option.slice("ride:".length) === mine(view)?.space;
