/**
 * What a sound is made of, as data: tones and hisses laid over each other. `synth.ts` makes them heard. Being data, an
 * effect is a few rows of numbers, and a test can see without a browser that it begins softly and ends in time.
 */

/** `soft` has few, quickly weaker overtones: a flute more than a violin. */
export type Wave = 'sine' | 'triangle' | 'sawtooth' | 'soft';

/** How loud when. */
export interface Shaped {
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** Seconds until it is as loud as it gets; never 0, that would click. */
  readonly attack: number;
  /** Seconds it stays that loud. */
  readonly hold?: number;
  /** Seconds in which it dies away, evenly to the ear. */
  readonly fade: number;
  /** 0…1, against the other layers of the sound. */
  readonly peak: number;
  /** −1 left … 1 right, within the sound. */
  readonly pan?: number;
}

export interface Tone extends Shaped {
  readonly kind: 'tone';
  readonly hz: number;
  /** Glides there while it sounds. */
  readonly to?: number;
  readonly wave: Wave;
  /** Cents off; two layers a few cents apart sound warm. */
  readonly detune?: number;
  /** What lies above is taken away; glides to `cutTo`. */
  readonly cut?: number;
  readonly cutTo?: number;
}

export interface Hiss extends Shaped {
  readonly kind: 'hiss';
  readonly pass: 'bandpass' | 'highpass' | 'lowpass';
  readonly hz: number;
  readonly to?: number;
  /** How narrow. */
  readonly q: number;
}

export type Layer = Tone | Hiss;

/** Seconds an attack lasts at least: what begins at once clicks. */
export const LEAST_ATTACK = 0.001;
/** After its fade a layer is taken to nothing in so many seconds. */
export const TAIL = 0.01;

export const endOf = ({ at, attack, hold = 0, fade }: Layer): number => at + attack + hold + fade + TAIL;

/** Seconds until the last layer is silent. */
export const lengthOf = (layers: readonly Layer[]): number => Math.max(0, ...layers.map(endOf));

/** Everything so much later. */
export const later = (seconds: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, at: layer.at + seconds }));

/** Everything so much weaker. */
export const weaker = (by: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, peak: layer.peak * by }));
