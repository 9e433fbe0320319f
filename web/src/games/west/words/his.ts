/** The Man in Black's cards in words: a sentence for each step. */
import { joined, phrase, type Phrase } from "./phrases";

export type HisStep = {
  do: string;
  n?: number;
  to?: string;
  place?: string;
  otherwise?: number;
  kind?: string;
  who?: string;
  otherwise_lp?: number;
  money?: number;
  letters?: string;
  distance?: number;
};

export const hisPhrases = (steps: HisStep[]): Phrase[] => steps.map(hisStep);

/** One step: its own text, told what it is about. */
export function hisStep(step: HisStep): Phrase {
  return phrase(`wl-his-${step.do}`, {
    n: step.n ?? 0,
    to: step.to ?? "",
    otherwise: (step.do === "fight" ? step.otherwise_lp : step.otherwise) ?? 0,
    kind: step.kind ?? "",
    who: step.who ?? "",
    money: step.money ?? 0,
    letters: step.letters ? joined([...step.letters]) : "",
    distance: step.distance ?? 0,
  });
}
