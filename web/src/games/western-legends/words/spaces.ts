/** Who and what stands at a space, and what an answer says about where it leads. */
import { say } from "../../../i18n/say.svelte";
import type { Folk } from "./folk";
import { contents } from "../box";
import { named } from "./names";
import type { Bandit, WesternLegendsView } from "../../../wire/games/western-legends";
import { marksAt, mine } from "./view";

/** Who and what stands at a space, apart from the reader; empty if nobody does. */
export const marks = (view: WesternLegendsView, id: string, folk: Folk): string =>
  folk.said(marksAt(view, id, folk.phrases));

/** The space an answer leads to: `ride:SPACE:over`, `to:SPACE`; empty if it leads nowhere. */
export function leadsTo(option: string): string {
  const [word, id = ""] = option.split(":");
  return word === "ride" || word === "to" ? id : "";
}

/** The space where an answer puts or removes a bandit: `put:SPACE`, `put:TYPE:SPACE`; empty if it does neither. */
const banditsAt = (option: string): string => (/^(put|remove):/.test(option) ? option.split(":").at(-1)! : "");

/** The type of bandit an answer puts there; none where all are alike. */
export function typePut(option: string): Bandit | null {
  const [word, type, space] = option.split(":");
  return word === "put" && space ? (type as Bandit) : null;
}

/** The space of the map where an answer is chosen. */
export const chosenAt = (option: string): string => leadsTo(option) || banditsAt(option);

/** What an answer does with a bandit; empty if it leads somewhere. */
export function banditDone(option: string): string {
  const type = typePut(option);
  if (leadsTo(option)) return "";
  return type ? named("bandit", type) : say(`western-legends-map-ui-${option.split(":")[0]}`);
}

/** A way that is not the shortest, in words: over a mesa, or through a region. */
export function roundAbout(option: string): string {
  const [, , kind = "", through = ""] = option.split(":");
  if (!leadsTo(option) || !kind) return "";
  return contents().regions.has(through) ? named("region", through) : say("western-legends-page-mesa");
}

/** Does a ride lead back to where one stands, by the shortest way? */
export const isBackHere = (view: WesternLegendsView, option: string): boolean =>
  option.startsWith("ride:") && option.slice("ride:".length) === mine(view)?.space;
