/** Model of the list of facts: each fact of the blackboard with the people who wait for it. */

import type { FactShown } from '../../sim/world/world.ts';
import type { Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

export const MOST_WAITING = 8;
const FRESH_TICKS = 20;

export type FactRow = Omit<FactShown, 'waiting'> & {
  /** The people present who wait for the fact, in id order. */
  readonly waiting: readonly Person[];
  /** Whether the fact has changed within the last 20 ticks. */
  readonly fresh: boolean;
};

export const factRows = (facts: readonly FactShown[], { people, tick }: WorldState): FactRow[] =>
  facts.map((fact) => ({
    ...fact,
    waiting: fact.waiting.flatMap((id) => (people[id]?.present === true ? [people[id]] : [])),
    fresh: fact.since !== null && tick - fact.since <= FRESH_TICKS,
  }));
