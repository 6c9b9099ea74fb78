// The kitchen line and the things guests see behind it: counter, cooker, sink, bench, fridge, bottle shelf, till and
// cake display. Each is one tile long and faces +y.
import { material, type Model } from '../../engine/index.ts';
import {
  HALF_TILE as H,
  black,
  cream,
  dark,
  gold,
  greenLight,
  marble,
  pink,
  red,
  steel,
  steelDark,
  steelLight,
  teal,
  wood,
  woodDark,
  woodLight,
} from '../paints.ts';
import { vase } from './small.ts';

const veined = (x: number, y: number, z: number): { shift: number } | null =>
  z > 1.5 && Math.sin(x * 0.21 + y * 0.12 + Math.sin(y * 0.3) * 1.3) > 0.965 ? { shift: -0.5 } : null;

/** Pass counter; `deep` is half its depth, so a corner piece can fill its tile. */
export function counter(m: Model, deep = 15): void {
  const panelled = (along: number, z: number): { shift: number } | typeof woodLight | null => {
    const a = Math.abs(((along + H) % H) - H / 2);
    if (a > 9.6) return { shift: -1 };
    if ((a > 8 && a < 9.2) || (Math.abs(z) > 8 && Math.abs(z) < 9)) return woodLight;
    return a < 8 && Math.abs(z) < 8 ? { shift: -0.4 } : null;
  };
  m.group();
  m.span(woodDark, -H, H, -deep + 2, deep - 2, 0, 3);
  m.group();
  m.span(wood, -H, H, -deep, deep, 3, 24, {
    pattern: (x, y, z) =>
      Math.abs(y) > deep - 0.1 ? panelled(x, z) : deep > 15 && Math.abs(x) > H - 0.1 ? panelled(y, z) : null,
  });
  m.group();
  const top = Math.min(H, deep + 2);
  m.span(marble, -H, H, -top, top, 24, 27.4, { pattern: veined });
}

export interface Pots {
  big: 'steel' | 'red';
  soup: string;
  pan: boolean;
}
export function stove(m: Model, pots: Pots): void {
  const fire = material('#ff9a3d', { emit: true });
  const oven = material('#8a3f34');
  m.group();
  m.span(black, -H + 1, H - 1, -17, 15, 0, 2.5);
  m.group();
  m.span(steel, -H + 1, H - 1, -18, 16, 2.5, 25, {
    pattern: (x, y, z) => {
      if (y <= 16.9) return null;
      if (z > 6.4 && z < 9.4 && Math.abs((Math.abs(x) % 8) - 4) < 1.8) return red;
      if (Math.abs(x) < 13.4 && z > -7 && z < 3.6)
        return Math.abs(x) < 11.6 && z > -5.4 && z < 2 ? (z < -2.2 ? fire : oven) : black;
      return z > 4.4 && z < 5.6 ? steelDark : null;
    },
  });
  m.group();
  m.span(black, -H + 2.5, H - 2.5, -15, 13, 25, 26.2);
  m.group();
  for (const [x, y] of [
    [-10, -7],
    [10, -7],
    [-10, 6],
    [10, 6],
  ] as const)
    m.torus(steelDark, [x, y, 26.4], 5, 1);
  m.group();
  m.cylinder(pots.big === 'red' ? red : steelLight, [-10, -6, 31.5], 5, 7, 7.4, { round: 0.6 });
  m.group();
  m.cylinder(material(pots.soup), [-10, -6, 36.4], 0.5, 6, 6);
  if (pots.pan) {
    m.cylinder(black, [10, 5, 28], 1.2, 6, 7.4);
    m.capsule(woodDark, [10, 11, 28.5], [10, 20, 29.5], 1.2);
    m.group();
    m.ellipsoid(material('#ffd257'), [10, 5, 29], [4.6, 3.6, 1.2]);
  } else {
    m.group();
    m.cylinder(material('#5f8fb0'), [10, -6, 30], 3.4, 5.4, 5.8, { round: 0.8 });
    m.cylinder(steelLight, [10, -6, 33.6], 0.7, 5.8, 4.4, { round: 0.4 });
    m.ellipsoid(black, [10, -6, 35], 1.1);
  }
  m.group();
  m.span(steelLight, -H + 1, H - 1, -18.5, -16, 25, 40, { pattern: (_x, _y, z) => (z < -4 ? { shift: -0.5 } : null) });
}

export function fridge(m: Model): void {
  m.group();
  m.span(material('#bfe0dc'), -H + 2, H - 2, -18, 15, 0, 66, {
    round: 2,
    pattern: (x, y, z) => {
      if (y <= 15.8) return null;
      if (Math.abs(z - 8) < 0.7) return { shift: -2 };
      return x > 12 && x < 14.6 && ((z > 12 && z < 22) || (z < 4 && z > -8)) ? steelDark : null;
    },
  });
  m.group();
  m.span(material('#ffe27a'), -10, -4, 15, 15.6, 46, 52);
  m.group();
  m.span(pink, -1, 4, 15, 15.6, 42, 47);
}

