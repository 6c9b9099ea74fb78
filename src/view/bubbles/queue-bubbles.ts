/**
 * Decides which guests of a long queue carry a bubble. A bubble over everyone would hide all faces, so only the first
 * guest, celebrities and the few who are about to give up carry one; the last guest carries the number of the others.
 * The code is pure.
 */

import type { Guest, PersonId } from '../../sim/state/person.ts';
import { levelOf } from './bubble-contents.ts';

/** The longest queue in which everyone may carry a bubble. */
const SHORT = 4;
/** Number of impatient guests who carry a bubble: those with the least patience left. */
const MOST_IMPATIENT = 4;

export interface QueueBubbles {
  /** The guests who carry no bubble of waiting. */
  readonly without: ReadonlySet<PersonId>;
  /** The guest who carries the number of all guests without a bubble; null = everyone carries a bubble. */
  readonly countOver: PersonId | null;
}

const ALL: QueueBubbles = { without: new Set(), countOver: null };

/**
 * @param queue the guests of the queue, the first one first
 * @param isInView whether a guest can be seen; the number stands over the last guest who can be seen
 */
export function queueBubbles(
  queue: readonly Pick<Guest, 'id' | 'patienceLeft' | 'isHero'>[],
  isInView: (id: PersonId) => boolean,
): QueueBubbles {
  if (queue.length <= SHORT) return ALL;
  const impatient = queue
    .filter(({ patienceLeft }) => levelOf(patienceLeft) === 'low')
    .sort((a, b) => a.patienceLeft - b.patienceLeft || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_IMPATIENT);
  const others = queue.filter((one, nth) => nth > 0 && !one.isHero && !impatient.includes(one));
  return {
    without: new Set(others.map(({ id }) => id)),
    countOver: others.filter(({ id }) => isInView(id)).at(-1)?.id ?? null,
  };
}
