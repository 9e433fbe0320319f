/** What sounds are made of: bursts of noise, tones, bells, strings, a whistle, and the room they are heard in. */

/** Where a sound is made: the clock, and what it is led to. */
export type Place = { ctx: BaseAudioContext; out: AudioNode };

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();
const RISES = 0.004; // seconds: nothing begins with a click

/** A buffer, sample by sample. */
export function filled(ctx: BaseAudioContext, seconds: number, at: (i: number, all: number) => number): AudioBuffer {
  const buffer = new AudioBuffer({ length: Math.ceil(ctx.sampleRate * seconds), sampleRate: ctx.sampleRate });
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = at(i, data.length);
  return buffer;
}

/** Two seconds of noise, made once. */
export function noise(ctx: BaseAudioContext): AudioBuffer {
  const made = noises.get(ctx) ?? filled(ctx, 2, () => Math.random() * 2 - 1);
  noises.set(ctx, made);
  return made;
}

/** Loud at once, then fading. */
export function fade({ ctx, out }: Place, at: number, long: number, loud: number, rises = RISES): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rises);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(out);
  return gain;
}

/** Noise through a filter, which may glide. */
export type Burst = { long: number; pitch: number; to?: number; q?: number; loud: number; kind?: BiquadFilterType };
export function burst(place: Place, at: number, { long, pitch, to = pitch, q = 1, loud, kind }: Burst): void {
  const source = new AudioBufferSourceNode(place.ctx, { buffer: noise(place.ctx), loop: true });
  const filter = new BiquadFilterNode(place.ctx, { type: kind ?? "bandpass", frequency: pitch, Q: q });
  filter.frequency.setValueAtTime(pitch, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(filter).connect(fade(place, at, long, loud));
  source.start(at, Math.random());
  source.stop(at + long);
}

/** A tone that may glide. */
export type Tone = { long: number; from: number; to?: number; loud: number; type?: OscillatorType; rises?: number };
export function tone(place: Place, at: number, { long, from, to = from, loud, type, rises }: Tone): void {
  const source = new OscillatorNode(place.ctx, { type: type ?? "sine", frequency: from });
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + long);
  source.connect(fade(place, at, long, loud, rises));
  source.start(at);
  source.stop(at + long);
}

/** Inharmonic partials, the high ones gone first. */
export function bell(place: Place, at: number, pitch: number, loud = 0.2, long = 1.2): void {
  [1, 2.76, 5.4].forEach((part, i) =>
    tone(place, at, { long: long / (i + 1), from: pitch * part, loud: loud / (i + 1.4) }),
  );
}

/** A plucked string: noise that runs in a circle and grows duller with each round. */
export function string(place: Place, at: number, pitch: number, loud = 0.5, long = 1.6): void {
  const { ctx } = place;
  const round = Math.round(ctx.sampleRate / pitch);
  const past = Array.from({ length: round }, () => Math.random() * 2 - 1);
  let last = 0;
  const buffer = filled(ctx, long, (i) => {
    const now = past[i % round]!;
    past[i % round] = 0.4985 * (now + last);
    return (last = now);
  });
  const source = new AudioBufferSourceNode(ctx, { buffer });
  source
    .connect(new BiquadFilterNode(ctx, { type: "lowpass", frequency: pitch * 6, Q: 0.3 }))
    .connect(fade(place, at, long, loud));
  source.start(at);
}

/** Somebody whistles: a tone that trembles, and breath. */
export function whistle(place: Place, at: number, pitch: number, long: number, loud = 0.13): void {
  const { ctx } = place;
  const source = new OscillatorNode(ctx, { frequency: pitch * 0.97 });
  source.frequency.setValueAtTime(pitch * 0.97, at);
  source.frequency.linearRampToValueAtTime(pitch, at + 0.06);
  const trembling = new OscillatorNode(ctx, { frequency: 5.6 });
  trembling.connect(new GainNode(ctx, { gain: pitch * 0.009 })).connect(source.frequency);
  const breath = new GainNode(ctx, { gain: 0 });
  breath.gain.setValueAtTime(0, at);
  breath.gain.linearRampToValueAtTime(loud, at + 0.06);
  breath.gain.setValueAtTime(loud, at + long * 0.7);
  breath.gain.linearRampToValueAtTime(0, at + long);
  breath.connect(place.out);
  source.connect(breath);
  for (const it of [source, trembling]) {
    it.start(at);
    it.stop(at + long);
  }
  burst(place, at, { long: long * 0.9, pitch: pitch * 2, q: 3, loud: loud * 0.12 });
}

/** A little hall around what is led into it; loud things are held down before they distort. */
export function room(ctx: BaseAudioContext, loud: AudioNode): Place {
  const dry = new GainNode(ctx, { gain: 0.8 });
  const wet = new GainNode(ctx, { gain: 0.32 });
  const held = new DynamicsCompressorNode(ctx, { threshold: -16, knee: 12, ratio: 8, attack: 0.002, release: 0.2 });
  const echo = filled(ctx, 1.1, (i, all) => (Math.random() * 2 - 1) * (1 - i / all) ** 3.2);
  const hall = new ConvolverNode(ctx, { buffer: echo });
  dry.connect(held);
  dry.connect(hall).connect(wet).connect(held);
  held.connect(loud);
  return { ctx, out: dry };
}
