/** Finds the strong action that would help most now, for a player whose chalk piles up. Pure. */

import type { StrongName } from '../../sim/state/strong.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import { GROUP_WAITS, type LampId, type LampReading } from '../read/lamps.ts';

/** Number of unused sticks of chalk from which a hint is shown. */
const PILED_UP = 3;

/** The actions that help against the trouble of each lamp, the best first. */
const HELPS: Readonly<Record<LampId, readonly StrongName[]>> = {
  door: ['calm', 'allHands'],
  seats: ['allHands', 'calm'],
  orders: ['special', 'calm'],
  kitchen: ['rush', 'calm'],
  pass: ['rush', 'allHands'],
  bills: ['calm'],
};

/** The action that helps against the worst red lamp and can be used now; null if no lamp is red or little chalk is left. */
export function strongHint(
  lamps: readonly LampReading[],
  actions: readonly Pick<StrongShown, 'name' | 'cost' | 'bar'>[],
  left: number,
): StrongName | null {
  if (left < PILED_UP) return null;
  const can = (name: StrongName): boolean =>
    actions.some((one) => one.name === name && one.bar === null && one.cost <= left);
  const red = lamps.filter(({ level }) => level === 'red').sort((a, b) => b.weight - a.weight);
  for (const { id, cause } of red) {
    const found = (cause === GROUP_WAITS ? (['join'] as const) : HELPS[id]).find(can);
    if (found !== undefined) return found;
  }
  return null;
}
