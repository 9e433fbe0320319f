/** A live table: what the server tells, kept as state the page can draw, and what is said back. */
import { settings, still } from "../settings/settings.svelte";
import { type Command, Connection } from "./connection";
import { forgetNonce, keepCommitment, keepLink, keptOf } from "./links";
import { Moments } from "./moments.svelte";
import { type Change, patched } from "./patch";
import { type Refused, rest } from "./rest";
import { gameView, type GameEvent, type GameView, type OpenAsk, type Why } from "./shapes";
import { concerns } from "./vocabulary";
import { nobody, type Status, type TableStore } from "./store";
import type {
  ChatLine,
  Clock,
  Delta,
  Detail,
  LessonStep,
  Lobby,
  Nack,
  Notice,
  Person,
  TableCard,
  TakeBack,
  Told,
  View,
} from "./types";

export type { TableStore } from "./store";

/** While one of these is on its way nothing else can be chosen. */
const LOCKING = new Set(["answer", "answers", "undo", "teach"]);

/** Milliseconds that a question stands before more is asked about it. */
const LOOK_AFTER = 250;

/** How many times quicker bots are asked to be at each speed; the film needs its time, too. */
const TEMPO = { 1: 1, 2: 3, 4: 8 };

/** Why there was no line; a new line ends it. */
const PASSING = new Set(["restart", "too_many", "too_fast", "other_name"]);

/** A command without its id, which is given when it is sent. */
type Wish = Command extends infer One ? (One extends Command ? Omit<One, "cid"> : never) : never;

export class LiveTable implements TableStore {
  readonly still = false;
  readonly moments = new Moments();
  status = $state<Status>("connecting");
  notice = $state.raw<Notice | null>(null);
  lobby = $state.raw<Lobby | null>(null);
  card = $state.raw<TableCard | null>(null);
  seat = $state<number | null>(null);
  seats = $state.raw<number[]>([]);
  host = $state(false);
  view = $state.raw<GameView | null>(null);
  events = $state.raw<GameEvent[]>([]);
  first = $state(0);
  clock = $state.raw<Clock | null>(null);
  undoable = $state.raw<TakeBack | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  curtain = $state<number | null>(null);
  lesson = $state.raw<LessonStep | null>(null);
  counting = $state<boolean>();
  refusal = $state.raw<Why | null>(null);
  pending = $state.raw<Command | null>(null);
  /** The decision I answered last: its ask stays locked until the next one is here. */
  private answered = $state(-1);
  /** What was told of the options of one decision, and the last one that was asked about. */
  private told = $state.raw<Detail | null>(null);
  private looked = -1;
  private looking: ReturnType<typeof setTimeout> | undefined;
  private readonly open = $derived.by<OpenAsk | null>(() => this.openAsk());
  private seq = 0;
  private offset = 0;
  /** What the server was told of how fast bots may be. */
  private tempo = 1;
  /** The next thing that happens follows from my own command. */
  private mine = false;
  private readonly line: Connection;
  private readonly settle = new Map<string, (done: boolean) => void>();

  constructor(
    readonly id: string,
    private readonly watch: boolean,
  ) {
    this.moments.pacing = () => settings.pacing;
    this.moments.speed = () => settings.speed;
    this.moments.calm = still;
    this.moments.live = true;
    this.moments.asked = () => this.asked() !== undefined;
    this.moments.own = ({ mine, events }) =>
      mine || events.some((event) => concerns(this.card?.game ?? "", event, this.seat));
    // At a shared screen the next view may be another seat's, who heard other things.
    const known = () => (this.seats.length > 1 ? 0 : this.known());
    const hello = () => ({ kind: "hello" as const, table: id, watch, events: known() });
    this.line = new Connection(hello, {
      news: (message) => this.hear(message),
      live: (yes) => this.connected(yes),
      barred: () => void this.barred(),
      shut: () => this.close(),
    });
  }

  get shown(): GameView | null {
    return this.moments.shown;
  }

  get ask(): OpenAsk | null {
    return this.open;
  }

  private openAsk(): OpenAsk | null {
    const mine = this.moments.behind ? undefined : this.asked();
    if (!mine || this.passesByItself(mine)) return null;
    const detail = this.told?.decision === mine.decision ? this.told.detail : null;
    return detail ? { ...mine, detail: detail as OpenAsk["detail"] } : mine;
  }

  /** What the server asks my seat, whether it is shown yet or not. */
  private asked(): OpenAsk | undefined {
    return this.view?.asks.find((ask) => ask.seat === this.seat && ask.options) as OpenAsk | undefined;
  }

