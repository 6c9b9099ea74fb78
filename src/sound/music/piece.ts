/**
 * A piece as data. Its sections have eight bars, a chord per bar, and for every two bars several melody phrases, one of
 * which is chosen each time. So a piece varies for a long while, and every choice fits its chords. A phrase is text:
 * notes with their lengths in eighths, `G5/2 -/1 A5/3`; `-` is a rest.
 */

import { type Chord, chordOf, midiOf, pitchClass } from './theory.ts';

export type PieceName = 'morning' | 'rush' | 'evening';
export type LeadName = 'musicBox' | 'vibraphone';
export type SectionName = 'A' | 'B' | 'C';

/** Start and duration of a note within a bar, in eighths. */
export interface Step {
  readonly at: number;
  readonly lasts: number;
}
export interface MelodyNote extends Step {
  readonly midi: number;
}

export interface Section {
  readonly chords: readonly Chord[];
  /** For every two bars of the section, the phrases from which one is chosen. */
  readonly phrases: readonly (readonly (readonly MelodyNote[])[])[];
}

export interface Piece {
  readonly name: PieceName;
  /** Tempo in quarter notes per minute. */
  readonly tempo: number;
  /** Number of quarter notes per bar. */
  readonly beats: 3 | 4;
  /** Position of the second eighth within a quarter note: 0.5 = straight, 0.67 = full swing. */
  readonly swing: number;
  readonly tonic: number;
  readonly lead: LeadName;
  readonly bass: 'waltz' | 'walking' | 'long';
  /** Rhythms of the chords; one of them is chosen for every bar. */
  readonly comping: readonly (readonly Step[])[];
  /** The eighths of a bar at which the brushes play; empty = no brushes. */
  readonly brushes: readonly number[];
  readonly form: readonly SectionName[];
  readonly sections: Readonly<Partial<Record<SectionName, Section>>>;
}

interface WrittenSection {
  readonly chords: string;
  readonly phrases: readonly (readonly string[])[];
}
export interface WrittenPiece extends Omit<Piece, 'tonic' | 'comping' | 'sections' | 'form'> {
  readonly key: string;
  /** Order of the sections, for example `A A B A`. */
  readonly form: string;
  /** Rhythms of the chords as text: `0/2 3/1` = start / duration in eighths. */
  readonly comping: readonly string[];
  readonly sections: Readonly<Partial<Record<SectionName, WrittenSection>>>;
}

export const BARS = 8;
const PHRASE_BARS = 2;

/** Parses a piece. @throws Error naming every wrong phrase, chord or rhythm */
export function readPiece({ key, form, comping, sections, ...rest }: WrittenPiece): Piece {
  const problems: string[] = [];
  const attempt = <T>(place: string, read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (problem) {
      problems.push(`${rest.name}, ${place}: ${problem instanceof Error ? problem.message : String(problem)}`);
      return otherwise;
    }
  };
  const phraseEighths = rest.beats * 2 * PHRASE_BARS;
  const readSection = (name: string, { chords, phrases }: WrittenSection): Section => {
    const names = chords.trim().split(/\s+/);
    if (names.length !== BARS)
      problems.push(`${rest.name}, ${name}: ${names.length} chords; write one a bar, ${BARS} in all`);
    if (phrases.length !== BARS / PHRASE_BARS)
      problems.push(`${rest.name}, ${name}: ${phrases.length} places for phrases; write ${BARS / PHRASE_BARS}`);
    return {
      chords: names.map((chord, i) =>
        attempt(`${name}, bar ${i + 1}`, () => chordOf(chord), { root: 0, tones: [4, 7, 11] }),
      ),
      phrases: phrases.map((choices, slot) =>
        choices.map((text, i) =>
          attempt(`${name}, phrase ${slot + 1}${'abcdefgh'[i] ?? ''}`, () => readPhrase(text, phraseEighths), []),
        ),
      ),
    };
  };
  const read: Partial<Record<SectionName, Section>> = {};
  for (const name of ['A', 'B', 'C'] as const) {
    const section = sections[name];
    if (section !== undefined) read[name] = readSection(name, section);
  }
  const order = form.split(' ').filter((name): name is SectionName => name in read);
  if (order.length !== form.split(' ').length)
    problems.push(`${rest.name}: form '${form}' names a section that is not there`);
  const piece: Piece = {
    ...rest,
    tonic: attempt('key', () => pitchClass(key), 0),
    form: order,
    comping: comping.map((text, i) => attempt(`comping ${i + 1}`, () => readRhythm(text, rest.beats * 2), [])),
    sections: read,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return piece;
}

/** Parses the text of a melody phrase. @param eighths the required length */
export function readPhrase(text: string, eighths: number): MelodyNote[] {
  const notes: MelodyNote[] = [];
  let at = 0;
  for (const word of text.trim().split(/\s+/)) {
    const [, name = '', length = ''] = /^(\S+)\/(\d+)$/.exec(word) ?? [];
    const lasts = Number(length);
    if (!(lasts > 0)) throw new Error(`'${word}' is no note: write it with its length in eighths, as G5/2`);
    if (name !== '-') notes.push({ midi: midiOf(name), at, lasts });
    at += lasts;
  }
  if (at !== eighths) throw new Error(`'${text}' lasts ${at} eighths; it must fill ${eighths}`);
  return notes;
}

function readRhythm(text: string, eighths: number): Step[] {
  return text.split(' ').map((word) => {
    const [, at = '', lasts = ''] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
    const step = { at: Number(at), lasts: Number(lasts) };
    if (at === '' || step.lasts < 1 || step.at + step.lasts > eighths)
      throw new Error(`'${word}' is no step of a bar of ${eighths} eighths: write begin/length`);
    return step;
  });
}
