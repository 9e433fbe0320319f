/** The numbers of the box that the illustrated page speaks of. */
import { contents, type Step } from "../box";

type Numbers = Record<string, number>;
/** The page `setup` of the box, as far as it is told here. */
type Setup = Record<"length" | "limits" | "places" | "poker" | "scoring" | "stories", Numbers> & {
  income: { options: Step[][] };
  rewards: Record<"duel" | "heist" | "rob", Step[]>;
};

const of = (steps: Step[], what: string): number => steps.find((step) => step.do === what)?.n ?? 0;

export function numbers(): Numbers {
  const { length, limits, places, poker, scoring, stories, income, rewards } = contents().pages
    .setup as unknown as Setup;
  return {
    short: length["short"]!,
    average: length["average"]!,
    long: length["long"]!,
    actions: limits["actions"]!,
    steps: limits["on_foot"]!,
    hand: limits["hand"]!,
    nuggets: limits["nuggets"]!,
    income: of(income.options[0]!, "money"),
    cards: of(income.options[1]!, "cards"),
    work: places["work_money"]!,
    heal: places["heal_cost"]!,
    nugget: places["nugget_money"]!,
    nugget_lp: places["nugget_lp"]!,
    revel: places["revel_cost"]!,
    duel: of(rewards.duel, "lp"),
    heist: of(rewards.heist, "money"),
    ante: poker["ante"]!,
    house: poker["house"]!,
    flop: poker["flop"]!,
    own: poker["own"]!,
    awake: scoring["ability_from"]!,
    per_lp: scoring["money_per_lp"]!,
    wound_lp: scoring["wound_lp"]!,
    discs: stories["needed"]!,
  };
}
