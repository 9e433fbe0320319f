/** The sounds of the table, each made on the spot: no file is fetched. */
import { bell, burst, filled, noise, room, string, tone, whistle, type Place } from "./instruments";

/** `long`: seconds after which nothing of it is heard any more, the hall around it included. */
type Sound = { long: number; make: (place: Place, at: number) => void };

const some = (times: number, each: (i: number) => void): void =>
  Array.from({ length: times }, (_, i) => each(i)).forEach(() => undefined);
const about = (value: number, by: number): number => value * (1 + (Math.random() * 2 - 1) * by);

/** One hoof: the blow, and the dust. */
function hoof(place: Place, at: number, loud: number): void {
  tone(place, at, { long: 0.07, from: about(190, 0.1), to: 85, loud: loud * 0.5 });
  burst(place, at, { long: 0.06, pitch: about(620, 0.15), q: 4, loud: loud * 1.1 });
  burst(place, at + 0.02, { long: 0.09, pitch: 2600, q: 0.7, loud: loud * 0.06, kind: "highpass" });
}

function coin(place: Place, at: number, pitch: number): void {
  for (const [part, loud] of [
    [1, 0.16],
    [1.51, 0.1],
    [2.42, 0.06],
  ] as const)
    tone(place, at, { long: 0.34 / part + 0.06, from: pitch * part, to: pitch * part * 0.995, loud, type: "triangle" });
}

