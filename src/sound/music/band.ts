/**
 * The instruments: music box, vibraphone, soft electric piano, plucked bass, brushes. A note is one or two oscillators
 * with a custom wave and an envelope, in real time or offline.
 */

import { shape, waveOf } from '../synth.ts';
import type { Bench } from '../synth.ts';
import type { Note, Part } from './composer.ts';
import type { LeadName } from './piece.ts';
import { hertz } from './theory.ts';

export interface Band {
  /** Plays a note. @param when the context's time at which the note's bar begins */
  play(note: Note, when: number): void;
}

interface Voice {
  /** Strengths of the instrument's overtones; few, so that no filter is needed. */
  readonly overtones: readonly number[];
  readonly peak: number;
  readonly attack: number;
  /** Seconds in which a held tone decays. */
  readonly fade: number;
  /** Seconds for which a note rings on after its release. */
  readonly release: number;
  /** Detuning of a second oscillator in cents; 0 = only one oscillator. */
  readonly beside: number;
  readonly pan: number;
}

const MUSIC_BOX: Voice = {
  overtones: [1, 0.08, 0.2, 0.03, 0.05, 0, 0.02],
  peak: 0.13,
  attack: 0.003,
  fade: 2.4,
  release: 1,
  beside: 3,
  pan: 0.18,
};
const VIBRAPHONE: Voice = {
  overtones: [1, 0.05, 0.03, 0.16],
  peak: 0.17,
  attack: 0.008,
  fade: 4.5,
  release: 0.9,
  beside: 5,
  pan: 0.15,
};
const PIANO: Voice = {
  overtones: [1, 0.26, 0.08, 0.03],
  peak: 0.075,
  attack: 0.014,
  fade: 7,
  release: 0.3,
  beside: 0,
  pan: -0.22,
};
const BASS: Voice = {
  overtones: [1, 0.42, 0.16, 0.05],
  peak: 0.26,
  attack: 0.008,
  fade: 5,
  release: 0.14,
  beside: 0,
  pan: 0,
};

/** Level at which a decaying held tone is ended: −60 dB. */
const FAINT = 0.001;
const BRUSH_PEAK = 0.045;

/** Creates the instruments. @param lead the instrument of the melody @param out the output of all instruments */
export function openBand(bench: Bench, lead: LeadName, out: AudioNode): Band {
  const { ctx } = bench;
  const seat = (pan: number): AudioNode => {
    const node = new StereoPannerNode(ctx, { pan });
    node.connect(out);
    return node;
  };
  const player = (voice: Voice): ((note: Note, from: number) => void) => {
    const wave = waveOf(ctx, voice.overtones);
    const at = seat(voice.pan);
    return (note, from) => pluck(ctx, voice, wave, note, from, at);
  };
  const brushes = new BiquadFilterNode(ctx, { type: 'bandpass', frequency: 5200, Q: 0.7 });
  brushes.connect(seat(-0.1));
  const players: Readonly<Record<Part, (note: Note, from: number) => void>> = {
    lead: player(lead === 'musicBox' ? MUSIC_BOX : VIBRAPHONE),
    chords: player(PIANO),
    bass: player(BASS),
    brush: (note, from) => swish(bench, note, from, brushes),
  };
  return { play: (note, when) => players[note.part](note, when + note.at) };
}

function pluck(
  ctx: BaseAudioContext,
  voice: Voice,
  wave: PeriodicWave,
  note: Note,
  from: number,
  out: AudioNode,
): void {
  const { attack, fade, release, beside } = voice;
  const peak = voice.peak * note.strength;
  const held = Math.max(note.seconds - attack, 0.01);
  const until = from + attack + held + release;
  const node = new GainNode(ctx, { gain: 0 });
  node.gain.setValueAtTime(0, from);
  node.gain.linearRampToValueAtTime(peak, from + attack);
  node.gain.exponentialRampToValueAtTime(peak * FAINT ** Math.min(1, held / fade), from + attack + held);
  node.gain.exponentialRampToValueAtTime(peak * FAINT * FAINT, until);
  for (const detune of beside === 0 ? [0] : [0, beside]) {
    const source = new OscillatorNode(ctx, { frequency: hertz(note.midi), detune, periodicWave: wave });
    source.connect(node);
    source.start(from);
    source.stop(until);
  }
  node.connect(out);
}

function swish({ ctx, noise }: Bench, note: Note, from: number, out: AudioNode): void {
  const until = from + 0.02 + note.seconds;
  const layer = { at: 0, attack: 0.02, fade: note.seconds, peak: BRUSH_PEAK * note.strength };
  const source = new AudioBufferSourceNode(ctx, { buffer: noise, loop: true });
  source.connect(shape(ctx, layer, from, until)).connect(out);
  source.start(from, from % 1.7);
  source.stop(until);
}
