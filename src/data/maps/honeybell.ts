/** The café of the first day: kitchen along the rear right wall, the door beyond it, a stage in the left corner. */

/**
 * The map as rows of text, in which each digit or small letter is a seat, and a list of the furniture that has no
 * letter on the map.
 */
export const honeybell = {
  rows: [
    '############DD##',
    '#..KK..K.......#',
    '#..............#',
    '#PPPPPPPP.aT..R#',
    '#..........b...#',
    '#..c...d...e...#',
    '#.fTg.hTi.jTk..#',
    '#..........l...#',
    '#SS............#',
    '#SS..m.n..o.p..#',
    '#SS..TqT..TrT..#',
    '#....s.t..u....#',
    '################',
  ],
  decor: [
    { kind: 'fridge', x: 1, y: 1 },
    { kind: 'shelf', x: 2, y: 1 },
    { kind: 'prep', x: 5, y: 1 },
    { kind: 'sink', x: 6, y: 1 },
    { kind: 'shelf', x: 8, y: 1 },
    { kind: 'shelf', x: 9, y: 1 },
    { kind: 'cake', x: 9, y: 2 },
    { kind: 'palm', x: 11, y: 1 },
    { kind: 'plant-orange', x: 1, y: 4 },
    { kind: 'plant-rose', x: 1, y: 11 },
    { kind: 'palm', x: 14, y: 7 },
    { kind: 'plant-yellow', x: 14, y: 11 },
    { kind: 'sign', x: 14, y: 2 },
  ],
};
