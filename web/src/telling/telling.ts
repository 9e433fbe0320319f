/** One game as one reader hears it, in text. As src/saddlebag/telling/telling.py. */
import type { Names as Readers } from "../games/names";
import type { Line } from "../games/page";
import { spoken } from "../i18n/say.svelte";
import type { Term } from "../i18n/said";
import type { Ask, GameEvent, GameView, Why } from "../wire/shapes";
import { Asks } from "./asks";
import { Chronicle, type Folding } from "./chronicle";
import { FILTERS } from "./filters";
import { Interpreter, typed, type Filter, type Grammar, type Lexicon } from "./interpreter";
import { Reading } from "./lines";
import { Names, type Other } from "./names";
import { Vocabulary, type Declared } from "./vocabulary";

/** What tools/wording.py writes down for the page: the lexicon, the vocabulary and telling.toml of a game. */
export interface Wording {
  /** A family that is the same as another is that one's name. */
  lexicon: Record<string, Lexicon[string] | string>;
  vocabulary: Declared;
  /** `page.args`: arguments of messages that only the page has. */
  telling: Folding & { args: Grammar["args"]; page?: { args?: Grammar["args"] } };
}

const NOBODY = { names: [], me: null };
const text = (term: Term): string => (typeof term === "object" ? spoken(term) : String(term));

/** Who reads: the names of all seats, and the own seat. */
type Reader = Pick<Readers, "names" | "me">;
type Known = { grammar: Grammar; vocabulary: Vocabulary; folding: Folding };

export class Telling {
  private known: Known | null = null;
  private opening: Promise<void> | null = null;
  private readonly reading = new Reading((names) => this.chronicle(names));

  /** `prefixes`: of the keys of the page's own messages, and of those that all readers share. */
  constructor(
    private readonly prefixes: readonly string[],
    private readonly address: string,
    private readonly filters: Record<string, Filter>,
    /** Keys of the names of players without a seat. */
    readonly others: readonly Other[] = [],
  ) {}

  /** Fetch the words; the same promise each time, a new one after a failure. */
  open(): Promise<void> {
    this.opening ??= this.fetched().catch((failure: unknown) => {
      this.opening = null;
      throw failure;
    });
    return this.opening;
  }

  private async fetched(): Promise<void> {
    const reply = await fetch(this.address);
    if (!reply.ok) throw new Error(`no words: ${reply.status}`);
    this.lay((await reply.json()) as Wording);
  }

  lay({ lexicon, vocabulary, telling }: Wording): void {
    const args = { ...telling.args };
    for (const [message, own] of Object.entries(telling.page?.args ?? {})) args[message] = { ...args[message], ...own };
    const families = Object.entries(lexicon).map(([kind, family]) => [
      kind,
      typeof family === "string" ? lexicon[family] : family,
    ]);
    const grammar = { prefixes: this.prefixes, lexicon: Object.fromEntries(families) as Lexicon, args };
    this.known = { grammar, vocabulary: new Vocabulary(vocabulary), folding: telling };
  }

  private get words(): Known {
    if (!this.known) throw new Error("the words are not open");
    return this.known;
  }

  /** A thing by its kind and id; its id where it has no name. */
  name(kind: string, id: string | number): string {
    return text(this.speech(NOBODY).render(typed(kind, id)));
  }

  /** The ids of a kind. */
  family(kind: string): Record<string, Term> {
    return this.words.grammar.lexicon[kind] ?? {};
  }

  speech(names: Reader): Interpreter {
    return new Interpreter(this.words.grammar, new Names(names.names, names.me, this.others), {
      ...FILTERS,
      ...this.filters,
    });
  }

  private asks(names: Reader): Asks {
    return new Asks(this.speech(names), this.words.vocabulary);
  }

  chronicle(names: Reader): Chronicle {
    return new Chronicle(this.speech(names), this.words.vocabulary.events, this.words.folding);
  }

  choice(view: GameView, answer: string, names: Reader): string {
    return spoken(this.asks(names).choice(view, answer));
  }

  short(view: GameView, answer: string, names: Reader): string {
    return spoken(this.asks(names).short(view, answer));
  }

  question(view: GameView, ask: Ask, names: Reader): { text: string; more: string } {
    const asks = this.asks(names);
    const more = asks.question(view, ask, "more");
    return { text: spoken(asks.question(view, ask)), more: more ? spoken(more) : "" };
  }

  thinking(ask: Ask, names: Reader): string {
    return spoken(this.asks(names).thinking(ask));
  }

  refusal({ reason, values }: Why, names: Reader): string | undefined {
    const said = this.asks(names).refusal(reason, values);
    return said && spoken(said);
  }

  /** One event by itself, after those that it speaks of. */
  sentence(event: GameEvent, names: Reader, before: GameEvent[] = []): string {
    const teller = this.chronicle(names);
    for (const it of [...before, event]) teller.remember(it);
    return spoken(teller.sentence(event));
  }

  /** Lines of the chronicle: those of events from `from` on and below `until`. */
  lines(events: GameEvent[], first: number, names: Reader, until?: number, from?: number): Line[] {
    return this.reading.lines(events, first, names, until, from);
  }
}
