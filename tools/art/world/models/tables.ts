// Tables, chairs and the sofa. A chair facing away can be drawn without its back or as its back alone: the sitter
// goes between the two.
import { material, type Model } from '../../engine/index.ts';
import { TILE, dark, red, wood, woodDark } from '../paints.ts';

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/** Wooden table with a checked runner. */
export function tableSquare(m: Model, cloth: string): void {
  const coloured = material(cloth);
  const pale = material('#fbf4ee');
  m.group();
  for (const [x, y] of CORNERS) m.span(dark, x * 12 - 1.6, x * 12 + 1.6, y * 12 - 1.6, y * 12 + 1.6, 0, 17);
  m.group();
  m.span(wood, -17, 17, -17, 17, 16.5, 20, {
    round: 0.8,
    pattern: (x, _y, z) => (z > 1 && Math.abs(((x + 51) % 8.5) - 4.2) > 3.8 ? { shift: -0.55 } : null),
  });
  m.group();
  m.span(coloured, -8, 8, -17.4, 17.4, 14, 20.6, {
    pattern: (x, y, z) => {
      if (Math.abs(x) > 6.2) return pale;
      const u = Math.floor((x + 60) / 4);
      const v = Math.floor(((Math.abs(y) > 17 ? z : y) + 60) / 4);
      return (u + v) % 2 ? pale : null;
    },
  });
}

/** A quarter of a tile of the board between joined tables, under the same cloth. The board runs along x. */
export function board(m: Model, cloth: string): void {
  const coloured = material(cloth);
  const pale = material('#fbf4ee');
  m.group();
  m.span(wood, -5.9, 5.9, -9, 9, 16.5, 20);
  m.group();
  m.span(coloured, -5.9, 5.9, -7, 7, 14, 20.6, {
    pattern: (x, y) => {
      if (Math.abs(y) > 5.2) return pale;
      return (Math.floor((x + 60) / 4) + Math.floor((y + 60) / 4)) % 2 ? pale : null;
    },
  });
}

/** Round table under a long white cloth with a coloured hem. */
export function tableRound(m: Model, hem: string): void {
  const cloth = material('#fbf0e2', { out: '#5b4668' });
  const trim = material(hem);
  m.group();
  m.cylinder(dark, [0, 0, 1], 1, 9, 8);
  m.group();
  m.cylinder(woodDark, [0, 0, 9], 9, 2.6, 2.6);
  m.group();
  m.cylinder(cloth, [0, 0, 16], 4.4, 18.6, 17, {
    ripples: 12,
    amplitude: 0.9,
    fade: true,
    round: 0.8,
    pattern: (x, y, z) => {
      const r = Math.hypot(x, y);
      return z < -2.6 || (z > 3.2 && r > 13.6 && r < 15.2) ? trim : null;
    },
  });
}

export type ChairPart = 'whole' | 'seat' | 'back';
export function chair(m: Model, cushion: string, part: ChairPart): void {
  const frame = material('#b5653a');
  const soft = material(cushion);
  if (part !== 'back') {
    m.group();
    for (const [x, y] of CORNERS) m.span(frame, x * 8 - 1.3, x * 8 + 1.3, y * 7 - 1.3, y * 7 + 1.3, 0, 10);
    m.group();
    m.span(frame, -9.6, 9.6, -8.6, 8.6, 9.4, 11.6, { round: 0.5 });
    m.group();
    m.span(soft, -8.2, 8.2, -6.4, 7.6, 11.4, 13.4, { round: 1 });
  }
  if (part === 'seat') return;
  m.group();
  m.span(frame, -9.6, -7, -9.4, -7, 11, 28, { round: 0.4 });
  m.span(frame, 7, 9.6, -9.4, -7, 11, 28, { round: 0.4 });
  m.span(frame, -9.6, 9.6, -9.4, -7, 24.5, 29.5, { round: 0.8 });
  m.group();
  m.span(soft, -7, 7, -9, -7.4, 14.5, 24, { round: 0.4 });
}

export function stool(m: Model): void {
  m.group();
  m.cylinder(dark, [0, 0, 6], 6, 1.6, 1.6);
  m.cylinder(dark, [0, 0, 0.8], 0.8, 6, 5);
  m.group();
  m.cylinder(red, [0, 0, 13], 1.6, 7, 7, { round: 1 });
}

/** Two tiles long. */
export function sofa(m: Model): void {
  const cover = material('#a9465c');
  const cushion = material('#c75f70');
  const w = TILE;
  m.group();
  m.span(dark, -w + 4, w - 4, -12, 12, 0, 3);
  m.group();
  m.span(cover, -w + 3, w - 3, -13, 13, 3, 11, { round: 1.5 });
  m.group();
  m.span(cover, -w + 3, w - 3, -15, -8, 9, 27, {
    round: 2.5,
    pattern: (x) => (Math.abs(((x + 90) % 15) - 7.5) < 0.6 ? { shift: -1 } : null),
  });
  m.group();
  m.span(cover, -w + 2, -w + 8, -14, 13, 8, 18, { round: 2 });
  m.span(cover, w - 8, w - 2, -14, 13, 8, 18, { round: 2 });
  m.group();
  m.span(cushion, -w + 8, -1, -8, 12, 11, 14, { round: 1.2 });
  m.span(cushion, 1, w - 8, -8, 12, 11, 14, { round: 1.2 });
}
