/** How a moment is acted out: cards ride, saloon cards are shown, a scoring is counted line by line. */
import { say } from "../../i18n/say.svelte";
import type { Animator } from "../../wire/moments.svelte";
import type { Card, Deck, PublicEnemyEvent } from "../../wire/games/public-enemy";
import type { Names } from "../names";
import { ends, scores } from "./acts";
import { after } from "./after";
import { GANG_OF } from "./box";
import { sentence, type Told } from "./events";
import { flight, RIDE, type Sky } from "./flight";
import type { Scene } from "./scene.svelte";
import { enemy, told } from "./sight";
import { sound } from "./sound";

const SHOWN = 1500; // long enough to read what a saloon card does
const LINE = 650; // between two lines of a scoring
const TILE = 300; // a tile of a shoot-out
const TURN = 120; // a card is turned up
const BEAT = 420; // between two moves of others
const RIDES = ["took", "discarded", "hunted", "swindled", "buried", "cavalry"];

/** Milliseconds that an event takes at single speed. */
function lengthOf(event: PublicEnemyEvent): number {
  if (scores(event)) return tilesTurned(event) * TILE + LINE;
  if (event.event === "peeked") return SHOWN * 1.4;
  if (event.event === "saloon" || event.event === "round_begins") return SHOWN;
  return RIDES.includes(event.event) ? RIDE : event.event === "turned_up" ? TURN : 0;
}

/** What happens at this table is acted out from now on; the way back. */
export function acts(scene: Scene, root: HTMLElement): () => void {
  const { moments } = scene.table;
  moments.animate = animator(scene, root);
  moments.length = ({ before, events, mine }) =>
    told(before, events).reduce((sum, event) => sum + lengthOf(event), mine ? 0 : BEAT);
  moments.stops = moments.stages = ({ before, events }) => told(before, events).some(ends);
  return () => {
    moments.animate = null;
    moments.length = () => 0;
    moments.stops = moments.stages = () => false;
    scene.between = null;
    scene.act = null;
    scene.recalled = null;
  };
}

/** Made for one table on the page; `root` is where its things are found. Who skips sees a scoring all the same. */
export function animator(scene: Scene, root: HTMLElement): Animator {
  const { moments } = scene.table;
  return async ({ events: news, before, mine }, skip) => {
    const events = told(before, news);
    const scoring = events.filter(scores);
    scene.between = enemy(before);
    try {
      for (const event of events) {
        if (skip.aborted) break;
        moments.told += 1;
        await play(scene, root, event, events, skip);
        if (ends(event)) scoring.length = 0; // it has been shown
      }
      if (!mine) await moments.pause(BEAT, skip);
    } finally {
      scene.between = null;
      scene.act = null;
    }
    if (scoring.some(ends) && !scene.table.view?.result) scene.recall(scoring);
  };
}

async function play(
  scene: Scene,
  root: HTMLElement,
  event: PublicEnemyEvent,
  all: PublicEnemyEvent[],
  skip: AbortSignal,
): Promise<void> {
  if (scores(event)) {
    if (ends(event)) await score(scene, all.filter(scores), skip);
    return;
  }
  sound(event.event);
  const { moments } = scene.table;
  const rides = RIDES.includes(event.event);
  await acted(scene, { root, rate: moments.rate() }, event, skip, all);
  if (rides) moments.played(RIDE);
  scene.between = after(scene.between ?? scene.view, event);
  if (event.event === "turned_up") await moments.pause(TURN, skip);
}

const deck = (name: Deck | null): string => `[data-deck="${name}"] [data-card]`;
const pile = (seat: number, card: Card): string => `[data-pile="${seat}:${GANG_OF[card]}"]`;
const topOf = (seat: number, card: Card): string => `${pile(seat, card)} [data-top], ${pile(seat, card)} .badge`;

async function acted(
  scene: Scene,
  sky: Sky,
  event: PublicEnemyEvent,
  skip: AbortSignal,
  all: PublicEnemyEvent[],
): Promise<void> {
  switch (event.event) {
    case "took":
      return flight(sky, deck(event.town), pile(event.seat, event.card), skip);
    case "saloon":
      return showSaloon(scene, event, skip, all);
    case "discarded":
      return flight(sky, topOf(event.seat, event.card), ".seen", skip, true);
    case "hunted":
      return flight(sky, topOf(event.owner, event.card), ".seen", skip, true);
    case "swindled":
      return flight(sky, topOf(event.owner, event.card), pile(event.seat, event.card), skip);
    case "buried":
      return flight(sky, deck(event.town), `[data-deck="${event.town}"] .cards-left`, skip, true);
    case "peeked":
      return showPeeked(scene, event, skip);
    case "cavalry":
      return flight(sky, `[data-deck="${event.left}"] [data-cavalry]`, deck(event.town), skip);
    case "round_begins":
      return banner(scene, sentence(event, scene.names), skip);
  }
}

async function banner(scene: Scene, text: string, skip: AbortSignal): Promise<void> {
  scene.act = { kind: "banner", text };
  await scene.table.moments.pause(SHOWN, skip);
  scene.act = null;
}

/** What a saloon card does, or that it finds nothing to do. */
export function effect(event: Told<"saloon">, all: PublicEnemyEvent[], names: Names): string {
  const idle = all.find((other) => other.event === "no_effect");
  if (idle) return sentence(idle, names);
  return say(`public-enemy-page-act-${event.card}`, { who: names.who(event.seat), me: names.isMe(event.seat) });
}

/** Turned over large, with what it does; then it is out. */
async function showSaloon(
  scene: Scene,
  event: Told<"saloon">,
  skip: AbortSignal,
  all: PublicEnemyEvent[],
): Promise<void> {
  const { card } = event;
  scene.act = { kind: "card", card, text: effect(event, all, scene.names), secret: false };
  await scene.table.moments.pause(SHOWN, skip);
  scene.act = null;
}

/** The one who looked sees the card; the others see that somebody looked. */
async function showPeeked(scene: Scene, event: Told<"peeked">, skip: AbortSignal): Promise<void> {
  const { card } = event;
  if (!card) return banner(scene, sentence(event, scene.names), skip);
  scene.act = { kind: "card", card, text: say("public-enemy-page-act-peeked"), secret: true };
  await scene.table.moments.pause(SHOWN * 1.4, skip);
  scene.act = null;
}

/** Line by line, the tokens moving as they are won; then it stays in sight until it is sent on, and the table
 * goes on behind it. */
async function score(scene: Scene, steps: PublicEnemyEvent[], skip: AbortSignal): Promise<void> {
  const hurry = new AbortController();
  const either = AbortSignal.any([skip, hurry.signal]);
  for (const [n, event] of steps.entries()) {
    scene.act = { kind: "scoring", steps: steps.slice(0, n + 1), goOn: () => hurry.abort() };
    if (!either.aborted) sound(event.event);
    await scene.table.moments.pause(lengthOf(event), either);
    scene.between = after(scene.view, event);
  }
  scene.recall(steps);
  scene.act = null;
  if (scene.table.view?.result) scene.recalled = null; // the final count lies where it lay
}

/** How many tiles a duel turns before it is over. */
function tilesTurned(event: PublicEnemyEvent): number {
  if (event.event === "duel") return Math.min(...event.bangs);
  return event.event === "tuel" ? event.bang : 0;
}
