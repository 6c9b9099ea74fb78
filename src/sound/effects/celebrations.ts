/** Fanfares of celebrations, one for each colour of card, at most 1.2 seconds long. */

import { type Effect, effect, hz } from './making.ts';
import { brass, china, glass, horn, knock } from './materials.ts';

export const CELEBRATION_EFFECTS = {
  /** `partyStar`: a bell, then three horns that rise to a chord. */
  partyStar: {
    ...effect(
      0.36,
      0.5,
      0.35,
      [0, brass(hz(84), 0.5, 0.6)],
      [0.16, horn(hz(67), 0.06, 0.1)],
      [0.28, horn(hz(72), 0.06, 0.1)],
      [0.4, [...horn(hz(79), 0.3, 0.4), ...horn(hz(76), 0.3, 0.4, 0.6), ...horn(hz(72), 0.3, 0.4, 0.5)]],
    ),
    grand: true,
  },
  /** `partyDish`, for a new dish: the sound of a lid that is put down, then rising glass notes. */
  partyDish: {
    ...effect(
      0.36,
      0.5,
      0.35,
      [0, [...knock(190, 0.5), ...china(1480, 0.2, 0.5)]],
      ...[76, 79, 83, 88].map((midi, i) => [0.16 + i * 0.08, glass(hz(midi), 0.6)] as const),
    ),
    grand: true,
  },
  /** `partyHero`: two warm horns and a sparkle. */
  partyHero: {
    ...effect(
      0.36,
      0.5,
      0.35,
      [0, horn(hz(72), 0.1, 0.15)],
      [0.2, [...horn(hz(77), 0.3, 0.4), ...horn(hz(81), 0.3, 0.4, 0.6)]],
      ...[89, 93, 96].map((midi, i) => [0.34 + i * 0.07, glass(hz(midi), 0.5, 0.5)] as const),
    ),
    grand: true,
  },
  /** `partyRecord`: the sound of coins, and a low chord that closes the day. */
  partyRecord: {
    ...effect(
      0.46,
      0.5,
      0.35,
      ...[0, 0.07, 0.14].map((at, i) => [at, glass(2350 + i * 390, 0.16, 0.6)] as const),
      [0.24, [...horn(hz(60), 0.3, 0.4, 0.7), ...horn(hz(67), 0.3, 0.4, 0.6), ...horn(hz(76), 0.3, 0.4, 0.8)]],
      [0.3, brass(hz(88), 0.6, 0.3)],
    ),
    grand: true,
  },
} as const satisfies Readonly<Record<string, Effect>>;
