/** Lets the table be heard: after the first gesture, as loud as the reader wishes, nothing of it the only sign of anything. */
import { settings, still } from "../settings/settings.svelte";
import type { Place } from "./instruments";
import type { AirName, SoundName } from "./sounds";
export type { AirName, SoundName } from "./sounds";

type Kit = typeof import("./sounds");
type Stage = { kit: Kit; place: Place; loud: GainNode };

/** What people who ask for calm still hear: what calls them. */
const CALLS: SoundName[] = ["turn", "end"];
const GESTURES = ["pointerdown", "keydown"] as const;
const FEWEST = 0.06; // seconds between two of the same sound

let stage: Promise<Stage> | null = null;
let gesture = false;
const heard = new Map<SoundName, number>();

/** Browsers keep still until somebody has touched the page, and so does this. */
if (typeof document !== "undefined")
  for (const kind of GESTURES) document.addEventListener(kind, () => (gesture = true), { once: true, capture: true });

/** Is anything to be heard? */
export const audible = (): boolean => gesture && settings.sound && settings.volume > 0;

/** Fetched and set up when something is to be heard for the first time. */
async function setUp(): Promise<Stage> {
  const kit = await import("./sounds");
  const ctx = new AudioContext();
  const loud = new GainNode(ctx, { gain: 0 });
  loud.connect(ctx.destination);
  return { kit, place: kit.room(ctx, loud), loud };
}

async function ready(): Promise<Stage> {
  const set = await (stage ??= setUp());
  const ctx = set.place.ctx as AudioContext;
  set.loud.gain.value = settings.volume ** 2; // as ears hear it
  if (ctx.state !== "running") await ctx.resume();
  return set;
}

/** Something is shown: let it be heard, too. */
export function hear(name: SoundName): void {
  if (!audible() || ((still() || document.hidden) && !CALLS.includes(name))) return;
  void ready().then(
    ({ kit, place }) => {
      const now = place.ctx.currentTime;
      if (now - (heard.get(name) ?? -1) < FEWEST) return;
      heard.set(name, now);
      kit.SOUNDS[name].make(place, now + 0.005);
    },
    () => undefined,
  ); // a browser without sound shows it all the same
}

/** What the place sounds like as long as the component lives; calm readers hear nothing of it. */
export function breathe(wanted: () => AirName | null): void {
  $effect(() => {
    const name = wanted();
    if (!name || !settings.sound || !settings.volume || still()) return;
    let end: (() => void) | null = null;
    let gone = false;
    const begin = (): void => {
      if (!audible()) return;
      void ready().then(
        ({ kit, place }) => {
          if (!gone && !end) end = kit.air(place, name);
        },
        () => undefined,
      );
    };
    begin();
    document.addEventListener("pointerup", begin, { once: true }); // the first gesture may be yet to come
    return () => {
      gone = true;
      end?.();
      document.removeEventListener("pointerup", begin);
    };
  });
}

/** As loud as the reader wishes, at once. */
export function loudness(): void {
  void stage?.then(({ loud }) => (loud.gain.value = settings.sound ? settings.volume ** 2 : 0));
}
