// Mouths, noses and moustaches of the portraits.
import { mix } from '../engine/index.ts';
import type { HexRamp, Place } from './portrait-place.ts';

export function nose({ p, male, skin, mx, my }: Place): void {
  p.px(mx + 1, my - 6, skin[1]);
  p.px(mx + 2, my - 6, skin[2]);
  if (male) {
    p.px(mx + 2, my - 7, skin[2]);
    p.px(mx + 2, my - 8, skin[2]);
  }
}

export function mouth({ p, mood, male, skin, mx, my }: Place): void {
  const line = mix('#7a2436', skin[0], 0.2);
  const red = '#a8303f';
  const tongue = '#ff8f96';
  switch (mood) {
    case 'calm':
      p.curve(
        [
          [mx - 4, my - 1],
          [mx - 2, my + 1],
          [mx + 2, my + 1],
          [mx + 5, my - 1],
        ],
        line,
      );
      p.row(mx - 1, my + 3, 3, skin[2]);
      return;
    case 'happy': {
      const d = male ? 5 : 6;
      for (let y = 0; y <= d; y++) {
        const half = Math.round(7 * Math.sqrt(1 - (y / (d + 0.6)) ** 2));
        p.row(mx - half + 1, my - 2 + y, half * 2, y === 0 ? line : y < 2 ? '#ffffff' : y > d - 3 ? tongue : red);
      }
      p.row(mx - 7, my - 2, 15, line);
      p.px(mx - 7, my - 3, line);
      p.px(mx + 7, my - 3, line);
      p.row(mx - 2, my - 1 + d, 5, line);
      return;
    }
    case 'busy':
      // Gritted teeth.
      p.row(mx - 4, my - 2, 10, line);
      p.row(mx - 5, my - 1, 12, '#ffffff');
      p.row(mx - 5, my, 12, '#ffffff');
      p.row(mx - 5, my + 1, 12, '#e4dcee');
      p.row(mx - 4, my + 2, 10, line);
      for (const x of [-2, 1, 4])
        p.curve(
          [
            [mx + x, my - 1],
            [mx + x, my + 1],
          ],
          mix(line, '#ffffff', 0.55),
        );
      for (const x of [-5, 6])
        p.curve(
          [
            [mx + x, my - 1],
            [mx + x, my + 1],
          ],
          line,
        );
      return;
    case 'sad':
      // A trembling arch, lower lip pushed up.
      p.curve(
        [
          [mx - 4, my + 3],
          [mx - 3, my + 1],
          [mx - 1, my],
          [mx + 2, my],
          [mx + 4, my + 1],
          [mx + 5, my + 3],
        ],
        line,
        1,
      );
      p.row(mx - 1, my + 1, 3, line);
      p.row(mx - 1, my + 4, 3, skin[1]);
      return;
    case 'surprised':
      p.oval(mx, my + 1, 4, 5, (x, y) => (Math.hypot(x / 4, y / 5) > 0.8 ? line : y > 1 ? tongue : red));
  }
}

export function moustache({ p, skin, mx, my }: Place, b: HexRamp): void {
  for (let i = -9; i <= 9; i++) {
    const a = Math.abs(i);
    const y = my - 4 - (a > 6 ? a - 6 : 0) + (a < 2 ? 1 : 0);
    const last = a > 7 ? 2 : a > 4 ? 4 : 4 - (a < 1 ? 1 : 0);
    for (let k = -1; k <= last; k++) {
      const tone = k < 0 ? mix(b[0], skin[3], 0.55) : k === last ? b[0] : k === last - 1 ? b[2] : k ? b[3] : b[5];
      p.px(mx + i, y + k, tone);
    }
  }
}