export function sink(m: Model): void {
  const water = material('#8fd0e8');
  m.group();
  m.span(teal, -H, H, -18, 15, 0, 24, {
    pattern: (x, y, z) => {
      if (y <= 15.9) return null;
      if (Math.abs(x) < 0.8) return { shift: -1.2 };
      return Math.abs(Math.abs(x) - 3) < 0.9 && Math.abs(z) < 2 ? gold : null;
    },
  });
  m.group();
  m.span(steelLight, -H, H, -18, 16.5, 24, 26.5, {
    pattern: (x, y, z) =>
      z > 1 && Math.abs(x) < 14 && y > -9 && y < 11
        ? Math.abs(x) < 12.6 && y > -7.6 && y < 9.6
          ? water
          : steelDark
        : null,
  });
  m.group();
  m.capsule(steelDark, [0, -12, 26], [0, -12, 35], 1.3);
  m.capsule(steelDark, [0, -12, 35], [0, -4, 35], 1.3);
}

export function prep(m: Model): void {
  m.group();
  m.span(teal, -H, H, -18, 15, 0, 24, {
    pattern: (x, y, z) => {
      if (y <= 15.9) return null;
      if (Math.abs(z - 4) < 0.6) return { shift: -1.2 };
      return Math.abs(x) < 3 && Math.abs(z - 7.6) < 0.9 ? gold : null;
    },
  });
  m.group();
  m.span(marble, -H, H, -18, 16.5, 24, 26.5);
  m.group();
  m.span(woodLight, -13, 9, -6, 10, 26.5, 28);
  m.group();
  m.ellipsoid(red, [-6, 3, 30], 3);
  m.ellipsoid(material('#e8893a'), [3, 0, 29.4], [4, 1.4, 1.4]);
  m.ellipsoid(greenLight, [-2, 7, 29.4], [2.6, 2, 1.6]);
  m.group();
  m.span(steelLight, 4, 5, 4, 12, 28, 29);
  m.group();
  m.cylinder(cream, [15, -9, 30], 3.6, 4, 4.4);
  m.capsule(wood, [15, -9, 32], [17, -10, 41], 0.9);
  m.capsule(steel, [14, -9, 32], [12, -9, 40], 0.8);
}

const BOTTLES = ['#d8483f', '#5fa84a', '#ffcb45', '#7fb6d9', '#f48fb1'];
export function shelf(m: Model): void {
  m.group();
  m.span(woodDark, -H + 2, H - 2, -18, -4, 0, 58);
  for (let k = 0; k < 3; k++) {
    const z = 6 + k * 18;
    m.group();
    m.span(dark, -H + 4, H - 4, -5, -3.6, z, z + 14);
    m.group();
    m.span(wood, -H + 3, H - 3, -6, 2, z - 2, z);
    for (let i = 0; i < 4; i++) {
      m.group();
      m.cylinder(material(BOTTLES[(i + k * 2) % 5] ?? '#d8483f'), [-13 + i * 8.6, -1, z + 4], 4, 2.6, 2.2, {
        round: 0.5,
      });
      m.cylinder(cream, [-13 + i * 8.6, -1, z + 9], 1, 1.4, 1.2);
    }
  }
}

export function register(m: Model): void {
  const shell = material('#4d6f8f');
  counter(m);
  m.push().translate(2, 0, 27.4).group();
  m.span(shell, -9, 9, -8, 6, 0, 6, { round: 0.6 });
  m.group();
  m.span(shell, -8, 8, -8, -1, 6, 15, { round: 1 });
  m.group();
  m.span(material('#9ff0c8', { emit: true }), -5.5, 5.5, -1.2, -0.4, 8, 13);
  m.pop();
  m.push().translate(-15, 4, 27.4);
  vase(m);
  m.pop();
}

/** Glass case of sweets. */
export function cakes(m: Model): void {
  const low = ['#f48fb1', '#ffe0a3', '#9a5f38'].map((c) => material(c));
  const high = ['#ffcb45', '#d8483f', '#fff4e6'].map((c) => material(c));
  m.group();
  m.span(material('#8a5a6a'), -H + 1, H - 1, -15, 15, 0, 14, {
    pattern: (x, y, z) => (y > 14.9 && Math.abs(z) < 4 && Math.abs(x) < 18 ? { shift: -0.7 } : null),
  });
  m.group();
  m.span(material('#d6f1f5'), -H + 2, H - 2, -14, 14, 14, 30, {
    pattern: (x, y, z) => {
      if (Math.abs(x) > 18.6 || (Math.abs(y) > 12.9 && Math.abs(z) > 7)) return steelLight;
      const along = Math.abs(y) > 13 ? x : y;
      const kind = Math.floor((along + 40) / 7) % 3;
      const up = z + 8;
      if (up > 1 && up < 5 && Math.abs(((along + 40) % 7) - 3.5) < 2.6) return low[kind];
      if (up > 8.6 && up < 12.4 && Math.abs(((along + 43) % 7) - 3.5) < 2.6) return high[kind];
      return (up > 7.2 && up < 8.4) || up < 1 ? steelLight : null;
    },
  });
  m.group();
  m.span(steelLight, -H + 1, H - 1, -15, 15, 30, 32);
}
