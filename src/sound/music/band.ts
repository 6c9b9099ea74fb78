/**
 * Who plays: a music box, a vibraphone, a soft electric piano, a plucked bass, brushes. A note is one or two oscillators
 * with a wave of their own and an envelope; it goes wherever it is told, in real time or in an offline rendering.
 */

import { shape, waveOf } from '../synth.ts';
import type { Bench } from '../synth.ts';
import type { Note } from './composer.ts';
import type { LeadName } from './piece.ts';
import { hertz } from './theory.ts';

export interface Band {
  /** @param when the context's time at which the bar of the note begins */
  play(note: Note, when: number, out: AudioNode): void;
}

interface Voice {
  readonly wave: PeriodicWave;
  readonly peak: number;
  readonly attack: number;
  /** Seconds in which a long note dies away. */
  readonly fade: number;
  /** How long it rings on when let go of. */
  readonly release: number;
  /** A second oscillator so many cents off. */
  readonly beside: number;
  /** Lowpass, in multiples of the tone and at most in hertz. */
  readonly bright: readonly [times: number, most: number];
  readonly pan: number;
}

/** @param lead who has the melody */
export function openBand(bench: Bench, lead: LeadName): Band {
  const { ctx } = bench;
  const musicBox: Voice = {
    wave: waveOf(ctx, [1, 0.08, 0.2, 0.03, 0.05, 0, 0.03]),
    peak: 0.15,
    attack: 0.003,
    fade: 1.5,
    release: 1.2,
    beside: 3,
    bright: [7, 5200],
    pan: 0.18,
  };
  const vibraphone: Voice = {
    wave: waveOf(ctx, [1, 0.05, 0.04, 0.2]),
    peak: 0.17,
    attack: 0.008,
    fade: 2.4,
    release: 0.9,
    beside: 5,
    bright: [6, 3200],
    pan: 0.15,
  };
  const piano: Voice = {
    wave: waveOf(ctx, [1, 0.28, 0.1, 0.05, 0.02]),
    peak: 0.05,
    attack: 0.014,
    fade: 1.9,
    release: 0.22,
    beside: -6,
    bright: [4, 1500],
    pan: -0.22,
  };
  const bass: Voice = {
    wave: waveOf(ctx, [1, 0.42, 0.16, 0.05]),
    peak: 0.26,
    attack: 0.008,
    fade: 1.1,
    release: 0.12,
    beside: 0,
    bright: [5, 700],
    pan: 0,
  };
  const voices: Readonly<Record<'lead' | 'chords' | 'bass', Voice>> = {
    lead: lead === 'musicBox' ? musicBox : vibraphone,
    chords: piano,
    bass,
  };
  return {
    play(note, when, out) {
      const from = when + note.at;
      if (note.part === 'brush') swish(bench, note, from, out);
      else pluck(bench, voices[note.part], note, from, out);
    },
  };
}

function pluck({ ctx }: Bench, voice: Voice, note: Note, from: number, out: AudioNode): void {
  const hz = hertz(note.midi);
  // Let go of, it rings on a little; held, it dies away by itself.
  const lasts = Math.min(note.seconds + voice.release, voice.attack + voice.fade);
  const layer = { at: 0, attack: voice.attack, fade: lasts, peak: voice.peak * note.strength };
  const until = from + voice.attack + lasts;
  const gain = shape(ctx, layer, from, until);
  const filter = new BiquadFilterNode(ctx, {
    type: 'lowpass',
    Q: 0.4,
    frequency: Math.min(hz * voice.bright[0], voice.bright[1]),
  });
  for (const detune of voice.beside === 0 ? [0] : [0, voice.beside]) {
    const source = new OscillatorNode(ctx, { frequency: hz, detune, periodicWave: voice.wave });
    source.connect(filter);
    source.start(from);
    source.stop(until);
  }
  filter
    .connect(gain)
    .connect(new StereoPannerNode(ctx, { pan: voice.pan }))
    .connect(out);
}

function swish({ ctx, noise }: Bench, note: Note, from: number, out: AudioNode): void {
  const until = from + 0.02 + note.seconds;
  const gain = shape(ctx, { at: 0, attack: 0.02, fade: note.seconds, peak: 0.035 * note.strength }, from, until);
  const source = new AudioBufferSourceNode(ctx, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: 5200, Q: 0.7 });
  source
    .connect(filter)
    .connect(gain)
    .connect(new StereoPannerNode(ctx, { pan: -0.1 }))
    .connect(out);
  source.start(from, from % 1.7);
  source.stop(until);
}
