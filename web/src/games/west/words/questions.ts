/** What somebody is asked, in a sentence. */
import { knows, say, type Values } from "../../../i18n/say.svelte";
import type { Ask } from "../../../wire/shapes";
import type { Folk } from "./folk";
import { why } from "./causes";
import { contents } from "./contents";
import { effectOf, rank } from "./names";
import { causeOf } from "./options";
import { causes, type OpenStory, type WestView } from "./view";

/** What the reader is asked, and what there is to add. */
export function question(view: WestView, ask: Ask, folk: Folk): { text: string; more: string } {
  const about = circumstances(view, ask, folk);
  const key = [`ww-ask-${ask.key}`, `wl-ask-${ask.key}`].find(knows) ?? `wl-ask-${ask.key}`;
  const more = `ww-more-${ask.key}`;
  return { text: say(key, about).trim(), more: knows(more) ? say(more, about).trim() : "" };
}

function circumstances(view: WestView, ask: Ask, folk: Folk): Values {
  const mat = view.players[ask.seat];
  return {
    actions: view.actions,
    ending: view.ending,
    full: (mat?.money ?? 0) === contents().pages.setup.limits.money ? "yes" : "no",
    money: mat?.money ?? 0,
    picks: picks(ask),
    limit: mat?.hand_limit ?? 0,
    phase: view.phase,
    alone: ask.options?.every((option) => option === ask.idle) ? "yes" : "no", // nothing else is possible
    why: whatFor(view, ask),
    whom: folk.who(view.poker ? view.poker.host : view.turn),
    ...inFight(view, ask.seat, folk),
  };
}

/** How many are to be picked; 0 where that is not told. */
function picks(ask: Ask): number {
  const told = (ask as { picks?: number }).picks;
  return told ?? (ask.group ? 0 : 1);
}

/** What a reward is chosen or paid for; `none` where that cannot be seen. */
function whatFor(view: WestView, ask: Ask): string {
  const [option = ""] = (ask.options ?? []).filter((it) => it !== ask.idle);
  const played = view.resolving.map(effectOf);
  const fought = view.fight ? [view.fight.kind] : [];
  const full = view.stories.toSorted((a, b) => Number(isFull(b)) - Number(isFull(a)));
  const stories = full.flatMap((it) => (it ? [`story:${it.story}`] : []));
  const cause = causeOf(option, [...played, ...causes({ ...view, stories: [] }), ...fought, ...stories]);
  return cause ? why(cause) : "none";
}

const isFull = (it: OpenStory | null): boolean => it !== null && it.discs.length >= it.needed;

/** Whom one fights, and how the cards stand. */
function inFight(view: WestView, me: number, folk: Folk): Values {
  const { fight } = view;
  if (!fight) return { kind: "none", foe: "", value: "none", against: "none" };
  const [first = null, second = null] = fight.sides;
  const foe = second === me ? first : second;
  const attacker = first === null ? "" : first === me ? folk.whom(first) : folk.who(first);
  const [value = "none", against = "none"] = fight.values.map(rank);
  return { kind: fight.kind, foe: foe === null ? say("wl-foe", { kind: fight.kind }) : folk.whom(foe), whom: attacker, value, against };
}

/** What somebody else is asked. */
export function thinking(ask: Ask, folk: Folk): string {
  const key = [`ww-thinks-${ask.key}`, `wl-thinks-${ask.key}`].find(knows) ?? "wl-thinks";
  return say(key, { who: folk.who(ask.seat) });
}
