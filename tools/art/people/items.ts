// Things in people's hands. Most are placed at the hands' final positions; a few at a fixed place.
import { material, rotX, type Model, type Vec3 } from '../engine/index.ts';
import { add, normalize, scale, sub } from '../engine/transform.ts';
import { dish } from '../world/models/dishes.ts';
import type { DishName, ItemName, Look, Pose } from './types.ts';
import { gold, white } from './wardrobe.ts';

interface Held {
  m: Model;
  ps: Pose;
  look: Look;
  right: Vec3;
  left: Vec3;
}

const steel = () => material('#dfe3ee', { out: '#4d4a70' });
const at = (h: Vec3, x: number, y: number, z: number): Vec3 => [h[0] + x, h[1] + y, h[2] + z];

const ITEMS: Readonly<Record<ItemName, (h: Held) => void>> = {
  note: ({ m }) => {
    const lines = material('#c9a884');
    m.group().box(material('#fff3c9'), [-2.5, 11.6, 21.4], [2.8, 0.6, 3.6], {
      rotate: rotX(-35),
      pattern: (_x, _y, z) => (Math.abs(((z + 9) % 1.8) - 0.9) < 0.4 ? lines : null),
    });
    m.group().capsule(material('#f2a33a'), [3.5, 11, 21], [6.2, 10, 26], 0.8);
  },
  pan: ({ m }) => {
    m.group().cylinder(material('#4a4a5c'), [-5, 13.5, 19.6], 1.2, 4.4, 5.4);
    m.capsule(material('#6b4630'), [-5, 9, 20], [-5.4, 7, 20], 0.9);
    m.group().ellipsoid(material('#f0a53c'), [-5, 13.5, 20.8], [3.2, 3.2, 1.3]);
  },
  ball: ({ m }) => {
    const dark = material('#35324a');
    const spots = [
      [0, 4.8, 0],
      [4, 0, 2.4],
      [-4, 0, 2.4],
      [0, 0, -4.6],
      [2.4, 3, 3.2],
      [-3, 2.6, -3],
    ] as const;
    m.group().ellipsoid(material('#fbfbff', { out: '#4a4668' }), [12, 5.4, 16], 4.8, {
      pattern: (x, y, z) => (spots.some(([a, b, c]) => Math.hypot(x - a, y - b, z - c) < 1.9) ? dark : null),
    });
  },
  phone: ({ m, right }) => {
    const screen = material('#9ff0ff', { emit: true });
    m.group().box(material('#3d4a6b'), at(right, -0.2, 1.6, 1.4), [0.9, 1.6, 3], {
      rotate: rotX(12),
      pattern: (x) => (x < 0 ? screen : null),
    });
  },
  cane: ({ m, left }) => {
    m.group().capsule(material('#3b2b3a'), at(left, -0.6, 1.6, 1), [left[0] - 1.4, left[1] + 3, 0.6], 0.85);
    m.group().ellipsoid(gold(), at(left, -0.6, 1.8, 2), 1.7);
  },
  broom: ({ m, ps }) => {
    const [a, b] = ps.broom ?? [
      [0, 8, 26],
      [2, 15, 6],
    ];
    const straw = material('#e0b45a');
    const u = normalize(sub(b, a));
    const end = add(b, scale(u, 4.6));
    m.group().capsule(material('#b5713f'), a, b, 0.85);
    m.group().capsule(straw, b, end, 2, 4);
    m.capsule(straw, end, add(end, [ps.brush ?? 0, 0, -0.2]), 3.8, 3.2);
    m.group().torus(material('#d8485f'), add(b, scale(u, 0.6)), 2.2, 0.8);
  },
  fork: ({ m, right: h }) => {
    const g = steel();
    m.group().capsule(g, at(h, 0, 1.4, -4), at(h, 0.6, 2, 8), 0.9);
    m.box(g, at(h, 0.6, 2, 9), [2.5, 0.7, 1]);
    for (const x of [-1.9, 0, 1.9]) m.capsule(g, at(h, 0.6 + x, 2, 9), at(h, 0.7 + x, 2, 13.6), 0.75);
  },
  book: ({ m }) => {
    const paper = material('#fff6e3');
    m.group().box(material('#2f6f8f'), [-4.6, 9.8, 20.4], [3.4, 1.3, 4.4], {
      rotate: rotX(-10),
      pattern: (x, _y, z) => (Math.abs(z) < 1.6 && Math.abs(x) < 1.6 ? gold() : Math.abs(x) > 3 ? paper : null),
    });
  },
  mic: ({ m, right: h }) => {
    m.group().capsule(material('#3d3a4e'), at(h, 0, 1, -1.4), at(h, -0.6, 1.6, 3), 1.1);
    m.group().ellipsoid(material('#c9ccd8'), at(h, -0.8, 1.8, 4.6), 2.1);
  },
  camera: ({ m, ps }) => {
    const b = material('#3d3a4e');
    m.group().box(b, [0, 13, 31.6], [5.4, 2.2, 3.6], { round: 0.6 });
    m.box(b, [1, 13, 35.6], [2.2, 1.6, 1]);
    m.group().cylinder(material('#6b7088'), [0, 16, 31.4], 1.8, 3.1, 3.3, { rotate: rotX(90) });
    m.group().ellipsoid(material('#7fd0ff'), [0, 17.8, 31.4], [2, 0.6, 2], { noLine: true });
    m.group().box(
      ps.flash ? material('#ffffff', { emit: true }) : material('#ffe9a8'),
      [-4.2, 13.6, 36],
      [1.7, 1, 1.3],
    );
  },
  cup: ({ m, ps }) => {
    const h = ps.cupAt ?? [3.4, 11.6, 22.6];
    const band = material('#d8485f');
    m.group().cylinder(white(), at(h, 0, 1.4, 1.4), 2.2, 1.9, 2.5, {
      pattern: (_x, _y, z) => (Math.abs(z) < 0.6 ? band : null),
    });
    m.torus(white(), at(h, 2.6, 1.4, 1.4), 1.4, 0.6, { rotate: rotX(90) });
    m.group().cylinder(material('#9a5a34'), at(h, 0, 1.4, 3.5), 0.25, 1.9);
  },
  spoon: ({ m, right: h }) => {
    m.group().capsule(material('#dfe3ee'), at(h, 0.6, 1, 0), at(h, -2.6, 2.2, 2.6), 0.7);
    m.ellipsoid(material('#f0a53c'), at(h, -3.2, 2.4, 3.2), 1.6);
  },
  card: ({ m }) => {
    const heart = material('#f48fb1');
    m.group().box(material('#fffdf4', { out: '#5b4668' }), [0, 13.4, 25.6], [4.4, 0.6, 3.4], {
      rotate: rotX(-12),
      pattern: (x, _y, z) => (Math.hypot(x * 0.9, z - 0.4) < 1.7 ? heart : null),
    });
    m.group().capsule(material('#5c6bd6'), [-4.6, 13.2, 24], [-6, 13, 28.6], 0.8);
  },
  glow: ({ m, right, left }) => {
    m.group().capsule(material('#ff8fc4', { emit: true }), at(right, 0, 0, 1.6), at(right, 0.8, 0, 9), 1.2);
    m.group().capsule(material('#7fe0ff', { emit: true }), at(left, 0, 0, 1.6), at(left, -0.8, 0, 9), 1.2);
  },
  umbrella: ({ m, look, right: h }) => {
    const cloth = material(umbrellaColour(look));
    // Tall hats need a tall umbrella.
    const tall = (look.gear ?? []).some((g) => g === 'tophat' || g === 'widehat' || g === 'toque');
    const z = look.hair.style === 'curly' || look.hair.style === 'undercut' ? 54 : tall ? 62 : 51;
    const top: Vec3 = [3.6, 0.6, z];
    m.group().capsule(material('#9a5f38'), at(h, 0.6, 1.6, -4), [top[0] + 2, top[1], z + 8], 0.8);
    m.group().ellipsoid(cloth, top, [20, 20, 11.4], {
      clip: [[0, 0, -1, -1.4]],
      hollow: [[0, 0, -1.8, 19, 19, 10.6]],
      pattern: (x, y) => {
        const around = Math.atan2(y, x);
        if (Math.cos(8 * around) > 0.93) return { shift: -1 };
        if (Math.hypot(x, y) > 18.2) return { shift: -0.8 };
        return Math.floor((8 * around) / (2 * Math.PI)) % 2 ? { shift: 0.7 } : null;
      },
    });
    m.capsule(cloth, [top[0], top[1], z + 11], [top[0], top[1], z + 13.4], 1, 0.5);
  },
};

