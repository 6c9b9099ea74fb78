/**
 * Small pictures of what flies, falls and lies about: sparks, coins, rain, steam, fireflies, shards, and the hats,
 * notebooks and sign boards of the scouts. They join the list in stamp-pen.ts.
 */

import { add, dot, ellipse, grid, INK, type Pen } from './stamp-pen.ts';

const spark = (g: Pen, c: number, s: number): void => {
  dot(g, c - s * 2, c, s * 4 + 1, 1, '#ffe27a');
  dot(g, c, c - s * 2, 1, s * 4 + 1, '#ffe27a');
  dot(g, c - s + 1, c - s + 1, s * 2 - 1, s * 2 - 1, '#ffffff');
};
add('spark-1', 5, 5, 2, 2, (g) => spark(g, 2, 1));
add('spark-2', 9, 9, 4, 4, (g) => spark(g, 4, 2));
add('spark-0', 3, 3, 1, 1, (g) => dot(g, 1, 1, 1, 1, '#fff3c4'));

const COIN = { i: '#8a4a1a', y: '#ffd34d', o: '#f0a020', w: '#fff3c4' };
add('coin-0', 9, 9, 4, 4, (g) =>
  grid(
    g,
    [
      '  iiiii  ',
      ' iyyyyyi ',
      'iywyyoyyi',
      'iywyoyyoi',
      'iywyoyyoi',
      'iywyoyyoi',
      'iyyyyoyoi',
      ' iyyyooi ',
      '  iiiii  ',
    ],
    COIN,
  ),
);
add('coin-1', 9, 9, 4, 4, (g) =>
  grid(
    g,
    [
      '  iiii   ',
      ' iyyyi   ',
      ' iwyyoi  ',
      ' iwyyoi  ',
      ' iwyyoi  ',
      ' iwyyoi  ',
      ' iyyyoi  ',
      ' iyyoi   ',
      '  iiii   ',
    ],
    COIN,
  ),
);
add('coin-2', 9, 9, 4, 4, (g) =>
  grid(
    g,
    [
      '   ii    ',
      '   iyi   ',
      '   iyi   ',
      '   iyi   ',
      '   ioi   ',
      '   ioi   ',
      '   ioi   ',
      '   ioi   ',
      '   ii    ',
    ],
    COIN,
  ),
);

add('drop', 2, 12, 1, 11, (g) => {
  for (let i = 0; i < 12; i++) dot(g, i < 6 ? 1 : 0, i, 1, 1, `rgba(214,230,255,${0.15 + i * 0.055})`);
});
for (const [i, rx] of [
  [0, 2],
  [1, 4],
  [2, 6],
] as const) {
  add(`ripple-${i}`, 14, 8, 7, 4, (g) =>
    ellipse(g, 7, 4, rx, Math.max(1, rx / 2), 0.6, `rgba(224,238,255,${0.75 - i * 0.2})`),
  );
}
add('splash', 7, 4, 3, 3, (g) => {
  dot(g, 0, 1, 1, 1, '#e6f2ff');
  dot(g, 6, 1, 1, 1, '#e6f2ff');
  dot(g, 3, 0, 1, 2, '#e6f2ff');
  dot(g, 2, 3, 3, 1, '#bcd6f0');
});
for (const [i, length] of [
  [0, 8],
  [1, 5],
] as const)
  add(`dash-${i}`, 2, length, 1, length, (g) => dot(g, 0, 0, 2, length, '#ffffff'));
add('puff', 8, 6, 4, 5, (g) =>
  grid(g, ['  www   ', ' wwwwww ', 'wwwwwwww', 'wwwwwww ', '  www   '], { w: 'rgba(255,246,227,0.8)' }),
);
add('steam', 3, 6, 1, 5, (g) => grid(g, [' w ', 'w  ', 'w  ', ' w ', '  w', ' w '], { w: 'rgba(255,252,244,0.7)' }));
add('firefly', 5, 3, 2, 1, (g) => {
  dot(g, 0, 0, 5, 3, 'rgba(255,240,150,0.35)');
  dot(g, 1, 1, 2, 1, '#fff6b0');
});
// A golden bell, of those that the café has won and above the heads of the inspectors who give them.
add('golden-bell', 11, 13, 5, 0, (g) =>
  grid(
    g,
    [
      '    iii    ',
      '   iyyyi   ',
      '  iywyyyi  ',
      '  iywyyyi  ',
      '  iywyyoi  ',
      '  iyyyyoi  ',
      ' iyyyyyooi ',
      ' iyyyyyooi ',
      'iyyyyyyyooi',
      'ioooooooooi',
      'iiiiiiiiiii',
      '    iri    ',
      '     i     ',
    ],
    { i: INK, y: '#ffd34d', w: '#fff3c4', o: '#e8862e', r: '#d8485f' },
  ),
);

