/** Sounds made on the spot: noise and tones shaped by filters, no files. Silent unless the reader wishes them. */
import { settings } from "../../../settings/settings.svelte";

let air: AudioContext | null = null;
let hiss: AudioBuffer | null = null;
const LOUD = 0.5;

/** A burst of noise: when, how long, which pitch, how sharp, how loud. */
function burst(
  ctx: AudioContext,
  at: number,
  long: number,
  pitch: number,
  q: number,
  loud: number,
  kind: BiquadFilterType = "bandpass",
): void {
  hiss ??= noise(ctx);
  const source = new AudioBufferSourceNode(ctx, { buffer: hiss, loop: true, loopStart: Math.random() * 0.5 });
  const filter = new BiquadFilterNode(ctx, { type: kind, frequency: pitch, Q: q });
  source.connect(filter).connect(fade(ctx, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

/** A tone that may glide. */
function tone(
  ctx: AudioContext,
  at: number,
  long: number,
  from: number,
  to: number,
  loud: number,
  type: OscillatorType = "sine",
): void {
  const source = new OscillatorNode(ctx, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fade(ctx, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

function fade(ctx: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud * LOUD, at + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(ctx.destination);
  return gain;
}

function noise(ctx: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: ctx.sampleRate, sampleRate: ctx.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  return buffer;
}

type Maker = (ctx: AudioContext, now: number) => void;
const bell = (ctx: AudioContext, at: number, pitch: number) =>
  [1, 2.76, 5.4].forEach((part, i) => tone(ctx, at, 1.1 / (i + 1), pitch * part, pitch * part, 0.22 / (i + 1)));

const MAKERS = {
  hooves: (ctx, now) => [0, 0.11, 0.24, 0.35].forEach((at, i) => burst(ctx, now + at, 0.06, i % 2 ? 420 : 330, 6, 0.8)),
  card: (ctx, now) => burst(ctx, now, 0.07, 3200, 1.2, 0.35, "highpass"),
  dice: (ctx, now) =>
    Array.from({ length: 7 }, (_, i) =>
      burst(ctx, now + i * 0.055 + Math.random() * 0.02, 0.03, 1500 + Math.random() * 900, 8, 0.6 - i * 0.06),
    ),
  coin: (ctx, now) =>
    [0, 0.07].forEach((at, i) => tone(ctx, now + at, 0.24, 2100 + i * 700, 2080 + i * 700, 0.18, "triangle")),
  shot: (ctx, now) => (burst(ctx, now, 0.42, 900, 0.4, 1, "lowpass"), tone(ctx, now, 0.16, 150, 45, 0.8)),
  point: (ctx, now) => [523, 659, 784].forEach((pitch, i) => bell(ctx, now + i * 0.1, pitch)),
  legend: (ctx, now) => [392, 494, 587, 784].forEach((pitch, i) => bell(ctx, now + i * 0.16, pitch)),
  jail: (ctx, now) => (burst(ctx, now, 0.3, 260, 2, 0.9), bell(ctx, now + 0.05, 180)),
  turn: (ctx, now) => [0, 0.14].forEach((at) => bell(ctx, now + at, 660)),
} satisfies Record<string, Maker>;

/** Which event sounds how. */
const OF: Record<string, keyof typeof MAKERS> = {
  rode: "hooves",
  sheriff_rode: "hooves",
  played: "card",
  put_down: "card",
  poker_down: "card",
  flop: "card",
  rolled: "dice",
  rerolled: "dice",
  money: "coin",
  bought: "coin",
  poker_won: "coin",
  revealed: "shot",
  lp: "point",
  legend: "legend",
  arrested: "jail",
  story: "legend",
  goal_completed: "legend",
  legendary_drawn: "legend",
};

/** An event is told: let it be heard. */
export function sound(event: string): void {
  const name = OF[event];
  if (!name || !settings.sound) return;
  air ??= new AudioContext();
  if (air.state === "running") MAKERS[name](air, air.currentTime);
  else void air.resume();
}
