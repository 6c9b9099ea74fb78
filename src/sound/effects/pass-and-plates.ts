/** Effects of the service: the bell of the pass, plates, tickets, the broom. */

import { type Effect, effect, hz } from './making.ts';
import { brass, brush, china, knock } from './materials.ts';

export const PASS_AND_PLATE_EFFECTS = {
  bell: effect(0.17, 0.35, 0.35, [0, brass(hz(93), 1.3)], [0.16, brass(hz(93), 0.8, 0.3)]),
  platesUp: effect(
    0.37,
    0.18,
    0.12,
    [0, china(1480, 0.12, 0.8)],
    [0.06, china(1830, 0.15)],
    [0, brush(1400, 2600, 0.14, 0.2)],
  ),
  platesDown: effect(0.4, 0.15, 0.12, [0, knock(190, 0.5)], [0.004, china(1240, 0.2)], [0.07, china(1610, 0.1, 0.3)]),
  ticket: effect(0.23, 0.4, 0.1, [0, brush(2600, 4200, 0.12)], [0.12, knock(240, 0.4)]),
  broom: effect(0.18, 0.5, 0.1, [0, brush(1800, 3600, 0.24)], [0.3, brush(3400, 1700, 0.26, 0.9)]),
} as const satisfies Readonly<Record<string, Effect>>;
