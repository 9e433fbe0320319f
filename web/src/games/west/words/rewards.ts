/** Rewards and penalties in words: steps become phrases, as the rules' own wording does it. */
import { joined, phrase, type Phrase, type Spoken } from "./phrases";

export type Step = {
  do: string;
  n?: number;
  cancellable?: boolean;
  what?: string;
  options?: Step[][];
  cost?: Record<string, number>;
  gain?: Step[];
  times?: number;
  cond?: string;
  then?: Step[];
  otherwise?: Step[];
  each?: string;
  max?: number;
  pool?: string;
  max_price?: number;
  discount?: number;
  to?: string;
  keep?: number;
  money?: number;
};

const GAINS = ["money", "lp", "nugget", "marshal", "wanted", "track"];
const TOGETHER = ["money", "lp", "nugget"]; // "gain 1 LP and $20"
const PLAIN = [...GAINS, "cards", "heal", "wound", "discard", "roll", "cattle", "lose"];

const yes = (holds: boolean): string => (holds ? "yes" : "no");
const nothing = (): Phrase => phrase("wl-do-nothing");
export const sentence = (text: Spoken): Phrase => phrase("wl-sentence", { text });

/** Plain steps next to each other share a sentence, every other step has its own. */
export function reward(steps: Step[]): Phrase[] {
  const said: Phrase[] = [];
  let run: Step[] = [];
  steps.forEach((step, i) => {
    run.push(step);
    const after = steps[i + 1];
    if (after && (addsUp(after, step) || (PLAIN.includes(after.do) && PLAIN.includes(step.do)))) return;
    said.push(sentence(sequence(run)));
    run = [];
  });
  return said.length ? said : [sentence(nothing())];
}

/** Is this more money for each of something, right after money? */
const addsUp = (step: Step, before: Step): boolean =>
  step.do === "per" && before.do === "money" && step.gain?.length === 1 && step.gain[0]!.do === "money";

/** One step after the other; `unwanted`: that the player is not Wanted goes without saying. */
export function sequence(steps: Step[], unwanted = false): Spoken {
  const parts: Spoken[] = [];
  let gains: Spoken[] = [];
  const told = (): void => {
    if (gains.length) parts.push(phrase("wl-do-gain", { what: joined(gains) }));
    gains = [];
  };
  steps.forEach((step, i) => {
    if (TOGETHER.includes(step.do)) return gains.push(gained(step, unwanted));
    told();
    if (i && addsUp(step, steps[i - 1]!)) parts.push(phrase("wl-do-per-plus", { before: parts.pop()!, ...each(step, unwanted) }));
    else parts.push(verb(step, unwanted));
    return 0;
  });
  told();
  return parts.length ? joined(parts) : nothing();
}

/** What is gained, without the verb. */
function gained(step: Step, unwanted: boolean): Phrase {
  const about = { n: step.n ?? 0 };
  return phrase(`wl-gain-${step.do}`, step.do === "marshal" ? { ...about, unwanted: yes(unwanted) } : about);
}

/** So much for each of something. */
function each(step: Step, unwanted: boolean): Record<string, Spoken> {
  const [first, ...more] = step.gain ?? [];
  const justMoney = first?.do === "money" && !more.length;
  const gain = justMoney ? gained(first, unwanted) : sequence(step.gain ?? [], unwanted);
  return { gain, each: step.each ?? "", max: step.max ?? 0 };
}

/** One verb: its own text, told what it is about. */
function verb(step: Step, unwanted: boolean): Phrase {
  if (GAINS.includes(step.do)) return phrase("wl-do-gain", { what: gained(step, unwanted) });
  switch (step.do) {
    case "choose":
      return phrase("wl-do-choose", { options: options(step, unwanted) });
    case "pay":
      return phrase("wl-do-pay", { cost: costs(step), gain: sequence(step.gain ?? [], unwanted), times: step.times ?? 0 });
    case "if":
      return ifSo(step, unwanted);
    case "per":
      return phrase("wl-do-per", { ...each(step, unwanted), gain: sequence(step.gain ?? [], unwanted) });
  }
  return phrase(`wl-do-${step.do}`, facts(step));
}

/** What a plain verb needs to know; a text takes what it speaks of. */
const facts = (step: Step): Record<string, Spoken> => ({
  n: step.n ?? 0,
  cancellable: yes(step.cancellable ?? true),
  what: step.what ?? "",
  pool: step.pool ?? "",
  max_price: step.max_price ?? 0,
  discount: step.discount ?? 0,
  to: step.to ?? "",
  keep: step.keep ?? 0,
  money: step.money ?? 0,
});

/** One / another / a third. */
const options = (step: Step, unwanted: boolean): Spoken =>
  (step.options ?? []).map((it) => sequence(it, unwanted)).reduce((first, rest) => phrase("wl-or", { first, rest }));

/** A price. */
export const costs = (step: Step): Spoken =>
  joined(Object.entries(step.cost ?? {}).map(([what, n]) => phrase("wl-cost", { what, n })));

/** A condition may settle that the player is not Wanted. */
function ifSo(step: Step, unwanted: boolean): Phrase {
  const cond = phrase("wl-cond", { cond: step.cond ?? "" });
  const said = phrase("wl-do-if", { cond, then: sequence(step.then ?? [], unwanted || step.cond === "not_wanted") });
  if (!step.otherwise?.length) return said;
  const otherwise = sequence(step.otherwise, unwanted || step.cond === "wanted");
  return phrase("wl-do-if-otherwise", { said, otherwise });
}
