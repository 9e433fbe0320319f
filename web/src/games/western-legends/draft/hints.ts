/** What newcomers are told, each thing once: a word on every kind of decision, on places, on what befalls them and what is near. */
import { type HintWords, touches } from "../../../decide/Hint.svelte";
import { say } from "../../../i18n/say.svelte";
import type { OpenAsk } from "../../../wire/shapes";
import type { WesternLegendsView } from "../../../wire/games/western-legends";
import { contents } from "../box";
import { herding, named } from "../words/names";

const RICH = 90; // dollars that ask to be spent
const LADEN = 2; // nuggets worth a ride
const FIGHTS = /^(duel|rob|arrest):/;

/** By name, in the order they are told: `ask:income`, `at:bank`, `term:wanted`, `aim:gold`. While others play, `ask` is null. */
export function hintsFor(view: WesternLegendsView, ask: OpenAsk | null): string[] {
  const mat = view.players[ask?.seat ?? view.seat ?? -1];
  if (!mat?.character) return ask ? [`ask:${ask.key}`] : [];
  if (!ask) return view.round <= 1 && view.turn !== view.seat ? ["ask:ways"] : [];
  const last = view.ending === "final_round" ? ["aim:last"] : [];
  if (ask.key === "income") return [...last, "ask:income"];
  if (ask.key !== "act") return [`ask:${ask.key}`];
  const place = contents().spaces.get(mat.space ?? "")?.location;
  const met = place && !(view.options.first_game && herding(place)) ? [`at:${place}`] : [];
  return [...last, "ask:act", "ask:ways", ...met, ...near(view, ask, place ?? ""), ...befallen(view, ask.seat)];
}

/** What there is to be had, now or a ride away. */
function near(view: WesternLegendsView, ask: OpenAsk, place: string): string[] {
  const { marshal, nuggets, money } = view.players[ask.seat]!;
  const company = ask.options.some((option) => FIGHTS.test(option));
  const is = {
    company,
    hunt: !company && marshal && hunted(view),
    gold: nuggets >= LADEN && place !== "bank",
    money: money >= RICH && place !== "cabaret",
  };
  return Object.entries(is).flatMap(([aim, yes]) => (yes ? [`aim:${aim}`] : []));
}

const hunted = (view: WesternLegendsView): boolean => view.players.some((mat) => mat.wanted);

function befallen(view: WesternLegendsView, seat: number): string[] {
  const { wounds, wanted, marshal, legend } = view.players[seat]!;
  const terms = Object.entries({ wounds, wanted, marshal }).flatMap(([term, is]) => (is ? [`term:${term}`] : []));
  return legend ? ["aim:legend", ...terms] : terms;
}

const yes = (is: unknown): string => (is ? "yes" : "no");

/** The words of a hint: what it is about, where that is a thing, and the rest. `who`: names a player. */
export function hintText(name: string, view: WesternLegendsView, who: (player: number) => string): HintWords {
  const [kind = "", about = ""] = name.split(":");
  const mat = view.players[view.seat ?? 0]!;
  if (kind === "at") return { title: named("location", about), text: named("location_text", about) };
  if (kind === "term") return { title: named("term", about), text: named("term_text", about) };
  if (kind === "ask")
    return {
      title: "",
      text: say(`western-legends-hint-hint-${about}`, { first: yes(view.options.first_game), touch: touches() }),
    };
  const ability = about === "legend" ? named("character_ability", mat.character!) : "";
  const n = about === "gold" ? mat.nuggets : mat.money;
  const values = {
    n,
    who: who(view.players.findIndex((one) => one.wanted)),
    text: ability && named("ability_text", ability),
  };
  return { title: ability && named("ability", ability), text: say(`western-legends-hint-aim-${about}`, values) };
}
