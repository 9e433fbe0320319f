/** What happened, one thing after the other: the drawn view follows the news at a pace people can read. */
import type { Pacing } from "../settings/settings.svelte";
import type { GameEvent, GameView } from "./shapes";

/** One change of the table: what was drawn, what happened, and what is to be drawn after it. */
export type Moment = {
  before: GameView;
  after: GameView;
  events: GameEvent[];
  first: number; // number of the first of these events
  mine: boolean; // it follows from my own answer
  show: () => void; // draw `after` now; done by itself at the end
};

/** A game's page plays a moment; when `skip` is aborted it must end at once. */
export type Animator = (moment: Moment, skip: AbortSignal) => Promise<void>;

const MANY = 30; // so far behind, the rest is drawn at once
const LONGEST = 12_000; // milliseconds a moment may take, whatever the page does with it

export class Moments {
  /** The view that is drawn; never ahead of the news. */
  shown = $state.raw<GameView | null>(null);
  /** Moments still to come, the one being played included. */
  behind = $state(0);
  /** A moment waits for `next`. */
  waiting = $state(false);
  /** What is being told right now, for the prompt to say. */
  now = $state.raw<Moment | null>(null);
  /** What was told last. */
  last = $state.raw<Moment | null>(null);
  animate: Animator | null = null;
  /** Is this one shown even to those who skip, such as the scoring of a round? */
  stops: (moment: Moment) => boolean = () => false;
  pacing: () => Pacing = () => "normal";
  calm: () => boolean = () => false; // nothing moves, but steps remain steps

  private queue: Moment[] = [];
  private skipped = new WeakSet<Moment>();
  private running = false;
  private skipper = new AbortController();
  private go: (() => void) | null = null;

  /** Start afresh from a whole view: what was waiting is drawn by it, and what must be seen is shown. */
  reset(view: GameView | null): void {
    const missed = this.queue.findLast((moment) => moment !== this.now && this.stops(moment));
    this.queue = [];
    this.skip();
    this.shown = view;
    this.last = null;
    this.count();
    if (missed && !this.quiet()) void this.animate?.(missed, AbortSignal.abort());
  }

  add(moment: Omit<Moment, "show">): void {
    const full: Moment = { ...moment, show: () => this.draw(full) };
    this.queue.push(full);
    this.count();
    if (this.queue.length > MANY && this.pacing() !== "step") this.hurry();
    else if (!this.running) void this.run();
  }

  /** Play the next moment (pacing `step`). */
  next(): void {
    this.go?.();
  }

  /** End the moment that is being played. */
  skip(): void {
    this.skipper.abort();
    this.go?.();
  }

  /** Draw everything that is known, up to what must be shown; once that is seen the rest is drawn, too. */
  catchUp(): void {
    const last = this.queue.at(-1);
    const stop = this.queue.findIndex((moment) => moment !== this.now && this.stops(moment));
    for (const moment of this.queue) this.skipped.add(moment);
    this.queue = stop < 0 ? [] : this.queue.slice(stop);
    this.skip();
    if (last) this.shown = this.queue[0]?.before ?? last.after;
    this.count();
  }

  /** Too far behind: what follows from my own answer is still played to its end. */
  private hurry(): void {
    if (!this.now?.mine) return this.catchUp();
    for (const moment of this.queue) if (moment !== this.now) this.skipped.add(moment);
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      const moment = this.queue[0]!;
      if (this.pacing() === "step" && !moment.mine && !this.skipped.has(moment)) await this.word();
      if (this.queue[0] !== moment) continue; // caught up meanwhile
      await this.play(moment);
      if (this.queue[0] === moment) {
        this.draw(moment);
        this.last = moment;
        this.queue.shift();
      }
      this.count();
    }
    this.running = false;
  }

  private async play(moment: Moment): Promise<void> {
    if (!this.animate || this.quiet() || (this.skipped.has(moment) && !this.stops(moment))) return;
    const skipper = (this.skipper = new AbortController());
    const timer = setTimeout(() => skipper.abort(), LONGEST);
    const ended = new Promise<void>((done) => skipper.signal.addEventListener("abort", () => setTimeout(done, 50)));
    this.now = moment;
    try {
      await Promise.race([this.animate(moment, skipper.signal), ended]);
    } catch (error) {
      console.error(error); // a drawing that fails must not hold up the table
    }
    clearTimeout(timer);
    this.now = null;
  }

  /** Nothing is played, as the reader wishes or is not there. */
  private quiet(): boolean {
    return this.pacing() === "instant" || this.calm() || document.hidden;
  }

  private async word(): Promise<void> {
    this.waiting = true;
    await new Promise<void>((go) => (this.go = go));
    this.go = null;
    this.waiting = false;
  }

  private draw(moment: Moment): void {
    if (this.queue.includes(moment)) this.shown = moment.after;
  }

  private count(): void {
    this.behind = this.queue.length;
  }
}
