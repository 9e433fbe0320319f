/** Who and what stands at a space, and what an answer says about where it leads. */
import { say } from "../../../i18n/say.svelte";
import { commas } from "../../names";
import type { Folk } from "./folk";
import { contents } from "./contents";
import { region, space } from "./names";
import { askedKey, mine, playersAt, type WestView } from "./view";

/** Who and what stands at a space, apart from the reader; empty if nobody does. */
export function marks(view: WestView, id: string, folk: Folk): string {
  const found = view.bandits.includes(id) ? [say("wl-mark-bandit")] : [];
  if (view.sheriff.space === id) found.push(say("wl-mark-sheriff"));
  const hunted = askedKey(view) === "sheriff"; // whom he would meet matters
  for (const player of playersAt(view, id).filter((it) => it !== view.seat)) {
    const who = folk.whom(player);
    found.push(hunted && view.players[player]!.wanted ? say("wl-mark-wanted", { who }) : who);
  }
  return found.length ? commas(found) : "";
}

/** The space an answer leads to: `ride:SPACE:over`, `to:SPACE`; empty if it leads nowhere. */
export function leadsTo(option: string): string {
  const [word, id = ""] = option.split(":");
  return word === "ride" || word === "to" ? id : "";
}

/** A way that is not the shortest, in words: over a mesa, or through a region. */
export function roundAbout(option: string): string {
  const [, , kind = "", through = ""] = option.split(":");
  if (!leadsTo(option) || !kind) return "";
  return contents().regions.has(through) ? region(through) : say("wl-short-mesa");
}

/** Does a ride lead back to where one stands, by the shortest way? */
export const isBackHere = (view: WestView, option: string): boolean =>
  option.startsWith("ride:") && option.slice("ride:".length) === mine(view)?.space;

/** A ride by its own short name. */
export function shortRide(view: WestView, option: string): string {
  if (isBackHere(view, option)) return say("wl-short-back");
  const way = roundAbout(option);
  return way ? say("wl-short-detour", { what: space(leadsTo(option)), way }) : "";
}
