/** Starting a scene by hand: an event of the day that the player of a free café wants to see now. */

import { stream } from '../../ai/index.ts';
import { countedSeason } from '../state/free-cafe.ts';
import { EVENT_KINDS, type EventKind } from '../events/index.ts';
import { oneOf } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

/**
 * Input that starts an event. The event begins with the next tick or, if its conditions do not hold yet, as soon as
 * they do; after a while it is dropped, like any planned event. In a season the input is refused, because there the
 * events are planned with each day.
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
