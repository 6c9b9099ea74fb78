/** Effects of guests: the bell of the door, the hand bell of a guest who calls, an order written down, a sigh. */

import { type Effect, effect, hz } from './making.ts';
import { brass, brush, glass, hum, scratch, wood } from './materials.ts';

export const DOOR_AND_CALL_EFFECTS = {
  door: effect(
    0.14,
    0.9,
    0.3,
    [0, brass(hz(88), 0.9, 0.8)],
    [0.13, brass(hz(91), 1.1, 0.6)],
    [0.3, brass(hz(88), 0.7, 0.25)],
  ),
  call: effect(0.31, 0.3, 0.25, [0, wood(hz(79), 0.22, 0.8)], [0.13, wood(hz(84), 0.4)]),
  callBill: effect(0.31, 0.3, 0.25, [0, wood(hz(84), 0.22, 0.8)], [0.13, wood(hz(81), 0.4)]),
  noted: effect(
    0.15,
    0.2,
    0.15,
    [0, scratch(3400, 0.05, 0.7)],
    [0.07, scratch(4100, 0.06)],
    [0.16, glass(hz(86), 0.3, 0.35)],
  ),
  help: effect(0.25, 0.8, 0.3, [0, wood(hz(76), 0.2)], [0.1, wood(hz(76), 0.2)], [0.2, wood(hz(83), 0.45)]),
  sigh: effect(0.2, 0.5, 0.2, [0, hum(330, 208, 0.5)], [0.04, brush(900, 380, 0.5, 0.25)]),
  hm: effect(0.16, 0.5, 0.15, [0, hum(262, 233, 0.2, 0.9)], [0.24, hum(220, 196, 0.34)]),
} as const satisfies Readonly<Record<string, Effect>>;