/** The hat of the rival's scouts: crown, band and brim. Each number is half the width of a row of pixels, from top to bottom. */
add('scout-hat', 34, 15, 17, 14, (g) =>
  [7, 9, 10, 11, 11, 11, 12, 12, 12, 12, 16, 17, 16, 13].forEach((half, y, rows) => {
    dot(g, 17 - half, y, 2 * half, 1, INK);
    const inner = y === 0 || y === rows.length - 1 ? 0 : half - 1;
    dot(g, 17 - inner, y, 2 * inner, 1, y >= 7 && y <= 9 ? '#b03a4c' : '#74748c');
    if (inner > 0 && (y < 7 || y > 10)) dot(g, 17 - inner, y, 5, 1, '#9c9db4');
  }),
);
add('scout-notebook', 9, 11, 4, 10, (g) =>
  grid(
    g,
    [
      ' iiiiiiii',
      'iwwwwwwwi',
      'iwssssswi',
      'iwwwwwwwi',
      'iwsssswri',
      'iwwwwwrri',
      'iwsssrrwi',
      'iwwwwrwwi',
      'ibbbbbbbi',
      ' iiiiiii ',
    ],
    { i: INK, w: '#fff9ea', s: '#8d8fa3', r: '#d8433f', b: '#5a4a6e' },
  ),
);
const SIGN_YES = [
  '        ii ',
  '       iggi',
  '      iggi ',
  ' ii  iggi  ',
  'iggiiggi   ',
  ' igggi     ',
  '  igi      ',
  '   i       ',
];
const SIGN_NO = [
  ' ii     ii ',
  'irri   irri',
  ' irri irri ',
  '  irrirri  ',
  '   irrri   ',
  '  irrirri  ',
  ' irri irri ',
  'irri   irri',
  ' ii     ii ',
];
/** Draws a mark with pixels of double size. */
const mark = (g: Pen, rows: readonly string[], colour: string): void =>
  rows.forEach((row, j) =>
    [...row].forEach((c, i) => c !== ' ' && dot(g, 2 * i, 2 * j, 2, 2, c === 'i' ? INK : colour)),
  );
// Stamps of the signs for the rival's scouts: a board on two legs, and the marks on it.
add('sign-board', 36, 48, 18, 46, (g) => {
  for (const x of [5, 27]) {
    dot(g, x, 36, 4, 11, INK);
    dot(g, x + 1, 36, 2, 10, '#8a5a34');
  }
  dot(g, 0, 1, 36, 38, INK);
  dot(g, 1, 0, 34, 40, INK);
  dot(g, 2, 2, 32, 36, '#b5713f');
  dot(g, 4, 4, 28, 32, '#fff3dc');
  dot(g, 4, 34, 28, 2, '#e6cfa6');
});
add('sign-yes', 22, 18, 11, 14, (g) => mark(g, SIGN_YES, '#4fae3a'));
add('sign-no', 22, 18, 11, 14, (g) => mark(g, SIGN_NO, '#e0454f'));
add('shard', 5, 4, 2, 2, (g) => grid(g, ['iiii ', 'iwwwi', 'iwwi ', ' ii  '], { i: '#4d4a70', w: '#f4f1fb' }));

// A bag on a chair whose guest comes back.
add('bag', 11, 12, 5, 11, (g) =>
  grid(
    g,
    [
      '   iiiii   ',
      '  i     i  ',
      '  i     i  ',
      ' iiiiiiiii ',
      ' itttttthi ',
      'itttwwttthi',
      'ittwwwwtthi',
      'itttwwttthi',
      'itttttttthi',
      'ihhhhhhhhhi',
      ' iiiiiiiii ',
    ],
    { i: INK, t: '#d8485f', h: '#a83348', w: '#fff3c4' },
  ),
);
