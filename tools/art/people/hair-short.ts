// Short hair: a shell with a hairline, swept locks, sideburns, and the special parts of each style.
import type { Pattern, Vec3 } from '../engine/index.ts';
import type { Hairdresser } from './hair-tools.ts';
import type { Fringe, HairStyle } from './types.ts';

const BOTH = [1, -1] as const;

const FRINGE_OF: Partial<Record<HairStyle, Fringe>> = {
  swoop: 'swoop',
  side: 'swoop',
  messy: 'messy',
  short: 'messy',
  spiky: 'messy',
  slick: 'slick',
  undercut: 'up',
  mane: 'part',
};

const sweep = (d: Hairdresser): void => {
  d.m.group();
  d.lock(
    [
      [7, 5, 48.6],
      [-1, 3, 51.6],
      [-10, -1, 48.6],
    ],
    4.2,
    2.6,
  );
};

const SPIKES: readonly (readonly [Vec3, Vec3])[] = [
  [
    [0, 4, 48],
    [1, 5, 6],
  ],
  [
    [-6, 3, 47],
    [-5, 4, 5],
  ],
  [
    [6, 3, 47],
    [5, 4, 5],
  ],
  [
    [0, -4, 49],
    [0, -3, 7],
  ],
  [
    [-8, -3, 46],
    [-6, -2, 5],
  ],
  [
    [8, -3, 46],
    [6, -2, 5],
  ],
  [
    [0, -10, 44],
    [0, -6, 3],
  ],
  [
    [-6, -9, 41],
    [-4, -5, 0],
  ],
  [
    [6, -9, 41],
    [4, -5, 0],
  ],
];

const STYLES: Partial<Record<HairStyle, (d: Hairdresser) => void>> = {
  swoop: sweep,
  side: sweep,
  spiky: ({ m, h }) => {
    for (const [[x, y, z], [dx, dy, dz]] of SPIKES) m.group().capsule(h, [x, y, z], [x + dx, y + dy, z + dz], 4.6, 0.6);
  },
  undercut: (d) => {
    for (let i = -2; i <= 2; i++) {
      d.m.group();
      d.m.part = d.base + 3 + (i & 1);
      const a = Math.abs(i);
      const quiff: Vec3[] = [
        [i * 3.2, 8, 46],
        [i * 3.4 - 2.4, 10.6, 52.6 - a * 0.6],
        [i * 3 - 1, 4.6, 56.4 - a * 0.8],
        [i * 2.4, -7, 51],
      ];
      d.lock(quiff, 3.9, 2.4);
    }
  },
  mane: (d) => {
    const { fx, fy } = d;
    for (const [x, y, z] of [
      [-11, -2, 25],
      [11, -2, 25],
      [-7, -8, 22],
      [7, -8, 22],
      [0, -9, 21],
    ] as const) {
      d.m.group();
      d.lock(
        [
          [x * 0.8, y, 42],
          [x * 1.12 + fx * 0.4, y - 1, 32],
          [x * 1.3 + fx, y - 1 - fy, z],
        ],
        4.8,
        0.8,
      );
    }
  },
  slick: (d) => {
    d.m.group();
    d.lock(
      [
        [0, -8, 48],
        [0, -13, 40],
        [0, -12, 31],
      ],
      6,
      2,
    );
  },
};

/** An afro: one big ball with curls drawn on and bumps along its rim. */
function afro({ m, h }: Hairdresser): void {
  const curls: Pattern = (x, y, z) => {
    const q = Math.sin(x * 0.95) * Math.sin(y * 0.95 + 1) * Math.sin(z * 0.95 + 0.5);
    return q > 0.22 ? { shift: 1 } : q < -0.28 ? { shift: -1.1 } : null;
  };
  m.ellipsoid(h, [0, -2.2, 43], [17.4, 15.4, 14.4], {
    hollow: [[0, 15.6, -11, 11.6, 12.4, 11]],
    clip: [[0, 0.7, -0.7, 7]],
    pattern: curls,
  });
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 1.16 - 0.25;
    m.ellipsoid(h, [Math.cos(a) * 15.4, -2, 43 + Math.sin(a) * 12.6], [3.8, 6, 3.8], { pattern: curls });
  }
}

/** A bald crown with a tuft over each ear. */
function bald({ m, h }: Hairdresser): void {
  m.group();
  for (const s of BOTH) m.ellipsoid(h, [s * 11.6, -2.4, 35.4], [2.4, 6, 3.8]);
  m.ellipsoid(h, [0, -10.4, 35], [9, 2.8, 3.8]);
}

export function shortHair(d: Hairdresser): void {
  const { m, h, look } = d;
  const style = look.hair.style;
  if (style === 'bald') {
    bald(d);
    return;
  }
  if (style === 'curly') {
    afro(d);
    return;
  }
  const big = style === 'mane' ? 1.07 : 1;
  m.ellipsoid(h, [0, -1.2, 39.2], [13.5 * big, 12.9 * big, 12.7], {
    hollow: [[0, 14.8, -7.6, 11.4, 11, 10.6]],
    clip: [[0, 0.6, -0.8, style === 'slick' ? 2.8 : 4.4]],
    pattern: d.shine(0, 39.2),
  });
  const underHat = (look.gear ?? []).some((k) => k === 'cap' || k === 'tophat' || k === 'toque');
  const fringe = look.hair.bangs ?? FRINGE_OF[style];
  if (fringe && !underHat) d.fringe(fringe);
  for (const s of BOTH) {
    m.group();
    d.lock(
      [
        [s * 11.8, 2.6, 42],
        [s * 12.2, 3.4, 35.4],
      ],
      2.3,
      0.7,
    );
  }
  STYLES[style]?.(d);
}
