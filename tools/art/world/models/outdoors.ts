// Street and garden furniture.
import { material, type Model, rotX } from '../../engine/index.ts';
import {
  HALF_TILE,
  black,
  cream,
  dark,
  glow,
  gold,
  green,
  greenLight,
  pink,
  red,
  stone,
  wood,
  woodDark,
  woodLight,
} from '../paints.ts';

export function lamp(m: Model): void {
  m.group();
  m.cylinder(black, [0, 0, 2], 2, 5, 4);
  m.capsule(black, [0, 0, 3], [0, 0, 52], 1.5, 1.3);
  m.group();
  m.cylinder(black, [0, 0, 53], 1, 5, 5);
  m.group();
  m.cylinder(glow, [0, 0, 58], 4, 3.6, 5);
  m.group();
  m.cylinder(black, [0, 0, 63.6], 1.6, 6, 2);
}

export function bench(m: Model): void {
  m.group();
  for (const x of [-15, 15]) m.span(black, x - 1.4, x + 1.4, -7, 7, 0, 9);
  m.group();
  m.span(wood, -19, 19, -8, 8, 9, 12, { pattern: (_x, y) => (Math.abs((y + 40) % 5) < 0.8 ? { shift: -1 } : null) });
}

export function bike(m: Model): void {
  const frame = material('#3f9a94');
  m.group();
  for (const x of [-13, 13]) m.torus(black, [x, 0, 9], 8, 1.1, { rotate: rotX(90) });
  m.group();
  m.capsule(frame, [-13, 0, 9], [-2, 0, 9], 0.9);
  m.capsule(frame, [-2, 0, 9], [9, 0, 19], 0.9);
  m.capsule(frame, [-6, 0, 19], [9, 0, 19], 0.9);
  m.capsule(frame, [-13, 0, 9], [-6, 0, 19], 0.9);
  m.capsule(frame, [-2, 0, 9], [-6, 0, 22], 0.9);
  m.capsule(frame, [13, 0, 9], [9, 0, 24], 0.9);
  m.capsule(black, [9, -5, 25], [9, 5, 25], 1);
  m.group();
  m.ellipsoid(woodDark, [-6, 0, 23], [4, 2.4, 1.4]);
  m.group();
  m.span(woodLight, 12, 20, -5, 5, 16, 23);
}

export function mailbox(m: Model): void {
  m.group();
  m.cylinder(red, [0, 0, 14], 14, 6.4, 6.4, { round: 1 });
  m.ellipsoid(red, [0, 0, 28], [6.8, 6.8, 3.6]);
  m.group();
  m.span(black, -3.6, 3.6, 6, 6.8, 21, 23);
  m.span(cream, -3, 3, 6, 6.8, 12, 18);
}

export function lantern(m: Model): void {
  m.group();
  m.cylinder(stone, [0, 0, 2], 2, 7, 6);
  m.cylinder(stone, [0, 0, 8], 6, 3, 3);
  m.cylinder(stone, [0, 0, 15], 1.4, 7, 7);
  m.group();
  m.span(glow, -4, 4, -4, 4, 16.4, 25);
  for (const [x, y] of [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ] as const)
    m.span(stone, x - 0.8, x + 0.8, y - 0.8, y + 0.8, 16, 25.4);
  m.group();
  m.cylinder(stone, [0, 0, 27], 2, 7.6, 3);
  m.ellipsoid(stone, [0, 0, 30], 1.8);
}

/** Flowering arch over a gate. */
export function arch(m: Model): void {
  m.group();
  for (const x of [-20, 20]) m.span(wood, x - 2, x + 2, -2, 2, 0, 58).group();
  m.span(wood, -24, 24, -3, 3, 56, 60);
  m.span(woodLight, -22, 22, -2, 2, 63, 66);
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    const x = -22 + 44 * t;
    const z = 60 + 7 * Math.sin(t * 3.14);
    m.group();
    m.ellipsoid(i % 2 ? greenLight : green, [x, ((i * 7) % 5) - 2, z], 5);
    if (i % 2) m.ellipsoid(material(i % 4 === 1 ? '#f48fb1' : '#fff4e0'), [x + 1, 3.6, z + 1], 2.2);
  }
  for (const x of [-20, 20])
    for (let k = 0; k < 5; k++) {
      m.group();
      m.ellipsoid(k % 2 ? green : greenLight, [x + ((k * 3) % 5) - 2, 1, 10 + k * 10], 4);
      m.ellipsoid(pink, [x + ((k * 5) % 5) - 2, 4.4, 12 + k * 10], 1.6);
    }
}

export function parasol(m: Model, colour: string): void {
  const pale = material('#fff6e3');
  m.group();
  m.capsule(woodDark, [0, 0, 0], [0, 0, 86], 1.3);
  m.group();
  m.cylinder(material(colour), [0, 0, 81], 6, 28, 2, {
    ripples: 8,
    amplitude: 0.8,
    fade: true,
    pattern: (x, y) => (Math.floor((Math.atan2(y, x) + 3.2) / 0.785) % 2 ? pale : null),
  });
}

