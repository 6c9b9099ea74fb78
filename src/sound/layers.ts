/**
 * Sounds as data: tones and noises layered on each other, played by `synth.ts`. An effect is just a few rows of
 * numbers, so tests can check without a browser that it starts softly and ends in time.
 */

/** Waveform of a tone. `soft` has few, weak overtones: closer to a flute than to a violin. */
export type Wave = 'sine' | 'triangle' | 'sawtooth' | 'soft';

/** The envelope of a layer: how the layer's volume rises, stays and falls. */
export interface Shaped {
  /** Start of the layer in seconds after the beginning of the sound. */
  readonly at: number;
  /** Seconds until the peak; never 0, which would click. */
  readonly attack: number;
  /** Seconds the layer stays at its peak. */
  readonly hold?: number;
  /** Seconds of exponential decay after the peak. */
  readonly fade: number;
  /** Peak of the layer relative to the other layers, 0…1. */
  readonly peak: number;
  /** Stereo position of the layer within the sound, −1 = left … 1 = right. */
  readonly pan?: number;
}

export interface Tone extends Shaped {
  readonly kind: 'tone';
  readonly hz: number;
  /** Frequency in Hz that the tone reaches at its end by a glide. */
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
  /** Quality (Q) of the noise's filter: the higher, the narrower the band. */
  readonly q: number;
}

export type Layer = Tone | Hiss;

/** After its decay a layer is faded to zero within this many seconds. */
export const TAIL = 0.01;

export const endOf = ({ at, attack, hold = 0, fade }: Layer): number => at + attack + hold + fade + TAIL;

/** Seconds from the beginning of a sound until its last layer is silent. */
export const lengthOf = (layers: readonly Layer[]): number => Math.max(0, ...layers.map(endOf));

/** Returns copies of layers that begin this many seconds later. */
export const later = (seconds: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, at: layer.at + seconds }));

/** Returns copies of layers whose peaks are multiplied by a factor below 1. */
export const weaker = (by: number, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, peak: layer.peak * by }));
