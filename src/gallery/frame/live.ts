/**
 * A running model: it has its own clock, and every valid edit of the page's text changes the model while it runs.
 *
 *     const { clock, act } = live(visit, sheet, world);
 *     act(() => world.call());      // what a button does; shown at once, even while paused
 */

import { effect } from '@preact/signals';
import type { Scope } from '../../ui/lifetime/scope.ts';
import { Clock, type ClockDeps } from './clock.ts';
import type { Sheet } from './sheet.ts';

export interface Model<V> {
  /** Makes the model continue with new data. */
  adopt(value: V): void;
  step(): void;
  reset(): void;
}

export interface Live {
  readonly clock: Clock;
  /** Runs the action of a button, and shows the result at once. */
  readonly act: (what: () => void) => void;
}

/**
 * Connects a model to a clock and to an editable text.
 * @param visit the visit of the page; until it ends, the model adopts every valid text
 * @param more the clock's rate and whether it starts running, where they differ from the default
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
