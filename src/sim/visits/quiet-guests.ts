/**
 * Quiet guests: guests of a season who are too shy to ring. They sit and wait, and no maid knows that they want to order;
 * a maid that the player sends to their table takes the order, or one who asks all guests: at the last call, or when All
 * hands is rung. After the first order they call like all others.
 * They are planned with a random stream of their own, so that all other guests stay the same.
 */

import { integer, pick, stream } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { guestName } from '../people/stranger-names.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { SeasonState } from '../state/season.ts';
import type { Clock } from '../state/things.ts';
import type { Guest } from '../state/person.ts';
import { callersChanged, setFreeCaller, type World } from '../world/world.ts';
import { guestSpec } from './arrivals.ts';

/** The spans of the first day and of later days in which a quiet guest comes, as shares of the day's length. */
const FIRST_DAY: readonly (readonly [from: number, to: number])[] = [
  [0.002, 0.006],
  [0.3, 0.4],
  [0.55, 0.62],
];
const LATER: readonly (readonly [from: number, to: number])[] = [
  [0.05, 0.1],
  [0.45, 0.55],
];
/** Types of guests that may be quiet. */
const TYPES: readonly string[] = ['student', 'elderly', 'fan'];
/** Ticks that a quiet guest waits for a maid: 45 seconds at speed 1×. */
const PATIENCE = 900;

export function planQuietGuests(seed: number, { day, openTick, closeTick }: Clock, season: SeasonState): ArrivalPlan[] {
  const types = tablesOf(season).guestTypes.filter(
    ({ type, weight }) => weight > 0 && TYPES.includes(type) && season.types.includes(type),
  );
  if (types.length === 0) return [];
  const rng = stream(seed, `quiet ${day}`);
  const length = (closeTick ?? openTick + 6000) - openTick;
  return (day === 1 ? FIRST_DAY : LATER).map(([from, to], i): ArrivalPlan => {
    const tick = openTick + integer(rng, Math.floor(length * from), Math.floor(length * to));
    const spec = guestSpec(pick(rng, types), rng);
    return {
      tick,
      id: `g${day}-q${i + 1}`,
      spec: { ...spec, name: guestName(rng), patience: PATIENCE, quiet: true },
    };
  });
}

/** The maids ask a guest who may be too shy to ring; from now on the guest counts as a caller like all others. */
export function asksQuietGuest(world: World, guest: Guest): void {
  if (guest.quiet === undefined) return;
  delete guest.quiet;
  if (guest.calls === null || world.servedBy.has(guest.id)) return;
  setFreeCaller(world, guest, true);
  callersChanged(world, true);
}
