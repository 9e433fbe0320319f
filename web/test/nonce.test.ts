/** The server is bound to its secret before it learns what a player adds to the luck. */
import { beforeEach, expect, test, vi } from "vitest";
import { keptOf, ownNonce } from "../src/wire/links";
import { rest } from "../src/wire/rest";

let calls: [string, unknown, string][]; // address, body, and the commitment kept by then

function server(refused: string[] = []): void {
  calls = [];
  vi.stubGlobal("fetch", (address: string, { body }: { body?: string }) => {
    calls.push([address, JSON.parse(body ?? "null"), keptOf("t1").commitment]);
    const no = refused.some((end) => address.endsWith(end));
    const reply = no ? { reason: "begun_already" } : { table: "t1", commitment: "c0" };
    return Promise.resolve(new Response(JSON.stringify(reply), { status: no ? 409 : 200 }));
  });
}

beforeEach(() => localStorage.clear());

test("one click opens a table, keeps the commitment, and adds the nonce with the start", async () => {
  server();
  expect((await rest.playNow({ game: "chess" })).table).toBe("t1");
  const { nonce } = keptOf("t1");
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(calls).toEqual([
    ["/api/play-now", { game: "chess", wait: true }, ""],
    ["/api/tables/t1/start", { nonce }, "c0"],
  ]);
});

test("a table that waits for others is not started, one at this screen is", async () => {
  server();
  await rest.open({ game: "chess", seats: 2, mode: "online" });
  expect(calls.map(([address]) => address)).toEqual(["/api/tables"]);
  await rest.open({ game: "chess", seats: 2, mode: "hot_seat" });
  expect(calls.at(-1)).toEqual(["/api/tables/t1/start", { nonce: keptOf("t1").nonce }, "c0"]);
});

test("a nonce that came too late, or second, is not looked for later", async () => {
  for (const refused of [["/nonce"], []]) {
    server(refused);
    await rest.addNonce("t1");
    expect([calls.length, keptOf("t1").nonce]).toEqual([1, ""]);
  }
});

test("who was refused a seat or a start misses no nonce in the journal later", async () => {
  server(["/join", "/start"]);
  await expect(rest.join("t1", { name: "Anna", colour: 0, nonce: ownNonce("t1") })).rejects.toThrow();
  expect(keptOf("t1").nonce).toBe("");
  await expect(rest.playNow({ game: "chess" })).rejects.toThrow();
  expect([calls.length, keptOf("t1")]).toMatchObject([3, { nonce: "", commitment: "c0" }]);
});
