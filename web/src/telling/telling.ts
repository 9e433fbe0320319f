/** One game as one reader hears it, in text. As src/saddlebag/telling/telling.py. */
import { Fetched } from "../games/fetched";
import type { Names as Readers } from "../games/names";
import type { Words } from "../games/page";
import { spoken } from "../i18n/say.svelte";
import type { Term } from "../i18n/said";
import type { GameEvent, GameView } from "../wire/shapes";
import { Asks, contexts } from "./asks";
import { Chronicle, type Folding } from "./chronicle";
import { FILTERS } from "./filters";
import { Interpreter, typed, type Filter, type Grammar, type Lexicon } from "./interpreter";
import { Reading } from "./lines";
import { Names, type Other } from "./names";
import { Vocabulary, type Declared } from "./vocabulary";

type Told = Partial<Pick<Grammar, "args" | "accounts">>;

/** What tools/wording.py writes down for the page: the lexicon, the vocabulary and telling.toml of a game. */
export interface Wording {
  /** A family that is the same as another is that one's name. */
  lexicon: Record<string, Lexicon[string] | string>;
  vocabulary: Declared;
  /** `page`: what only the page tells. */
  telling: Folding & Told & { page?: Told };
}

/** A thing explained; `tag`: its kind in a word, `rules`: the small print. */
export type About = { title: string; tag: string; lines: string[]; rules: string };

const NOBODY = { names: [], me: null };

/** Who reads: the names of all seats, and the own seat. */
type Reader = Pick<Readers, "names" | "me">;
type Known = { grammar: Grammar; vocabulary: Vocabulary; folding: Folding };

export class Telling extends Fetched<Known> {
  private readonly reading = new Reading((names) => this.chronicle(names));

  /** `prefixes`: of the keys of the page's own messages, and of those that all readers share. */
  constructor(
    private readonly prefixes: readonly string[],
    address: string,
    private readonly filters: Record<string, Filter>,
    /** Keys of the names of players without a seat. */
    readonly others: readonly Other[] = [],
  ) {
    super(address, (wording) => this.known(wording as Wording));
  }

  private known({ lexicon, vocabulary, telling }: Wording): Known {
    const args = { ...telling.args };
    for (const [message, own] of Object.entries(telling.page?.args ?? {})) args[message] = { ...args[message], ...own };
    const families = Object.entries(lexicon).map(([kind, family]) => [
      kind,
      typeof family === "string" ? lexicon[family] : family,
    ]);
    const accounts = { ...telling.accounts, ...telling.page?.accounts };
    const grammar = { prefixes: this.prefixes, lexicon: Object.fromEntries(families) as Lexicon, args, accounts };
    return { grammar, vocabulary: new Vocabulary(vocabulary), folding: telling };
  }

  /** A thing by its kind and id; its id where it has no name. */
  name(kind: string, id: string | number): string {
    return spoken(this.speech(NOBODY).render(typed(kind, id)));
  }

  /** The ids of a kind. */
  family(kind: string): Record<string, Term> {
    return this.data.grammar.lexicon[kind] ?? {};
  }

  speech(names: Reader): Interpreter {
    return new Interpreter(this.data.grammar, new Names(names.names, names.me, this.others), {
      ...FILTERS,
      ...this.filters,
    });
  }

  private asks(names: Reader): Asks {
    return new Asks(this.speech(names), this.data.vocabulary);
  }

  chronicle(names: Reader): Chronicle {
    return new Chronicle(this.speech(names), this.data.vocabulary.events, this.data.folding);
  }

  /** What the shared table says in the words of this game. */
  readonly words: Omit<Words, "standing"> = {
    choice: (view, answer, names) => spoken(this.asks(names).choice(view, answer)),
    short: (view, answer, names) => spoken(this.asks(names).short(view, answer)),
    question: (view, ask, names) => {
      const asks = this.asks(names);
      return { text: spoken(asks.question(view, ask)), more: spoken(asks.question(view, ask, "more") ?? "") };
    },
    thinking: (_, ask, names) => spoken(this.asks(names).thinking(ask)),
    refusal: ({ reason, values }, names) => {
      const said = this.asks(names).refusal(reason, values);
      return said && spoken(said);
    },
    chronicle: (...events) => this.reading.lines(...events),
    ending: (view, names) => this.account("ending", view, names),
  };

  /** What telling.toml lists of a view, and of more, under a name; empty lines are left out. */
  account(name: string, view: GameView, names: Reader, about: object = {}): string[] {
    const lines = this.speech(names).account(name, { ...this.asks(names).context(view), ...contexts({ ...about }) });
    return lines.map(spoken).filter(Boolean);
  }

  /** What there is to say about a thing. */
  about(kind: string, id: string, view: GameView, names: Reader): About {
    const speech = this.speech(names);
    const found = speech.args(`about-${kind}`, { ...this.asks(names).context(view), ...contexts({ id }) });
    const part = (name: string): string => (found[name] === "none" ? "" : spoken(found[name] ?? ""));
    const lines = this.account(`about-${kind}`, view, names, { id });
    return { title: part("title"), tag: part("tag"), lines, rules: part("rules") };
  }

  /** A message of the game, its arguments from parts of a view. */
  message(key: string, about: object, names: Reader = NOBODY): string {
    const speech = this.speech(names);
    return spoken(speech.phrase(key, speech.args(key, contexts({ ...about }))));
  }

  /** One event by itself, after those that it speaks of. */
  sentence(event: GameEvent, names: Reader, before: GameEvent[] = []): string {
    const teller = this.chronicle(names);
    for (const it of [...before, event]) teller.remember(it);
    return spoken(teller.sentence(event));
  }
}
