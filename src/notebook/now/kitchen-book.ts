/**
 * Reads the kitchen's book for a chef's page "Now": each regular's last two orders, the predicted next one with its
 * rule and weight, and the success rate compared with random guessing.
 */

import { expectationOf, predictorOf, type Expectation } from '../../sim/visits/regulars.ts';
import type { KeptDish, Regular } from '../../sim/state/regulars.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { seconds } from '../time.ts';

export interface BookRow {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  readonly here: boolean;
  /** The order that the kitchen expects from the regular next; null while there is too little data. */
  readonly expected: Expectation | null;
  readonly stats: { readonly n: number; readonly hits: number; readonly randomHits: number };
}
export interface BookView {
  /** The rows of the book: regulars who are present first, then the others, in the order of the book. */
  readonly rows: readonly BookRow[];
  readonly kept: readonly { readonly dish: string; readonly name: string; readonly seconds: string }[];
  readonly today: Regular['tally'];
}

/** Reads the kitchen's book of predicted orders; null in a café without regulars. */
export function bookOf({ regulars, people, tick }: WorldState): BookView | null {
  if (regulars === undefined) return null;
  const rows = regulars.who.map((regular): BookRow => {
    const { id, name, look } = regular;
    const { stats } = predictorOf(regular);
    return { id, name, look, here: people[id] !== undefined, expected: expectationOf(regular), stats };
  });
  const named = ({ guest }: KeptDish): string => regulars.who.find(({ id }) => id === guest)?.name ?? guest;
  const sum = (of: keyof Regular['tally']): number => regulars.who.reduce((all, { tally }) => all + tally[of], 0);
  return {
    rows: [...rows.filter(({ here }) => here), ...rows.filter(({ here }) => !here)],
    kept: regulars.shelf.map((dish) => ({
      dish: dish.dish,
      name: named(dish),
      seconds: seconds(tick - dish.cookedTick),
    })),
    today: { ahead: sum('ahead'), atOnce: sum('atOnce'), wasted: sum('wasted') },
  };
}
