/** What a player gains and loses, several changes in one sentence. */
import { say, type Values } from "../../../i18n/say.svelte";
import type { GameEvent } from "../../../wire/shapes";
import { listed } from "../../names";
import { why } from "./causes";
import type { Folk } from "./folk";
import { cards } from "./names";

const AMOUNTS = ["money", "nuggets", "lp", "wounds", "marshal", "wanted"];
export const CHANGES = new Set([...AMOUNTS, "drew"]);

type Change = GameEvent & { cause: string; before: number; after: number; count: number; cards?: string[] };

/** Whose change it is. */
export const whose = (event: GameEvent): number => (event.event === "drew" ? event.seat : event["player"]) as number;
export const rises = (event: Change): boolean => event.after >= event.before;

/** Those of one player that follow each other; `implied` causes go without saying. */
export class Changes {
  private events: Change[] = [];

  constructor(
    readonly player: number,
    private readonly implied: string[],
  ) {}

  /** More of the same for the same reason is one change. */
  add(told: GameEvent): void {
    const event = told as Change;
    const last = this.events.at(-1);
    if (!last || last.event !== event.event || last.cause !== event.cause) this.events.push(event);
    else if (event.event === "drew") {
      const drawn = [...(last.cards ?? []), ...(event.cards ?? [])];
      this.events[this.events.length - 1] = { ...last, count: last.count + event.count, cards: drawn };
    } else if (rises(last) === rises(event)) this.events[this.events.length - 1] = { ...last, after: event.after };
    else this.events.push(event);
  }

  /** Who gains, loses and draws what; `again`: the sentence before was about the same one. */
  sentence(folk: Folk, again: boolean): string {
    let who = folk.who(this.player);
    let plural = folk.isMe(this.player);
    if (again && folk.isHe(this.player)) who = say("wl-he");
    else if (again && plural === "no") [who, plural] = [say("wl-they"), "yes"];
    return say("wl-changes", { who, clauses: listed(this.events.map((_, i) => this.clause(i, plural))) });
  }

  /** One change, with its cause and what there is now; a cause they share is told once. */
  private clause(number: number, me: string): string {
    const event = this.events[number]!;
    const { cause } = event;
    const told = this.implied.includes(cause) || this.events[number + 1]?.cause === cause;
    const about: Values = { me, why: told ? "none" : why(cause) };
    if (event.event === "drew") {
      const seen = event.cards?.length ? cards(event.cards) : "none";
      return say("wl-change-drew", { count: event.count, cards: seen, ...about });
    }
    const n = Math.abs(event.after - event.before);
    return say(`wl-change-${event.event}`, { up: rises(event) ? "yes" : "no", n, now: event.after, ...about });
  }
}
