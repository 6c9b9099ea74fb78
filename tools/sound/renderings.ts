/** Runs in a page: renders all sounds offline, through the game's own mixer, and measures them. Bundled for `npm run sound` and its test. */

import { EFFECT_NAMES, EFFECTS, type EffectName, secondsOf } from '../../src/sound/effects/index.ts';
import { BUBBLE_SECONDS, type Mixer, openMixer } from '../../src/sound/mixer.ts';
import { openBand } from '../../src/sound/music/band.ts';
import { barSeconds, barsOf } from '../../src/sound/music/composer.ts';
import { PIECES, type PieceName } from '../../src/sound/music/index.ts';
import { playBar } from '../../src/sound/music/player.ts';
import { renderMurmur } from '../../src/sound/murmur.ts';
import { renderEffect } from '../../src/sound/render-effect.ts';
import { type Bench, openBench } from '../../src/sound/synth.ts';
import { SOUND } from '../../src/ui/settings/settings.ts';
import { integrated, momentary } from './loudness.ts';

const RATE = 48_000;
/** Music and the sum of all effects hold nothing above 12 kHz worth measuring, and rendering takes half as long. */
const MIX_RATE = 24_000;
/** Bars of a piece that are measured: these many before the end of its form, and these after it begins again. */
const BARS_BEFORE = 8;
const BARS_AFTER = 4;
/** Bounds in hertz between the low, the middle and the high tones of the spectral balance. */
const BANDS = [250, 2000] as const;

export { GROUPS } from '../../src/sound/effects/groups.ts';

export interface HeardEffect {
  readonly seconds: number;
  readonly peak: number;
  /** Highest momentary loudness in LUFS, before the mixer. */
  readonly loudness: number;
}

/** Shares of the power in low, middle and high tones; together 1. */
export type Balance = readonly [low: number, middle: number, high: number];

export interface HeardPiece {
  readonly seconds: number;
  /** Integrated loudness in LUFS at the volumes a new player has. */
  readonly loudness: number;
  readonly peak: number;
  /** Largest step between two samples where the form of the piece begins again, relative to the largest step anywhere. */
  readonly loop: number;
  readonly balance: Balance;
}

const channelsOf = (buffer: AudioBuffer): Float32Array[] =>
  Array.from({ length: buffer.numberOfChannels }, (_, i) => buffer.getChannelData(i));

const peakOf = (channels: readonly Float32Array[]): number => {
  let peak = 0;
  for (const channel of channels) for (const sample of channel) peak = Math.max(peak, Math.abs(sample));
  return peak;
};

/** The largest step between two neighbouring samples of a stretch. */
function stepIn(channels: readonly Float32Array[], from: number, to: number): number {
  let most = 0;
  for (const channel of channels)
    for (let i = Math.max(1, from); i < Math.min(to, channel.length); i++)
      most = Math.max(most, Math.abs((channel[i] as number) - (channel[i - 1] as number)));
  return most;
}

/** Renders what `play` schedules through the whole mixer, at the volumes a new player has. */
async function mixed(
  seconds: number,
  play: (mixer: Mixer, bench: Bench) => void | Promise<void>,
): Promise<Float32Array[]> {
  const ctx = new OfflineAudioContext(2, Math.ceil(seconds * MIX_RATE), MIX_RATE);
  const mixer = openMixer(ctx);
  mixer.setLevels(SOUND);
  await play(mixer, openBench(ctx));
  return channelsOf(await ctx.startRendering());
}

/** The power of a sound in low, middle and high tones, as shares. */
async function balanceOf(channels: readonly Float32Array[]): Promise<Balance> {
  const power = async (type: BiquadFilterType, hertz: number): Promise<number> => {
    const length = channels[0]?.length ?? 0;
    const ctx = new OfflineAudioContext(channels.length, length, MIX_RATE);
    const buffer = ctx.createBuffer(channels.length, length, MIX_RATE);
    channels.forEach((samples, i) => buffer.copyToChannel(Float32Array.from(samples), i));
    const source = new AudioBufferSourceNode(ctx, { buffer });
    const cut = (): BiquadFilterNode => new BiquadFilterNode(ctx, { type, frequency: hertz, Q: Math.SQRT1_2 });
    source.connect(cut()).connect(cut()).connect(ctx.destination);
    source.start();
    let sum = 0;
    for (const channel of channelsOf(await ctx.startRendering())) for (const sample of channel) sum += sample * sample;
    return sum;
  };
  const [low, high] = [await power('lowpass', BANDS[0]), await power('highpass', BANDS[1])];
  let all = 0;
  for (const channel of channels) for (const sample of channel) all += sample * sample;
  const share = (part: number): number => Math.min(1, part / all);
  return [share(low), Math.max(0, 1 - share(low) - share(high)), share(high)];
}

