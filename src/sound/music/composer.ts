/**
 * Composes the notes of any bar of a piece. The functions are pure: piece, seed and bar determine the notes, and no
 * bar depends on another. The seed chooses among phrases, rhythms and bass lines; every choice fits the chords.
 */

import { pick, real, stream, type Stream } from '../../ai/random.ts';
import { BARS, type MelodyNote, type Piece, type Section } from './piece.ts';
import { atOrAbove, type Chord, inScale } from './theory.ts';

export type Part = 'lead' | 'chords' | 'bass' | 'brush';

export interface Note {
  readonly part: Part;
  readonly midi: number;
  /** Start of the note in seconds after its bar's beginning. */
  readonly at: number;
  readonly seconds: number;
  /** Velocity of the note, 0…1. */
  readonly strength: number;
}

/**
 * MIDI number of a note. All chords are played within the octave above this note, so that their tones change by small
 * steps.
 */
const CHORDS_FROM = 53;
const BASS_FROM = 36;
const PHRASE_BARS = 2;
/** Range in which the velocity of notes varies at random, like that of human players. */
const LIVELY = 0.12;
/** On average, one melody phrase in this many is replaced by a rest. */
const REST_IN = 7;

export const barsOf = (piece: Piece): number => piece.form.length * BARS;
export const barSeconds = ({ beats, tempo }: Piece): number => (beats * 60) / tempo;

/** The section of bar n, and the bar's position in it. */
function placeOf(piece: Piece, bar: number): { section: Section; inSection: number } {
  const inForm = bar % barsOf(piece);
  const name = piece.form[Math.floor(inForm / BARS)] ?? 'A';
  return { section: piece.sections[name] as Section, inSection: inForm % BARS };
}

/** The start of an eighth in seconds after its bar's beginning. With swing, every second eighth is late. */
export function eighthAt({ tempo, swing }: Piece, eighth: number): number {
  const beat = Math.floor(eighth / 2);
  return ((beat + (eighth % 2 === 1 ? swing : 0)) * 60) / tempo;
}

export function chordAt(piece: Piece, bar: number): Chord {
  const { section, inSection } = placeOf(piece, bar);
  return section.chords[inSection] as Chord;
}

/** All notes of bar n, in the order of their beginnings. */
export function notesOf(piece: Piece, bar: number, seed: number): Note[] {
  const chance = stream(seed, `${piece.name} ${bar}`);
  const notes = [
    ...melody(piece, bar, seed, chance),
    ...chords(piece, bar, chance),
    ...bass(piece, bar, chance),
    ...piece.brushes.map((eighth) => brush(piece, eighth, chance)),
  ];
  return notes.sort((a, b) => a.at - b.at || a.midi - b.midi || (a.part < b.part ? -1 : 1));
}

const lively = (chance: Stream, strength: number): number => strength * (1 - LIVELY * real(chance));

function melody(piece: Piece, bar: number, seed: number, chance: Stream): Note[] {
  const { section, inSection } = placeOf(piece, bar);
  const slot = Math.floor(inSection / PHRASE_BARS);
  // Both bars of a phrase use the same random stream, so the same phrase is chosen for both.
  const choice = stream(seed, `${piece.name} phrase ${Math.floor(bar / PHRASE_BARS)}`);
  const phrase = pick(choice, section.phrases[slot] as readonly (readonly MelodyNote[])[]);
  // The first phrase of a section is never replaced by a rest, so that listeners can hear the form.
  if (slot > 0 && Math.floor(real(choice) * REST_IN) === 0) return [];
  const eighths = piece.beats * 2;
  const from = (inSection % PHRASE_BARS) * eighths;
  return phrase
    .filter(({ at }) => at >= from && at < from + eighths)
    .map(({ midi, at, lasts }) => {
      const begins = eighthAt(piece, at - from);
      const seconds = eighthAt(piece, at - from + lasts) - begins;
      const strength = lively(chance, at % 2 === 0 ? 0.9 : 0.72);
      return { part: 'lead', midi, at: begins, seconds, strength };
    });
}

function chords(piece: Piece, bar: number, chance: Stream): Note[] {
  const chord = chordAt(piece, bar);
  const ninth = chord.root + 14;
  // The chord contains its ninth, if the key has it, in place of its root, because the bass plays the root.
  const top = inScale(ninth, piece.tonic) ? ninth : chord.root;
  const tones = [...chord.tones.map((tone) => chord.root + tone), top].map((pitch) => atOrAbove(pitch, CHORDS_FROM));
  return pick(chance, piece.comping).flatMap(({ at, lasts }) => {
    const begins = eighthAt(piece, at);
    const seconds = eighthAt(piece, at + lasts) - begins;
    const strength = lively(chance, at === 0 ? 0.75 : 0.62);
    return tones.map((midi): Note => ({ part: 'chords', midi, at: begins, seconds, strength }));
  });
}

function bass(piece: Piece, bar: number, chance: Stream): Note[] {
  const chord = chordAt(piece, bar);
  const root = atOrAbove(chord.root, BASS_FROM);
  const fifth = root + chord.tones[1] > 50 ? root + chord.tones[1] - 12 : root + chord.tones[1];
  const note = (eighth: number, lasts: number, midi: number, strength: number): Note => {
    const at = eighthAt(piece, eighth);
    return {
      part: 'bass',
      midi,
      at,
      seconds: eighthAt(piece, eighth + lasts) - at,
      strength: lively(chance, strength),
    };
  };
  if (piece.bass === 'waltz') {
    return real(chance) < 0.3 ? [note(0, 4, root, 0.9), note(4, 2, fifth, 0.6)] : [note(0, 5, root, 0.9)];
  }
  if (piece.bass === 'long') {
    return real(chance) < 0.6 ? [note(0, 7, root, 0.9), note(7, 1, fifth, 0.55)] : [note(0, 8, root, 0.9)];
  }
  const third = root + chord.tones[0];
  const inner = real(chance) < 0.5 ? [third, fifth] : [fifth, third];
  return [root, ...inner, leadInto(piece, bar, chance)].map((midi, beat) =>
    note(beat * 2, 2, midi, beat === 0 ? 0.95 : 0.8),
  );
}

/** The last step of a walking bass: the scale tone just below or above the next bar's root. */
function leadInto(piece: Piece, bar: number, chance: Stream): number {
  const next = atOrAbove(chordAt(piece, bar + 1).root, BASS_FROM);
  const step = real(chance) < 0.5 ? -1 : 1;
  let midi = next + step;
  while (!inScale(midi, piece.tonic)) midi += step;
  return midi;
}

function brush(piece: Piece, eighth: number, chance: Stream): Note {
  const backbeat = eighth % 4 === 2;
  const at = eighthAt(piece, eighth);
  return {
    part: 'brush',
    midi: 0,
    at,
    seconds: backbeat ? 0.16 : 0.07,
    strength: lively(chance, backbeat ? 0.8 : 0.45),
  };
}
