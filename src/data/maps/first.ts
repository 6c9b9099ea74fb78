/**
 * The café on the first morning of a season: the house of honeybell.ts, half furnished. The player buys the rest in
 * the evenings.
 */

import { honeybell } from './honeybell.ts';

/**
 * Tiles of the map in honeybell.ts that are empty at first. In that map they hold two shelves, the cake counter, the
 * rose and the second palm.
 */
const BOUGHT_LATER = ['8,1', '9,1', '9,2', '1,11', '14,7'];

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
  decor: honeybell.decor.filter(({ x, y }) => !BOUGHT_LATER.includes(`${x},${y}`)),
};
