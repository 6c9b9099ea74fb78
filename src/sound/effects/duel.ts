/** Effects of the festival's cooking duel: a gong, and a sound for each of the three techniques. */

import { type Effect, effect, hz } from './making.ts';
import { brass, china, glass, knock, wood } from './materials.ts';

export const DUEL_EFFECTS = {
  gong: {
    ...effect(0.3, 2, 0.6, [0, [...brass(hz(50), 2.4), ...brass(hz(57), 2, 0.4)]], [0, knock(80, 0.8)]),
    grand: true,
  },
  chop: effect(
    0.31,
    0.3,
    0.12,
    ...[0, 0.11, 0.22, 0.33].map((at, i) => [at, [...knock(280 + i * 12, 0.8), ...wood(540, 0.06, 0.6)]] as const),
  ),
  fry: effect(
    0.1,
    0.3,
    0.15,
    [
      0,
      [
        { kind: 'hiss', pass: 'highpass', at: 0, attack: 0.04, hold: 0.25, fade: 0.7, peak: 0.8, hz: 3800, q: 0.7 },
        { kind: 'hiss', pass: 'bandpass', at: 0.1, attack: 0.05, fade: 0.6, peak: 0.5, hz: 1800, to: 2600, q: 1.2 },
      ],
    ],
    [0, knock(150, 0.6)],
    ...[0.18, 0.3, 0.47, 0.55].map((at) => [at, china(2600, 0.03, 0.3)] as const),
  ),
  plate: effect(0.27, 0.3, 0.2, [0, knock(190, 0.5)], [0.004, china(1240, 0.22)], [0.2, glass(hz(91), 0.5, 0.7)]),
} as const satisfies Readonly<Record<string, Effect>>;
