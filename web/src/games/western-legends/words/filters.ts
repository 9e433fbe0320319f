/** What telling.toml asks of a view that takes more than a path: who is where, the foe, what a question is for.
 * The first of them as in src/saddlebag/terminal/western_legends/filters.py. */
import type { FightView, StoryView, WesternLegendsView } from "../../../wire/games/western-legends";
import type { Ask, GameView } from "../../../wire/shapes";
import { truth } from "../../../telling/filters";
import { NOTHING, SAID, typed, type Filter, type Scope } from "../../../telling/interpreter";
import { commas } from "../../../telling/names";
import { causes, hasBandit, marksAt, west } from "./view";

const seen = (scope: Scope): WesternLegendsView => west(scope["view"]!.value as GameView);
const me = (scope: Scope): number | null => scope["me"]!.value as number | null;

/** How far it is can be seen on the map. */
const steps: Filter = () => typed("number", 0);

/** Who and what stands at a space, apart from the reader. */
const marks: Filter = (it, { value }, _, scope) => {
  const found = marksAt(seen(scope), value as string, it.names);
  return typed(SAID, found.length ? commas(found) : "none");
};

/** An option or a deal of what is being carried out now. */
const resolving: Filter = (it, { value: answer }, [kind], scope) => {
  const family = it.grammar.lexicon[kind!]!;
  const names = [...causes(seen(scope)).map((cause) => `${cause}/${String(answer)}`), String(answer)];
  return typed(SAID, family[names.find((name) => name in family) ?? ""] ?? String(answer));
};

/** Whom the reader fights. */
const foe: Filter = (it, { value }, _, scope) => {
  const fight = value as FightView | null;
  if (!fight) return NOTHING;
  const [first = null, second = null] = fight.sides;
  const against = second === me(scope) ? first : second;
  return typed(SAID, against === null ? it.phrase("foe", { kind: fight.kind }) : it.names.whom(against));
};

/** Who fights, hosts a hand of poker, or is on turn. */
const acting: Filter = (it, { value: turn }, _, scope) => {
  const { fight, poker } = seen(scope);
  const [first = null] = fight?.sides ?? [];
  if (first === null) return typed(SAID, it.names.who(poker ? poker.host : (turn as number)));
  return typed(SAID, first === me(scope) ? it.names.whom(first) : it.names.who(first));
};

// ---- the page's own

/** Is nothing possible but to let it pass? */
const idle: Filter = (_, { value }) => {
  const ask = value as Ask;
  return truth(ask.options?.every((option) => option === ask.idle) ?? false);
};

/** How many are to be picked; 0 where that is not told. */
const picks: Filter = (_, { value }) => {
  const ask = value as Ask;
  return typed("number", ask.picks ?? (ask.group ? 0 : 1));
};

/** What a reward is chosen or paid for; `none` where that cannot be seen. */
const reason: Filter = (it, { value }, _, scope) => {
  const [ask, view] = [value as Ask, seen(scope)];
  const [option = ""] = (ask.options ?? []).filter((answer) => answer !== ask.idle);
  const { option: options, deal: deals, card_effect: effects } = it.grammar.lexicon;
  const played = view.resolving.map((card) => String(effects?.[card] ?? ""));
  const fought = view.fight ? [view.fight.kind] : [];
  const full = view.stories.toSorted((a, b) => Number(isFull(b)) - Number(isFull(a)));
  const stories = full.flatMap((story) => (story ? [`story:${story.story}`] : []));
  const known = [...played, ...causes({ ...view, stories: [] }), ...fought, ...stories];
  const cause = known.find((name) => `${name}/${option}` in { ...options, ...deals });
  return cause ? typed("cause", cause) : NOTHING;
};

const isFull = (it: StoryView | null): boolean => it !== null && it.discs.length >= it.needed;

/** Who and what is at a space where a ride ends: a bandit is fought. */
const meets: Filter = (it, space, words, scope) => {
  const there = marks(it, space, words, scope);
  const fights = String(scope["word"]!.value).startsWith("ride") && hasBandit(seen(scope), space.value as string);
  return fights ? typed(SAID, it.phrase("mark-fight", { there: it.render(there) })) : there;
};

/** A way that is not the shortest: over a mesa, or through a region. */
const way: Filter = (it, { value: word }, _, scope) => {
  if (String(word).endsWith(":over")) return typed(SAID, it.phrase("mesa", {}));
  return typed("region", scope["region"]?.value ?? null);
};

export const FILTERS: Record<string, Filter> = {
  steps,
  marks,
  resolving,
  foe,
  acting,
  idle,
  picks,
  reason,
  meets,
  way,
};
