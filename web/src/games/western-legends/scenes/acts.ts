/** What is being acted out: the last fight, hand of poker, story and so on among the events. */
import type { WesternLegendsEvent } from "../../../wire/games/western-legends";
import { textOf } from "../../../telling/lines";
import type { Folk } from "../words/folk";
import { telling } from "../words/telling";

/** The event with this key. */
export type Told<Key extends WesternLegendsEvent["event"]> = Extract<WesternLegendsEvent, { event: Key }>;

export type Kind = "fight" | "poker" | "dice" | "story" | "goal" | "legendary" | "stolen" | "question" | "his" | "end";
/** `from`: the number of its first event; `over`: something else has begun since. */
export type Act = { kind: Kind; from: number; events: WesternLegendsEvent[]; over: boolean };

const BEGINS: Record<string, Kind> = {
  bandit_card: "fight", // turned up before the fight begins (FIST-7)
  fight: "fight",
  poker: "poker",
  prospected: "dice",
  rolled: "dice",
  story: "story",
  goal_completed: "goal",
  legendary_drawn: "legendary",
  item_stolen: "stolen",
  his_card: "his",
  final_score: "end",
};
/** Moments of their own within something else. */
const WITHIN: Kind[] = ["legendary", "stolen"];
const ENDS = "action turn_begins income actions_over round_over end_triggered story_turned_over delivered".split(" ");
const ENDS_FIGHT = ["disc", "story_open", "sheriff_rode", "spawned"];
/** What becomes of such an item; with anything else what brought it goes on. */
const ITEM_GOES = ["item_back", "cattle_back", "item_gained", "equipped", "put_back"];
const TAKEN_BACK = ["undo", "takeback"];

/** What begins with this event; an action only where it has a scene of its own. */
function begins(event: WesternLegendsEvent): Kind | undefined {
  if (event.event === "action") return event.action.startsWith("question:") ? "question" : undefined;
  return BEGINS[event.event];
}

/** Dice inside of something else belong to it, as do a fight to its bandit card and all scores to the end. */
const goesOn = (act: Act, { event }: WesternLegendsEvent): boolean =>
  event === "rolled" ||
  (event === "fight" && act.events.at(-1)?.event === "bandit_card") ||
  (act.kind === "end" && event === "final_score");
const ends = (kind: Kind, { event }: WesternLegendsEvent): boolean =>
  ENDS.includes(event) || (kind === "fight" && ENDS_FIGHT.includes(event));

/** The last act that had begun when so many events were told; `first`: the number of the first event known. */
export function actAt(events: WesternLegendsEvent[], first: number, until: number): Act | null {
  const end = Math.min(events.length, until - first);
  let act: Act | null = null;
  let around: Act | null = null; // what has brought an item
  for (let i = lastTurns(events, end); i < end; i++) {
    const event = events[i]!;
    const kind = begins(event);
    if (around && act && !ITEM_GOES.includes(event.event)) {
      act = resumed(around, act);
      around = null;
    }
    if (kind && WITHIN.includes(kind) && act && !act.over) around = act;
    if (TAKEN_BACK.includes(event.event)) act = null;
    else if (kind && !(act && !act.over && goesOn(act, event)))
      act = { kind, from: first + i, events: [event], over: false };
    else if (act && !act.over) {
      if (ends(act.kind, event)) act.over = true;
      else act.events.push(event);
    }
  }
  return act;
}

/** The act around another one that is done, with all that happened in both. */
const resumed = (around: Act, done: Act): Act => ({ ...around, events: [...around.events, ...done.events] });

/** Where this turn and the one before it begin: no act lasts longer, and no reader looks back further. */
function lastTurns(events: WesternLegendsEvent[], end: number): number {
  let turns = 2;
  for (let i = end - 1; i >= 0; i--) if (events[i]!.event === "turn_begins" && !--turns) return i;
  return 0;
}

/** What happened, sentence by sentence; each with the player it is about. */
export function told(
  events: WesternLegendsEvent[],
  folk: Folk,
): { text: string; event: number; player: number | null }[] {
  const teller = telling.chronicle(folk);
  for (const [i, event] of events.entries()) teller.hear(event, i);
  const about = (event: WesternLegendsEvent) =>
    "seat" in event ? event.seat : "player" in event ? event.player : undefined;
  return teller
    .told()
    .flatMap(({ parts, seat }) =>
      parts.map((part) => ({ text: textOf(part), event: part.event, player: about(events[part.event]!) ?? seat })),
    );
}

const OUTCOMES =
  "compared declined no_card arrested poker_won house_won rolled story goal_completed legendary_drawn item_stolen named_rank".split(
    " ",
  );

/** What it came to, in a sentence. */
export function outcome(events: WesternLegendsEvent[], folk: Folk): string {
  const lines = told(events, folk);
  return (lines.findLast((it) => OUTCOMES.includes(events[it.event]!.event)) ?? lines.at(-1))?.text ?? "";
}

/** The last event of a kind, as the engine tells it. */
export const last = <Key extends WesternLegendsEvent["event"]>(
  events: WesternLegendsEvent[],
  key: Key,
): Told<Key> | undefined => events.findLast((it): it is Told<Key> => it.event === key);
