/**
 * Reads the events of a scenario, each with its kind and first tick. By default there are none.
 *
 *     "events": [{ "at": 200, "kind": "alarm" }]
 */

import { stream } from '../../ai/index.ts';
import { byTick } from '../events/calendar.ts';
import { EVENT_KINDS } from '../events/index.ts';
import type { CalendarState } from '../state/day-events.ts';
import type { Reader } from './reader.ts';

export function readEvents(read: Reader, value: unknown, seed: number): CalendarState | undefined {
  if (value === undefined) return undefined;
  const planned = read.list('events', value).map((one, i) => {
    const fields = read.object(`events.${i}`, one, ['at', 'kind']);
    return {
      kind: read.oneOf(`events.${i}.kind`, fields['kind'], EVENT_KINDS),
      at: read.tick(`events.${i}.at`, fields['at']),
      announced: false,
      byHand: true as const,
    };
  });
  return { planned: byTick(planned), going: [], begun: 0, rng: stream(seed, 'events') };
}