  /** Ask what the options bring: once for every decision, and again after a new view. */
  private look(): void {
    const decision = this.asked()?.decision ?? -1;
    if (decision === this.looked) return;
    this.looked = decision;
    clearTimeout(this.looking);
    // A bot that plays my seat decides faster than anybody could look.
    if (decision >= 0) this.looking = setTimeout(() => this.line.say({ kind: "look", decision }), LOOK_AFTER);
  }

  get locked(): boolean {
    return this.pending !== null || this.ask?.decision === this.answered;
  }

  get pressed(): string | null {
    return this.pending?.kind === "answer" ? this.pending.text : null;
  }

  /** Against bots alone nobody could tell anything from a pass that is the only answer: the server gives it. */
  private passesByItself({ options, idle }: OpenAsk): boolean {
    if (!this.card || options.length !== 1 || options[0] !== idle) return false;
    return this.card.people.every(({ kind }, seat) => kind === "bot" || seat === this.seat);
  }

  person(seat: number): Person {
    return this.card?.people[seat] ?? nobody(seat);
  }

  now(): number {
    return Date.now() + this.offset;
  }

  answer(text: string): void {
    const ask = this.ask;
    if (!ask || this.locked) return;
    void this.send({ kind: "answer", decision: ask.decision, text, seat: this.oneOfMany() });
  }

  answers(texts: string[]): void {
    const ask = this.ask;
    if (!ask || this.locked) return;
    void this.send({ kind: "answers", decision: ask.decision, texts, seat: this.oneOfMany() });
  }

  undo(answers?: number): void {
    void this.send({ kind: "undo", answers: answers ?? null });
  }

  askUndo(): void {
    void this.send({ kind: "ask_undo" });
  }

  consent(request: number, yes: boolean): void {
    void this.send({ kind: "consent", request, yes });
  }

  order(keys: string[], until = ""): void {
    void this.send({ kind: "order", keys, until });
  }

  pause(stop: boolean): void {
    void this.send({ kind: "pause", stop });
  }

  /** At a lesson: on after a look, show me, or back a step. */
  teach(deed: "on" | "show" | "back"): void {
    if (this.lesson && !this.pending) void this.send({ kind: "teach", deed, step: this.lesson.step });
  }

  say(text: string): Promise<boolean> {
    return this.send({ kind: "chat", text });
  }

  lift(seat: number): void {
    this.line.say({ kind: "lift", seat });
  }

  /** The refusal, and the notice, have been read. */
  forgive(): void {
    this.refusal = null;
    this.notice = null;
  }

  toMyTurn(): void {
    this.moments.hurry();
    this.keepTempo();
  }

  /** Tell the server how fast its bots may be, whenever that has changed. */
  private keepTempo(): void {
    const asked = this.asked();
    const open = asked && !this.pending && asked.decision !== this.answered && !this.passesByItself(asked);
    if (open || this.view?.result) this.moments.arrive();
    const wished = this.moments.hurrying || settings.pacing === "instant" ? 0 : TEMPO[settings.speed];
    if (wished === this.tempo || this.status !== "live") return;
    this.tempo = wished;
    this.line.say({ kind: "tempo", speed: wished });
  }

  close(): void {
    this.status = "closed";
    clearTimeout(this.looking);
    this.line.close();
  }

  /** Send a command; true once it is done and durable, false if it was refused. */
  private send(wish: Wish): Promise<boolean> {
    const said = { ...wish, cid: crypto.randomUUID?.() ?? randomId() } as Command;
    this.refusal = null;
    if (LOCKING.has(said.kind)) {
      this.pending = said;
      this.mine = true;
    }
    const done = new Promise<boolean>((settle) => this.settle.set(said.cid, settle));
    this.line.command(said);
    return done;
  }

  /** Only who plays several seats must say for which one. */
  private oneOfMany(): number | null {
    return this.seats.length > 1 ? this.seat : null;
  }

  private known(): number {
    return this.first + this.events.length;
  }

  private connected(yes: boolean): void {
    this.status = yes ? "live" : "offline";
    this.tempo = 1; // a new line begins so
    this.keepTempo();
    if (yes && PASSING.has(this.notice?.reason ?? "")) this.notice = null;
  }

  /** The line is not taken: the server is away, or says why. */
  private async barred(): Promise<void> {
    const why = await rest.door().then(
      () => null,
      (error: Refused) => error,
    );
    if (why && PASSING.has(why.reason)) this.notice = { kind: "notice", reason: why.reason, values: why.values };
  }

