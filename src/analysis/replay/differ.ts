/**
 * Lists the places at which the states of two cafés differ, each with both values. Used for debugging, because a
 * replay itself contains only short hashes of the state's fields.
 */

import { type Differs, valuesDiffer } from '../../inspector/record/differ.ts';
import type { Simulation } from '../../sim/simulation.ts';

/** The first differences, in the order of the state's fields. */
export const cafesDiffer = (one: Simulation, other: Simulation, most: number): readonly Differs[] =>
  valuesDiffer(plainOf(one), plainOf(other), most);

const plainOf = (cafe: Simulation): unknown => {
  const { state, minds, board } = cafe.saved();
  return { ...state, minds: Object.fromEntries(minds.map((mind) => [mind.id, mind])), board };
};
