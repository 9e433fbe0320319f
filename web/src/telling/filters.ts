/** Filters: what telling.toml can do with a value on its way into a message. As src/saddlebag/telling/filters.py. */
import type { Phrase, Term } from "../i18n/said";
import {
  inside,
  NOTHING,
  PERSON,
  ROWS,
  SAID,
  typed,
  WORD,
  type Filter,
  type Interpreter,
  type Scope,
  type Typed,
} from "./interpreter";
import { commas } from "./names";

/** `rows draws player=players card=cards`: a phrase for each of several things side by side; what is no list is the same
 * in each row. */
function each(it: Interpreter, key: string, fields: string[], scope: Scope): Typed {
  const named = fields.map((field) => field.replace("!", "").split("=") as [string, string]);
  const wanted = fields.filter((field) => field.endsWith("!")).map((field) => field.split("=")[0]!);
  const columns = named.map(([name, source]) => ({ name, of: source === "@" ? null : it.source(source, scope) }));
  const length = Math.min(...columns.flatMap(({ of }) => (Array.isArray(of?.value) ? of.value.length : [])));
  const found: Phrase[] = [];
  for (let n = 0; n < length; n++) {
    const here = (of: Typed): Typed => (Array.isArray(of.value) ? typed(of.kind, of.value[n]) : of);
    const row = Object.fromEntries(columns.map(({ name, of }) => [name, of ? here(of) : typed(PERSON, n)]));
    if (wanted.every((name) => row[name]!.value)) found.push(it.phrase(key, it.args(key, row)));
  }
  return typed(ROWS, found);
}

/** `say count-{gang} count=n`: a message of the game, its key and arguments from fields. */
function said(it: Interpreter, [name = "", ...fields]: string[], scope: Scope): Typed {
  const key = name.replace(/\{(\w+)\}/g, (_, field: string) => String(scope[field]!.value));
  const about = Object.fromEntries(
    fields.map((field) => field.split("=")).map(([to, source]) => [to!, it.source(source!, scope)]),
  );
  return typed(SAID, it.phrase(key, it.args(key, about)));
}

/** `entries score lp`: a phrase for each part of a record that is not 0; `lp` always. */
function entries(it: Interpreter, { value }: Typed, [key, ...always]: string[]): Typed {
  const parts = Object.entries(value as Record<string, number>).filter(([name, n]) => n || always.includes(name));
  return typed(
    ROWS,
    parts.map(([name, n]) => it.phrase(`${key!}-${name}`, { n })),
  );
}

/** `of option cause`: its entry in a family, of several the one under that cause. */
function foundIn(it: Interpreter, { value }: Typed, [kind, ...causes]: string[], scope: Scope): Term {
  const family = it.grammar.lexicon[kind!]!;
  const names = [...causes.map((cause) => `${String(it.source(cause, scope).value)}/${String(value)}`), String(value)];
  return family[names.find((name) => name in family) ?? ""] ?? "none";
}

/** `commas list-plus`: all of them, one behind the other. */
function inARow(it: Interpreter, { kind, value }: Typed, key?: string): Term {
  const items = (value ?? []) as Term[];
  const said = kind === ROWS ? items : items.map((one) => it.render(typed(kind, one)));
  return said.length ? commas(said, key) : "none";
}

const list = ({ value }: Typed): unknown[] => (value ?? []) as unknown[];
export const truth = (holds: boolean): Typed => typed(SAID, holds ? "yes" : "no");
const best = (counts: number[]): number[] => counts.flatMap((n, i) => (n === Math.max(...counts) ? [i] : []));
const ranked = (counts: number[]): number[] => [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!);

export const FILTERS: Record<string, Filter> = {
  first: (_, { kind, value }) => typed(kind, inside(value, 0)),
  last: (_, { kind, value }) => typed(kind, inside(value, -1)),
  between: (_, it) => typed(it.kind, list(it).slice(1, -1)),
  count: (_, it) => typed("number", list(it).length),
  plus: (it, { value }, [n], scope) => typed("number", (value as number) + it.number(n!, scope)),
  times: (it, { value }, [n], scope) => typed("number", (value as number) * it.number(n!, scope)),
  reaches: (it, { value }, [n], scope) => truth((value as number) >= it.number(n!, scope)),
  suffix: (_, { kind, value }, [end]) => typed(kind, `${String(value)}${end!}`),
  max: (_, it) => typed("number", Math.max(...(list(it) as number[]))),
  best: (_, it) => typed(PERSON, best(list(it) as number[])),
  ranked: (_, it) => typed(PERSON, ranked(list(it) as number[])),
  unique: (_, it) =>
    typed(
      it.kind,
      [...new Set(list(it) as number[])].sort((a, b) => a - b),
    ),
  only: (it, of, [kind]) =>
    typed(
      kind!,
      list(of).filter((value) => String(value) in it.grammar.lexicon[kind!]!),
    ),
  head: (_, { value }) => typed(WORD, String(value).split(":")[0]),
  id: (_, { value }) => typed(WORD, value),
  as: (_, { value }, [kind]) => typed(kind!, value),
  of: (it, of, words, scope) => typed(SAID, foundIn(it, of, words, scope)),
  begins: (_, { value }, [word]) => truth(String(value).startsWith(word!)),
  alone: (_, it) => typed(it.kind, list(it).length === 1 ? list(it)[0] : null),
  not: (_, { value }) => truth(value !== "yes"),
  is: (it, { value }, [other], scope) => truth(value === it.source(other!, scope).value),
  in: (_, { value }, words) => truth(words.includes(value as string)),
  any_begins: (_, it, words) => truth(list(it).some((text) => words.some((word) => String(text).startsWith(word)))),
  or: (it, of, [other], scope) => (of.value === null ? it.source(other!, scope) : of),
  else: (it, of, words, scope) => (of.value === null || of.value === "none" ? said(it, words, scope) : of),
  when: (it, of, [name], scope) =>
    [null, false, "no", "none"].includes(it.source(name!, scope).value as string | null) ? NOTHING : of,
  capital: (it, of) => typed(SAID, ["capital", { text: it.render(of) }]),
  and: (it, of) => typed(SAID, it.render(of)),
  commas: (it, of, [key]) => typed(SAID, inARow(it, of, key)),
  who: (it, { value }) => (value === null ? NOTHING : typed(SAID, it.names.who(value as number))),
  whom: (it, { value }) => (value === null ? NOTHING : typed(SAID, it.names.whom(value as number))),
  me: (it, { value }) => typed(SAID, it.names.isMe(value)),
  all: (it, of, [how]) => typed(SAID, it.all(list(of) as number[], how)),
  rows: (it, _, [key, ...fields], scope) => each(it, key!, fields, scope),
  say: (it, _, words, scope) => said(it, words, scope),
  entries: (it, of, words) => entries(it, of, words),
};