export const umbrellaColour = (look: Look): string => {
  const o = look.outfit;
  return look.umbrella ?? o.accent ?? o.scarf ?? o.tie ?? o.bowtie ?? look.gearColour ?? '#d8485f';
};

export function holdItems(m: Model, look: Look, ps: Pose, hands: readonly [Vec3, Vec3]): void {
  const own = ps.own && look.holds?.item ? [look.holds.item] : [];
  for (const name of [...(ps.items ?? []), ...own]) ITEMS[name]({ m, ps, look, right: hands[0], left: hands[1] });
}

function serve(m: Model, at: Vec3, name: DishName, size = 1): void {
  m.push().translate(...at);
  dish(m, name, size);
  m.pop();
}

/** Plates on the hands: one in front, two at the sides; three ride on a tray. */
export function carryPlates(m: Model, ps: Pose): void {
  const plates = ps.plates ?? [];
  plates.forEach((name, i) => {
    if (plates.length === 1) serve(m, ps.plateAt ?? [0, 13, 20.8], name);
    else serve(m, [i ? -13.4 : 13.4, 9, 22.4], name);
  });
  if (ps.tray) tray(m, ps.tray);
}

/** A wide tray: its ends show from behind too, so the count of three reads at 1x. */
function tray(m: Model, dishes: readonly DishName[]): void {
  m.group().cylinder(material('#8a4f38'), [0, 13.4, 18.6], 0.7, 14.6, 15.2, { squash: 0.46, round: 0.3 });
  m.group().cylinder(material('#d29a5c'), [0, 13.4, 19.3], 0.25, 13.6, 13.6, { squash: 0.42 });
  dishes.forEach((name, i) =>
    serve(m, [(i - (dishes.length - 1) / 2) * -9, 13.4 + (i === 1 ? 1.4 : -0.4), 19.7], name, 0.72),
  );
}
