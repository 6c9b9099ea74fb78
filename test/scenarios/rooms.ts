// Rooms used by several scenario tests, and one whole café.

import { farSighted } from './story.ts';

/** Tables near the pass, one near the door, and one too far away to notice an entrance. */
export const HALL = [
  '################################',
  '#K.............................#',
  '#PP...aTb....cTd.............Te#',
  '#..............................#',
  '#..............................#',
  '#...............fT.............#',
  '########D#######################',
];

/** One table for two. */
export const SNUG = [
  '############',
  '#K.........#',
  '#PP........#',
  '#..........#',
  '#.....aTb..#',
  '#..........#',
  '#.........D#',
  '############',
];

/** Three tables for two along the wall. */
export const ROW = [
  '################################',
  '#K.............................#',
  '#PP...aTb....cTd.....eTf.......#',
  '#..............................#',
  '#..............................#',
  '########D#######################',
];

/** Two tables for four, the pass at the left and the door at the right. */
export const TWO_TABLES = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#...a....e....#',
  '#..bTc..fTg..D#',
  '#...d....h....#',
  '#.............#',
  '###############',
];

/** Two tables for four near each other, the pass at the left and the door at the right, in a smaller room. */
export const CLOSE_TABLES = [
  '##############',
  '#K...........#',
  '#PP..........#',
  '#...a....g...#',
  '#..bTc..hTi.D#',
  '#...d....k...#',
  '#............#',
  '##############',
];

/** One table at each end of a long hall, each with one seat. */
export const LONG_HALL = [
  '##############################',
  '#K...........................#',
  '#PP........................Ta#',
  '#............................#',
  '#bT..........................#',
  '#............................#',
  '##############D###############',
];

/** Four tables for two. */
export const FOUR_TABLES = [
  '####################',
  '#K.................#',
  '#PP....aTb....cTd..#',
  '#..................#',
  '#......eTf....gTh..#',
  '#..................#',
  '####D###############',
];

/** One table for four. */
export const ONE_FOR_FOUR = [
  '###########',
  '#K........#',
  '#PP.......#',
  '#...a.....#',
  '#..bTc...D#',
  '#...d.....#',
  '###########',
];

/** One table for two, far from the pass in a narrow room. */
export const NARROW = ['##############', '#K...........#', '#PP......aTb.#', '#............#', '######D#######'];

/** One table for two, close to the pass. */
export const TINY = ['############', '#K.........#', '#PP...aTb..#', '#..........#', '#####D######'];

/** Table 1 has two seats, tables 2 and 3 have four each. Four quick maids, and a dish that is soon cooked and eaten. */
export const FAMILY_CAFE = {
  map: [
    '####################',
    '#K.................#',
    '#PP................#',
    '#......c.....g.....#',
    '#.aTb.dTe...hTi....#',
    '#......f.....k....D#',
    '#..................#',
    '####################',
  ],
  maids: ['hana', 'mei', 'uma', 'yui'].map((id, i) => farSighted(id, [4 + 3 * i, 2], { rank: 5 })),
  menu: [{ id: 'ramen', cookTicks: 10, eatTicks: 60, price: 900 }],
};
