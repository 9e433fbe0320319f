/** What is being acted out: the last fight, hand of poker, story and so on among the events. */
import type { GameEvent } from "../../../wire/shapes";
import type { Folk } from "../words/folk";
import { type Part, Teller } from "../words/teller";

export type Kind = "fight" | "poker" | "dice" | "story" | "goal" | "his" | "end";
/** `from`: the number of its first event; `over`: something else has begun since. */
export type Act = { kind: Kind; from: number; events: GameEvent[]; over: boolean };

const BEGINS: Record<string, Kind> = {
  fight: "fight",
  poker: "poker",
  prospected: "dice",
  rolled: "dice",
  story: "story",
  goal_completed: "goal",
  his_card: "his",
  final_score: "end",
};
const ENDS = "action turn_begins income actions_over round_over end_triggered story_turned_over delivered".split(" ");
const ENDS_FIGHT = ["disc", "story_open", "sheriff_rode", "spawned"];
const TAKEN_BACK = ["undo", "takeback"];

/** Dice inside of something else belong to it, as do all scores to the end. */
const goesOn = (act: Act, { event }: GameEvent): boolean => event === "rolled" || (act.kind === "end" && event === "final_score");
const ends = (kind: Kind, { event }: GameEvent): boolean => ENDS.includes(event) || (kind === "fight" && ENDS_FIGHT.includes(event));

/** The last act that had begun when so many events were told; `first`: the number of the first event known. */
export function actAt(events: GameEvent[], first: number, until: number): Act | null {
  const end = Math.min(events.length, until - first);
  let act: Act | null = null;
  for (let i = lastTurns(events, end); i < end; i++) {
    const event = events[i]!;
    const kind = BEGINS[event.event];
    if (TAKEN_BACK.includes(event.event)) act = null;
    else if (kind && !(act && !act.over && goesOn(act, event))) act = { kind, from: first + i, events: [event], over: false };
    else if (act && !act.over) {
      if (ends(act.kind, event)) act.over = true;
      else act.events.push(event);
    }
  }
  return act;
}

/** Where this turn and the one before it begin: no act lasts longer, and no reader looks back further. */
function lastTurns(events: GameEvent[], end: number): number {
  let turns = 2;
  for (let i = end - 1; i >= 0; i--) if (events[i]!.event === "turn_begins" && !--turns) return i;
  return 0;
}

/** What happened, sentence by sentence; each with the player it is about. */
export function told(events: GameEvent[], folk: Folk): (Part & { player: number | null })[] {
  const teller = new Teller(folk);
  for (const [i, event] of events.entries()) teller.hear(event, i);
  const about = (event: GameEvent) => (event.seat ?? event["player"]) as number | null | undefined;
  return teller.told().flatMap(({ parts, seat }) => parts.map((part) => ({ ...part, player: about(events[part.event]!) ?? seat })));
}

const OUTCOMES = "compared declined no_card arrested poker_won house_won rolled story goal_completed".split(" ");

/** What it came to, in a sentence. */
export function outcome(events: GameEvent[], folk: Folk): string {
  const lines = told(events, folk);
  return (lines.findLast((it) => OUTCOMES.includes(events[it.event]!.event)) ?? lines.at(-1))?.text ?? "";
}

/** The last event of a kind, as the engine tells it. */
export const last = <T>(events: GameEvent[], key: string): T | undefined => events.findLast((it) => it.event === key) as T | undefined;
