/** What a reader is asked, offered and refused, as phrases. As src/saddlebag/telling/asks.py. */
import type { Args, Phrase } from "../i18n/said";
import type { Ask, GameView, Json } from "../wire/shapes";
import { CONTEXT, typed, type Interpreter, type Scope, type Typed } from "./interpreter";
import type { Vocabulary } from "./vocabulary";

/** Speaks of one game to one reader. */
export class Asks {
  constructor(
    private readonly speech: Interpreter,
    private readonly vocabulary: Vocabulary,
  ) {}

  /** An option in a sentence or two, with what it leads to. */
  choice(view: GameView, answer: string): Phrase {
    return this.about("choice", view, answer);
  }

  /** An answer in a few words, also one that is not possible now. */
  short(view: GameView, answer: string): Phrase {
    return this.about("short", view, answer);
  }

  /** The first message there is for an answer; a bare thing without one by its name. */
  private about(family: string, view: GameView, answer: string): Phrase {
    const ask = asked(view);
    const { word, fields } = this.parted(ask, answer);
    const [main = typed("word", "")] = Object.values(fields);
    const what = this.speech.render(main);
    const name = named(ask, word, fields, answer).find((it) => this.speech.knows(`${family}-${it}`));
    if (name === undefined) return typeof what === "object" ? what : ["bare", { text: what || answer }];
    const scope = { ...fields, ...this.context(view), ...contexts({ answer, word }) };
    const args = this.speech.args(`${family}-${name}`, scope);
    return this.speech.phrase(`${family}-${name}`, {
      n: (fields["number"]?.value as number | undefined) ?? 0,
      what,
      ...args,
    });
  }

  /** An answer's word and its fields with their kinds. */
  private parted(ask: string, answer: string): { word: string; fields: Scope } {
    const read = this.vocabulary.read(ask, answer);
    return read ? { word: read.word, fields: read.fields } : { word: answer.split(":")[0]!, fields: {} };
  }

  /** What telling.toml may ask for beside the fields. */
  context(view: GameView): Scope {
    return contexts({ view, me: view.seat, constant: this.speech.grammar.lexicon["constant"] ?? {} });
  }

  /** What the reader is asked; `more`: what there is to add, undefined if nothing. */
  question(view: GameView, ask: Ask): Phrase;
  question(view: GameView, ask: Ask, family: "more"): Phrase | undefined;
  question(view: GameView, ask: Ask, family: "ask" | "more" = "ask"): Phrase | undefined {
    if (family === "more" && !this.speech.knows(`more-${ask.key}`)) return undefined;
    const scope = { ...this.context(view), ...contexts({ ask }) };
    const args: Args = { ...this.speech.args("ask", scope), ...this.speech.args(`ask-${ask.key}`, scope) };
    return this.speech.phrase(`${family}-${ask.key}`, args);
  }

  /** What somebody else is asked. */
  thinking(ask: Ask): Phrase {
    const own = `thinks-${ask.key}`;
    return this.speech.phrase(this.speech.knows(own) ? own : "thinks", { who: this.speech.names.who(ask.seat) });
  }

  /** Why something is not possible, with its numbers and names; undefined where the game has no such reason. */
  refusal(reason: string, values: Record<string, Json>): Phrase | undefined {
    const key = `why-${reason}`;
    if (!this.speech.knows(key)) return undefined;
    const kinds = this.vocabulary.refusals[reason] ?? {};
    const scope = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typed(kinds[name] ?? "word", value)]),
    );
    return this.speech.phrase(key, this.speech.args(key, scope));
  }
}

/** The key of what the reader is asked; empty if nothing. */
const asked = (view: GameView): string => view.asks.find((ask) => ask.options)?.key ?? "";

export const contexts = (found: { [name: string]: Typed["value"] }): Scope =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, typed(CONTEXT, value)]));

/** Names of messages for an answer, the most fitting first. */
function named(ask: string, word: string, fields: Scope, answer: string): string[] {
  const head = answer.split(":")[0]!;
  const rest = [`${ask}-${head}`, head];
  const [main] = Object.values(fields);
  if (word) {
    const whole = word.replaceAll(":", "-");
    return [`${ask}-${whole}`, ...(main ? [`${whole}-n`] : []), whole, ...rest];
  }
  const own = [`${ask}-${answer}`, `${ask}-${main?.kind ?? ""}`, `thing-${main?.kind ?? ""}`];
  return head !== answer || !main ? [...own, ...rest] : own;
}
