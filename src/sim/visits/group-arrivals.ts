/**
 * Groups of six: parties too large for any table, who sit only where two tables have been pushed together. The groups
 * are planned in the morning of a season's day with a random stream of its own, so that all other guests stay the
 * same.
 */

import { integer, pick, pickWeighted, stream } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { guestName } from '../people/stranger-names.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { SeasonState } from '../state/season.ts';
import type { Clock } from '../state/things.ts';
import { guestSpec } from './arrivals.ts';
import { LARGEST_GROUP } from '../state/person.ts';

/** The first day on which a group comes, and the day from which two groups come every day. */
const FIRST_DAY = 2;
const TWO_FROM = 3;
/** The two spans of the day in which groups come, as shares of the day's length. */
const WHEN: readonly (readonly [from: number, to: number])[] = [
  [0.2, 0.32],
  [0.64, 0.78],
];
/** Number of ticks of patience that a group has in addition to the patience of a single guest of its type. */
const MORE_PATIENT = 300;

export function planGroups(seed: number, clock: Clock, season: SeasonState): ArrivalPlan[] {
  const { day, openTick } = clock;
  const closeTick = clock.closeTick ?? openTick + 6000;
  const types = tablesOf(season).guestTypes.filter(
    ({ type, together, weight }) => weight > 0 && together > 0 && season.types.includes(type),
  );
  if (day < FIRST_DAY || types.length === 0) return [];
  const rng = stream(seed, `groups ${day}`);
  const times = day >= TWO_FROM ? WHEN : [pick(rng, WHEN)];
  return times.flatMap(([from, to], i) => {
    const length = closeTick - openTick;
    const tick = openTick + integer(rng, Math.floor(length * from), Math.floor(length * to));
    const type = pickWeighted(rng, types, ({ weight }) => weight);
    const party = `g${day}-${i + 1}`;
    return Array.from({ length: LARGEST_GROUP }, (_, place): ArrivalPlan => {
      const spec = guestSpec(type, rng);
      return {
        tick,
        id: `g${day}-t${i + 1}${place + 1}`,
        spec: { ...spec, name: guestName(rng), party, patience: spec.patience + MORE_PATIENT },
      };
    });
  });
}
