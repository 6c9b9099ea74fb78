/**
 * A running model: it has a clock of its own, and every valid edit of its text changes it while it runs.
 *
 *     const { clock, act } = live(visit, sheet, world);
 *     act(() => world.call());      // what a button does; shown at once, even while paused
 */

import { effect } from '@preact/signals';
import type { Scope } from '../../ui/lifetime/scope.ts';
import { Clock, type ClockDeps } from './clock.ts';
import type { Sheet } from './sheet.ts';

/** The model that a gallery page runs. */
export interface Model<V> {
  /** Makes the model continue with new data. */
  adopt(value: V): void;
  /** Runs one tick of the model. */
  step(): void;
  /** Returns the model to its start. */
  reset(): void;
}

export interface Live {
  readonly clock: Clock;
  /** Runs the action of a button, and shows the result at once. */
  readonly act: (what: () => void) => void;
}

/**
 * Makes a model live. @param visit the visit of the page: the model follows the text until it ends @param more the
 * clock's rate, if it differs from the game's
 */
export function live<V>(
  visit: Scope,
  sheet: Sheet<V>,
  model: Model<V>,
  more: Pick<ClockDeps, 'rate' | 'plays'> = {},
): Live {
  const clock = new Clock({ ...more, step: () => model.step(), reset: () => model.reset() });
  const act = (what: () => void): void => {
    what();
    clock.touch();
  };
  visit.defer(
    effect(() => {
      model.adopt(sheet.value.value);
      clock.touch();
    }),
  );
  return { clock, act };
}
