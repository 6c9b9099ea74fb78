/** Effects of the evening and of the end of a day: hiring, a recipe test, building, a goal reached, closing. */

import { type Effect, effect, hz } from './making.ts';
import { brass, china, glass, hum, knock, wood } from './materials.ts';

export const EVENING_EFFECTS = {
  welcome: effect(
    0.24,
    0.5,
    0.35,
    [0, glass(hz(79), 0.5)],
    [0.12, glass(hz(83), 0.5)],
    [0.24, [...glass(hz(86), 0.9), ...glass(hz(79), 0.9, 0.5)]],
  ),
  taste: effect(
    0.15,
    0.3,
    0.2,
    [0, china(2050, 0.14, 0.6)],
    [0.11, china(2050, 0.1, 0.35)],
    [0.26, hum(294, 330, 0.3, 0.9)],
  ),
  hammer: effect(
    0.3,
    0.3,
    0.2,
    [0, [...knock(240), ...wood(520, 0.1, 0.5)]],
    [0.19, [...knock(240, 0.9), ...wood(520, 0.1, 0.45)]],
    [0.38, [...knock(280), ...wood(610, 0.14, 0.6)]],
  ),
  goal: {
    ...effect(0.4, 0.8, 0.45, ...[77, 81, 84, 89].map((midi, i) => [i * 0.1, glass(hz(midi), 1.1, 0.8)] as const), [
      0.3,
      brass(hz(77), 1.4, 0.3),
    ]),
    grand: true,
  },
  closing: { ...effect(0.34, 2, 0.45, [0, brass(hz(79), 1.6)], [0.5, brass(hz(74), 2)]), grand: true },
  dayEnd: {
    ...effect(
      0.43,
      2,
      0.5,
      [0, brass(hz(76), 1.4, 0.8)],
      [0.42, brass(hz(72), 1.4, 0.8)],
      [0.84, brass(hz(74), 1.4, 0.8)],
      [1.26, [...brass(hz(67), 2.4), ...glass(hz(79), 2, 0.3)]],
    ),
    grand: true,
  },
} as const satisfies Readonly<Record<string, Effect>>;
