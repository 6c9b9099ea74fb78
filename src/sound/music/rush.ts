/** The rush hour's piece: a light swing with walking bass, brushes and short chords. */

import { readPiece } from './piece.ts';

export const rush = readPiece({
  name: 'rush',
  key: 'G',
  tempo: 132,
  beats: 4,
  swing: 0.64,
  lead: 'musicBox',
  bass: 'walking',
  comping: ['0/2 3/1', '1/1 4/2', '3/1 6/1', '2/1 6/1', '0/1 3/2 7/1'],
  brushes: [0, 2, 3, 4, 6, 7],
  form: 'A A B A C A B C',
  sections: {
    A: {
      chords: 'G6 Em7 Am7 D7 Bm7 Em7 Am7 D7',
      phrases: [
        [
          'D5/1 -/1 G5/1 A5/1 B5/2 A5/1 G5/1 E5/3 G5/1 B5/2 -/2',
          'B5/3 G5/1 D5/2 -/2 G5/1 E5/1 -/1 G5/3 -/2',
          '-/2 B5/1 D6/1 -/1 B5/1 G5/2 A5/1 B5/1 G5/2 E5/2 -/2',
        ],
        [
          'C6/3 A5/1 E5/2 G5/2 F#5/1 A5/1 -/1 C6/1 D6/2 -/2',
          'E5/1 A5/1 C6/1 E6/1 D6/2 C6/2 A5/3 F#5/1 D5/2 -/2',
          '-/1 C6/1 -/1 C6/1 B5/2 A5/2 F#5/2 -/2 A5/2 -/2',
        ],
        [
          'D6/2 B5/2 F#5/2 A5/2 G5/3 E5/1 B4/2 -/2',
          'F#5/1 A5/1 B5/1 D6/1 -/1 B5/1 A5/2 G5/1 -/1 B5/1 -/1 G5/2 E5/2',
          '-/16',
        ],
        [
          'E5/1 G5/1 A5/1 C6/1 B5/1 A5/1 G5/2 F#5/3 E5/1 D5/2 -/2',
          'C6/2 A5/1 E5/1 -/2 C6/2 A5/1 F#5/1 D5/2 -/4',
          'A5/3 B5/1 C6/2 A5/2 F#5/2 D5/2 -/4',
        ],
      ],
    },
    B: {
      chords: 'Cmaj7 Am7 Bm7 Em7 Am7 D7 G6 D7',
      phrases: [
        ['E6/3 D6/1 C6/2 G5/2 A5/4 -/1 E5/1 G5/2', 'G5/1 C6/1 E6/2 -/1 C6/1 G5/2 A5/2 C6/2 E6/2 -/2'],
        ['D6/3 B5/1 F#5/4 G5/1 A5/1 B5/2 E5/4', 'B5/2 D6/1 B5/1 A5/2 F#5/2 E5/3 G5/1 B5/2 -/2'],
        ['C6/1 B5/1 A5/2 E5/2 G5/2 F#5/2 A5/2 C6/2 E6/2', 'A5/3 C6/1 E6/2 C6/2 D6/4 -/4'],
        ['D6/2 B5/2 G5/4 -/2 A5/2 F#5/2 D5/2', 'B5/1 -/1 B5/1 -/1 D6/2 B5/2 A5/4 -/4'],
      ],
    },
    C: {
      chords: 'Em7 Em7 Cmaj7 G6 Am7 Bm7 Cmaj7 D7',
      phrases: [
        ['-/16', '-/8 E5/1 G5/1 B5/2 -/4'],
        ['E6/2 -/2 B5/2 G5/2 D6/4 -/4', '-/16'],
        ['-/4 C6/1 E6/1 -/2 D6/4 -/4', 'E5/2 A5/2 C6/4 B5/2 F#5/2 D5/4'],
        ['-/8 A5/1 B5/1 C6/1 D6/1 F#5/2 -/2', 'G5/2 E5/2 C5/2 E5/2 F#5/2 A5/2 D6/2 -/2'],
      ],
    },
  },
});
