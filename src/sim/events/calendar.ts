/** What a day has in store. */

import type { PlannedEvent } from './types.ts';

/** In the order of their ticks; of one tick in the order given. */
export const byTick = (planned: readonly PlannedEvent[]): PlannedEvent[] =>
  planned
    .map((one, index) => ({ one, index }))
    .sort((a, b) => a.one.at - b.one.at || a.index - b.index)
    .map(({ one }) => one);
