/**
 * The rooms of the café of the day. All have the kitchen, the pass and the door of honeybell.ts; tables, seats and
 * furniture differ. The word `daily.layout.<name>` names each.
 */

import { honeybell } from './honeybell.ts';

type Decor = (typeof honeybell.decor)[number];

const WALL = '################';
const REAR = ['############DD##', '#..KK..K.......#', '#..............#', '#PPPPPPPP.....R#'];
const KITCHEN = honeybell.decor.filter(({ y }) => y <= 2);
const plants = (kind: string, ...at: readonly (readonly [x: number, y: number])[]): Decor[] =>
  at.map(([x, y]) => ({ kind, x, y }));

export interface DailyLayout {
  readonly name: string;
  readonly rows: readonly string[];
  readonly decor: readonly Decor[];
}

/** The rooms. For each date src/sim/daily/plan.ts chooses one of them; every room is used once before any room is used again. */
export const dailyLayouts: readonly DailyLayout[] = [
  {
    name: 'banquet',
    rows: [
      ...REAR,
      '#..............#',
      '#....abcdef....#',
      '#...iTTTTTTj...#',
      '#....klmnop....#',
      '#SS............#',
      '#SS........q...#',
      '#SS.......rTs..#',
      '#..........t...#',
      WALL,
    ],
    decor: [...KITCHEN, ...plants('plant-rose', [1, 4], [14, 7], [1, 11]), ...plants('palm', [14, 11])],
  },
  {
    name: 'window',
    rows: [
      ...REAR,
      '#..............#',
      '#..c.......d...#',
      '#.fTg.....hTi..#',
      '#..............#',
      '#SS............#',
      '#SS..m..n..o...#',
      '#SS..T..Tu.Tv..#',
      '#....q..r..s...#',
      WALL,
    ],
    decor: [
      ...KITCHEN,
      ...plants('plant-yellow', [1, 4], [14, 4], [14, 8]),
      ...plants('plant-orange', [14, 11], [1, 11]),
    ],
  },
  {
    name: 'islands',
    rows: [
      ...REAR,
      '#..............#',
      '#...a......b...#',
      '#..cTd....eTf..#',
      '#...g......h...#',
      '#SS............#',
      '#SS.....i...j..#',
      '#SS....kTm.nTo.#',
      '#.......p...q..#',
      WALL,
    ],
    decor: [...KITCHEN, ...plants('palm', [7, 6], [14, 4]), ...plants('plant-orange', [1, 11])],
  },
  {
    name: 'pairs',
    rows: [
      ...REAR,
      '#..............#',
      '#.aTb..cTd.eTf.#',
      '#..............#',
      '#..............#',
      '#SS...u.....v..#',
      '#SS..mTn...oTp.#',
      '#SS...w.....x..#',
      '#.......qTr....#',
      WALL,
    ],
    decor: [...KITCHEN, ...plants('plant-yellow', [14, 7]), ...plants('plant-rose', [9, 7], [3, 11], [14, 11])],
  },
  {
    name: 'corner',
    rows: [
      ...REAR,
      '#..............#',
      '#..c...d...e...#',
      '#.fTg.hTi.jTk..#',
      '#..........l...#',
      '#SS............#',
      '#SS..m.........#',
      '#SS..Tq........#',
      '#....s.........#',
      WALL,
    ],
    decor: [
      ...KITCHEN,
      ...plants('plant-orange', [1, 4]),
      ...plants('plant-yellow', [14, 11]),
      ...plants('palm', [14, 7]),
    ],
  },
  { name: 'house', rows: honeybell.rows, decor: honeybell.decor },
];
