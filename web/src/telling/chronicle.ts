/** What happened, in paragraphs: quiet events left out, gains and losses gathered in one sentence.
 *
 * Which events begin a paragraph, are quiet or make a cause clear is data (telling.toml). As src/saddlebag/telling/chronicle.py;
 * a page also asks which events a sentence tells, and whose doing a paragraph is. */
import type { Args, Phrase, Term } from "../i18n/said";
import type { GameEvent } from "../wire/shapes";
import { CONTEXT, typed, type Interpreter, type Scope } from "./interpreter";
import { listed } from "./names";

/** Each event's fields with their kinds. */
export type Fields = Record<string, [name: string, kind: string][]>;
type Conditions = Record<string, string[]>;

/** telling.toml, without its arguments. */
export interface Folding {
  begins?: string[];
  begins_if?: Conditions;
  continues?: string[];
  quiet: string[];
  quiet_if?: Conditions;
  remember: string[];
  no_actor: string[];
  names_cause: string[];
  implies: Record<string, string[]>;
  implies_itself: string[];
  shared?: string[];
  changes: { events: string[]; begins?: string[]; prices?: Record<string, string[]> };
  /** What only a page does: events it does not tell, the event that begins a chapter, and whose doing an event is. */
  page?: { quiet?: string[]; heading?: string; doer?: Record<string, string> };
}

/** A sentence with the number of the last event it tells, and its text once it was spoken. */
export type Part = { phrase: Phrase; event: number; text?: string };
/** `seat`: whose doing it was. `round`: the round it begins, else 0. */
export type Paragraph = { seat: number | null; round: number; parts: Part[] };
type Change = GameEvent & { cause: string; before: number; after: number; count: number; cards?: string[] };

/** Turns events into paragraphs, one after the other. */
export class Chronicle {
  private readonly paragraphs: Paragraph[] = [];
  private readonly memory: Scope = {}; // events that later ones speak of
  private implied: string[] = [];
  private changes: Change[] = [];
  private changed = 0; // the number of the last of them
  private fresh = true; // a new paragraph begins
  private actor: number | null = null; // whom the last sentence was about
  private last = ""; // the event before
  private since = ""; // the last event of another name

  constructor(
    private readonly speech: Interpreter,
    private readonly fields: Fields,
    private readonly data: Folding,
  ) {}

  /** One more event, with its number. */
  hear(event: GameEvent, number: number): void {
    const { data } = this;
    const key = event.event;
    if (data.changes.events.includes(key)) {
      if (!this.isPrice(event as Change)) this.change(event as Change, number);
      return;
    }
    this.settle();
    const scope = this.scope(event);
    if (data.continues ? !data.continues.includes(key) : this.holds(data.begins!, data.begins_if, key, scope))
      this.fresh = true;
    const quiet = data.page?.quiet?.includes(key) || this.holds(data.quiet, data.quiet_if, key, scope);
    if (key !== this.last) [this.since, this.last] = [this.last, key];
    this.remember(event);
    this.imply(event);
    if (quiet) return;
    const round = key === data.page?.heading ? (event["round"] as number) : 0;
    this.write({ phrase: this.sentence(event), event: number }, this.doer(event), round);
    this.actor = data.no_actor.includes(key) ? null : owner(event);
  }

  /** What later events speak of. */
  remember(event: GameEvent): void {
    if (this.data.remember.includes(event.event)) this.memory[event.event] = typed(CONTEXT, event);
  }

  /** All paragraphs so far, with the changes that are still being gathered. */
  told(): Paragraph[] {
    const part = this.gathered();
    if (!part) return [...this.paragraphs];
    const last = this.paragraphs.at(-1);
    if (this.fresh || !last) return [...this.paragraphs, { seat: owner(this.changes[0]!), round: 0, parts: [part] }];
    return [...this.paragraphs.slice(0, -1), { ...last, parts: [...last.parts, part] }];
  }

  /** One event, one sentence. */
  sentence(event: GameEvent): Phrase {
    const key = event.event;
    if (this.data.changes.events.includes(key))
      return new Chronicle(this.speech, this.fields, this.data).alone(event as Change);
    const args = this.speech.args(key, this.scope(event));
    return this.data.shared?.includes(key) ? [`told-${key}`, args] : this.speech.phrase(`told-${key}`, args);
  }

  private alone(event: Change): Phrase {
    this.changes = [event];
    return this.gathered()!.phrase;
  }