  private hear(message: Told): void {
    if (message.kind === "view") this.takeView(message);
    else if (message.kind === "delta") this.takeDelta(message);
    else if (message.kind === "lobby") this.takeLobby(message);
    else if (message.kind === "ack") this.settled(message.cid, true);
    else if (message.kind === "nack") this.refused(message);
    else if (message.kind === "curtain") this.curtain = message.seat;
    else if (message.kind === "pong") this.offset = message.now - Date.now();
    else if (message.kind === "notice") this.notice = message;
    else if (message.kind === "detail") this.told = message;
  }

  private takeLobby(lobby: Lobby): void {
    this.lobby = lobby;
    this.seq = lobby.seq;
    this.card = lobby.table;
    keepCommitment(this.id, lobby.table.commitment);
    if (lobby.table.status === "open") this.takePart(lobby.seats.length > 0, this.seats.length > 0);
    this.chat = lobby.chat;
    this.host = lobby.host;
    this.seats = lobby.seats;
  }

  /** Whoever sits down has a part in the luck, whoever leaves before the deal has none. */
  private takePart(sits: boolean, sat: boolean): void {
    if (sits && !sat && !keptOf(this.id).nonce) void rest.addNonce(this.id);
    else if (sat && !sits) forgetNonce(this.id);
  }

  private takeView(news: View): void {
    const goesOn = news.seat === this.seat && news.first > 0 && news.first <= this.known();
    const old = goesOn ? this.events.slice(0, news.first - this.first) : [];
    this.lobby = null;
    this.seq = news.seq;
    this.seat = news.seat;
    this.card = news.table;
    this.first = goesOn ? this.first : news.first;
    this.events = [...old, ...(news.events as GameEvent[])];
    this.chat = news.chat;
    this.host = news.host;
    this.seats = news.seats;
    this.undoable = news.undo;
    this.curtain = news.curtain ?? null;
    this.lesson = news.lesson ?? null;
    this.tick(news.clock);
    keepCommitment(this.id, news.table.commitment);
    keepLink(this.id, news.link);
    this.view = gameView(news.view);
    this.moments.reset(this.view);
    this.keepTempo();
    if (!this.pending) this.answered = -1;
    this.looked = -1;
    this.look();
  }

  private takeDelta(news: Delta): void {
    if (news.seq <= this.seq) return; // said again
    if (news.seq !== this.seq + 1) return this.resync();
    this.seq = news.seq;
    if (news.table) this.card = news.table;
    if (news.clock) this.tick(news.clock);
    if (news.undo) this.undoable = news.undo;
    if (news.lesson) this.lesson = news.lesson;
    if (news.chat?.length) this.chat = [...this.chat, ...news.chat];
    if (news.link) keepLink(this.id, news.link);
    this.happen((news.events ?? []) as GameEvent[], (news.patch ?? []) as Change[]);
  }

  /** Events and their changes: one moment. */
  private happen(events: GameEvent[], patch: Change[]): void {
    const before = this.view;
    if (!before || (!events.length && !patch.length)) return;
    let after: GameView;
    try {
      after = patched(before, patch);
    } catch {
      return this.resync();
    }
    const first = this.known();
    if (events.length) this.events = [...this.events, ...events];
    this.view = after;
    this.moments.add({ before, after, events, first, mine: this.mine });
    this.keepTempo();
    this.look();
    if (events.length) this.mine = false;
  }

  private resync(): void {
    this.line.say({ kind: "resync", events: this.known() });
  }

  private tick(clock: Clock | null): void {
    this.clock = clock;
    if (clock) this.offset = clock.now - Date.now();
  }

  private settled(cid: string, done: boolean): void {
    if (this.pending?.cid === cid) {
      if (done && "decision" in this.pending) this.answered = this.pending.decision;
      this.pending = null;
    }
    this.settle.get(cid)?.(done);
    this.settle.delete(cid);
  }

  private refused(news: Nack): void {
    this.settled(news.cid, false);
    this.refusal = { reason: news.reason, values: news.values, rule: news.rule ?? "" };
  }
}

/** For pages that are not served over HTTPS, where the browser has no randomUUID. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Sit down (or look on) at a table; `close` it when the page is left. */
export function openTable(id: string, { watch = false }: { watch?: boolean } = {}): LiveTable {
  return new LiveTable(id, watch);
}
