/** What happened, one thing after the other: the drawn view follows the news at a pace people can read.
 * One clock for all: bar, map, stage and plates show a moment when it is played, and nothing earlier. */
import type { Pacing } from "../settings/settings.svelte";
import { dueAt, rate, tooFast } from "./pace";
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

/** A moment that waits: its length at single speed, as far as it is not played yet, and when it must be over. */
type Reel = Moment & { length: number; due: number; own: boolean };

const TICK = 100; // milliseconds after which the pace is looked at again
const LONGEST = 12_000; // milliseconds a moment may take, whatever the page does with it
const PRESSED = 2;
const GATHER = 400;
const END = 50; // and to clear up what was cut short

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
  /** How many events are told, while something is. */
  told = $state(0);
  /** Everything is drawn at once until the reader is asked again. */
  hurrying = $state(false);
  animate: Animator | null = null;
  /** Milliseconds that a moment takes at single speed. */
  length: (moment: Moment) => number = () => 0;
  /** Is this one shown even to those who skip, such as the scoring of a round? */
  stops: (moment: Moment) => boolean = () => false;
  /** Is this one told even if there is hardly time? All others are routine. */
  stages: (moment: Moment) => boolean = () => false;
  /** Does this one concern the reader? */
  own: (moment: Moment) => boolean = ({ mine }) => mine;
  pacing: () => Pacing = () => "normal";
  speed: () => number = () => 1;
  /** Does the table wait for the reader? Then what others did is told faster. */
  asked: () => boolean = () => false;
  /** Is there a server that plays on meanwhile? */
  live = false;
  calm: () => boolean = () => false; // nothing moves, but steps remain steps

  private queue: Reel[] = [];
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
    const full = { ...moment, show: () => this.draw(full) } as Reel;
    full.own = this.own(full);
    full.length = this.length(full);
    full.due = this.live && this.pacing() !== "step" ? dueAt(performance.now(), this.wished(full)) : Infinity;
    this.queue.push(full);
    this.count();
    if (!this.running) void this.run();
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

  /** How many times faster than at single speed this is told just now. */
  rate(): number {
    const first = this.queue[0];
    const pressed = first && !first.own && this.asked() ? PRESSED : 1;
    return rate(this.queue, performance.now(), pressed * this.wished(first));
  }

  /** What concerns the reader is told at double speed at most. */
  private wished(moment: Reel | undefined): number {
    return moment?.own ? Math.min(this.speed(), 2) : this.speed();
  }

  /** So much of the film, or until it is skipped: as long as that takes at the pace of each instant. */
  async pause(length: number, skip: AbortSignal): Promise<void> {
    while (length > 0 && !skip.aborted) {
      const pace = this.rate();
      const time = Math.min(TICK, length / pace);
      await slept(time, skip);
      this.played(time * pace);
      length -= time * pace;
    }
  }

  /** So much of the moment has been played. */
  played(length: number): void {
    const now = this.queue[0];
    if (now) now.length = Math.max(0, now.length - length);
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length) {
      const moment = this.queue[0]!;
      if (this.pacing() === "step" && !moment.mine && !this.hurrying && !this.skipped.has(moment)) await this.word();
      if (this.queue[0] !== moment) continue; // caught up meanwhile
      if (this.hurrying && !this.stops(moment)) await this.gathered();
      else if (!this.folds(moment)) await this.play(moment);
      if (this.queue[0] === moment) this.done(moment);
      this.count();
    }
    this.running = false;
  }

  private done(moment: Reel): void {
    this.draw(moment);
    this.last = moment;
    this.queue.shift();
  }

  /** Whoever hurries needs no picture of each move: what comes in a while is drawn together. */
  private async gathered(): Promise<void> {
    this.skipper = new AbortController();
    await slept(GATHER, this.skipper.signal);
    while (this.queue.length && !this.stops(this.queue[0]!)) this.done(this.queue[0]!);
  }

  /** From now on everything is drawn at once. */
  hurry(): void {
    this.hurrying = true;
    this.catchUp();
  }

  /** The reader is asked: what is known is drawn, and the film goes on as wished. */
  arrive(): void {
    if (!this.hurrying) return;
    this.hurrying = false;
    for (const moment of this.queue) this.skipped.add(moment);
    this.skip();
  }

  private async play(moment: Reel): Promise<void> {
    const skipper = (this.skipper = new AbortController());
    const left = Math.min(LONGEST, moment.due - performance.now() - END);
    const timer = setTimeout(() => skipper.abort(), left);
    const ended = new Promise<void>((done) => skipper.signal.addEventListener("abort", () => setTimeout(done, END)));
    this.told = moment.first;
    this.now = moment;
    if (this.hurrying || left <= 0) skipper.abort();
    try {
      await Promise.race([this.animate!(moment, skipper.signal), ended]);
    } catch (error) {
      console.error(error); // a drawing that fails must not hold up the table
    }
    clearTimeout(timer);
    this.now = null;
  }

  /** Is it drawn without being played? What must be seen never is. */
  private folds(moment: Reel): boolean {
    if (!this.animate || this.quiet()) return true;
    if (this.stops(moment)) return false;
    if (this.skipped.has(moment)) return true;
    return !moment.own && !this.stages(moment) && tooFast(this.rate(), this.speed());
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
    if (this.queue.some((one) => one === moment)) this.shown = moment.after;
  }

  private count(): void {
    this.behind = this.queue.length;
  }
}

/** So many milliseconds, or until it is skipped. */
function slept(time: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    skip.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
