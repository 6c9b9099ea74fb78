/**
 * A power flicker: for ten seconds the lights go off and on. Guests who are eating find it cosy, guests who wait do not.
 */

import { shows, type World } from '../world/world.ts';
import type { DayEvent } from './day-event.ts';

const FLICKER_TICKS = 200;
/** Change of mood of seated guests when it begins. */
const COSY = 0.05;
const DARK = -0.05;

/** Every seated guest looks up, once. @returns their number */
function startles(world: World): number {
  let count = 0;
  for (const who of world.guests) {
    if (who.seat === null) continue;
    who.mood = Math.max(-1, Math.min(1, who.mood + (who.stage === 'eat' ? COSY : DARK)));
    shows(world, who, 'exclaim', 40);
    count++;
  }
  return count;
}

export const flicker: DayEvent = {
  begin: (world) => ({ ticks: FLICKER_TICKS, counts: { startled: startles(world) } }),
  end: (_world, { counts }) => ({ count: counts['startled'] ?? 0 }),
};