export const SOUNDS = {
  /** Three beats of a gallop, twice. */
  hooves: {
    long: 2,
    make: (place, at) =>
      [0, 0.09, 0.2, 0.42, 0.51, 0.62].forEach((beat, i) =>
        hoof(place, at + beat, [0.5, 0.62, 0.85][i % 3]! * (i > 2 ? 0.8 : 1)),
      ),
  },
  card: {
    long: 1.4,
    make: (place, at) => {
      burst(place, at, { long: 0.1, pitch: 1800, to: 5200, q: 0.9, loud: 0.9 });
      burst(place, at + 0.075, { long: 0.06, pitch: 900, q: 1.4, loud: 1.2 });
    },
  },
  dice: {
    long: 2,
    make: (place, at) =>
      some(9, (i) =>
        burst(place, at + 0.05 * i + 0.006 * i * i, {
          long: 0.035,
          pitch: about(2000, 0.3),
          q: 7,
          loud: about(0.95 - i * 0.07, 0.15),
        }),
      ),
  },
  coin: {
    long: 1.8,
    make: (place, at) => [0, 0.075, 0.19].forEach((after, i) => coin(place, at + after, about(2050 + i * 330, 0.02))),
  },
  /** The crack, the bang, and the hills that answer. */
  shot: {
    long: 2.4,
    make: (place, at) => {
      burst(place, at, { long: 0.05, pitch: 3400, q: 0.5, loud: 0.8, kind: "highpass" });
      burst(place, at, { long: 0.5, pitch: 1400, to: 180, q: 0.4, loud: 1, kind: "lowpass" });
      tone(place, at, { long: 0.2, from: 150, to: 42, loud: 0.8 });
      burst(place, at + 0.34, { long: 0.6, pitch: 420, to: 160, q: 0.6, loud: 0.16, kind: "lowpass" });
    },
  },
  /** A pick on rock. */
  pick: {
    long: 2,
    make: (place, at) =>
      [0, 0.36].forEach((after) => {
        bell(place, at + after, about(1480, 0.03), 0.16, 0.4);
        burst(place, at + after, { long: 0.06, pitch: 2400, q: 2, loud: 0.5 });
        burst(place, at + after + 0.08, { long: 0.16, pitch: 900, q: 0.8, loud: 0.1 });
      }),
  },
  /** Steers on their way. */
  cattle: {
    long: 2.4,
    make: (place, at) => {
      const throat = new BiquadFilterNode(place.ctx, { type: "bandpass", frequency: 520, Q: 1.6 });
      throat.connect(place.out);
      const mouth: Place = { ctx: place.ctx, out: throat };
      tone(mouth, at, { long: 1.1, from: 132, to: 104, loud: 0.75, type: "sawtooth", rises: 0.18 });
      tone(mouth, at + 0.02, { long: 1, from: 134, to: 103, loud: 0.4, type: "sawtooth", rises: 0.2 });
    },
  },
  /** A poster is nailed up, or a stamp falls. */
  stamp: {
    long: 1.6,
    make: (place, at) =>
      [0, 0.2].forEach((after, i) => {
        tone(place, at + after, { long: 0.12, from: 210 - 40 * i, to: 70, loud: 0.6 });
        burst(place, at + after, { long: 0.05, pitch: 1300, q: 1.4, loud: 0.7 });
      }),
  },
  /** One's turn: two strings, a fifth apart. */
  turn: {
    long: 2.6,
    make: (place, at) => [196, 293.7].forEach((pitch, i) => string(place, at + i * 0.16, pitch, 0.75, 1.4)),
  },
  /** Legendary Points: three bells upwards. */
  point: {
    long: 2.6,
    make: (place, at) => [523.3, 659.3, 784].forEach((pitch, i) => bell(place, at + i * 0.11, pitch, 0.24, 1.1)),
  },
  /** An ability awakes, a story is told: a chord is strummed, bells above. */
  legend: {
    long: 4,
    make: (place, at) => {
      [98, 146.8, 196, 246.9, 293.7, 392].forEach((pitch, i) => string(place, at + i * 0.035, pitch, 0.3, 2.2));
      [587.3, 784, 987.8].forEach((pitch, i) => bell(place, at + 0.45 + i * 0.14, pitch, 0.13, 1.4));
    },
  },
  /** An arrest: the door falls shut, the key turns, a bell tolls low. */
  jail: {
    long: 3.4,
    make: (place, at) => {
      bell(place, at, 174.6, 0.4, 1.9);
      burst(place, at, { long: 0.32, pitch: 300, q: 1.6, loud: 0.9 });
      tone(place, at, { long: 0.16, from: 120, to: 55, loud: 0.5 });
      [0.5, 0.62].forEach((after) => burst(place, at + after, { long: 0.04, pitch: 2700, q: 5, loud: 0.5 }));
    },
  },
  /** The end: somebody rides off whistling, over slow chords. */
  end: {
    long: 8.2,
    make: (place, at) => {
      const chords = [
        [73.4, 146.8, 174.6, 220],
        [87.3, 130.8, 174.6, 261.6],
        [98, 146.8, 196, 233.1],
        [73.4, 146.8, 220, 293.7],
      ];
      chords.forEach((chord, bar) =>
        chord.forEach((pitch, i) => string(place, at + bar * 1.35 + i * 0.09, pitch, 0.26, 2.4)),
      );
      const tune: [beat: number, pitch: number, long: number][] = [
        [0.35, 587.3, 0.5],
        [0.8, 698.5, 0.45],
        [1.2, 880, 0.95],
        [2.1, 784, 0.4],
        [2.5, 698.5, 0.9],
        [3.35, 784, 0.4],
        [3.75, 659.3, 0.8],
        [4.5, 587.3, 1.9],
      ];
      for (const [beat, pitch, long] of tune) whistle(place, at + beat, pitch, long);
      some(3, (i) => hoof(place, at + 6.1 + i * 0.26, 0.16 - i * 0.045));
    },
  },
} satisfies Record<string, Sound>;
export type SoundName = keyof typeof SOUNDS;

