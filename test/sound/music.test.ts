// Music: every bar of every piece is in key, in time, never silent and reproducible, whatever the seed.

import { describe, expect, test } from 'vitest';
import { barSeconds, barsOf, chordAt, eighthAt, type Note, notesOf } from '../../src/sound/music/composer.ts';
import { PIECES } from '../../src/sound/music/index.ts';
import { readPhrase, readPiece, type WrittenPiece } from '../../src/sound/music/piece.ts';
import { chordOf, inScale, midiOf } from '../../src/sound/music/theory.ts';

const SEEDS = [1, 2, 7, 4711];

describe.each(Object.entries(PIECES))('%s', (name, piece) => {
  const everyBar = SEEDS.flatMap((seed) =>
    Array.from({ length: barsOf(piece) * 2 }, (_, bar) => ({ bar, seed, notes: notesOf(piece, bar, seed) })),
  );
  const pitched = everyBar.flatMap(({ notes }) => notes.filter(({ part }) => part !== 'brush'));

  test('stays in its key', () => {
    expect(pitched.filter(({ midi }) => !inScale(midi, piece.tonic))).toEqual([]);
  });

  test('every bar begins with the bass and has chords: there is no silence', () => {
    for (const { notes } of everyBar) {
      expect(notes.some(({ part, at }) => part === 'bass' && at === 0)).toBe(true);
      expect(notes.some(({ part }) => part === 'chords')).toBe(true);
    }
  });

  test('every note begins within its bar, has a length, and a strength of at most 1', () => {
    const bar = barSeconds(piece);
    for (const { at, seconds, strength } of everyBar.flatMap(({ notes }) => notes)) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(bar);
      expect(seconds).toBeGreaterThan(0.05);
      expect(seconds).toBeLessThanOrEqual(bar * 2);
      expect(strength).toBeGreaterThan(0.1);
      expect(strength).toBeLessThanOrEqual(1);
    }
  });

  test('the melody is one voice: no note begins before the last has ended', () => {
    for (const seed of SEEDS) {
      let free = 0;
      for (let bar = 0; bar < barsOf(piece); bar++)
        for (const { at, seconds } of notesOf(piece, bar, seed).filter(({ part }) => part === 'lead')) {
          const begins = bar * barSeconds(piece) + at;
          expect(begins).toBeGreaterThanOrEqual(free - 1e-9);
          free = begins + seconds;
        }
    }
  });

  test('each part keeps to where it sounds well', () => {
    const within = (part: Note['part'], from: number, to: number): Note[] =>
      pitched.filter((note) => note.part === part && (note.midi < from || note.midi > to));
    expect(within('bass', 34, 52)).toEqual([]);
    expect(within('chords', 53, 64)).toEqual([]);
    expect(within('lead', 65, 91)).toEqual([]);
  });

  test('no long note of the melody grinds a semitone above a tone of its chord', () => {
    const grinding = Object.entries(piece.sections).flatMap(([section, { chords, phrases }]) =>
      phrases.flatMap((choices, slot) =>
        choices.flatMap((phrase) =>
          phrase
            .filter(({ lasts }) => lasts >= 4)
            .filter(({ midi, at }) => {
              const { root, tones } = chords[slot * 2 + Math.floor(at / (piece.beats * 2))]!;
              return [0, ...tones].some((tone) => (midi - root - tone + 120) % 12 === 1);
            })
            .map(({ midi, at }) => `${section}, phrase ${slot + 1}: ${midi} at ${at}`),
        ),
      ),
    );
    expect(grinding).toEqual([]);
  });

  test('is the same again for the same seed, and another for another', () => {
    const whole = (seed: number): string =>
      JSON.stringify(Array.from({ length: barsOf(piece) }, (_, bar) => notesOf(piece, bar, seed)));
    expect(whole(3)).toBe(whole(3));
    expect(whole(3)).not.toBe(whole(4));
  });

  test('the second time round says it differently', () => {
    const melody = (from: number): string =>
      JSON.stringify(
        Array.from({ length: barsOf(piece) }, (_, bar) =>
          notesOf(piece, from + bar, 1)
            .filter(({ part }) => part === 'lead')
            .map(({ midi, at }) => [midi, at]),
        ),
      );
    expect(melody(0)).not.toBe(melody(barsOf(piece)));
  });

  test('goes on for more than a minute and a half before its form begins again, and then with the same chords', () => {
    expect(barsOf(piece) * barSeconds(piece)).toBeGreaterThan(90);
    expect(chordAt(piece, barsOf(piece))).toEqual(chordAt(piece, 0));
  });
});

test('swing: the second eighth of a beat comes late, the beats do not', () => {
  const { rush } = PIECES;
  const beat = 60 / rush.tempo;
  expect(eighthAt(rush, 2)).toBeCloseTo(beat);
  expect(eighthAt(rush, 1)).toBeCloseTo(beat * rush.swing);
  expect(eighthAt(rush, 8)).toBeCloseTo(barSeconds(rush));
});

describe('writing music down', () => {
  const written: WrittenPiece = {
    name: 'morning',
    key: 'C',
    tempo: 100,
    beats: 3,
    swing: 0.5,
    lead: 'musicBox',
    bass: 'waltz',
    comping: ['0/2'],
    brushes: [],
    form: 'A',
    sections: {
      A: { chords: 'Cmaj7 Cmaj7 G7 G7 Am7 Am7 C6 C6', phrases: [['-/12'], ['G5/12'], ['-/12'], ['C5/6 E5/6']] },
    },
  };

  test('notes and chords by their names', () => {
    expect([midiOf('C4'), midiOf('A4'), midiOf('F#5'), midiOf('Bb3')]).toEqual([60, 69, 78, 58]);
    expect(chordOf('Bbmaj7')).toEqual({ root: 10, tones: [4, 7, 11] });
  });

  test('a phrase is notes and rests with their lengths in eighths', () => {
    expect(readPhrase('G5/2 -/1 A5/3', 6)).toEqual([
      { midi: 79, at: 0, lasts: 2 },
      { midi: 81, at: 3, lasts: 3 },
    ]);
  });

  test.each([
    [
      'a phrase that is too short',
      { A: { ...written.sections.A!, phrases: [['C5/4'], ['-/12'], ['-/12'], ['-/12']] } },
      /fill 12/,
    ],
    [
      'a note that is none',
      { A: { ...written.sections.A!, phrases: [['H5/12'], ['-/12'], ['-/12'], ['-/12']] } },
      /H5/,
    ],
    ['a chord that is none', { A: { ...written.sections.A!, chords: 'Cmaj7 Cmaj7 G7 G7 Am7 Am7 C6 Cdim' } }, /Cdim/],
    ['a bar too few', { A: { ...written.sections.A!, chords: 'C6' } }, /8 in all/],
    ['a form with a section that is not there', {}, /form 'A'/],
  ])('%s is refused, saying where', (_, sections, why) => {
    expect(readPiece(written).form).toEqual(['A']);
    expect(() => readPiece({ ...written, sections })).toThrow(why);
  });

  test('all that is wrong is said at once', () => {
    const wrong = { ...written, key: 'X', comping: ['7/2'] };
    expect(() => readPiece(wrong)).toThrow(/key[^]*comping 1/);
  });
});
