// Small things on tables, counters and the floor, and things that hang from the ceiling.
import { material, type Model, rotX } from '../../engine/index.ts';
import { black, cream, dark, glow, gold, green, white, wood, woodDark } from '../paints.ts';

export function vase(m: Model): void {
  m.group();
  m.cylinder(material('#7fb6d9'), [0, 0, 2.4], 2.4, 2, 1.4, { round: 0.4 });
  m.group();
  for (const [x, y, colour] of [
    [-1.6, 0, '#f48fb1'],
    [1.7, 0.4, '#ffd166'],
    [0, -1, '#ff7f6e'],
  ] as const) {
    m.capsule(green, [0, 0, 4], [x, y, 7], 0.5);
    m.group();
    m.ellipsoid(material(colour), [x * 1.2, y, 8], 1.9);
  }
}

export function glass(m: Model, drink: string): void {
  m.group();
  m.cylinder(material(drink), [0, 0, 3], 3, 1.8, 2.2);
  m.cylinder(white, [0, 0, 6.2], 0.6, 2.2, 2.2);
}

/** A thin post with a golden knob, set on a table: garlands between joined tables hang from it. */
export function post(m: Model): void {
  m.group();
  m.cylinder(woodDark, [0, 0, 0.8], 0.8, 3, 3);
  m.group();
  m.capsule(wood, [0, 0, 1], [0, 0, 38], 0.8);
  m.group();
  m.ellipsoid(gold, [0, 0, 39.5], 2);
}

/** One flag of a garland, with its piece of string; the string runs along x, at a height of 9 units. */
export function flag(m: Model, hex: string): void {
  const cloth = material(hex);
  m.group();
  m.span(cream, -5.7, 5.7, -0.4, 0.4, 8.5, 9.3);
  m.group();
  for (const [half, top] of [
    [4.2, 8.6],
    [3.1, 6.2],
    [2, 3.8],
    [0.9, 1.8],
  ] as const)
    m.span(cloth, -half, half, -0.5, 0.5, top - 2.4, top);
}

export function bell(m: Model): void {
  m.group();
  m.cylinder(dark, [0, 0, 0.6], 0.6, 4, 4);
  m.group();
  m.ellipsoid(gold, [0, 0, 1.4], [3.4, 3.4, 3], { clip: [[0, 0, -1, 0]] });
  m.ellipsoid(gold, [0, 0, 4.6], 0.9);
}

export function plates(m: Model): void {
  for (let i = 0; i < 4; i++) {
    m.group();
    m.cylinder(white, [0, 0, 0.8 + i * 1.6], 0.7, 5.4, 6.6, { round: 0.3 });
  }
}

export function pendant(m: Model): void {
  m.group();
  m.capsule(black, [0, 0, 12], [0, 0, 50], 0.5);
  m.group();
  m.cylinder(material('#d8483f'), [0, 0, 7], 5, 11, 3, { curve: 1 });
  m.group();
  m.ellipsoid(glow, [0, 0, 1.6], [6, 6, 2.6]);
}

export function sign(m: Model): void {
  const slate = material('#3a5a52');
  m.group();
  m.push().translate(0, 0, 1).rotate(rotX(8));
  m.span(wood, -11, 11, -1, 1, 0, 30, {
    pattern: (x, _y, z) => {
      if (Math.abs(x) >= 9 || Math.abs(z) >= 13) return null;
      const row = Math.floor((z + 20) / 4);
      return row % 2 && Math.abs(x) < 6 - (row % 3) * 1.4 ? cream : slate;
    },
  });
  m.pop().group();
  m.push().translate(0, -5, 0).rotate(rotX(-8));
  m.span(woodDark, -11, 11, -1, 1, 0, 29);
  m.pop();
}

/** Where each folded umbrella leans, in the order of arrival: place, lean, colour. */
const FOLDED = [
  [-2.6, 0, -1.6, '#d8485f'],
  [2.4, 1, 1.4, '#3f9a94'],
  [0.2, -2.4, 0.4, '#ffcb45'],
  [-0.6, 2.6, -0.5, '#4a6aa8'],
  [3, -2.2, 2.2, '#9457d6'],
] as const;
export const MOST_FOLDED = FOLDED.length;

/** This many folded umbrellas, as far as they stick out of the stand. */
export function umbrellas(m: Model, count: number): void {
  for (const [x, y, lean, colour] of FOLDED.slice(0, count)) {
    m.group();
    m.capsule(material(colour), [x, y, 12.6], [x + lean, y, 22], 1.5, 1);
    m.group();
    m.capsule(woodDark, [x + lean, y, 22], [x + lean * 1.5, y, 26], 0.7);
    m.capsule(woodDark, [x + lean * 1.5, y, 26], [x + lean * 1.5 + 2.2, y, 26.4], 0.7);
  }
}

