/** The café on the first morning of a season: the same house, half furnished. What is missing is bought in the evenings. */

export const firstCafe = {
  rows: [
    '############DD##',
    '#..KK..K.......#',
    '#..............#',
    '#PPPPPPPP.....R#',
    '#..............#',
    '#..c...d...e...#',
    '#.fTg.hTi.jTk..#',
    '#..........l...#',
    '#SS............#',
    '#SS..m.........#',
    '#SS..Tq........#',
    '#....s.........#',
    '################',
  ],
  decor: [
    { kind: 'fridge', x: 1, y: 1 },
    { kind: 'shelf', x: 2, y: 1 },
    { kind: 'prep', x: 5, y: 1 },
    { kind: 'sink', x: 6, y: 1 },
    { kind: 'palm', x: 11, y: 1 },
    { kind: 'plant-orange', x: 1, y: 4 },
    { kind: 'plant-yellow', x: 14, y: 11 },
    { kind: 'sign', x: 14, y: 2 },
  ],
};
