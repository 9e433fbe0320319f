/** How a moment is acted out: cards ride, saloon cards are shown, a scoring is counted line by line. */
import { say } from "../../i18n/say.svelte";
import type { Animator } from "../../wire/moments.svelte";
import type { GameEvent } from "../../wire/shapes";
import type { Names } from "../names";
import { ends, scores } from "./acts";
import { after } from "./after";
import { GANG_OF } from "./box";
import { sentence } from "./events";
import { flight, pause } from "./flight";
import type { Scene } from "./scene.svelte";
import { enemy } from "./sight";

const SHOWN = 1500; // long enough to read what a saloon card does
const LINE = 650; // between two lines of a scoring
const STAYS = 8_000; // so long the next move waits for the reader of a scoring

/** Made for one table on the page; `root` is where its things are found. Who skips sees a scoring all the same. */
export function animator(scene: Scene, root: HTMLElement): Animator {
  return async ({ events, before }, skip) => {
    const scoring = events.filter(scores);
    scene.between = enemy(before);
    try {
      for (const event of events) {
        if (skip.aborted) break;
        await play(scene, root, event, events, skip);
        if (ends(event)) scoring.length = 0; // it has been shown
      }
    } finally {
      scene.between = null;
      scene.act = null;
    }
    if (scoring.some(ends) && !scene.table.view?.result) scene.recall(scoring);
  };
}

async function play(scene: Scene, root: HTMLElement, event: GameEvent, all: GameEvent[], skip: AbortSignal): Promise<void> {
  if (scores(event)) {
    if (ends(event)) await score(scene, all.filter(scores), skip);
    return;
  }
  await (ACTS[event.event] ?? nothing)(scene, root, event, skip, all);
  scene.between = after(scene.between ?? scene.view, event);
  if (event.event === "turned_up") await pause(120, skip);
}

type Acting = (scene: Scene, root: HTMLElement, event: GameEvent, skip: AbortSignal, all: GameEvent[]) => Promise<void>;

const nothing: Acting = async () => undefined;
const deck = (name: unknown): string => `[data-deck="${name as string}"] [data-card]`;
const pile = (seat: unknown, card: unknown): string => `[data-pile="${seat as number}:${GANG_OF[card as string]}"]`;
const topOf = (seat: unknown, card: unknown): string => `${pile(seat, card)} [data-top], ${pile(seat, card)} .badge`;

const ACTS: Record<string, Acting> = {
  took: (_, root, event, skip) => flight(root, deck(event["town"]), pile(event.seat, event["card"]), skip),
  saloon: (scene, _, event, skip, all) => showSaloon(scene, event, skip, all),
  discarded: (_, root, event, skip) => flight(root, topOf(event.seat, event["card"]), ".seen", skip, true),
  hunted: (_, root, event, skip) => flight(root, topOf(event["owner"], event["card"]), ".seen", skip, true),
  swindled: (_, root, event, skip) =>
    flight(root, topOf(event["owner"], event["card"]), pile(event.seat, event["card"]), skip),
  buried: (_, root, event, skip) => flight(root, deck(event["town"]), `[data-deck="${event["town"] as string}"] .cards-left`, skip, true),
  peeked: (scene, _, event, skip) => showPeeked(scene, event, skip),
  cavalry: (_, root, event, skip) =>
    flight(root, `[data-deck="${event["left"] as string}"] [data-cavalry]`, deck(event["town"]), skip),
  round_begins: (scene, _, event, skip) => banner(scene, sentence(event, scene.names), skip),
};

async function banner(scene: Scene, text: string, skip: AbortSignal): Promise<void> {
  scene.act = { kind: "banner", text };
  await pause(SHOWN, skip);
  scene.act = null;
}

/** What a saloon card does, or that it finds nothing to do. */
export function effect(event: GameEvent, all: GameEvent[], names: Names): string {
  const idle = all.find((other) => other.event === "no_effect");
  if (idle) return sentence(idle, names);
  const seat = event.seat as number;
  return say(`we-act-${event["card"] as string}`, { who: names.who(seat), me: names.isMe(seat) });
}

/** Turned over large, with what it does; then it is out. */
async function showSaloon(scene: Scene, event: GameEvent, skip: AbortSignal, all: GameEvent[]): Promise<void> {
  const card = event["card"] as string;
  scene.act = { kind: "card", card, text: effect(event, all, scene.names), secret: false };
  await pause(SHOWN, skip);
  scene.act = null;
}

/** The one who looked sees the card; the others see that somebody looked. */
async function showPeeked(scene: Scene, event: GameEvent, skip: AbortSignal): Promise<void> {
  const card = event["card"] as string | undefined;
  if (!card) return banner(scene, sentence(event, scene.names), skip);
  scene.act = { kind: "card", card, text: say("we-act-peeked"), secret: true };
  await pause(SHOWN * 1.4, skip);
  scene.act = null;
}

/** Line by line, the tokens moving as they are won; then it stays in sight until it is sent on, though the
 * table does not wait for that for ever. */
async function score(scene: Scene, steps: GameEvent[], skip: AbortSignal): Promise<void> {
  const hurry = new AbortController();
  const either = AbortSignal.any([skip, hurry.signal]);
  for (const [n, event] of steps.entries()) {
    scene.act = { kind: "scoring", steps: steps.slice(0, n + 1), goOn: () => hurry.abort() };
    await pause(tilesTurned(event) * 300 + LINE, either);
    scene.between = after(scene.view, event);
  }
  const read = new AbortController();
  scene.recall(steps, () => read.abort());
  scene.act = null;
  await pause(STAYS, AbortSignal.any([skip, read.signal]));
  if (scene.table.view?.result) scene.recalled = null; // the final count lies where it lay
}

/** How many tiles a duel turns before it is over. */
function tilesTurned(event: GameEvent): number {
  if (event.event === "duel") return Math.min(...(event["bangs"] as number[]));
  return event.event === "tuel" ? (event["bang"] as number) : 0;
}

