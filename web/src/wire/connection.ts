/** One socket to one table that comes back by itself, and says again what nobody has acknowledged. */
import type { Said, Told } from "./types";

export type Command = Extract<Said, { cid: string }>;
export type Heard = {
  news: (message: Told) => void;
  /** Open and greeted; `false`: lost, and another try follows. */
  live: (yes: boolean) => void;
  /** Not even the handshake came about, for the third time in a row, or the sixth; the server may say elsewhere why. */
  barred: () => void;
  /** The server has shut the door; there is no other try. */
  shut: () => void;
};

const QUIET = 20_000; // a ping after so long, in milliseconds
const DEAD = 10_000; // without an answer to it for so long the line counts as cut
const RESTARTING = 1012; // the close code of a server that comes back at once
const BARRED = 3; // tries in a row that never opened
const SHUT = new Set([1008, 4403, 4404]); // misbehaved, no longer mine, not there

/** How long to wait before try number `n` (from 0): full jitter below a doubling limit of 0.5 to 30 s. */
export function backOff(n: number, luck = Math.random()): number {
  return luck * Math.min(30_000, 500 * 2 ** n);
}

/** Where the socket is. */
export function socketAddress(place: { protocol: string; host: string } = location): string {
  return `${place.protocol === "https:" ? "wss" : "ws"}://${place.host}/api/socket`;
}

export class Connection {
  private socket: WebSocket | null = null;
  private readonly unacked = new Map<string, Command>();
  private tries = 0;
  private unopened = 0; // tries in a row
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private greeted = false;
  private over = false;

  constructor(
    private readonly hello: () => Said,
    private readonly heard: Heard,
  ) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Send a command, now or as soon as there is a line; it is kept until its ack or nack. */
  command(said: Command): void {
    this.unacked.set(said.cid, said);
    if (this.greeted) this.say(said);
  }

  /** Said once, and lost with the line. */
  say(said: Said): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(said));
  }

  /** For good. */
  close(): void {
    this.over = true;
    this.rest();
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close(1000);
  }

  private readonly hurry = (): void => {
    if (this.socket || this.over || document.hidden) return;
    this.tries = 0;
    this.connect();
  };

  private connect(): void {
    this.rest();
    const socket = new WebSocket(socketAddress());
    this.socket = socket;
    this.unopened += 1;
    socket.onopen = () => {
      this.unopened = 0;
      this.say(this.hello());
    };
    socket.onmessage = (event) => {
      if (this.socket === socket) this.take(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private take(message: Told): void {
    this.listen();
    if (message.kind === "ack" || message.kind === "nack") this.unacked.delete(message.cid);
    this.heard.news(message);
    const first = !this.greeted && (message.kind === "view" || message.kind === "lobby");
    if (!first || this.over) return;
    this.greeted = true;
    this.tries = 0;
    this.heard.live(true);
    for (const said of [...this.unacked.values()]) this.say(said);
  }

  /** Ping when it has been quiet; a line that does not answer is closed and tried anew. */
  private listen(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.say({ kind: "ping" });
      this.watchdog = setTimeout(() => this.cut(), DEAD);
    }, QUIET);
  }

  /** The line is dead, or the browser says that there is no network. */
  private readonly cut = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    this.lost(0);
  };

  private lost(code: number): void {
    this.socket = null;
    this.greeted = false;
    this.rest();
    if (this.over) return;
    if (SHUT.has(code)) return this.heard.shut();
    this.heard.live(false);
    if (this.unopened && this.unopened % BARRED === 0) this.heard.barred();
    const wait = code === RESTARTING ? 100 + backOff(0) : backOff(this.tries++);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private rest(): void {
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
  }
}
