/** The morning's piece: a small waltz for music box with plucked bass and few chords. */

import { readPiece } from './piece.ts';

export const morning = readPiece({
  name: 'morning',
  key: 'F',
  tempo: 104,
  beats: 3,
  swing: 0.54,
  lead: 'musicBox',
  bass: 'waltz',
  comping: ['2/2 4/2', '2/3', '2/1 4/2', '3/3'],
  brushes: [],
  form: 'A A B A C B A C',
  sections: {
    A: {
      chords: 'Fmaj7 Am7 Bbmaj7 C7 Dm7 Gm7 C7 F6',
      phrases: [
        ['A5/4 C6/2 G5/4 E5/2', 'C6/2 A5/2 F5/2 E5/6', '-/2 A5/2 C6/2 E6/4 C6/2'],
        ['D5/2 F5/2 A5/2 G5/6', 'F5/4 D5/2 E5/4 G5/2', 'A5/3 F5/1 D5/2 C5/2 E5/2 G5/2'],
        ['F5/4 A5/2 Bb5/4 A5/2', 'A5/2 F5/2 D5/2 G5/2 Bb5/2 D6/2', 'D6/4 C6/2 Bb5/6'],
        ['G5/2 E5/2 C5/2 F5/6', 'Bb5/2 G5/2 E5/2 A5/4 -/2', 'E5/2 G5/2 Bb5/2 A5/2 F5/4'],
      ],
    },
    B: {
      chords: 'Bbmaj7 Am7 Gm7 Fmaj7 Bbmaj7 Am7 Gm7 C7',
      phrases: [
        ['D6/6 C6/4 A5/2', 'F5/2 Bb5/2 D6/2 C6/2 A5/2 E5/2'],
        ['Bb5/4 G5/2 A5/4 -/2', 'D5/2 G5/2 Bb5/2 A5/6', '-/2 Bb5/2 G5/2 F5/2 A5/2 C6/2'],
        ['D6/2 E6/2 F6/2 E6/4 C6/2', 'Bb5/3 C6/1 D6/2 C6/6'],
        ['Bb5/2 A5/2 G5/2 E5/4 -/2', 'G5/6 C6/4 -/2', 'D6/2 Bb5/2 G5/2 E5/2 G5/2 C6/2'],
      ],
    },
    C: {
      chords: 'Dm7 Am7 Bbmaj7 Fmaj7 Gm7 Am7 Bbmaj7 C7',
      phrases: [
        ['-/12', '-/6 E5/2 G5/2 C6/2'],
        ['D6/6 A5/6', '-/12', 'F6/4 D6/2 C6/6'],
        ['-/12', 'Bb5/6 -/6', '-/4 D5/2 E5/4 G5/2'],
        ['D5/2 F5/2 Bb5/2 G5/6', 'A5/6 G5/4 -/2'],
      ],
    },
  },
});
