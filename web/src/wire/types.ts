/** Written by `make wire` from the shapes of the messages and of REST: change those. */
import type { Json } from "./games/table";

/** Done, and durable. */
export interface Ack {
  kind: "ack";
  cid: string;
  seq: number;
}

/** Was this nonce accepted? Not if one was given before, perhaps on another device. */
export interface Added {
  taken: boolean;
}

/** An answer to the ask with this decision number. */
export interface Answer {
  kind: "answer";
  cid: string;
  decision: number;
  text: string;
  seat?: number | null;
}

/** All answers of a group, accepted together or not at all. */
export interface Answers {
  kind: "answers";
  cid: string;
  decision: number;
  texts: string[];
  seat?: number | null;
}

/** Ask those affected to undo my last decision and everything since. */
export interface AskUndo {
  kind: "ask_undo";
  cid: string;
}

/** A line for everyone at the table. */
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

/** Running clocks and their deadlines, by the server's time. */
export interface Clock {
  now: number;
  banks: number[];
  deadlines: Record<string, number>;
  paused: boolean;
  waiting: number[];
  request: number | null;
  by: number | null;
}

/** Yes or no to the requested undo or pause with this number. */
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

/** What is new since the last message; `seq` is one higher, or something is missing. */
export interface Delta {
  kind: "delta";
  seq: number;
  events?: Record<string, Json>[];
  patch?: Json[];
  link?: string | null;
  table?: TableCard | null;
  clock?: Clock | null;
  undo?: TakeBack | null;
  chat?: ChatLine[];
  lesson?: LessonStep | null;
}

/** What the options of my ask would bring, as far as my seat can know. */
export interface Detail {
  kind: "detail";
  decision: number;
  detail: Record<string, Json> | null;
}

/** A value and its kind in the game's vocabulary. */
export interface Field {
  kind: string;
  value: number | string;
}

/** Everybody in the order of the end, and the moment of the game. */
export interface Finale {
  standings: Standing[];
  moment: Moment | null;
}

/** A game on offer. */
export interface GameCard {
  name: string;
  letters: string;
  rules: boolean;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  usual_bot: string;
  version: number;
}

/** The texts a game brings along, in Fluent's syntax; empty for a game of the house. */
export interface GameTexts {
  game: string;
  fluent: string;
}

/** What a game declares, by name: the fields of each with their kinds (docs/kernel.md). */
export interface GameVocabulary {
  kinds: Record<string, string | null>;
  records: Record<string, string>;
  events: Record<string, string>;
  asks: Record<string, string>;
  refusals: Record<string, string>;
  view: string;
}

/** The first message: which table, watching or playing, and how many events are known. */
export interface Hello {
  kind: "hello";
  table: string;
  watch?: boolean;
  events?: number;
}

/** A link; its secret is behind #, where no server and no log sees it. */
export interface Invitation {
  link: string;
  qr: string;
}

/** Take a seat, with the secret of a join link (not needed at a listed table). */
export interface Join {
  key?: string;
  seat?: number | null;
  name: string;
  colour: number;
  nonce?: string;
}

/** Open a lesson where I left off, or again from its beginning. */
export interface Learn {
  again?: boolean;
  newcomer?: string;
}

/** A lesson, and how far I have come; its texts are found by its id. */
export interface LessonCard {
  id: string;
  game: string;
  chapter: number;
  minutes: number;
  steps: number;
  step: number;
  done: boolean;
}

/** Where a learner is in a lesson, and what is said there. */
export interface LessonStep {
  lesson: string;
  chapter: number;
  step: number;
  steps: number;
  kind: "answer" | "end" | "free" | "look" | "scene" | "wait";
  say: string;
  point: string[];
  back: boolean;
  remember: number;
  next: string;
}

/** Several people at one screen: this seat's player is in front of it. */
export interface Lift {
  kind: "lift";
  seat: number;
}

/** Tables to join or watch, and my own, those waiting for me first. */
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

/** Tell me more about the options of the ask with this decision number. */
export interface Look {
  kind: "look";
  decision: number;
}

/** The visitor this browser is; `known` is false before the first cookie. */
export interface Me {
  known: boolean;
  name: string;
  colour: number;
  waiting: number;
  push_key: string;
}

/** My name, and my colour with its shape. */
export interface MeChange {
  name: string;
  colour: number;
}

/** The moment of the game; `event` is its number. */
export interface Moment {
  event: number;
  round: number;
  player: number;
  sentence: Sentence;
}

/** Whether a seat may chat. */
export interface Mute {
  muted: boolean;
  reason?: string;
}

/** Refused: reason, its values, the rule; nothing has changed. */
export interface Nack {
  kind: "nack";
  cid: string;
  reason: string;
  values: Record<string, Json>;
  rule: string;
}

/** A new table: who may join, what is played, how fast. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, Json>;
  mode?: "online" | "hot_seat" | "solo";
  listed?: boolean;
  watchers?: boolean;
  pace?: PaceChoice;
  sitting?: string[];
  name?: string;
  newcomer?: string;
  colour?: number;
  wait?: boolean;
}

/** One of my notes, at an event. */
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

