// The background of a portrait: a glow in the colour of the rarity with its pattern (N hatching, R lattice, SR ring and
// rays, SSR and celebrities sunburst and sparks).
import { hexToRgb, mix, type Image } from '../engine/index.ts';
import type { Rarity } from './types.ts';

export type Ground = Rarity | 'HERO' | 'GUEST';

// Middle, light, dark, pale.
const COLOURS: Readonly<Record<Ground, readonly [string, string, string, string]>> = {
  N: ['#8d95ab', '#c3c9d6', '#6a7187', '#e4e8f0'],
  R: ['#3f8fd0', '#a8d8f7', '#2b6aa3', '#dff3ff'],
  SR: ['#9457d6', '#dcbcff', '#6c37a8', '#f6eaff'],
  SSR: ['#f0a020', '#ffe08a', '#b5641a', '#fff8d8'],
  HERO: ['#d8485f', '#ffc2b0', '#8f2c44', '#fff0e0'],
  GUEST: ['#4fb0a6', '#b4e2d4', '#2c7c78', '#e6f7ee'],
};

type Spark = readonly [x: number, y: number, size: number];
const SPARKS: Partial<Record<Ground, { colour: string; at: readonly Spark[] }>> = {
  SR: {
    colour: '#fff6ff',
    at: [
      [10, 16, 3],
      [86, 30, 3],
      [82, 10, 2],
      [7, 56, 2],
      [89, 66, 2],
      [20, 6, 1],
    ],
  },
  SSR: {
    colour: '#ffffff',
    at: [
      [9, 12, 4],
      [86, 18, 4],
      [80, 44, 2],
      [8, 44, 2],
      [90, 68, 3],
      [16, 30, 1],
      [70, 6, 2],
    ],
  },
  HERO: {
    colour: '#fff3c4',
    at: [
      [10, 14, 3],
      [86, 14, 3],
      [88, 60, 2],
    ],
  },
};

function colourAt(kind: Ground, x: number, y: number, size: number): string {
  const [mid, light, dark, pale] = COLOURS[kind];
  const dx = x - size * 0.5;
  const dy = y - size * 0.54;
  const r = Math.hypot(dx, dy);
  const angle = Math.atan2(dy, dx);
  const t = 1 - r / (size * 0.78) + ((x + y) & 1) * 0.06;
  const base = t > 0.62 ? pale : t > 0.44 ? light : t > 0.2 ? mix(light, mid, 0.5) : mid;
  const ray = (n: number, turn = 0): boolean => Math.floor(((angle + Math.PI + turn) / Math.PI) * n) % 2 === 1;
  switch (kind) {
    case 'N':
      return (x + y) % 12 < 2 && t < 0.62 ? mix(base, '#ffffff', 0.28) : base;
    case 'R': {
      const u = (x + y) % 16;
      const v = (x - y + 96) % 16;
      if ((u < 1 || v < 1) && t < 0.7) return mix(base, '#ffffff', 0.45);
      return Math.abs(u - 8) + Math.abs(v - 8) < 3 && t < 0.5 ? mix(base, '#ffffff', 0.3) : base;
    }
    case 'SR':
      if (Math.abs(r - 34 - ((x * 7 + y * 3) % 2)) < 1.2) return mix(base, '#ffffff', 0.65);
      return ray(9) && r > 36 ? mix(base, dark, 0.22) : base;
    case 'GUEST': {
      const u = ((x + 4) % 14) - 7;
      const v = ((y + (Math.floor((x + 4) / 14) % 2) * 7) % 14) - 7;
      return Math.hypot(u, v) < 2.2 && t < 0.6 ? mix(base, '#ffffff', 0.35) : base;
    }
    default:
      if (Math.abs(r - 40) < 0.8) return '#ffffff';
      return ray(8, 0.1) ? mix(base, kind === 'SSR' ? '#fff6c8' : '#ffe6c0', r > 24 ? 0.55 : 0.2) : base;
  }
}

export function paintGround(image: Image, kind: Ground): void {
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) image.pixel(x, y, hexToRgb(colourAt(kind, x, y, image.width)));
  const sparks = SPARKS[kind];
  for (const [x, y, s] of sparks?.at ?? []) {
    const colour = sparks?.colour ?? '#ffffff';
    image.rect(x - s, y, 2 * s + 1, 1, colour);
    image.rect(x, y - s, 1, 2 * s + 1, colour);
    if (s > 1) image.rect(x - 1, y - 1, 3, 3, colour);
  }
  if (kind === 'SSR')
    for (const [x, y] of [
      [6, 70],
      [88, 52],
      [12, 86],
      [84, 84],
    ] as const) {
      image.rect(x, y, 3, 2, '#ff9fb5');
      image.rect(x + 1, y - 1, 3, 2, '#ff9fb5');
    }
}
