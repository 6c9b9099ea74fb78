/** Notes, scales and chords as numbers: 60 = middle C, 12 = an octave. */

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 };

const MAJOR = [0, 2, 4, 5, 7, 9, 11] as const;

/** Intervals of chord tones above the root: third, fifth and seventh (or sixth). */
const QUALITIES: Readonly<Record<string, readonly [third: number, fifth: number, seventh: number]>> = {
  maj7: [4, 7, 11],
  '6': [4, 7, 9],
  '7': [4, 7, 10],
  m7: [3, 7, 10],
};

export interface Chord {
  /** Pitch class of the chord's root, 0…11. */
  readonly root: number;
  /** Distances of the chord's third, fifth and seventh from the root, in semitones. */
  readonly tones: readonly [number, number, number];
}

/** Pitch class of a note's name: `Bb` → 10. @throws Error for anything else */
export function pitchClass(name: string): number {
  const [, letter = '', sign = ''] = /^([A-G])([#b]?)$/.exec(name) ?? [];
  const at = LETTERS[letter];
  if (at === undefined) throw new Error(`'${name}' is no tone: write a letter A…G, then # or b if need be`);
  return (at + (SIGNS[sign] ?? 0) + 12) % 12;
}

/** MIDI number of a note's name: `F#5` → 78. @throws Error for anything else */
export function midiOf(name: string): number {
  const [, tone = '', octave = ''] = /^([A-G][#b]?)(\d)$/.exec(name) ?? [];
  if (octave === '') throw new Error(`'${name}' is no note: write a tone and its octave, as F#5`);
  return pitchClass(tone) + (Number(octave) + 1) * 12;
}

/** The chord that a name such as `Bbmaj7` stands for. @throws Error if it is no chord's name */
export function chordOf(name: string): Chord {
  const [, root = '', quality = ''] = /^([A-G][#b]?)(.*)$/.exec(name) ?? [];
  const tones = QUALITIES[quality];
  if (tones === undefined)
    throw new Error(`'${name}' is no chord: write a root and one of ${Object.keys(QUALITIES).join(', ')}`);
  return { root: pitchClass(root), tones: [tones[0], tones[1], tones[2]] };
}

export const hertz = (midi: number): number => 440 * 2 ** ((midi - 69) / 12);

export const inScale = (midi: number, tonic: number): boolean =>
  MAJOR.some((step) => step === (((midi - tonic) % 12) + 12) % 12);

/** MIDI number of the lowest tone of this pitch class that is not below `from`. */
export const atOrAbove = (pitch: number, from: number): number => from + ((((pitch - from) % 12) + 12) % 12);
