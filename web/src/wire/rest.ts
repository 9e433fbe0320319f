/** The server's REST side, typed; what it refuses becomes a Refused with its key. */
import { commas } from "../telling/names";
import { knows, say } from "../i18n/say.svelte";
import type { Term } from "../i18n/said";
import { forgetNonce, keepCommitment, ownNonce } from "./links";
import type { Json } from "./shapes";
import type {
  Added,
  GameCard,
  Invitation,
  Join,
  Learn,
  LessonCard,
  Lists,
  Me,
  MeChange,
  NewTable,
  Note,
  NoteChange,
  Opened,
  PlayNow,
  Position,
  PushAddress,
  Refusal,
  Remembered,
  Replay,
  Rulebook,
  TableCard,
} from "./types";

/** Why something was not done; words() says it to a person. */
export class Refused extends Error {
  constructor(
    readonly reason: string,
    readonly values: Record<string, Json> = {},
    readonly status = 0,
  ) {
    super(reason);
  }

  words(): string {
    return refusal(this.reason, this.values);
  }
}

/** A refusal of the server in words, wherever it came from. */
export function refusal(reason: string, values: Record<string, Json> = {}): string {
  const key = `refused-${reason}`;
  const told = Object.entries(values).map(([name, value]): [string, Term] => [
    name,
    typeof value === "number" ? value : Array.isArray(value) ? commas(value.map(String)) : String(value),
  ]);
  return knows(key) ? say(key, Object.fromEntries(told)) : say("refused", { reason });
}

/** Any error in words. */
export function wordsOf(error: unknown): string {
  return error instanceof Refused ? error.words() : refusal("unexpected");
}

async function call<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (key) headers["X-Saddlebag-Key"] = key;
  if (method !== "GET") headers["X-Saddlebag"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const json = body === undefined ? undefined : JSON.stringify(body);
  const reply = await fetch(`/api/${path}`, { method, headers, body: json }).catch(() => {
    throw new Refused("no_connection");
  });
  const text = await reply.text();
  if (!reply.ok) throw refusedBy(reply.status, text);
  return (text ? JSON.parse(text) : undefined) as T;
}

function refusedBy(status: number, text: string): Refused {
  try {
    const told = JSON.parse(text) as Partial<Refusal>;
    if (told.reason) return new Refused(told.reason, told.values ?? {}, status);
  } catch {
    // Not from us: a proxy in between, or a server that is starting up.
  }
  return new Refused("unexpected", {}, status);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T = void>(path: string, body?: unknown) => call<T>("POST", path, body);
const as = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const rest = {
  games: () => get<GameCard[]>("games"),
  me: () => get<Me>("me"),
  /** Why a socket was not taken, which it cannot say itself. */
  door: () => get<void>("door"),
  changeMe: (change: MeChange) => post<Me>("me", change),
  playNow: (wish: PlayNow) => post<Opened>("play-now", { ...wish, wait: true }).then(begun),
  tables: () => get<Lists>("tables"),
  lessons: () => get<LessonCard[]>("lessons"),
  learn: (lesson: string, wish: Learn) => post<Opened>(`lessons/${lesson}`, wish),
  open: (table: NewTable) =>
    post<Opened>("tables", { ...table, wait: true }).then((opened) =>
      table.mode === "online" ? opened : begun(opened),
    ),
  /** `key`: the secret of a join link, which opens a table that has no spectators. */
  table: (id: string, key = "") => call<TableCard>("GET", `tables/${id}`, undefined, key),
  join: (id: string, join: Join) => post<Opened>(`tables/${id}/join`, join).catch(without(id)),
  start: (id: string) => post(`tables/${id}/start`),
  /** My part of the luck, once the commitment is kept. */
  addNonce: (id: string) =>
    post<Added>(`tables/${id}/nonce`, { nonce: ownNonce(id) }).then(
      ({ taken }) => void (taken || forgetNonce(id)),
      () => forgetNonce(id),
    ),
  leave: (id: string) => post(`tables/${id}/leave`),
  seatBot: (id: string, seat: number, bot: string) => post(`tables/${id}/seats/${seat}/bot`, { bot }),
  removeBot: (id: string, seat: number) => call<void>("DELETE", `tables/${id}/seats/${seat}/bot`),
  free: (id: string, seat: number, reason: string) => post(`tables/${id}/seats/${seat}/free`, { reason }),
  reissue: (id: string, seat: number) => post<Invitation>(`tables/${id}/seats/${seat}/ticket`),
  makeHost: (id: string, seat: number) => post(`tables/${id}/seats/${seat}/host`),
  kick: (id: string, seat: number, reason: string) => post(`tables/${id}/seats/${seat}/kick`, { reason }),
  mute: (id: string, seat: number, muted: boolean, reason: string) =>
    post(`tables/${id}/seats/${seat}/mute`, { muted, reason }),
  handOver: (id: string, bot: string) => post(`tables/${id}/hand-over`, { bot }),
  takeBack: (id: string) => post(`tables/${id}/take-back`),
  resign: (id: string, bot: string) => post(`tables/${id}/resign`, { bot }),
  rematch: (id: string) => post<Opened>(`tables/${id}/rematch`),
  link: (id: string) => get<Invitation>(`tables/${id}/link`),
  ticket: (id: string) => post<Invitation>(`tables/${id}/ticket`),
  move: (ticket: string) => post<Opened>("move", { ticket }),
  /** The address of the journal's file, for a download link. */
  exportAddress: (id: string, seat: number | null) => `/api/tables/${id}/export${as(seat)}`,
  export: (id: string, seat: number | null) => get<unknown>(`tables/${id}/export${as(seat)}`),
  import: (journal: unknown) => post<Opened>(`import?newcomer=${encodeURIComponent(say("newcomer"))}`, journal),
  replay: (id: string, seat: number | null) => get<Replay>(`tables/${id}/replay${as(seat)}`),
  finale: (id: string) => get<Remembered>(`tables/${id}/finale`),
  at: (id: string, n: number, seat: number | null) => get<Position>(`tables/${id}/at/${n}${as(seat)}`),
  notes: (id: string) => get<Note[]>(`tables/${id}/notes`),
  note: (id: string, change: NoteChange) => call<void>("PUT", `tables/${id}/notes`, change),
  push: (address: PushAddress) => post("push", address),
  noPush: () => call<void>("DELETE", "push"),
  rules: (game: string) => get<Rulebook>(`rules/${game}`),
};

/** A table nobody is missing at: what the server is bound to is kept before it learns this player's nonce. */
async function begun(opened: Opened): Promise<Opened> {
  keepCommitment(opened.table, opened.commitment);
  await post(`tables/${opened.table}/start`, { nonce: ownNonce(opened.table) }).catch(without(opened.table));
  return opened;
}

/** Refused: the nonce that went along is not in the luck, and must not be missed there later. */
const without =
  (table: string) =>
  (error: unknown): never => {
    forgetNonce(table);
    throw error;
  };
