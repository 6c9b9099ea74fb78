/**
 * The mixer: effects, murmur and music, each with a fader; a small reverb; a limiter and a soft clipper, so that
 * nothing ever clips. During a pause music is quieter and muffled.
 */

import { real, stream } from '../ai/random.ts';

/** The player's volumes, 0…100 each. */
export interface Levels {
  readonly music: number;
  readonly effects: number;
  readonly muted: boolean;
}

export interface Mixer {
  /** The audio node for effects without reverb. */
  readonly effects: AudioNode;
  /** The audio node for everything that gets reverb. */
  readonly room: AudioNode;
  readonly music: AudioNode;
  readonly background: AudioNode;
  readonly out: AudioNode;
  setLevels(levels: Levels): void;
  /** Lowers the music while the game is paused. */
  duck(on: boolean): void;
  /**
   * Lowers the music for {@link BUBBLE_SECONDS} while a speech bubble is read. Another bubble makes this time begin
   * again.
   */
  dip(): void;
}

/** Seconds in which a fader moves to a new volume. */
const FADER = 0.03;
const DUCK = 0.4;
/**
 * While a speech bubble is read: the seconds for which the music stays softer, the factor of its volume (−5 dB), and
 * the seconds in which its volume falls and rises again.
 */
export const BUBBLE_SECONDS = 0.9;
const UNDER_BUBBLE = 0.56;
const DIPS = 0.12;
const RISES = 0.6;
const ROOM_SECONDS = 1.1;
/** Share of reverb in the music. */
const MUSIC_ROOM = 0.16;
/** Volume after the limiter: the limiter raises quiet sounds, and this factor compensates most of it. */
const AFTER_LIMITER = 0.62;
const OPEN_HZ = 18_000;
const MUFFLED_HZ = 700;

/** The gain for a fader's position, on a perceptual curve: half way up sounds half as loud. */
export const faderGain = (level: number): number => (Math.min(100, Math.max(0, level)) / 100) ** 2;

export function openMixer(ctx: BaseAudioContext, destination: AudioNode = ctx.destination): Mixer {
  const gain = (value: number): GainNode => new GainNode(ctx, { gain: value });
  const [effects, room, music, background] = [gain(1), gain(1), gain(1), gain(1)];
  const [effectsFader, roomFader, musicFader, master] = [gain(1), gain(1), gain(1), gain(1)];
  const muffle = new BiquadFilterNode(ctx, { type: 'lowpass', frequency: OPEN_HZ, Q: 0.4 });
  const under = gain(1);
  const underBubbles = gain(1);
  const behind = gain(1);
  const echo = new ConvolverNode(ctx, { buffer: roomIn(ctx) });
  const limiter = new DynamicsCompressorNode(ctx, { threshold: -14, knee: 10, ratio: 8, attack: 0.004, release: 0.18 });
  const after = gain(AFTER_LIMITER);
  const ceiling = new WaveShaperNode(ctx, { curve: softCeiling() });

  effects.connect(effectsFader).connect(master);
  music.connect(under).connect(underBubbles).connect(muffle).connect(musicFader).connect(master);
  background.connect(behind).connect(effectsFader);
  room.connect(roomFader).connect(echo);
  musicFader.connect(gain(MUSIC_ROOM)).connect(echo);
  echo.connect(master);
  master.connect(limiter).connect(after).connect(ceiling).connect(destination);

  const slide = (param: AudioParam, to: number, seconds: number): void => {
    param.cancelScheduledValues(ctx.currentTime);
    param.setTargetAtTime(to, ctx.currentTime, seconds / 3);
  };
  return {
    effects,
    room,
    music,
    background,
    out: ceiling,
    setLevels: (levels) => {
      const loud = faderGain(levels.effects);
      slide(effectsFader.gain, loud, FADER);
      slide(roomFader.gain, loud, FADER);
      slide(musicFader.gain, faderGain(levels.music), FADER);
      slide(master.gain, levels.muted ? 0 : 1, FADER);
    },
    duck: (on) => {
      slide(under.gain, on ? 0.45 : 1, DUCK);
      slide(muffle.frequency, on ? MUFFLED_HZ : OPEN_HZ, DUCK);
      slide(behind.gain, on ? 0 : 1, DUCK);
    },
    dip: () => {
      slide(underBubbles.gain, UNDER_BUBBLE, DIPS);
      underBubbles.gain.setTargetAtTime(1, ctx.currentTime + BUBBLE_SECONDS, RISES / 3);
    },
  };
}

/** Impulse response of a small, warm room: decaying noise, high frequencies first, different for each ear. */
function roomIn(ctx: BaseAudioContext): AudioBuffer {
  const length = Math.round(ctx.sampleRate * ROOM_SECONDS);
  const buffer = ctx.createBuffer(2, length, ctx.sampleRate);
  for (let channel = 0; channel < 2; channel++) {
    const chance = stream(channel + 1, 'room');
    const samples = buffer.getChannelData(channel);
    let smooth = 0;
    for (let i = 0; i < length; i++) {
      const share = i / length;
      // The later part of the reverb is duller than the earlier.
      const keep = 0.35 + 0.6 * share;
      smooth = smooth * keep + (real(chance) * 2 - 1) * (1 - keep);
      samples[i] = smooth * Math.exp(-5.5 * share) * Math.min(1, i / (0.006 * ctx.sampleRate)) * (1 - share);
    }
  }
  return buffer;
}

/** Transfer curve of the soft clipper: linear up to about two thirds, then flattening, so that input ±1 gives less than ±1. */
function softCeiling(): Float32Array<ArrayBuffer> {
  const curve = new Float32Array(2049);
  for (let i = 0; i < curve.length; i++) {
    const x = (i / (curve.length - 1)) * 2 - 1;
    const size = Math.abs(x);
    curve[i] = Math.sign(x) * (size < 0.6 ? size : 0.6 + 0.38 * Math.tanh((size - 0.6) / 0.38));
  }
  return curve;
}
