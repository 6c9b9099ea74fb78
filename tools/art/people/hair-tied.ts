// Hair that is tied up: tails, drills, buns and the braid.
import { rotX, rotY, type Vec3 } from '../engine/index.ts';
import { ribbon, type Hairdresser } from './hair-tools.ts';
import type { HairStyle } from './types.ts';

const BOTH = [1, -1] as const;

export const TIED: Partial<Record<HairStyle, (d: Hairdresser) => void>> = {
  twin: (d) => {
    const { m, tie, fx, fy } = d;
    for (const s of BOTH) {
      m.group().ellipsoid(tie, [s * 13, -3.4, 43.4], [2.4, 2.8, 2.8]);
      if (d.look.hair.ribbon) ribbon(m, tie, [s * 13.6, -4.6, 44.6], 1, s * 30);
      m.group();
      const tail: Vec3[] = [
        [s * 13.6, -4, 43],
        [s * 19 + fx * 0.3, -5, 37.6],
        [s * 20 + fx * 0.8, -5.4 - fy * 0.6, 28],
        [s * 17.4 + fx * 1.6, -5.4 - fy * 1.4, 18.6],
      ];
      d.lock(tail, 4.2, 1.1, { pow: 1.6 });
      d.lock(
        [
          [s * 16, -4, 40],
          [s * 17.4 + fx, -6 - fy, 26],
        ],
        3.6,
        1.2,
      );
    }
  },
  drill: ({ m, h, tie, fx, fy }) => {
    for (const s of BOTH) {
      m.group();
      ribbon(m, tie, [s * 12.8, -1.4, 42.6], 0.8, s * 40);
      for (let k = 0; k < 6; k++) {
        const at: Vec3 = [s * (14.8 + (k % 2 ? 0.6 : -0.3)) + fx * k * 0.16, -2.4 - fy * k * 0.12, 38.4 - k * 3.6];
        m.group().ellipsoid(h, at, [4.6 - k * 0.45, 4.4 - k * 0.42, 2.6], {
          rotate: rotY(s * 16),
          pattern: (x, _y, z) => (z > 0.5 && x * s > -1.4 && x * s < 2 ? { shift: 1 } : null),
        });
      }
    }
  },
  bun: ({ m, h, tie }) => {
    m.group().ellipsoid(h, [0, -7.4, 50], [6, 5.6, 5.2], {
      pattern: (x, _y, z) => (Math.abs(Math.sin(x * 0.9 + z * 0.8)) < 0.16 ? { shift: -0.8 } : null),
    });
    m.group().torus(tie, [0, -5.6, 46.4], 4.8, 1.2, { rotate: rotX(25) });
    ribbon(m, tie, [0, -12.6, 45.4], 0.8, 0);
  },
  odango: (d) => {
    const { m, h, tie, fx, fy } = d;
    for (const s of BOTH) {
      m.group().ellipsoid(h, [s * 9.6, -3.4, 50.4], [5.2, 5, 4.8], {
        pattern: (x, _y, z) => {
          if (Math.abs(Math.sin(x * 0.9 * s + z * 0.8)) < 0.16) return { shift: -0.8 };
          return z > 1.6 && z < 2.9 ? { shift: 1 } : null;
        },
      });
      m.group().torus(tie, [s * 8.4, -3, 47.4], 4, 1, { rotate: rotY(s * 34) });
      m.group();
      d.lock(
        [
          [s * 13, -4, 44],
          [s * 16.4 + fx * 0.4, -5, 33],
          [s * 15.4 + fx, -6 - fy, 18],
        ],
        3,
        0.8,
      );
    }
  },
  pony: (d) => {
    const { m, fx, fy } = d;
    m.group();
    ribbon(m, d.tie, [0, -13.4, 45.6], 1, 0);
    m.group();
    const tail: Vec3[] = [
      [0, -13.4, 45],
      [fx * 0.6, -18 - fy * 0.3, 38],
      [fx * 1.4, -17.4 - fy, 27],
      [fx * 2.2, -14.6 - fy * 1.3, 19],
    ];
    d.lock(tail, 4.6, 1.1, { pow: 1.8 });
  },
  sidepony: (d) => {
    const { m, fx, fy } = d;
    m.group();
    ribbon(m, d.tie, [13.6, -3, 46], 1.1, 40);
    m.group();
    const tail: Vec3[] = [
      [13.6, -3.4, 45],
      [19.6 + fx * 0.4, -4, 39],
      [19.4 + fx, -4 - fy, 29],
      [16 + fx * 1.6, -3 - fy, 19],
    ];
    d.lock(tail, 4.8, 1, { pow: 1.8 });
    (
      [
        [-8, -5, 24],
        [8, -5, 24],
        [0, -7.6, 22],
      ] as const
    ).forEach(([x, y, z], i) => {
      if (i % 2 === 0) m.group();
      m.part = d.base + (i % 2);
      d.lock(
        [
          [x * 0.86, y, 40],
          [x * 1.04 + fx * 0.35, y - 1.4, 29],
          [x * 1.14 + fx, y - 1.8 - fy, z],
        ],
        4.8,
        1.6,
      );
    });
  },
  braid: (d) => {
    const { m, h, tie, fx } = d;
    m.group().ellipsoid(h, [0, -4.2, 35], [12.4, 8.4, 11], { clip: [[0, 1, 0, 4.6]], pattern: d.shine(0, 35) });
    for (let k = 0; k < 6; k++) {
      const at: Vec3 = [11.2 - k * 0.5 + (k % 2 ? 0.7 : -0.7) + fx * k * 0.1, 4.6 + Math.min(3, k * 0.9), 28 - k * 3.1];
      m.group().ellipsoid(h, at, [3.3 - k * 0.2, 3 - k * 0.15, 2.4], { rotate: rotY(k % 2 ? 24 : -24) });
    }
    m.group().ellipsoid(tie, [8.8, 8, 11], 1.9);
    d.lock(
      [
        [8.8, 8, 10.4],
        [8.4, 8.4, 7],
      ],
      1.9,
      0.5,
    );
  },
};
