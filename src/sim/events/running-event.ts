/** Finds an event of a given kind that is going on. */

import type { WorldState } from '../state/world-state.ts';
import type { GoingEvent } from '../state/day-events.ts';
import type { EventKind } from './index.ts';

/** The running event of this kind; the oldest if there are several. */
export const goingOn = ({ calendar }: Pick<WorldState, 'calendar'>, kind: EventKind): GoingEvent | undefined =>
  calendar?.going.find((event) => event.kind === kind);
