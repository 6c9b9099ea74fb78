/**
 * All effects as rows: peak level, minimum gap, share of reverb, layers. After rendering, an effect is scaled to its
 * peak level, however loud its layers are together, so that the effects keep the proportions written here.
 */

import { later, weaker } from '../layers.ts';
import { DUEL_EFFECTS } from './duel.ts';
import { EVENT_EFFECTS } from './events.ts';
import { type Effect, effect, hz } from './making.ts';
import { CELEBRATION_EFFECTS } from './celebrations.ts';
import { brass, brush, china, glass, horn, hum, knock, scratch, wood } from './materials.ts';

export { type Effect, secondsOf } from './making.ts';

export const EFFECTS = {
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

  slip: effect(
    0.47,
    0.5,
    0.15,
    [0, [{ kind: 'tone', wave: 'triangle', at: 0, attack: 0.02, fade: 0.3, peak: 0.8, hz: 520, to: 1350, cut: 2200 }]],
    [0.3, knock(95, 1)],
    [0.31, brush(500, 180, 0.18, 0.4)],
  ),
  crash: effect(
    0.5,
    0.5,
    0.3,
    [0, knock(110, 0.5)],
    [0.02, china(1100, 0.3)],
    [0.05, china(1730, 0.22, 0.8)],
    [0.03, [{ kind: 'hiss', pass: 'highpass', at: 0, attack: 0.004, fade: 0.22, peak: 0.35, hz: 3200, q: 0.7 }]],
    [0.16, china(2140, 0.18, 0.6)],
    [0.27, china(1540, 0.2, 0.45)],
    [0.36, china(2480, 0.14, 0.3)],
    [0.46, china(2010, 0.2, 0.2)],
  ),

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

  ...EVENT_EFFECTS,
  ...DUEL_EFFECTS,
  ...CELEBRATION_EFFECTS,
} as const satisfies Readonly<Record<string, Effect>>;

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];
