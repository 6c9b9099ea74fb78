/**
 * Marks that are drawn pixel by pixel at the start, in the palette of the style guide, and the list of all small
 * pictures. Meanings differ in shape as well as in colour: the marks of an A-move are round and orange, those of a plain
 * move straight and blue; the bar of a patient guest ends in a dot, of an impatient guest in a triangle, of a guest
 * whose patience is nearly over in a cross.
 */

import './thing-stamps.ts';
import { HALF_H, HALF_W } from '../camera/projection.ts';
import { add, dot, ellipse, grid, INK, type Pen, type SmallStamp, stamps } from './stamp-pen.ts';

export type { SmallStamp };

/** Draws the diamond shape of a tile, `inset` pixels smaller, without smoothing. `dash` decides where its outline has gaps. */
function diamond(
  g: Pen,
  inset: number,
  fill: string,
  rim: string,
  rimPx = 2,
  dash: ((t: number) => boolean) | null = null,
): void {
  const hw = HALF_W - inset;
  const hh = HALF_H - inset / 2;
  for (let y = -Math.ceil(hh); y <= Math.ceil(hh); y++) {
    for (let x = -Math.ceil(hw); x <= Math.ceil(hw); x++) {
      const d = Math.abs(x + 0.5) / hw + Math.abs(y + 0.5) / hh;
      if (d > 1) continue;
      const edge = (1 - d) * hh;
      const onRim = edge < rimPx && (dash === null || dash(Math.abs(x + 0.5) / hw));
      const colour = onRim ? rim : edge < rimPx ? '' : fill;
      if (colour) dot(g, HALF_W + x, HALF_H + y, 1, 1, colour);
    }
  }
}
const tile = (name: string, draw: (g: Pen) => void): void => add(name, 2 * HALF_W, 2 * HALF_H, HALF_W, HALF_H, draw);

tile('tile-selected', (g) => diamond(g, 4, 'rgba(255,250,220,0.42)', '#ffffff'));
tile('tile-goal-amove', (g) => diamond(g, 3, 'rgba(255,190,60,0.42)', '#e8862e'));
tile('tile-goal-plain', (g) => diamond(g, 3, 'rgba(120,180,240,0.28)', '#3f6fc0', 2, (t) => t < 0.3 || t > 0.7));
tile('tile-alert', (g) =>
  diamond(g, 2, 'rgba(255,232,110,0.26)', 'rgba(255,250,215,0.8)', 1, (t) => Math.floor(t * 8) % 2 === 0),
);
tile('tile-hover', (g) => diamond(g, 2, 'rgba(255,255,255,0.10)', 'rgba(255,255,255,0.65)', 1));
tile('tile-sweep', (g) => diamond(g, 2, 'rgba(110,210,190,0.28)', '#2c7c78', 2, (t) => Math.floor(t * 6) % 2 === 0));
tile('tile-serve', (g) => diamond(g, 2, 'rgba(255,211,77,0.30)', '#d8485f', 2, (t) => Math.floor(t * 10) % 2 === 0));

add('bell-dot', 5, 3, 2, 1, (g) => {
  dot(g, 0, 0, 5, 3, '#b5713f');
  dot(g, 1, 0, 3, 2, '#fff3c4');
});
// Stamps of footprints: pairs of soles for an A-move, bars for a plain move.
add('step-amove', 11, 9, 5, 4, (g) => {
  grid(g, [' iiii ', 'iooooi', 'ioyyoi', 'iooooi', ' iiii '], { i: '#7a4633', o: '#ff9d2e', y: '#fff3c4' }, 0, 4);
  grid(g, [' iii ', 'ioooi', 'ioyoi', ' iii '], { i: '#7a4633', o: '#ff9d2e', y: '#fff3c4' }, 6, 0);
});
add('step-plain', 12, 7, 6, 3, (g) => {
  dot(g, 1, 1, 10, 5, '#2f4f8f');
  dot(g, 2, 2, 8, 3, '#8fc2ff');
  dot(g, 3, 2, 3, 1, '#e9f4ff');
});
// Stamps of the ring on the floor at the tile or guest that a command names.
add('mark-amove', 40, 22, 20, 11, (g) => {
  ellipse(g, 20, 11, 18, 9, 0.72, '#e8862e');
  ellipse(g, 20, 11, 10, 5, 0.55, '#ffd34d');
  dot(g, 18, 10, 4, 2, '#fff3c4');
});
add('mark-plain', 40, 22, 20, 11, (g) => {
  for (const [x, y, w, h] of [
    [2, 10, 9, 3],
    [29, 10, 9, 3],
    [18, 1, 4, 5],
    [18, 16, 4, 5],
  ] as const) {
    dot(g, x, y, w, h, '#2f4f8f');
    dot(g, x + 1, y + 1, w - 2, h - 2, '#8fc2ff');
  }
  dot(g, 17, 10, 6, 3, '#2f4f8f');
  dot(g, 18, 11, 4, 1, '#e9f4ff');
});
add('flag-amove', 16, 20, 3, 19, (g) => {
  dot(g, 2, 1, 2, 18, INK);
  grid(
    g,
    ['iiiiiiiiiii', 'iooyoooyooi', 'iooooooooi ', 'ioyoooyoi  ', 'iooooooooi ', 'iooyoooyooi', 'iiiiiiiiiii'],
    { i: INK, o: '#e8862e', y: '#ffd34d' },
    4,
    1,
  );
});
add('flag-plain', 16, 20, 3, 19, (g) => {
  dot(g, 2, 1, 2, 18, INK);
  grid(
    g,
    ['iiiiiiiii  ', 'ibbbbbbbii ', 'iwwwwwwwwbi', 'ibbbbbbbbbi', 'iwwwwwwwwbi', 'ibbbbbbbii ', 'iiiiiiiii  '],
    { i: INK, b: '#3f6fc0', w: '#d8e9ff' },
    4,
    1,
  );
});