/** A low post with a lantern cap; two of them mark a door in an open edge. */
export function gatepost(m: Model): void {
  m.group();
  m.span(dark, -4.2, 4.2, -4.2, 4.2, 0, 3, { round: 0.5 });
  m.group();
  m.span(wood, -3.2, 3.2, -3.2, 3.2, 3, 20, {
    round: 0.4,
    pattern: (_x, _y, z) => (Math.abs(z - 5) < 0.7 ? gold : null),
  });
  m.group();
  m.span(woodDark, -4.4, 4.4, -4.4, 4.4, 20, 22, { round: 0.5 });
  m.group();
  m.ellipsoid(glow, [0, 0, 24.6], 3.2);
}

/** One block of a low inner wall: the room's wainscot below, its plaster above, a rail on top. */
export function lowWall(m: Model): void {
  const w = HALF_TILE;
  const panel = (along: number): { shift: number } | null => {
    const a = Math.abs(along % w) - w / 2;
    return Math.abs(a) > 10.2 ? { shift: -1.2 } : Math.abs(a) < 7.6 ? { shift: -0.5 } : null;
  };
  m.group();
  m.span(material('#7a4633'), -w, w, -w, w, 0, 3.5);
  m.group();
  m.span(material('#bd7a48'), -w, w, -w, w, 3.5, 16, {
    pattern: (x, y, z) =>
      Math.abs(z) > 4.6 ? null : Math.abs(y) > w - 0.1 ? panel(x) : Math.abs(x) > w - 0.1 ? panel(y) : null,
  });
  m.group();
  m.span(woodLight, -w, w, -w, w, 16, 18);
  m.group();
  m.span(material('#f2dcb4'), -w, w, -w, w, 18, 28, {
    pattern: (x, y) => (Math.floor(((Math.abs(y) > w - 0.1 ? x : y) + w) / 5.66) % 2 ? { shift: -0.35 } : null),
  });
  m.group();
  m.span(wood, -w, w, -w, w, 28, 31);
}

/** A pole with a red paper lantern, put up in the street for a festival. */
export function paperLantern(m: Model): void {
  m.group();
  m.cylinder(woodDark, [0, 0, 1.5], 1.5, 4, 3.4);
  m.capsule(woodDark, [0, 0, 2], [0, 0, 62], 1.4, 1.1);
  m.capsule(woodDark, [0, 0, 61], [10, 0, 63], 1);
  m.group();
  m.ellipsoid(material('#ff6f4e', { emit: true }), [10, 0, 49], [8, 8, 9.6], {
    pattern: (_x, _y, z) => (Math.abs(((z + 40) % 4) - 2) < 0.6 ? { shift: -0.8 } : null),
  });
  m.group();
  m.cylinder(black, [10, 0, 59], 1.2, 3.6, 3.2);
  m.cylinder(black, [10, 0, 39.4], 1.2, 3.2, 3.6);
  m.cylinder(gold, [10, 0, 36], 2.4, 0.9, 1.5);
}

/** A festival stall: a counter with wares under a striped roof on four posts, with a small lantern. */
export function stall(m: Model, colour: string): void {
  const cloth = material(colour);
  const pale = material('#fff6e3');
  const [w, d] = [20, 12];
  m.group();
  for (const x of [-w, w]) for (const y of [-d, d]) m.capsule(woodDark, [x, y, 0], [x, y, 46], 1.5);
  m.group();
  m.span(wood, -w, w, d - 7, d + 1, 0, 18, { pattern: (x) => (Math.abs((x + 40) % 6) < 0.8 ? { shift: -0.9 } : null) });
  m.group();
  m.span(cloth, -w - 1, w + 1, d + 0.6, d + 1.6, 8, 18, {
    pattern: (x) => (Math.floor((x + 60) / 6) % 2 ? pale : null),
  });
  m.span(woodLight, -w - 1, w + 1, d - 8, d + 2, 18, 20);
  for (let i = 0; i < 5; i++) {
    m.group();
    m.ellipsoid(
      material(['#ffcb45', '#f48fb1', '#d8483f', '#fff4e0', '#86c95a'][i] ?? '#ffcb45'),
      [-14 + i * 7, d - 3, 22.6],
      [2.8, 2.8, 2.6],
    );
  }
  m.group();
  m.push().translate(0, 0, 46).rotate(rotX(-14));
  m.span(cloth, -w - 5, w + 5, -d - 4, d + 6, 0, 3, { pattern: (x) => (Math.floor((x + 63) / 7) % 2 ? pale : null) });
  m.pop();
  m.group();
  m.ellipsoid(material('#ff8a5a', { emit: true }), [w - 2, d + 4, 37], [3.8, 3.8, 4.8]);
}