export async function effects(): Promise<Record<string, HeardEffect>> {
  const found: Record<string, HeardEffect> = {};
  for (const name of EFFECT_NAMES) {
    const channels = channelsOf(await renderEffect(name, RATE));
    found[name] = { seconds: secondsOf(EFFECTS[name]), peak: peakOf(channels), loudness: momentary(channels, RATE) };
  }
  return found;
}

/** The last bars of a piece's form and the first ones of its next. */
export async function piece(name: PieceName): Promise<HeardPiece> {
  const of = PIECES[name];
  const first = barsOf(of) - BARS_BEFORE;
  const seconds = (BARS_BEFORE + BARS_AFTER) * barSeconds(of);
  const channels = await mixed(seconds, (mixer, bench) => {
    const band = openBand(bench, of.lead, mixer.music);
    for (let bar = 0; bar < BARS_BEFORE + BARS_AFTER; bar++) playBar(of, first + bar, 1, band, bar * barSeconds(of));
  });
  const again = Math.round(BARS_BEFORE * barSeconds(of) * MIX_RATE);
  const margin = Math.round(0.05 * MIX_RATE);
  return {
    seconds,
    loudness: integrated(channels, MIX_RATE),
    peak: peakOf(channels),
    loop: stepIn(channels, again - margin, again + margin) / stepIn(channels, 1, again - margin),
    balance: await balanceOf(channels),
  };
}

/** Every effect once, two a second, through the mixer: how bright the effects are beside the music. */
export async function allEffects(): Promise<{ readonly balance: Balance; readonly peak: number }> {
  const names: readonly EffectName[] = EFFECT_NAMES;
  const channels = await mixed(names.length / 2 + 4, async (mixer, { ctx }) => {
    for (const [i, name] of names.entries()) {
      const source = new AudioBufferSourceNode(ctx, { buffer: await renderEffect(name, MIX_RATE) });
      source.connect(mixer.effects);
      source.start(i / 2);
    }
  });
  return { balance: await balanceOf(channels), peak: peakOf(channels) };
}

/** The step where the murmur's loop closes, relative to the largest step within it. */
export async function murmurLoop(): Promise<number> {
  const channels = channelsOf(await renderMurmur());
  const seam = Math.max(...channels.map((samples) => Math.abs((samples[0] as number) - (samples.at(-1) as number))));
  return seam / stepIn(channels, 1, Infinity);
}

/** How much softer the music is while a speech bubble is read, in LU, and how much is left of it two seconds later. */
export async function underBubble(): Promise<{ readonly during: number; readonly after: number }> {
  const at = 4;
  const loudness = async (dips: boolean): Promise<(from: number) => number> => {
    const of = PIECES.rush;
    const ctx = new OfflineAudioContext(2, 8 * MIX_RATE, MIX_RATE);
    const mixer = openMixer(ctx);
    mixer.setLevels(SOUND);
    const band = openBand(openBench(ctx), of.lead, mixer.music);
    for (let bar = 0; bar * barSeconds(of) < 8; bar++) playBar(of, bar, 1, band, bar * barSeconds(of));
    if (dips)
      void ctx.suspend(at).then(() => {
        mixer.dip();
        return ctx.resume();
      });
    const channels = channelsOf(await ctx.startRendering());
    const seconds = (from: number, to: number): Float32Array[] =>
      channels.map((samples) => samples.slice(Math.round(from * MIX_RATE), Math.round(to * MIX_RATE)));
    return (from) => integrated(seconds(from, from + BUBBLE_SECONDS - 0.3), MIX_RATE);
  };
  const [plain, dipped] = [await loudness(false), await loudness(true)];
  const softer = (from: number): number => plain(from) - dipped(from);
  return { during: softer(at + 0.25), after: softer(at + BUBBLE_SECONDS + 2) };
}
