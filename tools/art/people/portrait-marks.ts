// Drawn over a portrait's face: glasses, monocle and shades, and the marks of its mood (sweat, tears, gloom).
import { mix } from '../engine/index.ts';
import type { Place } from './portrait-place.ts';

export function eyewear({ p, f, mood, nx, fx, ey }: Place): void {
  if (f.glasses) {
    const colour = f.glasses;
    const rim = (x: number, rx: number): void => {
      for (let a = 0; a < 64; a++) {
        const c = Math.cos((a / 64) * 2 * Math.PI);
        const s = Math.sin((a / 64) * 2 * Math.PI);
        const bulge = (v: number): number => (f.round ? v : Math.sign(v) * Math.sqrt(Math.abs(v)));
        p.px(x + bulge(c) * rx, ey + bulge(s) * 9, colour);
      }
    };
    rim(nx, 9);
    rim(fx, 7.4);
    p.row(nx + 9, ey - 2, Math.max(1, Math.round(fx - nx - 16)), colour);
    p.curve(
      [
        [nx - 9, ey - 2],
        [nx - 15, ey - 4],
      ],
      colour,
    );
    p.curve(
      [
        [nx - 6, ey + 3],
        [nx - 2, ey + 7],
      ],
      '#ffffff',
    );
  }
  if (f.monocle) {
    for (let a = 0; a < 72; a++) {
      const t = (a / 72) * 2 * Math.PI;
      p.px(nx + Math.cos(t) * 8.6, ey + Math.sin(t) * 8.6, a % 9 < 2 ? '#fff3b0' : '#e8a83a');
      p.px(nx + Math.cos(t) * 9.4, ey + Math.sin(t) * 9.4, '#a8691a');
    }
    p.curve(
      [
        [nx - 8, ey + 3],
        [nx - 10, ey + 14],
        [nx - 7, ey + 24],
      ],
      '#ffd34d',
    );
  }
  if (f.shades) {
    // Glasses are pushed up onto the hair in surprise.
    const y0 = mood === 'surprised' ? ey - 15 : ey - 5;
    const dark = '#26212f';
    const lens = (x: number, r: number): void => {
      for (let y = 0; y < 10; y++) {
        const half = Math.round(r - (y > 6 ? (y - 6) * 1.6 : 0));
        p.row(x - half, y0 + y, 2 * half, y === 0 ? '#5b5070' : dark);
      }
      p.curve(
        [
          [x - r + 2, y0 + 6],
          [x - r + 6, y0 + 2],
        ],
        '#8f7fd0',
        2,
      );
      p.px(x + r - 4, y0 + 2, '#c9bff5');
    };
    lens(nx, 8);
    lens(fx, 7);
    p.row(nx, y0, Math.round(fx - nx), dark);
    p.row(nx, y0 + 1, Math.round(fx - nx), dark);
    p.curve(
      [
        [nx - 8, y0 + 1],
        [nx - 16, y0 - 1],
      ],
      dark,
      2,
    );
  }
}

export function marks({ p, mood, male, skin, nx, fx, ey, w, h }: Place): void {
  if (mood === 'busy') {
    p.drop(Math.round(nx - w * 0.5 - 5), Math.round(ey - 6), 1.5);
    p.drop(Math.round(fx + 9), Math.round(ey - 11), 1);
  }
  if (mood === 'sad') {
    // One tear is running, another is about to.
    const x = Math.round(nx - 3);
    const y = Math.round(ey + h * 0.5);
    p.curve(
      [
        [x, y - 1],
        [x, y + 2],
      ],
      '#bfeaff',
      1,
    );
    p.curve(
      [
        [x + 1, y - 1],
        [x + 1, y + 2],
      ],
      '#8fd7ff',
      1,
    );
    p.drop(x + 0.5, y + 5, 1.3);
    p.px(fx + 3, ey + h * 0.5, '#8fd7ff');
    p.px(fx + 3, ey + h * 0.5 + 1, '#bfeaff');
    // Gloom over the brow.
    const gloom = mix('#6a7fd0', skin[2], 0.35);
    for (let i = 0; i < 3; i++)
      p.curve(
        [
          [fx + 1 + i * 3, ey - h * 0.5 - (male ? 9 : 11)],
          [fx + 1 + i * 3, ey - h * 0.5 - (male ? 7 : 8) + (i % 2)],
        ],
        gloom,
      );
  }
  if (mood === 'surprised') {
    const pale = mix('#6a7fd0', skin[2], 0.35);
    for (let i = 0; i < 4; i++)
      p.curve(
        [
          [nx - 6 + i * 3, ey - 16],
          [nx - 6 + i * 3, ey - 12 + ((i * 5) % 3)],
        ],
        pale,
      );
  }
}
