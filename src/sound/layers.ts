/**
 * Sounds as data: tones and noises layered on each other, played by `synth.ts`. Being data, an effect is a few rows of
 * numbers, and tests can check without a browser that it starts softly and ends in time.
 */

/** `soft` has few, weak overtones: closer to a flute than to a violin. */
export type Wave = 'sine' | 'triangle' | 'sawtooth' | 'soft';

/** An envelope. */
export interface Shaped {
  /** Seconds from the beginning of the sound. */
  readonly at: number;
  /** Seconds to the peak; never 0, which would click. */
  readonly attack: number;
  /** Seconds at the peak. */
  readonly hold?: number;
  /** Seconds of exponential decay. */
  readonly fade: number;
  /** 0…1, relative to the other layers. */
  readonly peak: number;
  /** −1 = left … 1 = right, within the sound. */
  readonly pan?: number;
}

export interface Tone extends Shaped {
  readonly kind: 'tone';
  readonly hz: number;
  /** Frequency reached at the end by gliding. */
  readonly to?: number;
  readonly wave: Wave;
  /** Detuning in cents; two layers a few cents apart sound warm. */
  readonly detune?: number;
  /** Cutoff of a low-pass filter in Hz; glides to `cutTo`. */
  readonly cut?: number;
  readonly cutTo?: number;
}

export interface Hiss extends Shaped {
  readonly kind: 'hiss';
  readonly pass: 'bandpass' | 'highpass' | 'lowpass';
  readonly hz: number;
  readonly to?: number;
  /** Filter quality: higher is narrower. */
  readonly q: number;
}

export type Layer = Tone | Hiss;

/** Shortest attack in seconds: a shorter one clicks. */
export const LEAST_ATTACK = 0.001;
/** After its decay a layer is faded to zero within this many seconds. */
export const TAIL = 0.01;

export const endOf = ({ at, attack, hold = 0, fade }: Layer): number => at + attack + hold + fade + TAIL;

/** Seconds until the last layer is silent. */
export const lengthOf = (layers: readonly Layer[]): number => Math.max(0, ...layers.map(endOf));

/** The layers delayed by so many seconds. */
export const later = (seconds: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, at: layer.at + seconds }));

/** The layers with lower peaks. */
export const weaker = (by: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, peak: layer.peak * by }));
