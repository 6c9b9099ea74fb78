// The upper body and the clothes over it. Each garment is a small function; `torso` draws the outfit's garments in the
// order of their layers.
import { material, rotX, rotY, type Model, type Pattern } from '../engine/index.ts';
import type { Look, Outfit, Pose } from './types.ts';
import { gold, type Wardrobe } from './wardrobe.ts';

interface Fit {
  m: Model;
  c: Wardrobe;
  o: Outfit;
  /** Half width of the chest. */
  tw: number;
  fx: number;
  fy: number;
}

export function torso(m: Model, c: Wardrobe, look: Look, ps: Pose): void {
  const o = look.outfit;
  const [fx, fy] = ps.flow ?? [0, 0];
  const fit: Fit = { m, c, o, tw: 6.1 + c.fat, fx, fy };
  m.group();
  m.cylinder(c.dress, [0, 0, 20.2], 5.8, c.skirt ? 5.4 : fit.tw + 0.4, fit.tw - 0.9, {
    round: 2.2,
    curve: c.fat * 0.7,
    pattern: chest(o),
  });
  if (c.maid) maidTop(fit);
  if (o.sailor) {
    m.group();
    const clip = [[0, 1, 0, 3]] as const;
    m.cylinder(material(o.sailor), [0, 0, 24.4], 1.7, 6.9, 5, {
      clip,
      pattern: (_x, _y, z) => (z < -0.7 ? c.white : null),
    });
  }
  if (o.tie) {
    m.group();
    m.capsule(material(o.tie), [0, fit.tw - 0.4, 24], [0, fit.tw + 0.3, 18], 1, 1.5);
  }
  if (o.bowtie) {
    m.group();
    for (const s of [1, -1]) m.ellipsoid(material(o.bowtie), [s * 2, 5.8, 25], [2, 1.1, 1.6]);
  }
  if (o.coat) coat(fit, o.coat);
  if (o.scarf) scarf(fit, o.scarf);
  if (o.cape) cape(fit, o.cape);
  if (o.shawl) shawl(fit, o.shawl);
  if (o.kerchief) {
    const t = material(o.kerchief);
    m.group();
    m.torus(t, [0, 0.6, 25.8], 4.6, 1.5);
    m.ellipsoid(t, [0, 5.6, 24.2], [2, 1.2, 2.4]);
  }
  if (o.buttons) {
    m.group();
    for (const [x, z] of [
      [-2.4, 22],
      [2.4, 22],
      [-2.4, 18],
      [2.4, 18],
    ] as const)
      m.ellipsoid(material(o.buttons), [x, fit.tw - 0.6 + c.fat * 0.5, z], 0.9, { noLine: true });
  }
  if (o.guitar) guitar(fit, o.guitar);
  if (o.chain) watchChain(fit);
  if (o.rose) lapelRose(fit, o.rose);
}

/** The print on the jacket, or the shirt below it. */
const chest =
  (o: Outfit): Pattern =>
  (x, y, z) => {
    if (o.shirt && y > 0 && Math.abs(x) < Math.max(0, Math.min((z + 5) * 0.42, 3.4))) return material(o.shirt);
    if (o.number && y < 0 && Math.abs(z - 0.4) < 3 && Math.abs(x) < 2.4 && (Math.abs(z - 0.4) > 2 || Math.abs(x) > 1.2))
      return material(o.number);
    if (o.stripes && Math.floor((x + 20) / 2.2) % 2 === 0) return material(o.stripes);
    if (o.hstripes && Math.floor((z + 20) / 2.4) % 2 === 0) return material(o.hstripes);
    if (o.belt && z < -3.6) return Math.abs(x) < 1.3 && y > 0 ? gold() : material(o.belt);
    return null;
  };

/** Bib, straps that cross at the back, collar and the bow at the throat. */
function maidTop({ m, c, o }: Fit): void {
  m.group();
  m.cylinder(c.apron, [0, 0.6, 20.6], 4.2, 5.2, 4.6, {
    clip: [
      [0, -1, 0, -2.4],
      [1, 0, 0, 4],
      [-1, 0, 0, 4],
    ],
  });
  for (const s of [1, -1]) {
    m.group();
    m.capsule(c.white, [s * 4.6, 3.4, 18.5], [s * 5.4, 0, 25.6], 1.2, 1.7);
    m.capsule(c.white, [s * 5.4, 0, 25.6], [s * 2.2, -5, 19.6], 1.6, 1.1);
  }
  m.group();
  m.cylinder(c.white, [0, 0.3, 26], 1, 5, 3.8, { ripples: 9, amplitude: 0.4 });
  m.group();
  for (const s of [1, -1]) m.ellipsoid(c.accent, [s * 2.6, 5.6, 23.4], [2.7, 1.4, 1.9], { rotate: rotY(s * 18) });
  for (const s of [1, -1]) m.capsule(c.accent, [s * 0.8, 6, 22.6], [s * 2, 6.2, 19.6], 0.9, 1.1);
  m.group();
  m.ellipsoid(o.gem ? material(o.gem) : c.accent, [0, 6.6, 23.4], 1.4);
}

