// Headwear: bands, bows, hats and other parts of a silhouette. Drawn in head coordinates.
import { material, rotX, rotY, rotZ, type Model, type Vec3 } from '../engine/index.ts';
import { ribbon } from './hair-tools.ts';
import type { GearName, Look } from './types.ts';
import { gold, type Wardrobe } from './wardrobe.ts';

const BOTH = [1, -1] as const;
type Wear = (m: Model, c: Wardrobe, look: Look) => void;
const colour = (look: Look, fallback: string) => material(look.gearColour ?? fallback);

const GEAR: Readonly<Record<GearName, Wear>> = {
  /** The maid's frilled headband. */
  band: (m, c) => {
    m.group();
    m.push().translate(0, 1.6, 38.4).rotate(rotX(-8)).rotate(rotX(90));
    m.torus(c.white, [0, 0, 0], 14.4, 1.9, { ripples: 22, amplitude: 0.45, flat: 2.4, clip: [[0, -1, 0, -3.6]] });
    m.pop();
    m.group();
    m.push().translate(0, 2.2, 38.2).rotate(rotX(-8)).rotate(rotX(90));
    m.torus(c.accent, [0, 0, -0.6], 14.6, 1.1, { clip: [[0, -1, 0, -3.4]] });
    m.pop();
  },
  bows: (m, c) => BOTH.forEach((s) => ribbon(m, c.accent, [s * 12.8, 3.4, 45.6], 0.72, s * -50)),
  backbow: (m, _c, look) => ribbon(m, colour(look, look.outfit.accent ?? '#d8485f'), [0, -14, 41.6], 1.7),
  topbow: (m, _c, look) => ribbon(m, colour(look, look.outfit.accent ?? '#d8485f'), [0, -2, 53], 1.5),
  tiara: (m) => {
    const au = gold();
    m.group();
    for (const [x, z, k] of [
      [-5.4, 50.4, 0],
      [0, 51.8, 1.6],
      [5.4, 50.4, 0],
    ] as const)
      m.capsule(au, [x, 6.6, z - 2], [x * 1.1, 6.8, z + 2.6 + k], 1.8, 0.4);
    m.group().ellipsoid(material('#ff5d8f'), [0, 8.4, 51.2], [1.6, 1, 1.8]);
  },
  mobcap: (m, c) => {
    m.group().ellipsoid(c.white, [0, -3.4, 46], [14.2, 12.4, 9.4], { clip: [[0, 0.5, -0.86, 1.4]] });
    m.group();
    m.push().translate(0, -2.4, 44.2).rotate(rotX(27));
    m.torus(c.white, [0, 0, 0], 14, 1.9, { ripples: 18, amplitude: 0.6 });
    m.pop();
    m.group();
    m.push().translate(0, -2.8, 45.4).rotate(rotX(27)).torus(c.accent, [0, 0, 0], 13.7, 1.1).pop();
  },
  rose: (m) => {
    const r = material('#e8476a');
    m.group();
    for (const [a, b] of [
      [0, 0],
      [1.6, 1],
      [-1.6, 0.6],
      [0.4, -1.6],
    ] as const)
      m.ellipsoid(r, [-11 + a, 6.4, 45 + b], 1.9);
    m.group().ellipsoid(material('#5fa84a'), [-13.4, 5.4, 42.8], [2, 1, 1.2]);
  },
  flower: (m) => {
    m.group();
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257;
      m.ellipsoid(material('#ff8fb1'), [11 + Math.cos(a) * 2.1, 6, 45 + Math.sin(a) * 2.1], 1.7);
    }
    m.ellipsoid(material('#ffe27a'), [11, 7.6, 45], 1.3);
  },
  star: (m) => {
    m.push().translate(-10.6, 5.6, 46.6).rotate(rotZ(38)).group();
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257 + 1.57;
      m.capsule(gold(), [0, 0, 0], [Math.cos(a) * 5, 0, Math.sin(a) * 5], 1.9, 0.4);
    }
    m.pop();
  },
  toque: (m) => {
    const w = material('#fffaf4', { out: '#5b4668', tx: 0.012, ty: -0.022 });
    m.group().cylinder(w, [0, -0.5, 50], 3.8, 9.2, 9);
    m.group().ellipsoid(w, [0, -0.5, 56.4], [11, 10.6, 5.6]);
    m.ellipsoid(w, [5, 3, 57], [5.6, 5.6, 5]).ellipsoid(w, [-5, 3, 57.4], [5.6, 5.6, 5]);
  },
  beret: (m, _c, look) => {
    const b = colour(look, '#8a3b52');
    m.group();
    m.push().translate(2, -1.4, 49.8).rotate(rotY(-12)).rotate(rotX(5));
    m.ellipsoid(b, [1.5, 0, 0], [14.8, 13, 4.6]).capsule(b, [0, 0, 4], [0.6, 0, 7.4], 1.1);
    m.pop();
  },
  cap: (m, _c, look) => {
    const b = colour(look, '#d84b4b');
    m.group().ellipsoid(b, [0, -0.6, 43.4], [14.5, 13.8, 9.6], {
      clip: [[0, 0, -1, 1]],
      pattern: (x, y) => (Math.abs((Math.atan2(x, y) * 3) % 2) < 0.1 ? { shift: -0.6 } : null),
    });
    m.group().ellipsoid(material('#ffffff'), [0, 11.6, 48], [3, 1.6, 3]);
    m.group().ellipsoid(b, [0, 10.6, 43], [9.6, 8.6, 1.6]);
  },
  tophat: (m, _c, look) => {
    const b = colour(look, '#3c3a55');
    m.group();
    m.push().translate(0, -1, 47).rotate(rotY(-5)).cylinder(b, [0, 0, 0], 0.9, 16);
    m.group().cylinder(material('#c8394a'), [0, 0, 3], 2, 10.2, 10);
    // A gold buckle on the band, and a long shine down the silk.
    m.group().box(gold(), [0, 10.2, 3], [1.9, 0.5, 1.6], {
      pattern: (x, _y, z) => (Math.abs(x) < 0.9 && Math.abs(z) < 0.7 ? { shift: -2 } : null),
    });
    m.group().cylinder(b, [0, 0, 11.4], 7, 10, 11.4, {
      round: 1,
      curve: -0.6,
      pattern: (x, y) => {
        const a = Math.atan2(x, y);
        return a > 0.05 && a < 0.24 ? { shift: 1.6 } : a > 0.3 && a < 0.36 ? { shift: 1 } : null;
      },
    });
    m.pop();
  },
  widehat: (m, _c, look) => {
    const b = colour(look, '#5a4a7a');
    const feather = material(look.featherColour ?? '#f4efe6', { out: '#5b4668' });
    m.group();
    m.push().translate(0, -1.6, 47.4).rotate(rotY(9)).rotate(rotX(5));
    m.cylinder(b, [0, 0, 0], 0.9, 20, 18.6, { ripples: 5, amplitude: 0.8 });
    m.group().cylinder(material('#ffd98a'), [0, 0, 2.4], 1.5, 10.4, 10.2);
    m.group().ellipsoid(b, [0, 0, 4.6], [10.2, 10, 6.4], { clip: [[0, 0, -1, 1]] });
    m.group();
    const quill: Vec3[] = [
      [-9, 3, 4],
      [-12, 2, 12],
      [-18, 1, 18],
      [-25, 0, 19.4],
    ];
    for (let i = 0; i < 3; i++) m.capsule(feather, quill[i]!, quill[i + 1]!, 2.2, 1.6);
    m.pop();
  },
  hairband: (m, _c, look) => {
    m.group();
    m.push().translate(0, -0.4, 43.6).rotate(rotX(6)).torus(colour(look, '#ffffff'), [0, 0, 0], 12.9, 1.6).pop();
  },
  phones: (m, _c, look) => {
    const b = colour(look, '#4aa3c7');
    m.group();
    for (const s of BOTH) m.ellipsoid(b, [s * 14, -0.6, 37], [2.2, 4, 4.4]);
    m.push()
      .translate(0, -0.6, 38)
      .rotate(rotX(90))
      .torus(b, [0, 0, 0], 14.6, 1.1, { clip: [[0, -1, 0, 0]] })
      .pop();
  },
  visor: (m, _c, look) => {
    const b = colour(look, '#3f9a94');
    m.group().torus(b, [0, 0, 43.6], 13.4, 1.5).ellipsoid(b, [0, 11, 43.4], [9, 7.6, 1.4]);
  },
};

export function gear(m: Model, c: Wardrobe, look: Look): void {
  for (const name of look.gear ?? []) GEAR[name](m, c, look);
}
