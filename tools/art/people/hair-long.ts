// Longer hairstyles: a shell with a fringe and locks before the ears, then what falls down the back (tied-up
// styles: hair-tied.ts). `fx`, `fy` is how far tips drift while walking, dancing and falling.
import type { Vec3 } from '../engine/index.ts';
import { shade, type Hairdresser } from './hair-tools.ts';
import { TIED } from './hair-tied.ts';
import type { HairStyle } from './types.ts';

const BOTH = [1, -1] as const;

const STYLES: Partial<Record<HairStyle, (d: Hairdresser) => void>> = {
  ...TIED,
  bob: ({ m, h, detail }) => {
    m.group().cylinder(h, [0, -2.4, 33.6], 6.4, 12.8, 13.4, {
      round: 3.6,
      ripples: 9,
      amplitude: 0.4,
      fade: true,
      clip: [[0, 1, 0, 5]],
      pattern: (x, y, z) => shade(x, y - 2.4, z + 33.6, detail),
    });
  },
  pixie: (d) => {
    d.m.group().cylinder(d.h, [0, -2.6, 35.6], 4.6, 11.4, 13.2, {
      round: 3,
      ripples: 10,
      amplitude: 0.5,
      fade: true,
      clip: [[0, 1, 0, 3.4]],
      pattern: d.shine(0, 35),
    });
    for (const s of BOTH) {
      d.m.group();
      d.lock(
        [
          [s * 9, -8, 34],
          [s * 10.5, -9, 28.6],
        ],
        3,
        0.6,
      );
    }
  },
  long: (d) => {
    mantle(d);
    const { m, h, fx, fy } = d;
    // From behind the curtain of hair ends higher and swings, so that bow, hem and heels stay visible.
    const up = d.ps.away ? 3.4 : 0;
    const half = 8.6 - up / 2;
    const mid = 25.6 + up / 2;
    m.group().cylinder(h, [fx * 0.3, -5.6, mid], half, 10.6, 12.4, {
      round: 1.6,
      ripples: 9,
      amplitude: 0.7,
      fade: true,
      squash: 0.64,
      phase: fx * 0.2,
      clip: [[0, 1, 0, 4.2]],
      pattern: (x, y, z) => shade(x, y, z + mid, d.detail) ?? (z < 2.2 - half ? { shift: -0.5 } : null),
    });
    const tips = [
      [-8, -6.6, 12.6],
      [-2.8, -9.4, 11],
      [2.8, -9.4, 11],
      [8, -6.6, 12.6],
    ] as const;
    for (const [x, y, z] of tips) {
      m.part = d.base + 2;
      d.lock(
        [
          [x, y, 22 + up],
          [x * 1.08 + fx * 0.6, y - 0.4 - fy * 0.4, 17 + up],
          [x * 0.95 + fx, y + 0.4 - fy, z + up * 1.3],
        ],
        4,
        0.8,
      );
    }
  },
  hime: (d) => {
    mantle(d);
    const up = d.ps.away ? 2.4 : 0;
    const half = 10.4 - up / 2;
    const mid = 24 + up / 2;
    d.m.group().cylinder(d.h, [d.fx * 0.3, -6.2, mid], half, 11, 12, {
      round: 1,
      ripples: 13,
      amplitude: 0.5,
      fade: true,
      squash: 0.6,
      clip: [[0, 1, 0, 4.4]],
      pattern: (x, y, z) => shade(x, y, z + mid, d.detail) ?? (z < 1.8 - half ? { shift: -0.7 } : null),
    });
  },
  wavy: (d) => {
    mantle(d);
    const { m, fx, fy } = d;
    const up = d.ps.away ? 2.6 : 0;
    for (const [x, y] of [
      [-10, -4],
      [10, -4],
      [-5.4, -8],
      [5.4, -8],
      [0, -9],
    ] as const) {
      m.group();
      m.part = d.base + 2;
      const points: Vec3[] = [
        [x * 0.9, y, 38],
        [x * 1.3 + fx * 0.3, y - 0.6, 31],
        [x * 1.02 + fx * 0.6, y - 2, 25 + up * 0.4],
        [x * 1.42 + fx, y - 1.4 - fy, 18.5 + up],
        [x * 1.2 + fx * 1.2, y - 2 - fy, 14.6 + up],
      ];
      d.lock(points, 4.8, 1.3);
    }
  },
  bouffant: (d) => {
    const { m, h } = d;
    m.group().ellipsoid(h, [0, -4, 49], [13, 11.6, 8.6], {
      pattern: (x, y, z) => {
        if (z > 2.6 && z < 4.6) return { shift: 1 };
        return Math.sin(Math.atan2(x, y) * 9 + z * 0.3) > 0.9 ? { shift: -0.7 } : null;
      },
    });
    m.group().cylinder(h, [0, -2.6, 33], 6.2, 13.6, 13, {
      round: 3.6,
      ripples: 7,
      amplitude: 0.7,
      fade: true,
      clip: [[0, 1, 0, 4]],
    });
    for (const s of BOTH) {
      m.group();
      d.lock(
        [
          [s * 12.6, 2, 34],
          [s * 14.6, 2, 28.6],
          [s * 17, 2.6, 30.4],
        ],
        3,
        1.1,
      );
    }
  },
};

/** The fall of hair down the back that long, hime and wavy share. */
function mantle({ m, h, detail }: Hairdresser): void {
  m.group().ellipsoid(h, [0, -4.6, 33], [13, 8.6, 13], {
    clip: [[0, 1, 0, 4.6]],
    pattern: (x, y, z) => shade(x, y - 4.6, z + 33, detail),
  });
}

const LOW: Partial<Record<HairStyle, number>> = { bob: 7, pixie: 5.4 };
const EAR_LOCK_END: Partial<Record<HairStyle, number>> = { pixie: 32, bob: 28.4, hime: 24 };

export function longHair(d: Hairdresser): boolean {
  const style = d.look.hair.style;
  const draw = STYLES[style];
  if (!draw) return false;
  d.shell(LOW[style] ?? 4);
  d.fringe(d.look.hair.bangs ?? 'round');
  const hime = style === 'hime';
  for (const s of BOTH) {
    d.m.group();
    const end: Vec3 = [s * (hime ? 11.8 : 10.9), 5.2, EAR_LOCK_END[style] ?? 27.6];
    d.lock([[s * 11.4, 3.6, 43], [s * 12.2, 4.8, 36], end], 3, hime ? 2.2 : 0.8);
  }
  draw(d);
  return true;
}
