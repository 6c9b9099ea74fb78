/**
 * Plays layers with Web Audio nodes, in a live or an offline context. Attacks are linear, decays exponential (like
 * those of struck and plucked objects), and nothing begins or ends abruptly.
 */

import { real, stream } from '../ai/random.ts';
import type { Layer, Shaped, Tone } from './layers.ts';
import { endOf, TAIL } from './layers.ts';

/** Level to which a layer decays before it is faded to zero: −60 dB. */
const FAINT = 0.001;
const NOISE_SECONDS = 2;

/** An audio context, and the resources shared by all sounds in it. */
export interface Bench {
  readonly ctx: BaseAudioContext;
  readonly noise: AudioBuffer;
  readonly soft: PeriodicWave;
}

export function openBench(ctx: BaseAudioContext): Bench {
  return { ctx, noise: noiseIn(ctx), soft: waveOf(ctx, [1, 0.34, 0.12, 0.05]) };
}

/** An oscillator's wave from the strengths of its overtones, the fundamental first. */
export function waveOf(ctx: BaseAudioContext, strengths: readonly number[]): PeriodicWave {
  const imag = new Float32Array([0, ...strengths]);
  return ctx.createPeriodicWave(new Float32Array(imag.length), imag);
}

/** White noise. It is generated once, is the same in every session, and is copied for each rendering. */
let drawn = new Float32Array(0);

function noiseIn(ctx: BaseAudioContext): AudioBuffer {
  const length = Math.round(ctx.sampleRate * NOISE_SECONDS);
  if (drawn.length !== length) {
    const chance = stream(1, 'noise');
    drawn = Float32Array.from({ length }, () => real(chance) * 2 - 1);
  }
  const buffer = ctx.createBuffer(1, length, ctx.sampleRate);
  buffer.copyToChannel(drawn, 0);
  return buffer;
}

/** Plays layers into `out`. @param when the context's time at which they begin */
export function sound(bench: Bench, out: AudioNode, layers: readonly Layer[], when = 0): void {
  for (const layer of layers) {
    const { ctx } = bench;
    const from = when + layer.at;
    const until = when + endOf(layer);
    const gain = shape(ctx, layer, from, until);
    if (layer.kind === 'tone') tone(bench, layer, from, until).connect(gain);
    else {
      const source = ctx.createBufferSource();
      source.buffer = bench.noise;
      source.loop = true;
      const filter = ctx.createBiquadFilter();
      filter.type = layer.pass;
      filter.Q.value = layer.q;
      glide(filter.frequency, layer.hz, layer.to, from, until);
      source.connect(filter).connect(gain);
      source.start(from, (layer.at * 0.37) % NOISE_SECONDS);
      source.stop(until);
    }
    if (layer.pan === undefined) gain.connect(out);
    else {
      const side = ctx.createStereoPanner();
      side.pan.value = layer.pan;
      gain.connect(side).connect(out);
    }
  }
}

function tone({ ctx, soft }: Bench, layer: Tone, from: number, until: number): AudioNode {
  const source = ctx.createOscillator();
  if (layer.wave === 'soft') source.setPeriodicWave(soft);
  else source.type = layer.wave;
  source.detune.value = layer.detune ?? 0;
  glide(source.frequency, layer.hz, layer.to, from, until);
  source.start(from);
  source.stop(until);
  if (layer.cut === undefined) return source;
  const filter = ctx.createBiquadFilter();
  filter.type = 'lowpass';
  filter.Q.value = 0.5;
  glide(filter.frequency, layer.cut, layer.cutTo, from, until);
  return source.connect(filter);
}

/** Makes a gain node with the envelope of a layer: linear rise, hold, exponential decay, end. */
export function shape(ctx: BaseAudioContext, layer: Shaped, from: number, until: number): GainNode {
  const node = ctx.createGain();
  const { gain } = node;
  const top = from + layer.attack;
  gain.setValueAtTime(0, from);
  gain.linearRampToValueAtTime(layer.peak, top);
  if (layer.hold !== undefined) gain.setValueAtTime(layer.peak, top + layer.hold);
  gain.exponentialRampToValueAtTime(layer.peak * FAINT, until - TAIL);
  gain.linearRampToValueAtTime(0, until);
  return node;
}

function glide(param: AudioParam, hz: number, to: number | undefined, from: number, until: number): void {
  param.setValueAtTime(hz, from);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, until);
}
