/** Effects of money, photos and stars: coins, a tip, a camera, a celebrity, a new star. */

import { later, weaker } from '../layers.ts';
import { type Effect, effect, hz } from './making.ts';
import { glass, horn, knock, scratch } from './materials.ts';

export const MONEY_AND_STAR_EFFECTS = {
  coins: effect(
    0.17,
    0.2,
    0.18,
    [0, glass(2350, 0.16, 0.8)],
    [0.06, glass(3140, 0.22)],
    [0.14, glass(2640, 0.28, 0.7)],
  ),
  tip: effect(
    0.18,
    0.5,
    0.25,
    [0, glass(hz(91), 0.4, 0.8)],
    [0.08, glass(hz(95), 0.4, 0.9)],
    [0.16, glass(hz(98), 0.7)],
  ),
  shutter: effect(0.34, 0.4, 0.1, [0, scratch(2200, 0.03)], [0.07, scratch(1500, 0.04, 0.8)], [0, knock(320, 0.4)]),
  sparkle: effect(
    0.18,
    0.6,
    0.4,
    ...[84, 88, 91, 95, 100].map((midi, i) => [i * 0.055, glass(hz(midi), 0.6, 1 - i * 0.12)] as const),
  ),
  fanfare: {
    ...effect(
      0.38,
      2,
      0.4,
      [0, horn(hz(67), 0.1)],
      [0.14, horn(hz(67), 0.06, 0.12)],
      [0.28, horn(hz(72), 0.12)],
      [0.46, [...horn(hz(76), 0.1), ...horn(hz(72), 0.1, 0.3, 0.6)]],
      [
        0.66,
        [
          ...horn(hz(79), 0.5, 0.7),
          ...horn(hz(76), 0.5, 0.7, 0.6),
          ...horn(hz(72), 0.5, 0.7, 0.6),
          ...horn(hz(60), 0.5, 0.7, 0.5),
        ],
      ],
      [0.66, weaker(0.5, [...glass(hz(91), 1), ...later(0.1, glass(hz(95), 0.9)), ...later(0.2, glass(hz(96), 1))])],
    ),
    grand: true,
  },
} as const satisfies Readonly<Record<string, Effect>>;