/** What is heard as long as something lasts: voices and glasses, or the wind. Returns how to end it. */
export type AirName = "saloon" | "wind";
const AIRS: Record<AirName, { loud: number; layers: [pitch: number, q: number, loud: number, sway: number][] }> = {
  saloon: {
    loud: 0.2,
    layers: [
      [240, 1.6, 0.9, 0.23],
      [520, 2.4, 0.6, 0.37],
      [1150, 3.2, 0.28, 0.61],
    ],
  },
  wind: {
    loud: 0.12,
    layers: [
      [310, 1.2, 0.9, 0.09],
      [760, 7, 0.5, 0.13],
    ],
  },
};
const COMES = 1.6; // seconds
const [EVENING, GLASS, PIANO] = [9, 22, 5]; // seconds until it begins again; how fast each dies away
/** Glasses that meet, and a piano behind the wall: when, and how high. */
const GUESTS: [at: number, pitch: number, dies: number, loud: number][] = [
  ...[0.7, 0.76, 3.9, 6.2, 6.29].map((at, i): [number, number, number, number] => [at, 2300 + 170 * i, GLASS, 0.1]),
  ...[220, 277.2, 329.6, 277.2, 246.9, 293.7, 329.6, 293.7, 220, 277.2, 440, 329.6].map(
    (pitch, i): [number, number, number, number] => [0.4 + i * 0.34, pitch * 2, PIANO, 0.12],
  ),
];

function evening(ctx: BaseAudioContext): AudioBuffer {
  return filled(ctx, EVENING, (i) => {
    const now = i / ctx.sampleRate;
    return GUESTS.reduce((sum, [at, pitch, dies, loud]) => {
      const since = now - at;
      if (since < 0 || since > 1.6) return sum;
      const swing = Math.sin(since * pitch * 6.283) + 0.6 * Math.sin(since * pitch * 6.321);
      return sum + loud * swing * Math.min(1, since * 300) * Math.exp(-since * dies);
    }, 0);
  });
}

export function air({ ctx, out }: Place, name: AirName): () => void {
  const { loud, layers } = AIRS[name];
  const all = new GainNode(ctx, { gain: 0 });
  all.gain.setValueAtTime(0, ctx.currentTime);
  all.gain.linearRampToValueAtTime(loud, ctx.currentTime + COMES);
  all.connect(out);
  const running: AudioScheduledSourceNode[] = layers.flatMap(([pitch, q, strength, sway]) => {
    const source = new AudioBufferSourceNode(ctx, { buffer: noise(ctx), loop: true });
    const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: q });
    const gain = new GainNode(ctx, { gain: strength * 0.6 });
    const swell = new OscillatorNode(ctx, { frequency: sway });
    swell.connect(new GainNode(ctx, { gain: strength * 0.4 })).connect(gain.gain);
    swell.connect(new GainNode(ctx, { gain: pitch * 0.25 })).connect(filter.frequency);
    source.connect(filter).connect(gain).connect(all);
    source.start(0, Math.random());
    swell.start();
    return [source, swell];
  });
  if (name === "saloon") {
    const guests = new AudioBufferSourceNode(ctx, { buffer: evening(ctx), loop: true });
    guests.connect(new BiquadFilterNode(ctx, { type: "lowpass", frequency: 2800 })).connect(all);
    guests.start();
    running.push(guests);
  }
  return () => {
    const now = ctx.currentTime;
    all.gain.cancelScheduledValues(now);
    all.gain.setTargetAtTime(0, now, COMES / 4);
    for (const it of running) it.stop(now + COMES);
  };
}

/** Seconds until what holds loud things down is itself at rest. */
const LEAD = 0.5;

/** One sound as it leaves the speakers at full volume, for those who look at it. */
export async function rendered(name: SoundName | AirName, rate = 44_100): Promise<Float32Array> {
  const long = LEAD + (name in SOUNDS ? SOUNDS[name as SoundName].long : 4);
  const ctx = new OfflineAudioContext(1, Math.ceil(long * rate), rate);
  const place = room(ctx, ctx.destination);
  if (name in SOUNDS) SOUNDS[name as SoundName].make(place, LEAD);
  else air(place, name as AirName);
  return (await ctx.startRendering()).getChannelData(0).slice(Math.floor(LEAD * rate));
}

export { room };
