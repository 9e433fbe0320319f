/** A phrase inside a message: spoken late, in the form that the message around it asks for. As src/saddlebag/texts/said.py. */
import { FluentBundle, FluentResource, FluentType, type FluentFunction, type FluentVariable } from "@fluent/bundle";

/** What a message can be told: text, a number, or a phrase. */
export type Term = string | number | Phrase;
/** A key, and arguments that may be phrases themselves. */
export type Phrase = readonly [key: string, args: Args];
export type Args = { [name: string]: Term };

const PLAIN = "plain";
const VOWELS = "aeiouyhàâäéèêëîïôöûüœæ";

/** A key with its arguments, still open to case, article and mood. */
export class Said extends FluentType<string> {
  constructor(
    private readonly words: Words,
    private readonly phrase: Phrase,
  ) {
    super(phrase[0]);
  }

  override toString(): string {
    return this.form(PLAIN);
  }

  /** Its own attribute of that name; else the language's rule for names; else select by $form. */
  form(form: string): string {
    const [key, about] = this.phrase;
    const args = { ...about, form };
    const own = form === PLAIN ? undefined : this.words.attribute(key, form, args);
    if (own !== undefined) return own;
    const gender = this.words.attribute(key, "gender", args);
    if (gender === undefined || !this.words.knows(`form-${form}`)) return this.words.say(key, args);
    const name = this.words.say(key, args);
    const vowel = name && VOWELS.includes(name[0]!.toLowerCase()) ? "yes" : "no";
    return this.words.say(`form-${form}`, { name, gender, vowel });
  }

  /** An attribute such as its gender; `none` if it has no such attribute. */
  trait(name: string): string {
    const [key, args] = this.phrase;
    return this.words.attribute(key, name, args) || "none";
  }
}

const isPhrase = (it: unknown): it is Phrase =>
  Array.isArray(it) && it.length === 2 && it[1] !== null && typeof it[1] === "object";

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const FUNCTIONS: Record<string, FluentFunction> = {
  /** FORM($item, "gen"): a phrase in that form; anything else stays as it is. */
  FORM: ([it, form]) => (it instanceof Said ? it.form(String(form ?? PLAIN)) : it!),
  /** TRAIT($item, "gender"): what a phrase says about itself. */
  TRAIT: ([it, name]) => (it instanceof Said ? it.trait(String(name)) : "none"),
  /** CAPITAL($text): with a capital letter at the beginning. */
  CAPITAL: ([it]) => capital(String(it)),
};

/** The messages of these languages: what the first of them lacks is said in the next. */
export class Words {
  constructor(private readonly bundles: () => FluentBundle[]) {}

  knows(key: string): boolean {
    return this.found(key) !== undefined;
  }

  /** The message with this key, about these things; the key itself where there is none, so that a gap can be seen. */
  say(key: string, args: Args): string {
    const bundle = this.found(key);
    return bundle ? this.spoken(bundle, bundle.getMessage(key)!.value!, args) : key;
  }

  /** An attribute of a message; undefined if it has no such attribute. */
  attribute(key: string, name: string, args: Args): string | undefined {
    const bundle = this.found(key);
    const pattern = bundle?.getMessage(key)!.attributes[name];
    return bundle && pattern && this.spoken(bundle, pattern, args);
  }

  private found(key: string): FluentBundle | undefined {
    return this.bundles().find((bundle) => bundle.getMessage(key)?.value);
  }

  /** A pattern with its phrases handed on unspoken, for FORM and TRAIT to ask about. */
  private spoken(bundle: FluentBundle, pattern: Parameters<FluentBundle["formatPattern"]>[0], args: Args): string {
    const about: Record<string, FluentVariable> = { form: PLAIN };
    for (const [name, it] of Object.entries(args)) about[name] = isPhrase(it) ? new Said(this, it) : it;
    return bundle.formatPattern(pattern, about, []).trim();
  }
}

/** A language without words yet, and the words of one file for it. */
export const bundleOf = (language: string): FluentBundle =>
  new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
export const learnt = (bundle: FluentBundle, text: string): FluentBundle => {
  bundle.addResource(new FluentResource(text));
  return bundle;
};
