/** Effects of the player's own actions: a button, a page, chalk on the board. */

import { type Effect, effect } from './making.ts';
import { brush, knock, scratch, wood } from './materials.ts';

export const CONTROL_EFFECTS = {
  press: effect(0.3, 0.05, 0.05, [0, knock(420, 0.8)], [0.004, wood(980, 0.07, 0.5)]),
  page: effect(0.18, 0.15, 0.1, [0, brush(1500, 4200, 0.2, 1, 0.6)], [0.17, brush(3000, 1200, 0.12, 0.5)]),
  chalk: effect(
    0.15,
    0.2,
    0.15,
    [0, knock(700, 0.35)],
    [0.01, scratch(2900, 0.09)],
    [0.13, scratch(3500, 0.06, 0.8)],
    [0.21, scratch(2600, 0.12, 0.9)],
  ),
} as const satisfies Readonly<Record<string, Effect>>;
