/** The options and prices of rewards in words: found by the short names they are asked with. */
import { say } from "../../../i18n/say.svelte";
import { contents, type Pages } from "./contents";
import { capital, spoken } from "./phrases";
import { costs, sequence, type Step } from "./rewards";

type Cause<T> = { cause: string; means: T };

/** Every list of steps in the box, with the cause it is carried out for. */
function* everything(pages: Pages): Generator<Cause<Step[]>> {
  for (const it of pages.stories.story) yield { cause: `story:${it.id}`, means: it.reward };
  for (const it of pages.fight.card) yield { cause: it.id, means: it.fx };
  for (const it of pages.cattle.token) yield { cause: it.id, means: it.reward };
  yield { cause: "bandit", means: pages.setup.rewards.bandit };
  for (const it of pages.poker.effect) yield { cause: it.id, means: it.fx };
  for (const it of [...pages.items.item, ...pages.items.legendary])
    for (const fx of [it.fx, it.upgrade?.fx ?? []]) yield { cause: it.id, means: fx };
}

/** Steps inside of steps, too. */
function allSteps(steps: Step[]): Step[] {
  const inside = (step: Step): Step[][] => [step.gain ?? [], step.then ?? [], step.otherwise ?? [], ...(step.options ?? [])];
  return steps.flatMap((step) => [step, ...inside(step).flatMap(allSteps)]);
}

/** A verb and what matters about it: `lose:money:10`. */
const label = (step: Step): string => [step.do, step.what, step.to, step.pool, step.n || ""].filter(Boolean).join(":");
/** A deal as it is asked for. */
const price = (step: Step): string => `pay:${Object.entries(step.cost ?? {}).map(([what, n]) => `${what}:${n}`).join("+")}`;

type Known = { pages: Pages; options: Map<string, Cause<Step[]>[]>; deals: Map<string, Cause<Step>[]> };
let known: Known | null = null;

function add<T>(to: Map<string, T[]>, name: string, it: T): void {
  to.set(name, [...(to.get(name) ?? []), it]);
}

function read(): Known {
  const { pages } = contents();
  if (known?.pages === pages) return known;
  known = { pages, options: new Map(), deals: new Map() };
  for (const { cause, means } of everything(pages))
    for (const step of allSteps(means)) {
      for (const option of step.options ?? []) add(known.options, option.map(label).join("+"), { cause, means: option });
      if (step.do === "pay") add(known.deals, price(step), { cause, means: step });
    }
  return known;
}

const meant = <T>(found: Cause<T>[], causes: string[]): T => (found.find((it) => causes.includes(it.cause)) ?? found[0]!).means;

/** An option of a choice; `causes`: what is being carried out. Undefined if it is none. */
export function optionText(name: string, causes: string[]): string | undefined {
  const found = read().options.get(name);
  return found && capital(spoken(sequence(meant(found, causes))));
}

/** What a choice is made for, as far as it can be seen; empty if not. */
export function causeOf(option: string, causes: string[]): string {
  const found = [...(read().options.get(option) ?? []), ...(read().deals.get(option) ?? [])];
  return causes.find((cause) => found.some((it) => it.cause === cause)) ?? "";
}

/** A price and what it buys. */
export function dealText(name: string, causes: string[]): string | undefined {
  const found = read().deals.get(name);
  if (!found) return undefined;
  const step = meant(found, causes);
  return capital(say("wl-deal", { cost: spoken(costs(step)), gain: spoken(sequence(step.gain ?? [])) }));
}
