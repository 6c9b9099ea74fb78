/** Starting a scene by hand: an event of the day that the player of a free café wants to see now. */

import { stream } from '../../ai/index.ts';
import { countedSeason } from '../state/free.ts';
import { EVENT_KINDS, type EventKind } from '../events/index.ts';
import { oneOf } from '../state/field.ts';
import { inputKind } from './input-kind.ts';

/**
 * Input that starts an event. It begins with the next tick, or as soon as it can within the ticks for which every due
 * event waits. In a season the days make their own events, so it is refused there.
 */
export const scene = inputKind<{ readonly event: EventKind }>({
  fields: { event: oneOf(EVENT_KINDS) },
  past: { event: 'name' },
  group: 'other',
  apply: ({ state }, { event }) => {
    if (countedSeason(state) !== undefined) return 'season';
    if (state.closed) return 'closed';
    state.calendar ??= { planned: [], going: [], begun: 0, rng: stream(state.seed, 'events') };
    const { planned, going } = state.calendar;
    if ([...planned, ...going].some(({ kind }) => kind === event)) return 'already';
    planned.push({ kind: event, at: state.tick, announced: false, byHand: true });
    return null;
  },
});
