/** What all parts of this table look at: the view that is drawn, what may be done, what is being explained. */
import { getContext, setContext } from "svelte";
import { Choosing } from "../../../decide/choosing";
import { namesOf } from "../../../table/people";
import type { PlayerView, Stakes, WesternLegendsView } from "../../../wire/games/western-legends";
import type { TableStore } from "../../../wire/store";
import type { GamePage } from "../../page";
import { folk, type Folk } from "../words/folk";
import { named } from "../words/names";
import { shortText } from "../words/stakes";
import { askOf, west } from "../words/view";

const KEY = Symbol("desk");
/** How a Joker of the hand is used; one that lies on the table is named instead. */
const USES = ["play", "show", "gold"];

/** Something that is explained now, beside the thing it belongs to. */
export type Tip = { id: string; at: HTMLElement };

export class Desk extends Choosing {
  tip = $state.raw<Tip | null>(null);
  private joker = $state.raw<{ card: string; decision: number | undefined }>({ card: "", decision: undefined });

  constructor(
    table: TableStore,
    readonly page: GamePage,
  ) {
    super(table);
  }

  get view(): WesternLegendsView {
    return west(this.table.shown!);
  }

  get folk(): Folk {
    return folk(namesOf(this.table));
  }

  get me(): number | null {
    return this.view.seat;
  }

  get mine(): PlayerView | null {
    return this.me === null ? null : this.view.players[this.me]!;
  }

  /** Whether the reader has a mat and a hand here. */
  get playing(): boolean {
    return Boolean(this.mine?.character);
  }

  /** The Joker of the hand that is about to be used: the next card chosen is the one it copies. */
  get lifted(): string {
    return this.joker.decision === this.table.ask?.decision ? this.joker.card : "";
  }

  /** Take up a Joker, or put it back: nobody is told before its copy is chosen. */
  lift(card: string): void {
    this.joker = { card, decision: this.table.ask?.decision };
  }

  /** What a Joker may be a copy of now, each card with its answer: the one taken up, or one that lies open. */
  get copyable(): [card: string, option: string][] {
    const open = this.table.ask?.key === "copy" ? this.table.ask.options.filter((option) => this.can(option)) : [];
    return (this.lifted ? this.copies(this.lifted) : open).map((option) => [option.split(":as:")[1]!, option]);
  }

  /** The answers that use a Joker of the hand, each as a copy of another card. */
  copies(joker: string): string[] {
    const uses = USES.map((word) => `${word}:${joker}:as:`);
    return (this.table.ask?.options ?? []).filter(
      (option) => this.can(option) && uses.some((use) => option.startsWith(use)),
    );
  }

  /** The colour a player's things are marked with. */
  colour(player: number): string {
    return this.view.players[player]?.man_in_black ? "var(--ink)" : `var(--seat-${this.table.person(player).colour})`;
  }

  /** Cards of the hand ticked for a question, which its number tells. */
  private ticked = $state.raw<{ decision: number; cards: string[] }>({ decision: -1, cards: [] });

  /** How many cards of the hand the open question wants before it is confirmed; 0: it is answered otherwise. */
  get picks(): number {
    const { ask, still } = this.table;
    const hand: string[] = this.mine?.hand?.known ?? [];
    if (!ask || still || !ask.options.every((option) => hand.includes(option))) return 0;
    return ask.group ? ask.picks : ask.key === "fight_card" ? 1 : 0;
  }

  get picked(): string[] {
    return this.ticked.decision === this.table.ask?.decision ? this.ticked.cards : [];
  }

  /** Pick this card, or put it back; one too many takes the place of the first. */
  tick(card: string): void {
    const { ask, locked } = this.table;
    if (!ask || locked) return;
    const on = this.picked.includes(card);
    const cards = on ? this.picked.filter((it) => it !== card) : [...this.picked, card].slice(-this.picks);
    this.ticked = { decision: ask.decision, cards };
  }

  /** The cards picked are the answer. */
  confirm(): void {
    const { ask, locked } = this.table;
    if (!ask || locked || this.picked.length !== this.picks) return;
    if (ask.group) this.table.answers(this.picked);
    else this.table.answer(this.picked[0]!);
  }

  /** What two cards make of the flop, if that is asked. */
  pokerHand(cards: string[]): string {
    const hands = askOf(this.table)?.detail?.hands ?? {};
    const found = hands[cards.join("+")] ?? hands[cards.toReversed().join("+")];
    return found ? named("poker_rank", found.hand) : "";
  }

  /** What the ask says an answer brings. */
  stakes(option: string): Stakes | undefined {
    return askOf(this.table)?.detail?.stakes?.[option];
  }

  /** The most important of it, for a button; empty where nothing is certain. */
  gain(option: string): string {
    const of = this.stakes(option);
    return of ? shortText(of) : "";
  }

  /** An option in a few words. */
  short(option: string): string {
    return this.page.words.short(this.table.shown!, option, this.folk);
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const theDesk = (): Desk => getContext<Desk>(KEY);
