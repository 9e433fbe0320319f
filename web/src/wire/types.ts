/** Written by `make wire` from the shapes of the messages and of REST: change those. */

/** Done, and durable. */
export interface Ack {
  kind: "ack";
  cid: string;
  seq: number;
}

/** Is that nonce part of the luck? Not if one was given before, perhaps by another device. */
export interface Added {
  taken: boolean;
}

/** To the ask with this decision number. */
export interface Answer {
  kind: "answer";
  cid: string;
  decision: number;
  text: string;
  seat?: number | null;
}

/** All answers of a group, taken together or not at all. */
export interface Answers {
  kind: "answers";
  cid: string;
  decision: number;
  texts: string[];
  seat?: number | null;
}

/** Ask those affected whether my last decision, and all since, may be taken back. */
export interface AskUndo {
  kind: "ask_undo";
  cid: string;
}

/** A line for everybody at the table. */
export interface Chat {
  kind: "chat";
  cid: string;
  text: string;
}

/** Text, never markup. */
export interface ChatLine {
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** Whose time runs, until when; the server's clock rules. */
export interface Clock {
  now: number;
  banks: number[];
  deadlines: Record<string, number>;
  paused: boolean;
  waiting: number[];
  request: number | null;
  by: number | null;
}

/** Yes or no to what somebody asked for: the undo or the pause of this number. */
export interface Consent {
  kind: "consent";
  cid: string;
  request: number;
  yes: boolean;
}

/** Several people at one screen: this seat's player is called to it. */
export interface Curtain {
  kind: "curtain";
  seat: number;
}

/** One step of a replay: after `n` decisions `events` events had happened. */
export interface Decision {
  n: number;
  seat: number | null;
  events: number;
  key: string;
  undone: boolean;
}

/** What is new since the message before; `seq` is one more, or something is missing. */
export interface Delta {
  kind: "delta";
  seq: number;
  events?: Record<string, unknown>[];
  patch?: unknown[];
  link?: string | null;
  table?: TableCard | null;
  clock?: Clock | null;
  undo?: TakeBack | null;
  chat?: ChatLine[];
}

/** A game on offer. */
export interface GameCard {
  name: string;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  version: number;
}

/** The first message: which table, as whom, and how many events are known already. */
export interface Hello {
  kind: "hello";
  table: string;
  watch?: boolean;
  events?: number;
}

/** The way in: the secret stands behind #, so no server and no log sees it in an address. */
export interface Invitation {
  link: string;
  qr: string;
}

/** Sit down, with the secret of a join link (or at a listed table without). */
export interface Join {
  key?: string;
  seat?: number | null;
  name: string;
  colour: number;
  nonce?: string;
}

/** Several people at one screen: this seat's player is in front of it now. */
export interface Lift {
  kind: "lift";
  seat: number;
}

/** Tables one may join or watch, and my own: those that wait for me first. */
export interface Lists {
  mine: TableLine[];
  listed: TableLine[];
}

/** A table that has not begun; sent again whenever something changes. */
export interface Lobby {
  kind: "lobby";
  seq: number;
  table: TableCard;
  chat: ChatLine[];
  host: boolean;
  seats: number[];
}

/** The visitor this browser is; `known` is false before the first cookie. */
export interface Me {
  known: boolean;
  name: string;
  colour: number;
  waiting: number;
  push_key: string;
}

/** What I am called, and my colour with its shape. */
export interface MeChange {
  name: string;
  colour: number;
}

/** Whether a seat may chat. */
export interface Mute {
  muted: boolean;
  reason?: string;
}

/** Refused: reason, its numbers and names, the rule; nothing has changed. */
export interface Nack {
  kind: "nack";
  cid: string;
  reason: string;
  values: Record<string, unknown>;
  rule: string;
}

/** A table to be: who may come, what is played, how fast. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  mode?: "online" | "hot_seat" | "solo";
  listed?: boolean;
  watchers?: boolean;
  pace?: PaceChoice;
  sitting?: string[];
  name?: string;
  colour?: number;
  wait?: boolean;
}

/** A note of mine, at an event. */
export interface Note {
  event: number;
  text: string;
  at: number;
}

/** An empty text removes the note. */
export interface NoteChange {
  event: number;
  text: string;
}

/** Something that concerns this connection: why it is closed, what to do. */
export interface Notice {
  kind: "notice";
  reason: string;
  values: Record<string, unknown>;
}

/** A table that was made or entered, and what its luck is bound to. */
export interface Opened {
  table: string;
  commitment: string;
}

/** One switch of a game; its words are in the texts, under the game's letters and the key. */
export interface OptionCard {
  key: string;
  kind: "flag" | "number" | "seat" | "choice" | "names" | "later";
  default: unknown;
  allowed: unknown[];
  least: number;
  most: number;
  excludes: string[];
}

/** Let asks with these keys pass for me; no keys: ask me again. */
export interface Order {
  kind: "order";
  cid: string;
  keys: string[];
  until?: string;
}

/** My part of the luck, once I know the commitment; it cannot be changed. */
export interface OwnLuck {
  nonce?: string;
}

/** How fast is played, as the host chose it. */
export interface Pace {
  kind: "days" | "live" | "relaxed";
  bank: number;
  each: number;
  at_zero: "bot" | "nothing";
}

/** live: bank seconds per player and each seconds per decision; days: each days per turn. */
export interface PaceChoice {
  kind?: "live" | "relaxed" | "days";
  bank?: number;
  each?: number;
  at_zero?: "bot" | "nothing";
}

/** Stop the clocks (everybody must agree) or let them run again. */
export interface Pause {
  kind: "pause";
  cid: string;
  stop: boolean;
}

/** Who sits in a seat. */
export interface Person {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  colour: number;
  bot?: string;
  away?: boolean;
  here?: boolean;
  host?: boolean;
  muted?: boolean;
  fell_back?: boolean;
}

/** Is anybody there? */
export interface Ping {
  kind: "ping";
}

/** One click: a game against bots, nothing asked. */
export interface PlayNow {
  game?: string;
  first?: boolean;
  wait?: boolean;
}

/** Here; and what time it is. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** The table after some decisions. */
export interface Position {
  n: number;
  seat: number | null;
  view: Record<string, unknown>;
  events: number;
}

/** What the browser gave for web push. */
export interface PushAddress {
  endpoint: string;
  key: string;
  auth: string;
}

/** Why something was not done: a key with its values, and what to do next. */
export interface Refusal {
  reason: string;
  values: Record<string, unknown>;
}

/** A game as a seat (or a spectator) may know it, decision by decision. */
export interface Replay {
  table: string;
  game: string;
  seat: number | null;
  may_be: number[];
  decisions: Decision[];
  first: number;
  events: Record<string, unknown>[];
}

/** Something is missing here: send everything again. */
export interface Resync {
  kind: "resync";
  events?: number;
}

/** The rules of one heading. */
export interface RuleChapter {
  title: string;
  rules: RulePassage[];
}

/** One numbered rule, as plain text with the tags of the sources left out. */
export interface RulePassage {
  id: string;
  text: string;
}

/** All rules of a game, to be searched in the browser. */
export interface Rulebook {
  game: string;
  letters: string;
  chapters: RuleChapter[];
}

/** A bot for an open seat, or for mine while I am away. */
export interface SeatBot {
  bot: string;
}

/** What is agreed on at a table; the same for everybody. */
export interface TableCard {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, unknown>;
  status: "closed" | "open" | "over" | "playing" | "set_aside";
  mode: "hot_seat" | "online" | "solo";
  listed: boolean;
  watchers: boolean;
  pace: Pace;
  commitment: string;
  fair: boolean;
  imported: boolean;
  created: number;
  started: number | null;
  finished: number | null;
  rematch: string | null;
  people: Person[];
  result: Record<string, unknown> | null;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "open" | "playing" | "over" | "closed" | "set_aside";
  seats: number;
  names: string[];
  kinds: ("open" | "person" | "bot")[];
  colours: number[];
  my_seats: number[];
  waiting_for_me: boolean;
  deadline: number | null;
  moved: number;
  created: number;
  winners: number[] | null;
  pace: PaceChoice;
  options: Record<string, unknown>;
}

/** What may be taken back. */
export interface TakeBack {
  free: number;
  may_ask: boolean;
  request: number | null;
  by: number | null;
  answers: number;
  waiting: number[];
}

/** From a one-time link. */
export interface Ticket {
  ticket: string;
}

/** For a program of somebody's: told once, never again. */
export interface Token {
  token: string;
}

/** Take back so many of my answers, as far as that is free; None: as far as possible. */
export interface Undo {
  kind: "undo";
  cid: string;
  answers?: number | null;
}

/** Everything, as this seat or a spectator may know it. */
export interface View {
  kind: "view";
  seq: number;
  seat: number | null;
  table: TableCard;
  view: Record<string, unknown>;
  first: number;
  events: Record<string, unknown>[];
  clock: Clock | null;
  undo: TakeBack;
  chat: ChatLine[];
  link: string;
  host: boolean;
  seats: number[];
  curtain: number | null;
}

/** Said to everybody at the table. */
export interface WithReason {
  reason?: string;
}

export type Said =
  | Hello
  | Answer
  | Answers
  | Undo
  | AskUndo
  | Consent
  | Order
  | Pause
  | Chat
  | Lift
  | Resync
  | Ping;

export type Told =
  | Lobby
  | View
  | Delta
  | Ack
  | Nack
  | Curtain
  | Notice
  | Pong;