add('ring-hero', 58, 30, 29, 15, (g) => {
  ellipse(g, 29, 15, 28, 14, 0, 'rgba(255,206,64,0.5)');
  ellipse(g, 29, 15, 29, 15, 0.93, '#b5713f');
  ellipse(g, 29, 15, 28, 14, 0.88, '#ffe27a');
});
add('ring-drag', 40, 20, 20, 10, (g) => ellipse(g, 20, 10, 19, 9.5, 0.88, '#ffffff'));

add('crown', 17, 13, 8, 12, (g) =>
  grid(
    g,
    [
      'ii    iii    ii',
      'iyi  iiyii  iyi',
      'iyyi iyyyi iyyi',
      'iyyyiiyyyiiyyyi',
      'iyyyyyyyyyyyyyi',
      'iyyyyyyryyyyyyi',
      'ioyyyyyyyyyyyoi',
      'ioooooooooooooi',
      'iiiiiiiiiiiiiii',
    ],
    { i: '#8a4a1a', y: '#ffd34d', o: '#f0a020', r: '#d8485f' },
    1,
    2,
  ),
);
add('select-arrow', 22, 18, 11, 17, (g) => {
  for (let i = 0; i < 8; i++) dot(g, 1 + i, 1 + i * 2, 20 - 2 * i, 4, INK);
  for (let i = 0; i < 6; i++) dot(g, 4 + i, 3 + i * 2, 14 - 2 * i, 2, i < 2 ? '#ffb3bd' : '#ff4f68');
});

// Stamps of the ends of the patience bar; their shape shows its state.
add('end-good', 7, 7, 3, 3, (g) =>
  grid(g, [' iiiii ', 'iigggii', 'iggGggi', 'igGGGgi', 'iggGggi', 'iigggii', ' iiiii '], {
    i: INK,
    g: '#6cc24a',
    G: '#c9f0a4',
  }),
);
add('end-mid', 7, 7, 3, 3, (g) =>
  grid(g, ['   i   ', '  iyi  ', '  iyi  ', ' iyYyi ', ' iyYyi ', 'iyyyyyi', 'iiiiiii'], {
    i: INK,
    y: '#ffc53d',
    Y: '#fff3c4',
  }),
);
add('end-low', 7, 7, 3, 3, (g) =>
  grid(g, ['ii   ii', 'irrirri', 'irrrrri', ' irrri ', 'irrrrri', 'irrirri', 'ii   ii'], { i: INK, r: '#ff5f5f' }),
);
// Stamps of the patience bars. They are drawn here, because they must be available even without the atlas of bubbles.
add('bar-34', 34, 7, 0, 0, (g) => bar(g, 34));
add('bar-20', 20, 7, 0, 0, (g) => bar(g, 20));
function bar(g: Pen, w: number): void {
  dot(g, 1, 0, w - 2, 7, INK);
  dot(g, 0, 1, w, 5, INK);
  dot(g, 2, 2, w - 4, 3, '#8a7084');
}
for (const [name, colour, light] of [
  ['good', '#6cc24a', '#b5e39c'],
  ['mid', '#ffc53d', '#ffe29a'],
  ['low', '#ee4f4f', '#ff9d9d'],
] as const) {
  add(`fill-${name}`, 1, 3, 0, 0, (g) => {
    dot(g, 0, 0, 1, 3, colour);
    dot(g, 0, 0, 1, 1, light);
  });
}
/** A dot of the line from a bubble to its speaker. */
add('leader-dot', 5, 5, 2, 2, (g) => {
  dot(g, 1, 0, 3, 5, INK);
  dot(g, 0, 1, 5, 3, INK);
  dot(g, 1, 1, 3, 3, '#fffaf0');
});
add('white', 2, 2, 0, 0, (g) => dot(g, 0, 0, 2, 2, '#ffffff'));

export const SMALL_STAMPS: readonly SmallStamp[] = stamps;
