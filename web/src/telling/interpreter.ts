/** Turns typed fields into phrases: the one interpreter of a game's telling (docs/telling.md).
 *
 * src/saddlebag/telling/interpreter.py is its twin. Both read the same data: the kinds of a vocabulary, the lexicon (what each
 * thing is called) and telling.toml (what needs more than its kind). */
import { knows } from "../i18n/say.svelte";
import type { Args, Phrase, Term } from "../i18n/said";
import type { Json } from "../wire/shapes";
import { commas, listed, type Names } from "./names";

/** A value and its kind; a list has the kind of its items. */
export type Typed = { readonly kind: string; readonly value: unknown };
export type Scope = Record<string, Typed>;
/** By kind and id. */
export type Lexicon = Record<string, Record<string, Term>>;

export const PERSON = "player";
/** A phrase already, or a word to select by. */
export const SAID = "said";
/** A list of phrases. */
export const ROWS = "rows";
export const WORD = "word";
/** Filters that need no source. */
const MAKERS = ["say", "rows"];
/** Can be asked for by telling.toml, is no argument by itself. */
export const CONTEXT = "context";

export const typed = (kind: string, value: unknown): Typed => ({ kind, value });
export const NOTHING = typed(SAID, "none");

export type Filter = (it: Interpreter, typed: Typed, words: string[], scope: Scope) => Typed;

/** All that is known of one game's words. */
export interface Grammar {
  /** Before the keys of its messages: those of the page first, then those it shares with the text table. */
  prefixes: readonly string[];
  lexicon: Lexicon;
  /** The arguments of telling.toml, by message. */
  args: Record<string, Record<string, string>>;
  /** What is told line by line, as expressions. */
  accounts: Record<string, string[]>;
}

