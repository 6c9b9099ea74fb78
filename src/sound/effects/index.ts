/**
 * All effects by name: peak level, minimum gap, share of reverb, layers. After rendering, an effect is scaled to its
 * peak level, however loud its layers are together, so that the effects keep the proportions written in their files.
 */

import { CELEBRATION_EFFECTS } from './celebrations.ts';
import { CONTROL_EFFECTS } from './controls.ts';
import { DOOR_AND_CALL_EFFECTS } from './door-and-calls.ts';
import { DUEL_EFFECTS } from './duel.ts';
import { EVENING_EFFECTS } from './evening.ts';
import { EVENT_EFFECTS } from './events.ts';
import { JANKEN_EFFECTS } from './janken.ts';
import { MISHAP_EFFECTS } from './mishaps.ts';
import { MONEY_AND_STAR_EFFECTS } from './money-and-stars.ts';
import { PASS_AND_PLATE_EFFECTS } from './pass-and-plates.ts';
import type { Effect } from './making.ts';

export { type Effect, secondsOf } from './making.ts';

export const EFFECTS = {
  ...DOOR_AND_CALL_EFFECTS,
  ...PASS_AND_PLATE_EFFECTS,
  ...MONEY_AND_STAR_EFFECTS,
  ...MISHAP_EFFECTS,
  ...CONTROL_EFFECTS,
  ...JANKEN_EFFECTS,
  ...EVENING_EFFECTS,
  ...EVENT_EFFECTS,
  ...DUEL_EFFECTS,
  ...CELEBRATION_EFFECTS,
} as const satisfies Readonly<Record<string, Effect>>;

export type EffectName = keyof typeof EFFECTS;
export const EFFECT_NAMES = Object.keys(EFFECTS) as EffectName[];