/** The stand of the catalogue with this many umbrellas. */
export function umbrellaStand(m: Model, count = 3): void {
  m.group();
  m.cylinder(material('#6a7fa8'), [0, 0, 6.5], 6.5, 5.6, 6.6, {
    round: 0.5,
    pattern: (_x, _y, z) => (Math.abs(z - 4) < 0.7 ? gold : null),
  });
  m.group();
  m.cylinder(black, [0, 0, 12.8], 0.4, 5.6, 5.6);
  umbrellas(m, count);
}

/** A tin pail, put by the door in rain by a café without a stand. */
export function umbrellaPail(m: Model): void {
  m.group();
  m.cylinder(material('#aeb6c4'), [0, 0, 6.3], 6.3, 4.8, 6.2, {
    round: 0.4,
    pattern: (_x, _y, z) => (Math.abs(z - 4.6) < 0.5 || Math.abs(z + 3) < 0.5 ? { shift: -0.7 } : null),
  });
  m.group();
  m.cylinder(black, [0, 0, 12.4], 0.4, 5.2, 5.2);
}

/** Floor darkened by drops: thin, uneven, with some highlights. */
export function wet(m: Model): void {
  const damp = material('#86a5c2', { out: '#7b9ab8' });
  const gleam = material('#bcd4ea', { out: '#b0cae2' });
  m.group();
  m.cylinder(damp, [0, 0, 0.15], 0.2, 17, 16.6, { ripples: 5, amplitude: 3, phase: 1.9 });
  m.cylinder(damp, [-14, 9, 0.15], 0.2, 5, 4.8, { ripples: 3, amplitude: 1 });
  m.cylinder(damp, [15, 6, 0.15], 0.2, 4, 3.8, { ripples: 4, amplitude: 0.8 });
  m.group();
  m.cylinder(gleam, [5, -6, 0.5], 0.2, 4.4, 4.2, { ripples: 3, amplitude: 0.8 });
  m.cylinder(gleam, [-8, 2, 0.5], 0.2, 2.4, 2.2, { ripples: 3, amplitude: 0.5 });
}

export type LitterKind = 'peel' | 'paper' | 'spill' | 'plate';
export function litter(m: Model, kind: LitterKind): void {
  m.group();
  if (kind === 'peel') {
    const skin = material('#ffd84d');
    for (let i = 0; i < 4; i++) {
      const a = i * 1.57 + 0.4;
      m.capsule(skin, [0, 0, 3.4], [Math.cos(a) * 8, Math.sin(a) * 8, 1], 1.9, 1);
    }
    m.capsule(dark, [0, 0, 4], [0, 0, 6], 1, 0.8);
  } else if (kind === 'paper') {
    m.ellipsoid(white, [0, 0, 3], [4, 3.6, 3]);
    m.group();
    m.ellipsoid(white, [6, 3, 2], [2.6, 2.4, 2]);
  } else if (kind === 'spill') {
    m.cylinder(material('#8ed3ea'), [0, 0, 0.3], 0.4, 11, 10.4, { ripples: 5, amplitude: 1.6 });
    m.group();
    m.cylinder(material('#c7eefa'), [-2, -2, 0.9], 0.3, 4, 4);
  } else {
    const shard = material('#f4f1fb');
    m.cylinder(shard, [0, 0, 0.8], 0.8, 5, 6.6, { clip: [[1, 0.3, 0, 1.4]] });
    m.group();
    m.cylinder(shard, [6, 5, 0.8], 0.8, 3.6, 4.6, { clip: [[-1, -0.2, 0, 0]] });
    m.group();
    m.ellipsoid(material('#c9732d'), [2, -5, 0.8], [4, 3, 1]);
  }
}

/** Rain brought in by shoes: bluer and wider than a spill, with a bright rim. */
export function puddle(m: Model): void {
  m.group();
  m.cylinder(material('#6f9fd0'), [0, 0, 0.25], 0.3, 14, 13.6, { ripples: 4, amplitude: 2, phase: 0.7 });
  m.cylinder(material('#6f9fd0'), [11, -7, 0.25], 0.3, 4.4, 4.2, { ripples: 3, amplitude: 0.6 });
  m.group();
  m.cylinder(material('#a9cff0'), [-3, -3, 0.7], 0.25, 6, 5.8, { ripples: 3, amplitude: 1 });
}
