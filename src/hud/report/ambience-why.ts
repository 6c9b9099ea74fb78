/** Says why the ambience is too low, with the same number of seats as the lamp of the seats. */

import type { WorldState } from '../../sim/state/world-state.ts';
import { say } from '../../words/index.ts';
import { seatCounts } from '../read/seats.ts';

/** What raises and lowers the ambience. Closed seats are named separately, because they lower it too. */
export function ambienceWhy(state: WorldState): string {
  const { open, closed } = seatCounts(state);
  const why = say('goal.need.ambience.why', { count: open });
  return closed > 0 ? `${why} ${say('seats.closed', { count: closed })}` : why;
}
