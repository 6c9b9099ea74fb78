/** Effects of janken (rock, paper, scissors). */

import { type Effect, effect, hz } from './making.ts';
import { brush, glass, wood } from './materials.ts';

export const JANKEN_EFFECTS = {
  /** Effect of a round of janken, played when the hands are shown. */
  jankenThrow: effect(
    0.58,
    0.3,
    0.15,
    [0, brush(700, 2400, 0.09, 0.7)],
    [0.07, [...wood(620, 0.09, 0.9), ...wood(655, 0.09, 0.7)]],
    [0.075, [{ kind: 'hiss', pass: 'bandpass', at: 0, attack: 0.003, fade: 0.07, peak: 0.8, hz: 1500, q: 1 }]],
  ),
  jankenAsk: effect(0.28, 0.5, 0.2, [0, wood(hz(72), 0.2)], [0.17, wood(hz(72), 0.2)], [0.34, wood(hz(79), 0.4)]),
  jankenWon: {
    ...effect(0.39, 0.5, 0.35, ...[72, 76, 79, 84].map((midi, i) => [i * 0.09, glass(hz(midi), 0.7)] as const)),
    grand: true,
  },
  jankenLost: {
    ...effect(0.33, 0.5, 0.2, [0, wood(hz(67), 0.3)], [0.16, wood(hz(66), 0.3)], [0.32, wood(hz(62), 0.6)]),
    grand: true,
  },
  jankenDrawn: effect(0.32, 0.4, 0.2, [0, wood(hz(74), 0.3)], [0.14, wood(hz(74), 0.3)]),
} as const satisfies Readonly<Record<string, Effect>>;
