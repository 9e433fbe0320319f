/** A table over a socket that is cut, late, and sometimes refuses. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offline } from "../src/table/offline";
import { backOff } from "../src/wire/connection";
import { keptOf } from "../src/wire/links";
import { LiveTable, openTable } from "../src/wire/table.svelte";

type Frame = Record<string, unknown>;
let sockets: FakeSocket[];
let table: LiveTable;

class FakeSocket {
  readyState = 0;
  sent: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    sockets.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  hear(frame: Frame): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
const ask = (decision: number) => ({
  seat: 0,
  key: "draw",
  options: ["a", "b"],
  refusals: [],
  group: "",
  idle: "",
  picks: 1,
  decision,
});
const view = (seq: number, more: Frame = {}): Frame => ({
  kind: "view",
  seq,
  seat: 0,
  table: { people: [], pace: {}, commitment: "c0" },
  first: 0,
  events: [{ event: "begin" }],
  clock: null,
  view: { asks: [ask(4)], turn: 0, events: 1 },
  undo: { free: 0, may_ask: false },
  chat: [],
  link: "l0",
  host: true,
  seats: [0],
  ...more,
});
const line = (): FakeSocket => sockets.at(-1)!;
const said = (kind: string): Frame[] => line().sent.filter((frame) => frame["kind"] === kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  localStorage.clear();
  sockets = [];
  table = openTable("t1");
  line().open();
  line().hear(view(1));
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer names its decision, and locks until it is taken", async () => {
  table.answer("a");
  table.answer("b");
  expect(said("answer")).toMatchObject([{ decision: 4, text: "a" }]);
  expect([table.locked, table.pressed]).toEqual([true, "a"]);
  line().hear({ kind: "ack", cid: said("answer")[0]!["cid"], seq: 2 });
  expect(table.locked).toBe(true); // the next question is not here yet
  line().hear({ kind: "delta", seq: 2, events: [{ event: "took" }], patch: [[["asks"], [ask(5)]]] });
  await vi.advanceTimersByTimeAsync(1);
  expect([table.locked, table.ask?.decision]).toEqual([false, 5]);
});

test("a refusal restores the choices and says why", () => {
  table.answer("a");
  line().hear({ kind: "nack", cid: said("answer")[0]!["cid"], reason: "no_passing", values: {}, rule: "PE TURN-1" });
  expect([table.locked, table.refusal?.rule]).toEqual([false, "PE TURN-1"]);
});

test("what was not acknowledged is said again, with the same id, after the line was cut", async () => {
  table.answer("a");
  const cid = said("answer")[0]!["cid"];
  line().close();
  expect(table.status).toBe("offline");
  await vi.advanceTimersByTimeAsync(600);
  line().open();
  expect(said("hello")).toMatchObject([{ table: "t1", events: 1 }]);
  expect(said("answer")).toEqual([]);
  line().hear(view(9, { first: 1, events: [] }));
  expect(said("answer")).toMatchObject([{ cid, text: "a" }]);
  expect([table.status, table.events.length]).toEqual(["live", 1]);
});

test("a gap asks for everything, and nothing is applied twice", () => {
  line().hear({ kind: "delta", seq: 3, patch: [[["turn"], 7]] });
  expect(said("resync")).toEqual([{ kind: "resync", events: 1 }]);
  line().hear(view(3, { first: 1, events: [{ event: "took" }] }));
  line().hear({ kind: "delta", seq: 3, events: [{ event: "took" }] });
  expect(table.events.map((event) => event.event)).toEqual(["begin", "took"]);
});

test("a quiet line is pinged, and one that does not answer is replaced", async () => {
  await vi.advanceTimersByTimeAsync(20_001);
  expect(said("ping")).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_001 + 600);
  expect(sockets.length).toBe(2);
});

test("where the door is shut no line is tried again", async () => {
  line().hear({ kind: "notice", reason: "no_such_table", values: {} });
  line().close(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.status, sockets.length]).toEqual(["closed", 1]);
});

test("waits double from half a second to half a minute", () => {
  expect([0, 1, 2, 20].map((n) => backOff(n, 1))).toEqual([500, 1000, 2000, 30_000]);
});

test("commitment and links are kept for the verification", () => {
  line().hear({ kind: "delta", seq: 2, link: "l1" });
  expect(keptOf("t1")).toMatchObject({ commitment: "c0", links: ["l0", "l1"] });
});

test("who sits at an open table adds a nonce, once, after the commitment is kept", async () => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    calls.push(`${address} ${keptOf("t2").commitment}`);
    return Promise.resolve(new Response(JSON.stringify({ taken: false }), { status: 200 }));
  });
  const lobby = {
    kind: "lobby",
    seq: 1,
    table: { status: "open", people: [], pace: {}, commitment: "c2" },
    chat: [],
    host: true,
    seats: [0],
  };
  table.close();
  table = openTable("t2");
  line().open();
  line().hear({ ...lobby, seats: [] });
  line().hear(lobby);
  await vi.advanceTimersByTimeAsync(0);
  line().hear({ ...lobby, seq: 2 });
  expect(calls).toEqual(["/api/tables/t2/nonce c2"]);
  line().hear({ ...lobby, seq: 3, seats: [] });
  expect(keptOf("t2")).toMatchObject({ commitment: "c2", nonce: "" });
});

test("a line that is refused three times asks why, and says so until there is one", async () => {
  const reply = { reason: "too_many", values: {} };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(reply), { status: 409 })));
  for (let tries = 0; tries < 4; tries++) {
    expect(table.notice).toBeNull();
    line().close();
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(table.notice).toMatchObject({ reason: "too_many" });
  expect(offline(table)).not.toBe(offline({ notice: null }));
  line().open();
  line().hear(view(2));
  expect([table.status, table.notice]).toEqual(["live", null]);
});

test("a pass that is the only answer is no question against bots alone, and is one among people", () => {
  const pass = { ...ask(4), options: ["pass"], idle: "pass" };
  const asked = (kind: string) => {
    const people = [{ kind: "person" }, { kind }];
    sockets[0]!.open();
    sockets[0]!.hear(
      view(1, { table: { people, pace: {}, commitment: "c0" }, view: { asks: [pass], turn: 0, events: 1 } }),
    );
    return table.ask;
  };
  expect(asked("bot")).toBeNull();
  expect(asked("person")?.options).toEqual(["pass"]);
});
