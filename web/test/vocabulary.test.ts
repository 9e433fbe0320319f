/** The generated types fit what games say, and nothing else; events name players by kind. */
import { expect, test } from "vitest";
import type { PublicEnemyAnswer, PublicEnemyEvent, PublicEnemyView } from "../src/wire/games/public-enemy";
import type {
  WesternLegendsAnswers,
  WesternLegendsEvent,
  WesternLegendsReason,
} from "../src/wire/games/western-legends";
import { concerns, knowVocabulary } from "../src/wire/vocabulary";

knowVocabulary("range", {
  events: { shot: "shots:shot* winner:player? by:number", none: "" },
  records: { shot: "seat:player tile:number" },
});

test("players are found in lists and records, amounts are none", () => {
  const shot = {
    event: "shot",
    shots: [
      { seat: 2, tile: 1 },
      { seat: 3, tile: 0 },
    ],
    winner: null,
    by: 4,
  };
  expect([0, 1, 2, 3, 4].filter((seat) => concerns("range", shot, seat))).toEqual([2, 3]);
  expect(concerns("range", { ...shot, winner: 0 } as { event: string }, 0)).toBe(true);
});

test("nobody is concerned as a spectator, by an unknown event or in an unknown game", () => {
  expect(concerns("range", { event: "none" }, 0)).toBe(false);
  expect(concerns("range", { event: "howl" }, 0)).toBe(false);
  expect(concerns("coyote", { event: "shot" }, 0)).toBe(false);
  expect(concerns("range", { event: "shot" }, null)).toBe(false);
});

test("the types hold what the rules declare", () => {
  const took: PublicEnemyEvent = { event: "took", seat: 1, town: "deadwood", card: "kid_curry" };
  const peeked: PublicEnemyEvent = { event: "peeked", seat: 1, deck: "saloon" }; // its secret may be missing
  const rode: WesternLegendsEvent = { event: "rode", player: 0, path: ["dixon_creek"], cause: "story:the_law" };
  const answers: PublicEnemyAnswer[] = ["draw:saloon", "hunt:2:loners", "pass"];
  const acts: WesternLegendsAnswers["act"][] = ["ride:dixon_creek:by:darkrock", "deposit:1+10_clubs", "end"];
  const far: WesternLegendsReason = { reason: "too_far", values: { space: "dixon_creek", needs: 4, has: 3 } };
  const turn = (view: PublicEnemyView): number => view.players[view.turn]!.stacks.loners.length;
  // @ts-expect-error there is no such card
  const joker: PublicEnemyEvent = { event: "took", seat: 1, town: "deadwood", card: "joker" };
  // @ts-expect-error a field is missing
  const short: WesternLegendsEvent = { event: "rode", player: 0, cause: "move" };
  // @ts-expect-error the saloon has nothing open to bury
  const bury: PublicEnemyAnswer = "bury:saloon";
  // @ts-expect-error no such space
  const nowhere: WesternLegendsAnswers["act"] = "ride:nowhere";
  // @ts-expect-error no such reason
  const why: WesternLegendsReason = { reason: "too_near", values: {} };
  expect([took, peeked, rode, joker, short].every((event) => event.event)).toBe(true);
  expect([...answers, ...acts, bury, nowhere, far.reason, why.reason].every(Boolean)).toBe(true);
  expect(turn).toBeTypeOf("function");
});
