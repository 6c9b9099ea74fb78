/**
 * What has been given and is taken up with the next tick: while time stands still an editor says so instead of asking
 * for it again, and compares what is written with it rather than with what is still in force.
 */

import type { Input } from '../../sim/state/input.ts';
import type { Lab } from '../frame/lab.ts';

export function waitingInputs({ atNow, cafe }: Pick<Lab, 'atNow' | 'cafe'>): readonly Input[] {
  if (!atNow) return [];
  return cafe.journal.flatMap(({ tick, input }) => (tick >= cafe.state.tick ? [input] : []));
}

/** The last of one kind. */
export const lastWaiting = (lab: Pick<Lab, 'atNow' | 'cafe'>, isMine: (input: Input) => boolean): Input | undefined =>
  waitingInputs(lab).filter(isMine).at(-1);

/** Whether one says the same as the other. */
export const sameInput = (a: Input, b: Input): boolean => JSON.stringify(a) === JSON.stringify(b);