/** About this connection: why it is closed, what to do. */
export interface Notice {
  kind: "notice";
  reason: string;
  values: Record<string, Json>;
}

/** A table that was opened or joined, and the commitment to its secret. */
export interface Opened {
  table: string;
  commitment: string;
}

/** One option of a game; its texts are found by the game's name and the key. */
export interface OptionCard {
  key: string;
  kind: "flag" | "number" | "seat" | "choice" | "names";
  default: Json;
  allowed: Json[];
  least: number;
  most: number;
  excludes: string[];
  requires: string[];
  needs: Record<string, string>;
  bars: Record<string, string>;
}

/** Pass asks with these keys for me; no keys: ask me again. */
export interface Order {
  kind: "order";
  cid: string;
  keys: string[];
  until?: string;
}

/** My nonce, given after the commitment is known; it cannot be changed. */
export interface OwnLuck {
  nonce?: string;
}

/** The time settings the host chose. */
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

/** Stop the clocks (everyone must agree) or resume them. */
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

/** Asks for a pong. */
export interface Ping {
  kind: "ping";
}

/** One click: a game against bots. */
export interface PlayNow {
  game?: string;
  newcomer?: string;
  first?: boolean;
  wait?: boolean;
}

/** The server's time. */
export interface Pong {
  kind: "pong";
  now: number;
}

/** The table after n decisions. */
export interface Position {
  n: number;
  seat: number | null;
  view: Record<string, Json>;
  events: number;
}

/** The browser's push subscription. */
export interface PushAddress {
  endpoint: string;
  key: string;
  auth: string;
}

/** Why something was not done: a key with its values. */
export interface Refusal {
  reason: string;
  values: Record<string, Json>;
}

/** How a game that is over is remembered; None where its game does not say. */
export interface Remembered {
  table: string;
  game: string;
  finale: Finale | null;
  decision: number | null;
}

/** A game as a seat or a spectator may know it, decision by decision. */
export interface Replay {
  table: string;
  game: string;
  seat: number | null;
  may_be: number[];
  decisions: Decision[];
  first: number;
  events: Record<string, Json>[];
}

/** Something is missing here: send everything again. */
export interface Resync {
  kind: "resync";
  events?: number;
}

/** The rules under one heading. */
export interface RuleChapter {
  title: string;
  rules: RulePassage[];
}

/** One numbered rule, as plain text without source tags. */
export interface RulePassage {
  id: string;
  text: string;
}

/** All rules of a game, to search in the browser. */
export interface Rulebook {
  game: string;
  letters: string;
  chapters: RuleChapter[];
}

/** A bot for an open seat, or for mine while I am away. */
export interface SeatBot {
  bot: string;
}

/** The key of a text, and what it speaks of. */
export interface Sentence {
  key: string;
  fields?: Record<string, Field>;
}

/** Something that brought points: its kind, its id, how many. */
export interface Source {
  kind: string;
  id: string;
  n: number;
}

/** One player in the end; `rounds` is the score after each round, from 0 to the end. */
export interface Standing {
  player: number;
  place: number;
  won: boolean;
  score: number;
  face: string;
  rounds: number[];
  gains: Source[][];
  epilogue: Sentence[];
}

/** A table's settings and status; the same for everyone. */
export interface TableCard {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, Json>;
  status: "closed" | "open" | "over" | "playing" | "set_aside";
  mode: "hot_seat" | "lesson" | "online" | "solo";
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
  result: Record<string, Json> | null;
  resting: boolean;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "open" | "playing" | "over" | "closed" | "set_aside";
  seats: number;
  names: string[];
  kinds: ("open" | "person" | "bot")[];
  bots: string[];
  colours: number[];
  my_seats: number[];
  waiting_for_me: boolean;
  deadline: number | null;
  moved: number;
  created: number;
  winners: number[] | null;
  pace: PaceChoice;
  options: Record<string, Json>;
}

/** What may be undone. */
export interface TakeBack {
  free: number;
  may_ask: boolean;
  request: number | null;
  by: number | null;
  answers: number;
  waiting: number[];
}

/** At a lesson: on after a look, show me what is wanted here, or back to the step before. */
export interface Teach {
  kind: "teach";
  cid: string;
  deed: "back" | "on" | "show";
  step: number;
}

/** How many times quicker bots may answer while I follow the game; 0: without a pause. */
export interface Tempo {
  kind: "tempo";
  speed: number;
}

/** From a one-time link. */
export interface Ticket {
  ticket: string;
}

/** For a program; shown once, never again. */
export interface Token {
  token: string;
}

/** Undo this many of my decisions, as far as that is free; None: as far as possible. */
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
  view: Record<string, Json>;
  first: number;
  events: Record<string, Json>[];
  clock: Clock | null;
  undo: TakeBack;
  chat: ChatLine[];
  link: string;
  host: boolean;
  seats: number[];
  curtain: number | null;
  lesson: LessonStep | null;
}

/** A reason, shown to everyone at the table. */
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
  | Teach
  | Lift
  | Look
  | Tempo
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
  | Detail
  | Pong;
