/**
 * Finds inputs that were given and take effect with the next tick. While time is paused, editors show them as given
 * and compare a draft with them instead of the state in force.
 */

import type { Input } from '../../sim/inputs/index.ts';
import type { Lab } from '../frame/lab.ts';

export function waitingInputs({ atNow, cafe }: Pick<Lab, 'atNow' | 'cafe'>): readonly Input[] {
  if (!atNow) return [];
  return cafe.journal.flatMap(({ tick, input }) => (tick >= cafe.state.tick ? [input] : []));
}

/** Returns the last pending input for which `isMine` is true. */
export const lastWaiting = (lab: Pick<Lab, 'atNow' | 'cafe'>, isMine: (input: Input) => boolean): Input | undefined =>
  waitingInputs(lab).filter(isMine).at(-1);

export const sameInput = (a: Input, b: Input): boolean => JSON.stringify(a) === JSON.stringify(b);
