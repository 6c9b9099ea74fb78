/** What is going on now, as everybody may ask: the one event of a kind, if there is one. */

import type { WorldState } from '../state/world-state.ts';
import type { EventKind, GoingEvent } from '../state/events.ts';

/** The event of this kind that is going on; the oldest if there are several. */
export const goingOn = ({ calendar }: Pick<WorldState, 'calendar'>, kind: EventKind): GoingEvent | undefined =>
  calendar?.going.find((event) => event.kind === kind);
