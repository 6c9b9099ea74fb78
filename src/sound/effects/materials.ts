/** Sounds of materials: brass, wood, china, paper, glass. An effect combines two or three of them. */

import type { Layer, Tone } from '../layers.ts';

/** Overtones of a struck object: each with its frequency ratio, strength and decay ratio. */
type Overtones = readonly (readonly [times: number, peak: number, fade: number])[];

function struck(hz: number, fade: number, peak: number, over: Overtones, attack: number): Tone[] {
  return over.map(([times, strength, share]) => ({
    kind: 'tone',
    wave: 'sine',
    at: 0,
    attack,
    fade: fade * share,
    peak: peak * strength,
    hz: hz * times,
  }));
}

const BRASS: Overtones = [
  [1, 1, 1],
  [1.003, 0.5, 0.9],
  [2.76, 0.35, 0.5],
  [5.4, 0.16, 0.22],
  [8.93, 0.06, 0.1],
];
const WOOD: Overtones = [
  [1, 1, 1],
  [3.93, 0.28, 0.35],
  [9.2, 0.07, 0.12],
];
const CHINA: Overtones = [
  [1, 0.7, 1],
  [1.52, 0.6, 0.8],
  [2.31, 0.5, 0.55],
  [3.63, 0.28, 0.4],
];
const GLASS: Overtones = [
  [1, 1, 1],
  [2.02, 0.3, 0.6],
  [4.1, 0.12, 0.3],
];

/** Sound of a bell: long, with beating near its fundamental. */
export const brass = (hz: number, fade = 1.1, peak = 1): Layer[] => struck(hz, fade, peak, BRASS, 0.003);
/** Sound of a wooden bar that is struck, as on a marimba. */
export const wood = (hz: number, fade = 0.35, peak = 1): Layer[] => struck(hz, fade, peak, WOOD, 0.003);
/** Sound of plates and cups. */
export const china = (hz: number, fade = 0.16, peak = 1): Layer[] => struck(hz, fade, peak, CHINA, 0.002);
/** Sound of a small clear bell, as of a music box. */
export const glass = (hz: number, fade = 0.7, peak = 1): Layer[] => struck(hz, fade, peak, GLASS, 0.003);

/** Sound of a dull knock, as when something is put down. */
export const knock = (hz: number, peak = 1): Layer[] => [
  { kind: 'tone', wave: 'sine', at: 0, attack: 0.003, fade: 0.09, peak, hz: hz * 1.6, to: hz },
];

/** Sound of paper, cloth or bristles: noise whose frequency rises or falls. */
export const brush = (hz: number, to: number, seconds: number, peak = 1, q = 0.8): Layer[] => [
  { kind: 'hiss', pass: 'bandpass', at: 0, attack: seconds * 0.35, fade: seconds * 0.65, peak, hz, to, q },
];

/** Sound of a scratch: short, narrow, dry. */
export const scratch = (hz: number, seconds = 0.05, peak = 1): Layer[] => [
  { kind: 'hiss', pass: 'bandpass', at: 0, attack: 0.008, fade: seconds, peak, hz, to: hz * 0.8, q: 2.2 },
];

/** Sound of humming with a closed mouth: two slightly detuned voices through a low-pass filter. */
export const hum = (hz: number, to: number, seconds: number, peak = 1): Layer[] =>
  [-6, 6].map((detune) => ({
    kind: 'tone',
    wave: 'soft',
    at: 0,
    attack: 0.045,
    hold: seconds * 0.35,
    fade: seconds * 0.65,
    peak: peak * 0.6,
    hz,
    to,
    detune,
    cut: 620,
    cutTo: 420,
  }));

/** Sound of a softly blown horn. */
export const horn = (hz: number, hold: number, fade = 0.3, peak = 1): Layer[] =>
  [-5, 5].map((detune) => ({
    kind: 'tone',
    wave: 'sawtooth',
    at: 0,
    attack: 0.03,
    hold,
    fade,
    peak: peak * 0.5,
    hz,
    detune,
    cut: 700,
    cutTo: 2100,
  }));
