// Plants: potted plants, bushes, hedges, flower beds and trees.
import { material, type Model } from '../../engine/index.ts';
import { HALF_TILE, dark, green, greenLight, woodDark } from '../paints.ts';

type Ball = readonly [number, number, number, number];
const ORANGE_TREE: readonly Ball[] = [
  [0, 0, 26, 9],
  [-6, 3, 21, 7],
  [6, -2, 22, 7],
  [4, 6, 19, 6.4],
  [-5, -5, 22, 6.6],
  [0, 3, 32, 6.4],
  [3, -3, 30, 6],
];
const FRUIT = [
  [5, 7, 25],
  [-6, 6, 27],
  [1, 9, 19],
  [-9, 2, 20],
  [6, 1, 33],
] as const;
export function plant(m: Model, pot: string, fruit: string): void {
  m.group();
  m.cylinder(material(pot), [0, 0, 6], 6, 6.4, 8.4, { round: 0.6 });
  m.cylinder(material(pot), [0, 0, 11.4], 1.5, 9.2, 9.2, { round: 0.5 });
  m.group();
  m.cylinder(dark, [0, 0, 12.6], 0.5, 7.4, 7.4);
  ORANGE_TREE.forEach(([x, y, z, r], i) =>
    m.group().ellipsoid(i % 2 ? greenLight : green, [x, y, z], [r, r, r * 0.92]),
  );
  for (const p of FRUIT) m.group().ellipsoid(material(fruit), p, 2);
}

export function palm(m: Model): void {
  m.group();
  m.cylinder(material('#e9dfd3'), [0, 0, 7], 7, 7, 9, { round: 1 });
  m.group();
  m.cylinder(dark, [0, 0, 13.6], 0.5, 7.6, 7.6);
  m.group();
  m.capsule(woodDark, [0, 0, 13], [0, 0, 30], 2, 1.6);
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const droop = (i % 3) * 3;
    const leaf = i % 2 ? greenLight : green;
    m.group();
    m.capsule(leaf, [0, 0, 30], [c * 10, s * 10, 40 - droop], 1.6, 3.2);
    m.capsule(leaf, [c * 10, s * 10, 40 - droop], [c * 18, s * 18, 30 - droop], 3.2, 0.7);
  }
}

/** A long box of flowers for a window or a doorstep. */
export function planter(m: Model): void {
  m.group();
  m.span(woodDark, -14, 14, -6, 6, 0, 9, {
    round: 0.8,
    pattern: (x) => (Math.abs(((x + 70) % 7) - 3.5) < 0.5 ? { shift: -0.9 } : null),
  });
  m.group();
  m.span(dark, -12.6, 12.6, -4.6, 4.6, 8.6, 9.4);
  const petals = ['#f48fb1', '#ffd34d', '#fff4e0', '#d8485f'];
  for (let i = 0; i < 10; i++) {
    const x = -11 + i * 2.45;
    const y = (i % 2) * 5 - 2.5;
    m.group();
    m.ellipsoid(i % 3 ? green : greenLight, [x, y, 11.4], 2.6);
    m.group();
    m.ellipsoid(material(petals[i % 4] ?? '#f48fb1'), [x + 0.4, y + 0.8, 14], 1.9);
  }
}

const BUSH: readonly Ball[] = [
  [0, 0, 9, 10],
  [-9, 3, 7, 8],
  [9, -2, 7, 8],
  [3, 8, 6, 7],
  [-4, -8, 7, 8],
];
const BLOSSOM = [
  [0, 8, 15],
  [-10, 9, 9],
  [9, 5, 11],
  [4, 14, 7],
  [-4, 2, 18],
  [-14, 2, 9],
] as const;
export function bush(m: Model, flower: string | null): void {
  const leaves = [material('#4f9a5c'), material('#6cb565')] as const;
  BUSH.forEach(([x, y, z, r], i) => m.group().ellipsoid(leaves[i % 2 ? 1 : 0], [x, y, z], [r, r, r * 0.9]));
  if (flower) for (const p of BLOSSOM) m.group().ellipsoid(material(flower), p, 1.9);
}

/** One tile of clipped hedge. */
export function hedge(m: Model, flower: string): void {
  const w = HALF_TILE;
  m.group();
  m.span(material('#3f8550'), -w, w, -8, 8, 0, 17, {
    round: 3,
    pattern: (x, y, z) => {
      const q = Math.sin(x * 1.3) * Math.sin(y * 1.5 + 1) * Math.sin(z * 1.3 + 2);
      return q > 0.3 ? greenLight : q > 0.12 ? green : q < -0.35 ? { shift: -1 } : null;
    },
  });
  m.group();
  for (let i = 0; i < 5; i++)
    m.ellipsoid(material(flower), [-w + 5 + i * (w / 2.6), 7.4 - (i % 2) * 9, 13 + ((i * 5) % 5)], 1.7);
}

export function bed(m: Model, petals: readonly string[]): void {
  m.group();
  m.cylinder(material('#8a5a44'), [0, 0, 1.4], 1.6, 15, 14);
  m.group();
  m.cylinder(dark, [0, 0, 3], 0.4, 12.6, 12.6);
  for (let i = 0; i < 19; i++) {
    const r = 2.6 * Math.sqrt(i);
    const x = Math.cos(i * 2.4) * r;
    const y = Math.sin(i * 2.4) * r;
    m.group();
    m.capsule(green, [x, y, 3], [x, y, 6], 1.4);
    m.ellipsoid(material(petals[i % petals.length] ?? '#fff4e0'), [x, y, 8.2], 2.1);
  }
}

const CROWN: readonly Ball[] = [
  [0, 0, 44, 17],
  [-11, 4, 37, 12],
  [11, -3, 38, 12],
  [5, 10, 35, 11],
  [-5, -8, 40, 12],
  [0, 2, 57, 11],
  [7, 4, 50, 9],
];
export function tree(m: Model, shade: string, light: string): void {
  m.group();
  m.capsule(material('#7a4f3c'), [0, 0, 0], [0, 0, 30], 4.6, 3.4);
  const leaves = [material(shade), material(light)] as const;
  CROWN.forEach(([x, y, z, r], i) => m.group().ellipsoid(leaves[i % 2 ? 1 : 0], [x, y, z], [r, r, r * 0.9]));
}