  /** Its fields with their kinds; a secret one that is not heard is null. */
  private scope(event: GameEvent): Scope {
    const since = this.last === event.event ? this.since : this.last;
    return { ...this.typed(event), ...this.memory, previous: typed(CONTEXT, this.last), since: typed(CONTEXT, since) };
  }

  private typed(event: GameEvent): Scope {
    return Object.fromEntries(
      this.fields[event.event]!.map(([name, kind]) => [name, typed(kind, event[name] ?? null)]),
    );
  }

  /** Whose doing it is, for the chip beside it. */
  private doer(event: GameEvent): number | null {
    const told = this.data.page?.doer?.[event.event];
    const seat = told ? this.speech.evaluate(told, this.scope(event)).value : owner(event);
    return typeof seat === "number" ? seat : null;
  }

  /** Is the event listed there, or is one of its conditions true? */
  private holds(listed: string[], conditions: Conditions | undefined, key: string, scope: Scope): boolean {
    const own = conditions?.[key];
    return own ? own.some((text) => this.speech.evaluate(text, scope).value === "yes") : listed.includes(key);
  }

  /** A sentence, in this paragraph or a new one. */
  private write(part: Part, seat: number | null, round = 0): void {
    const last = this.paragraphs.at(-1);
    if (this.fresh || !last) this.paragraphs.push({ seat, round, parts: [part] });
    else last.parts.push(part);
    this.fresh = false;
  }

  /** Which causes go without saying from here on. */
  private imply(event: GameEvent): void {
    const { names_cause, implies, implies_itself } = this.data;
    const key = event.event;
    const named = names_cause.map((name) => event[name]).filter((name) => typeof name === "string");
    if (implies_itself.includes(key)) this.implied = [`${key}:${event[key] as string}`];
    else this.implied = implies[key] ?? [...this.implied, ...named];
  }

  // ---- gains and losses

  /** A price that the sentence about what it pays for tells. */
  private isPrice(event: Change): boolean {
    return !rises(event) && (this.data.changes.prices?.[event.event]?.includes(event.cause) ?? false);
  }

  /** Changes of one player share a sentence. */
  private change(event: Change, number: number): void {
    if (this.data.changes.begins?.includes(event.cause)) {
      this.settle();
      this.fresh = true;
    }
    if (this.changes[0] && owner(this.changes[0]) !== owner(event)) this.settle();
    const last = this.changes.at(-1);
    if (last?.event === event.event && last.cause === event.cause && rises(last) === rises(event)) {
      this.changes[this.changes.length - 1] = added(last, event);
    } else this.changes.push(event);
    this.changed = number;
  }

  /** Write the sentence of all changes so far. */
  private settle(): void {
    const part = this.gathered();
    if (!part) return;
    this.actor = owner(this.changes[0]!);
    this.write(part, this.actor);
    this.changes = [];
  }

  /** Who gains, loses and draws what. */
  private gathered(): Part | null {
    if (!this.changes.length) return null;
    const { names } = this.speech;
    const player = owner(this.changes[0]!)!;
    const me = names.isMe(player);
    const same = player === this.actor && !this.fresh; // the sentence before was about the same player
    const again = me === "yes" || !same ? "no" : player < names.names.length ? "yes" : "he";
    const clauses = listed(this.changes.map((_, number) => this.clause(number, me, again)));
    return {
      phrase: this.speech.phrase("changes", { who: names.who(player), me, again, clauses }),
      event: this.changed,
    };
  }

  /** One change, with its cause and what there is now; a cause they share is told once. */
  private clause(number: number, me: string, again: string): Term {
    const event = this.changes[number]!;
    const { cause, before, after } = event;
    const told = this.implied.includes(cause) || this.changes[number + 1]?.cause === cause;
    const about: Args = { me, again, why: told ? "none" : this.speech.render(typed("cause", cause)) };
    if (after !== undefined)
      Object.assign(about, { up: rises(event) ? "yes" : "no", n: Math.abs(after - before), now: after });
    return this.speech.phrase(`change-${event.event}`, { ...this.speech.args("", this.typed(event)), ...about });
  }
}

/** Whose change it is. */
const owner = (event: GameEvent): number | null => (event.seat ?? event["player"] ?? null) as number | null;

/** A change without amounts counts as a gain. */
const rises = ({ after = 0, before = 0 }: Change): boolean => after >= before;

/** Two changes as one. */
function added(last: Change, event: Change): Change {
  if (event.after !== undefined) return { ...last, after: event.after };
  return { ...last, count: last.count + event.count, cards: [...(last.cards ?? []), ...(event.cards ?? [])] };
}