/** `path | only mesa | and`: a source and its filters, each with its words. */
const parsed = (text: string): string[][] => text.split("|").map((part) => part.trim().split(/\s+/));
const isNumber = (text: string): boolean => /^-*\d+$/.test(text);
const isRecord = (value: unknown): value is { [name: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** Speaks of one game to one reader. */
export class Interpreter {
  constructor(
    readonly grammar: Grammar,
    readonly names: Names,
    readonly filters: Record<string, Filter>,
  ) {}

  /** Has the game a message with this key, be it the page's own or one of all its readers? */
  knows(key: string): boolean {
    return this.grammar.prefixes.some((prefix) => knows(`${prefix}-${key}`));
  }

  /** A message of this game. */
  phrase(key: string, args: Args): Phrase {
    const { prefixes } = this.grammar;
    return [`${prefixes.find((prefix) => knows(`${prefix}-${key}`)) ?? prefixes.at(-1)!}-${key}`, args];
  }

  /** Every field by its kind, then what telling.toml says of this event, answer or row. */
  args(about: string, fields: Scope): Args {
    const found: Args = {};
    for (const [name, field] of Object.entries(fields)) Object.assign(found, this.field(name, field, fields));
    const derived = this.derived(about, fields);
    for (const name in this.grammar.args[about]) found[name] = this.render(derived[name]!);
    return found;
  }

  /** The fields, and what telling.toml makes of them; later expressions use earlier ones. */
  derived(about: string, fields: Scope): Scope {
    const scope = { ...fields };
    for (const [name, text] of Object.entries(this.grammar.args[about] ?? {})) scope[name] = this.evaluate(text, scope);
    return scope;
  }

  /** What `accounts` of telling.toml lists under a name, line by line. */
  account(name: string, fields: Scope): Term[] {
    const scope = this.derived(name, fields);
    const found = (this.grammar.accounts[name] ?? []).map((text) => this.evaluate(text, scope));
    const lines = found.flatMap((it) => (it.kind === ROWS ? (it.value as Term[]) : [this.render(it)]));
    return lines.filter((line) => line !== "none");
  }

  /** One field as arguments: the first player is the actor, the next the other. */
  private field(name: string, field: Typed, scope: Scope): Args {
    const { kind, value } = field;
    if (kind === PERSON) return this.player(name, value as number | number[] | null, scope);
    if (kind === SAID) return { [name]: value as Term };
    if (Array.isArray(value)) return { [name]: this.render(field), [`${name}_count`]: value.length };
    if (typeof value === "string" && kind in this.grammar.lexicon)
      return { [name]: this.render(field), [`${name}_key`]: value };
    return kind === CONTEXT || isRecord(value) ? {} : { [name]: this.render(field) };
  }

  /** Who does it, to whom it is done, or all who share in it. */
  private player(name: string, value: number | number[] | null, scope: Scope): Args {
    const { names } = this;
    if (Array.isArray(value)) {
      const said = { all: this.all(value, "begins"), whom_all: this.all(value) };
      return { ...said, count: value.length, me_alone: names.isMe(value.length === 1 ? value[0] : null) };
    }
    const me = names.isMe(value);
    const [first] = Object.entries(scope).find(([, it]) => it.kind === PERSON && !Array.isArray(it.value))!;
    const whom = value === null ? "none" : names.whom(value);
    if (name !== first) return { other: whom, mine: me };
    return { who: value === null ? "none" : names.who(value), whom, me };
  }

  /** Several players, the reader first. */
  all(players: number[], how = ""): Term {
    return players.length ? this.names.all(players, how === "begins") : "none";
  }

  /** A value as an argument of a message. */
  render({ kind, value }: Typed): Term {
    if (kind === SAID) return value as Term;
    if (value === null || (Array.isArray(value) && !value.length)) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (kind === ROWS) return commas(value as Term[]);
    if (Array.isArray(value)) return listed(value.map((it) => this.render(typed(kind, it))));
    return kind === PERSON ? this.names.whom(value as number) : this.called(kind, value as string | number);
  }

  /** A thing by its name; of some kinds every other id is a message by itself. */
  private called(kind: string, value: string | number): Term {
    const family = this.grammar.lexicon[kind] ?? {};
    if (String(value) in family) return family[String(value)]!;
    return "*" in family ? [String(family["*"]).replace("{id}", String(value)), {}] : value;
  }

  // ---- expressions

  /** A source, sent through its filters. */
  evaluate(text: string, scope: Scope): Typed {
    const [first, ...rest] = parsed(text);
    const makes = MAKERS.includes(first![0]!);
    const source = makes ? NOTHING : this.source(first![0]!, scope);
    return (makes ? [first!, ...rest] : rest).reduce(
      (it, [name, ...words]) => this.filters[name!]!(this, it, words, scope),
      source,
    );
  }

  /** 'word', 12, #kind (its ids), a field, or a path into one: view.players[player].money. */
  source(text: string, scope: Scope): Typed {
    if (text.startsWith("'")) return typed(SAID, text.slice(1, -1));
    if (isNumber(text)) return typed("number", Number(text));
    if (text.startsWith("#")) return typed(text.slice(1), Object.keys(this.grammar.lexicon[text.slice(1)]!));
    const [head, ...path] = text.replaceAll("[", ".[").replaceAll("]", "").split(".");
    return path.reduce((it, step) => typed(WORD, inside(it.value, this.step(step, scope))), scope[head!] ?? NOTHING);
  }

  /** A number, or a field that is one. */
  number(text: string, scope: Scope): number {
    return this.source(text, scope).value as number;
  }

  /** The name of a part, or in brackets a number or the value of a field. */
  private step(step: string, scope: Scope): unknown {
    if (!step.startsWith("[")) return step;
    return isNumber(step.slice(1)) ? Number(step.slice(1)) : this.source(step.slice(1), scope).value;
  }
}

/** A part of a record or a list; null where there is no such part. */
export function inside(value: unknown, part: unknown): unknown {
  if (Array.isArray(value)) return typeof part === "number" ? ((value as unknown[]).at(part) ?? null) : null;
  return isRecord(value) && typeof part === "string" && Object.hasOwn(value, part) ? (value[part] ?? null) : null;
}
