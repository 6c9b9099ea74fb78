/** Why the dish of which least was sold is not the one to take off the menu: who would miss it. */

import { personName, say, sayList, sayPart } from '../../../words/index.ts';
import type { LeastMissed } from './menu.ts';

/** Number of guests who are named. */
const NAMED = 2;

/** The advice, and after it the reason if another dish sold less. */
export function withSpared(advice: string, { spared }: LeastMissed): string {
  if (spared === null) return advice;
  const { dish, count, names } = spared;
  const list = sayList(
    names.slice(0, NAMED).map((name) => (name === null ? say('evening.menu.stars') : personName(name))),
  );
  return say('app.sentences', {
    first: advice,
    second: say('evening.spared', { dish: sayPart('dish.', dish), count, list }),
  });
}
