// Runs in the page, for sound.test.ts: renders effects, music and a crowded moment to buffers and measures them.
// Bundled from the sources for the test; the game does not use it.

import { EFFECT_NAMES, EFFECTS, type EffectName, secondsOf } from '../../src/sound/effects/index.ts';
import { renderEffect } from '../../src/sound/render-effect.ts';
import { openMixer } from '../../src/sound/mixer.ts';
import { openBand } from '../../src/sound/music/band.ts';
import { barSeconds } from '../../src/sound/music/composer.ts';
import { PIECES, type PieceName } from '../../src/sound/music/index.ts';
import { playBar } from '../../src/sound/music/player.ts';
import { renderMurmur } from '../../src/sound/murmur.ts';
import { openBench } from '../../src/sound/synth.ts';

const RATE = 44_100;
/** Music needs no higher sample rate, and rendering takes half as long. */
const MUSIC_RATE = 22_050;

export interface Measured {
  readonly seconds: number;
  readonly peak: number;
  /** Root mean square of all channels. */
  readonly rms: number;
  /** The mean, which should be 0. */
  readonly offset: number;
  readonly broken: number;
  /** The largest step between two samples within the first and last two milliseconds: a click. */
  readonly edge: number;
  /** Root mean square of the quietest second. */
  readonly quietest: number;
  /** The largest step between two samples where the end meets the beginning. */
  readonly seam: number;
  /** Spectral centre in hertz, from zero crossings. */
  readonly centre: number;
}

function measure(buffer: AudioBuffer): Measured {
  let [peak, squares, sum, broken, edge, seam, crossings] = [0, 0, 0, 0, 0, 0, 0];
  const { length, numberOfChannels, sampleRate } = buffer;
  const perSecond = new Float64Array(Math.max(1, Math.floor(length / sampleRate)));
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const samples = buffer.getChannelData(channel);
    const margin = Math.round(sampleRate * 0.002);
    for (let i = 0; i < length; i++) {
      const sample = samples[i] as number;
      const before = samples[i - 1] ?? 0;
      if (!Number.isFinite(sample)) broken++;
      peak = Math.max(peak, Math.abs(sample));
      squares += sample * sample;
      sum += sample;
      if (sample > 0 !== before > 0) crossings++;
      if (i < 2 || i >= length - margin) edge = Math.max(edge, Math.abs(sample - before));
      const second = Math.floor(i / sampleRate);
      if (second < perSecond.length) perSecond[second] = (perSecond[second] as number) + sample * sample;
    }
    seam = Math.max(seam, Math.abs((samples[0] as number) - (samples[length - 1] as number)));
  }
  const count = length * numberOfChannels;
  return {
    seconds: length / sampleRate,
    peak,
    rms: Math.sqrt(squares / count),
    offset: Math.abs(sum / count),
    broken,
    edge,
    quietest: Math.sqrt(Math.min(...perSecond) / (sampleRate * numberOfChannels)),
    seam,
    centre: crossings / 2 / (count / sampleRate),
  };
}

export async function measureEffects(): Promise<Record<string, Measured & { declared: number; level: number }>> {
  const found: Record<string, Measured & { declared: number; level: number }> = {};
  for (const name of EFFECT_NAMES) {
    const { level } = EFFECTS[name];
    found[name] = { ...measure(await renderEffect(name, RATE)), declared: secondsOf(EFFECTS[name]), level };
  }
  return found;
}

const LEVELS = { music: 100, effects: 100, muted: false };

function offline(seconds: number, rate: number) {
  const ctx = new OfflineAudioContext(2, seconds * rate, rate);
  const mixer = openMixer(ctx);
  return { ctx, mixer, bench: openBench(ctx) };
}

/** Renders a piece through the whole signal chain, at full volume. */
export async function measurePiece(name: PieceName, seconds: number, seed: number): Promise<Measured> {
  const { ctx, mixer, bench } = offline(seconds, MUSIC_RATE);
  mixer.setLevels(LEVELS);
  const piece = PIECES[name];
  const band = openBand(bench, piece.lead, mixer.music);
  for (let bar = 0; bar * barSeconds(piece) < seconds; bar++) playBar(piece, bar, seed, band, bar * barSeconds(piece));
  return measure(await ctx.startRendering());
}

/**
 * The worst case: the loudest effects at once, twice over, with the rush hour below them and everything at full volume.
 */
export async function measureCrowd(muted: boolean): Promise<Measured> {
  const { ctx, mixer, bench } = offline(4, RATE);
  mixer.setLevels({ ...LEVELS, muted });
  const band = openBand(bench, 'musicBox', mixer.music);
  for (let bar = 0; bar < 3; bar++) playBar(PIECES.rush, bar, 1, band, 0.5 + bar * 1.8);
  const names: readonly EffectName[] = EFFECT_NAMES;
  for (const name of names) {
    const buffer = await renderEffect(name, RATE);
    for (const at of [0.5, 1]) {
      const source = new AudioBufferSourceNode(ctx, { buffer });
      source.connect(mixer.effects);
      source.connect(mixer.room);
      source.start(at);
    }
  }
  return measure(await ctx.startRendering());
}

export const measureMurmur = async (): Promise<Measured> => measure(await renderMurmur());