function coat({ m, c, o, tw }: Fit, colour: string): void {
  const t = material(colour);
  m.group();
  m.cylinder(t, [0, -0.4, 13.6], 8, 9.4 + c.fat, tw + 0.4, {
    ripples: 7,
    amplitude: 0.4,
    fade: true,
    hollow: [[0, 12, 0, 4.4, 9, 22]],
    pattern: (x, y, z) => {
      if (y < -4 && Math.abs(x) < 0.5 && z < 3) return { shift: -1.6 };
      return z > 4.6 && z < 6.4 ? material(o.coatBelt ?? colour) : null;
    },
  });
  m.group();
  for (const s of [1, -1]) m.capsule(t, [s * 4.2, 4.6, 26], [s * 3.6, 6.4, 18.6], 2.3, 1.5);
}

function scarf({ m, fx, fy }: Fit, colour: string): void {
  const t = material(colour);
  m.group();
  m.torus(t, [0, 0.4, 26], 4.9, 2.1);
  m.group();
  m.capsule(t, [-3.4, 4.6, 25], [-4.6, 6.4, 17], 1.8, 2.1);
  m.group();
  m.capsule(t, [3, -5, 25], [6 + fx, -10, 20], 2, 2.2);
  m.capsule(t, [6 + fx, -10, 20], [8 + fx * 2, -13 - fy, 16], 2.2, 1.8);
}

function cape({ m, o, fx }: Fit, colour: string): void {
  const long = o.capeLong === true;
  const trim = material(o.capeTrim ?? colour);
  const half = long ? 10.4 : 7;
  m.group();
  m.cylinder(material(colour), [fx * 0.2, -1.6, long ? 15.4 : 19], half, long ? 10.4 : 9.8, 5.4, {
    ripples: 7,
    amplitude: 0.6,
    fade: true,
    clip: [[0, 1, 0, -1]],
    pattern: (_x, _y, z) => (z < (long ? -8.6 : -5.4) ? trim : null),
  });
  m.group();
  m.torus(trim, [0, 0.2, 26], 4.8, 1.5);
}

function shawl({ m, o }: Fit, colour: string): void {
  const trim = material(o.shawlTrim ?? colour);
  m.group();
  m.cylinder(material(colour), [0, 0, 22], 4, 9.8, 5, {
    ripples: 9,
    amplitude: 0.5,
    fade: true,
    pattern: (_x, _y, z) => (z < -2.8 ? trim : Math.floor((z + 20) / 1.8) % 2 ? { shift: -0.35 } : null),
  });
  m.group();
  m.ellipsoid(gold(), [0, 7.2, 22.6], 1.3);
}

/** An electric guitar slung over the back, its strap across the chest. */
function guitar({ m }: Fit, colour: string): void {
  const body = material(colour);
  const neck = material('#5a3a2c');
  const dark = material('#33304f');
  m.group();
  m.push().translate(0, -7.4, 19).rotate(rotY(-38));
  m.ellipsoid(body, [0, 0, -3], [6.4, 1.9, 5.6]);
  m.ellipsoid(body, [0, 0, 3.4], [4.6, 1.8, 4.2]);
  m.ellipsoid(dark, [0, -1.6, 0], [1.8, 0.6, 1.8], { noLine: true });
  m.group();
  m.capsule(neck, [0, -0.4, 5], [0, -0.4, 24], 1.3, 1.1);
  m.box(neck, [0, -0.4, 26], [1.9, 0.8, 2.6], { rotate: rotX(0) });
  m.pop();
  m.group();
  m.capsule(dark, [5, 3.6, 26], [-6, 4.6, 15.4], 0.9);
}

function watchChain({ m, c, tw }: Fit): void {
  const y = tw + c.fat * 0.4;
  m.group();
  m.capsule(gold(), [-3.6, y, 19.6], [-1.4, y + 0.5, 17.8], 0.5, 0.5, { noLine: true });
  m.capsule(gold(), [-1.4, y + 0.5, 17.8], [1.8, y + 0.5, 18], 0.5, 0.5, { noLine: true });
  m.ellipsoid(gold(), [2.6, y + 0.6, 18.6], [1.3, 0.7, 1.3], { noLine: true });
}

function lapelRose({ m, c, tw }: Fit, colour: string): void {
  const y = tw + c.fat * 0.25;
  m.group();
  m.ellipsoid(material('#5fa84a'), [5.6, y - 0.4, 22.2], [1.9, 0.8, 1.2]);
  m.group();
  m.ellipsoid(material(colour), [4.9, y, 23.4], [1.8, 1.3, 1.7], {
    pattern: (x, _y, z) => (Math.sin(Math.hypot(x, z) * 4) > 0.4 ? { shift: -0.9 } : null),
  });
}
