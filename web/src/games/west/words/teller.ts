/** What happened, in paragraphs: quiet things folded into what they belong to. */
import type { GameEvent } from "../../../wire/shapes";
import { Bout } from "./bout";
import { OUTCOME } from "./causes";
import { CHANGES, Changes, whose } from "./changes";
import type { Folk } from "./folk";
import { effectOf } from "./names";
import { sentence } from "./sentences";

/** These begin a paragraph; everything else goes on in the one it finds. */
const BEGINS = new Set(
  (
    "dealt starts goals_dealt story_open first_player spawned turn_begins income action actions_over fight revealed " +
    "compared declined no_card restarted poker flop poker_hand poker_won house_won disc story goal_completed " +
    "sheriff_rode his_card round_over end_triggered final_score final_duel game_over story_turned_over undo takeback delivered"
  ).split(" "),
);
/** What follows says as much. */
const QUIET = new Set(
  "action actions_over chose put_down npc_put_down poker_down poker_cleared poker_bonus round_over drafted income final_score fight_won".split(" "),
);
/** What a sentence just told makes clear as a cause. */
const IMPLIES: Record<string, string[]> = {
  compared: OUTCOME,
  declined: OUTCOME,
  no_card: OUTCOME,
  fight: OUTCOME,
  arrested: OUTCOME,
  looted: ["rob"],
  deposited: ["deposit"],
  treated: ["heal"],
  revelled: ["revel"],
  worked: ["work"],
  prospected: ["prospect"],
  rolled: ["prospect"],
  rerolled: ["prospect"],
  poker: ["ante"],
  poker_joined: ["ante"],
  poker_won: ["pot", "poker"],
  bought: ["store"],
  upgraded: ["store"],
  starts: ["start"],
};
const SAYS_CAUSE = ["card", "effect", "source", "ability", "item"];
/** Prices that the sentence about what they pay for tells. */
const PRICED = ["store", "heal", "revel", "ante"];
const SENT_BACK = ["wrangle", "rustle"]; // a delivered token always goes back
const CLEARED = ["fight", "poker"]; // what was played is always discarded

/** A sentence with the number of the last event it tells. */
export type Part = { text: string; event: number };
/** `seat`: whose doing it was, for the chip beside it. `round`: the round it begins, else 0. */
export type Paragraph = { seat: number | null; round: number; parts: Part[] };

/** Turns events into paragraphs, one after the other. */
export class Teller {
  readonly paragraphs: Paragraph[] = [];
  private readonly bout = new Bout();
  private implied: string[] = [];
  private changes: Changes | null = null;
  private changed = 0; // the last event among them
  private fresh = true; // a new paragraph begins
  private actor: number | null = null; // whom the last sentence was about
  private last = ""; // the event before

  constructor(private readonly folk: Folk) {}

  /** One more event, with its number. */
  hear(event: GameEvent, number: number): void {
    const key = event.event;
    if (CHANGES.has(key)) {
      if (!isQuietChange(event)) this.change(event, number);
      return;
    }
    this.settle();
    if (BEGINS.has(key) || this.begins(event)) this.fresh = true;
    const before = this.last;
    this.last = key;
    this.bout.follow(event);
    this.imply(event);
    if (this.isQuiet(event, before)) return;
    const round = key === "turn_begins" ? (event["round"] as number) : 0;
    this.write({ text: sentence(event, this.folk, this.bout), event: number }, this.doer(event), round);
    this.actor = key === "story" ? null : ((event.seat ?? event["player"] ?? null) as number | null);
  }

  /** All paragraphs so far, with the changes that are still being gathered. */
  told(): Paragraph[] {
    const part = this.gathered();
    if (!part) return [...this.paragraphs];
    const last = this.paragraphs.at(-1);
    if (this.fresh || !last) return [...this.paragraphs, { seat: this.changes!.player, round: 0, parts: [part] }];
    return [...this.paragraphs.slice(0, -1), { ...last, parts: [...last.parts, part] }];
  }

  /** Whose doing it is: the bare comparison of a fight is the attacker's. */
  private doer(event: GameEvent): number | null {
    const seat = event.seat ?? event["player"] ?? event["attacker"] ?? (event["seats"] as number[] | undefined)?.[0];
    if (typeof seat === "number") return seat;
    return ["revealed", "compared", "restarted"].includes(event.event) ? this.bout.sides[0] : null;
  }

  /** The first of several figures to stand; what the hand limit takes ends the turn. */
  private begins(event: GameEvent): boolean {
    if (event.event === "discarded") return event["cause"] === "hand_limit";
    return event.event === "stands" && this.last !== event.event;
  }

  /** A sentence, in this paragraph or a new one. */
  private write(part: Part, seat: number | null, round = 0): void {
    const last = this.paragraphs.at(-1);
    if (this.fresh || !last) this.paragraphs.push({ seat, round, parts: [part] });
    else last.parts.push(part);
    this.fresh = false;
  }

  /** Changes of one player share a sentence; what being Wanted brings ends the turn. */
  private change(event: GameEvent, number: number): void {
    if (event["cause"] === "wanted_row") {
      this.settle();
      this.fresh = true;
    }
    if (this.changes?.player !== whose(event)) {
      this.settle();
      this.changes = new Changes(whose(event), this.implied);
    }
    this.changes!.add(event);
    this.changed = number;
  }

  /** The sentence of all changes so far is written down. */
  private settle(): void {
    const part = this.gathered();
    if (!part) return;
    const { player } = this.changes!;
    this.write(part, player);
    this.actor = player;
    this.changes = null;
  }

  private gathered(): Part | null {
    if (!this.changes) return null;
    const { player } = this.changes;
    const again = player === this.actor && !this.fresh;
    return { text: this.changes.sentence(this.folk, again), event: this.changed };
  }

  /** Which causes go without saying from here on. */
  private imply(event: GameEvent): void {
    const key = event.event;
    for (const name of SAYS_CAUSE) {
      const value = event[name];
      if (typeof value === "string") this.implied = [...this.implied, value];
    }
    if (key === "story") this.implied = [`story:${event["story"] as string}`];
    else if (IMPLIES[key]) this.implied = IMPLIES[key];
    else if (["income", "turn_begins", "action"].includes(key)) this.implied = [];
  }

  /** What the event before it, or what follows, says as well. */
  private isQuiet(event: GameEvent, before: string): boolean {
    const cause = String(event["cause"]);
    switch (event.event) {
      case "item_gained":
        return before === "bought";
      case "dealt":
      case "goals_dealt":
        return event.seat !== this.folk.me;
      case "actions_over":
        return !event["left"];
      case "discarded":
        return CLEARED.includes(cause) || isItself(event);
      case "cattle_back":
        return SENT_BACK.includes(cause);
    }
    return QUIET.has(event.event);
  }
}

/** A price that is told with what it was paid for. */
function isQuietChange(event: GameEvent): boolean {
  if (event.event === "drew" || Number(event["after"]) >= Number(event["before"])) return false;
  const cause = String(event["cause"]);
  return event.event === "money" ? PRICED.includes(cause) : ["heal", "deposit"].includes(cause);
}

/** A card that was used is discarded for nothing but that. */
function isItself(event: GameEvent): boolean {
  const names = event["cards"] as string[];
  return names.length === 1 && effectOf(names[0]!) === String(event["cause"]);
}
