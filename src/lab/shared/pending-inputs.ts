/**
 * Finds pending inputs: inputs that were given to the café and take effect with the next tick. While time is paused,
 * editors show the values of these inputs instead of the café's present values, and compare a draft with them.
 */

import type { Input } from '../../sim/inputs/index.ts';
import type { Lab } from '../frame/lab.ts';

export function waitingInputs({ atNow, cafe }: Pick<Lab, 'atNow' | 'cafe'>): readonly Input[] {
  if (!atNow) return [];
  return cafe.journal.flatMap(({ tick, input }) => (tick >= cafe.state.tick ? [input] : []));
}

/** Returns the last pending input that `isMine` accepts. */
export const lastWaiting = (lab: Pick<Lab, 'atNow' | 'cafe'>, isMine: (input: Input) => boolean): Input | undefined =>
  waitingInputs(lab).filter(isMine).at(-1);

export const sameInput = (a: Input, b: Input): boolean => JSON.stringify(a) === JSON.stringify(b);
