/** The evening's piece: slow, with vibraphone, long bass notes and sparse brushes. */

import { readPiece } from './piece.ts';

export const evening = readPiece({
  name: 'evening',
  key: 'Eb',
  tempo: 84,
  beats: 4,
  swing: 0.6,
  lead: 'vibraphone',
  bass: 'long',
  comping: ['0/8', '2/6', '0/3 5/3', '1/7'],
  brushes: [2, 6],
  form: 'A B A C B A',
  sections: {
    A: {
      chords: 'Ebmaj7 Cm7 Abmaj7 Bb7 Gm7 Cm7 Fm7 Bb7',
      phrases: [
        ['G4/3 Bb4/1 D5/4 C5/3 Bb4/1 G4/4', '-/2 Bb4/2 G4/2 D5/2 Eb5/6 -/2', 'Bb4/6 G4/2 C5/4 -/4'],
        ['C5/3 Eb5/1 G5/4 F5/4 D5/4', 'Eb5/2 C5/2 Ab4/2 G4/2 Bb4/2 D5/2 F5/4', '-/4 C5/2 Eb5/2 D5/6 -/2'],
        ['D5/4 Bb4/2 F4/2 Eb5/4 C5/4', 'F5/3 D5/1 Bb4/4 G4/2 Bb4/2 Eb5/4', '-/4 D5/4 C5/3 Bb4/1 G4/4'],
        ['Ab4/2 C5/2 Eb5/4 D5/4 Bb4/2 -/2', 'C5/4 Ab4/4 F4/3 Ab4/1 D5/2 -/2', 'Eb5/3 C5/1 Ab4/2 F4/2 Bb4/6 -/2'],
      ],
    },
    B: {
      chords: 'Abmaj7 Gm7 Fm7 Ebmaj7 Abmaj7 Gm7 Fm7 Bb7',
      phrases: [
        ['C5/2 Eb5/2 G5/4 F5/3 D5/1 Bb4/4', 'G5/6 Eb5/2 D5/4 -/4'],
        ['Ab4/2 C5/2 Eb5/3 C5/1 Bb4/6 -/2', 'C5/4 Ab4/4 G4/3 Bb4/1 D5/4'],
        ['Eb5/3 C5/1 G5/4 Bb5/4 F5/4', 'C5/4 Eb5/4 D5/2 F5/2 Bb4/4'],
        ['Ab5/4 F5/2 C5/2 D5/4 -/4', 'Eb5/2 C5/2 Ab4/2 C5/2 Bb4/4 -/4'],
      ],
    },
    C: {
      chords: 'Cm7 Gm7 Abmaj7 Ebmaj7 Fm7 Gm7 Abmaj7 Bb7',
      phrases: [
        ['-/16', '-/8 D5/4 F5/4'],
        ['Eb5/6 C5/2 Bb4/8', '-/16'],
        ['-/4 C5/4 D5/6 -/2', 'Ab4/4 C5/4 Bb4/8'],
        ['Eb5/4 G5/4 F5/6 -/2', '-/8 F5/3 D5/1 Bb4/4'],
      ],
    },
  },
});
