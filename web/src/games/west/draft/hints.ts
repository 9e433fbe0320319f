/** What newcomers are told, each thing once: a word on every kind of decision, on places and on what befalls them. */
import { say } from "../../../i18n/say.svelte";
import type { OpenAsk } from "../../../wire/shapes";
import type { Seen } from "../mats/sight";
import { contents } from "../words/contents";
import * as named from "../words/names";

const LEGEND = 5; // LP at which an ability awakes
const WITHOUT_CATTLE = ["ranch", "rail_station"];

/** By name, in the order they are told: `ask:income`, `at:bank`, `term:wanted`. */
export function hintsFor(view: Seen, ask: OpenAsk): string[] {
  const mat = view.players[ask.seat];
  if (ask.key !== "act" || !mat) return [`ask:${ask.key}`];
  const place = contents().spaces.get(mat.space ?? "")?.location;
  const idle = view.options.first_game && WITHOUT_CATTLE.includes(place ?? "");
  const befallen = { wounds: mat.wounds, wanted: mat.wanted, marshal: mat.marshal, lp: mat.lp >= LEGEND };
  const terms = Object.entries(befallen).flatMap(([term, is]) => (is ? [`term:${term}`] : []));
  return ["ask:act", "ask:ways", ...(place && !idle ? [`at:${place}`] : []), ...terms];
}

/** The words of a hint: what it is about, where that is a thing, and the rest. */
export function hintText(name: string): { title: string; text: string } {
  const [kind = "", about = ""] = name.split(":");
  if (kind === "at") return { title: named.location(about), text: named.locationText(about) };
  if (kind === "term") return { title: named.term(about), text: named.termText(about) };
  return { title: "", text: say(`wd-hint-${about}`) };
}
