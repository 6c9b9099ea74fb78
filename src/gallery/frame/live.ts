/**
 * A model made alive: it goes by a clock of its own, and every good text of its sheet changes it while it goes.
 *
 *     const { clock, act, close } = live(sheet, world);
 *     act(() => world.call());      // what a button does; shown at once, even while paused
 */

import { effect } from '@preact/signals';
import { Clock, type ClockNeed } from './clock.ts';
import type { Sheet } from './sheet.ts';

/** What a page shows. */
export interface Model<V> {
  /** Goes on with what the text says now. */
  adopt(value: V): void;
  /** One tick. */
  step(): void;
  /** Back to the beginning. */
  reset(): void;
}

export interface Live {
  readonly clock: Clock;
  /** Does something beside time, and has it shown. */
  readonly act: (what: () => void) => void;
  /** The sheet changes nothing any more. */
  readonly close: () => void;
}

/** @param more the clock's rate, if it is not the game's */
export function live<V>(sheet: Sheet<V>, model: Model<V>, more: Pick<ClockNeed, 'rate' | 'plays'> = {}): Live {
  const clock = new Clock({ ...more, step: () => model.step(), reset: () => model.reset() });
  const act = (what: () => void): void => {
    what();
    clock.touch();
  };
  const close = effect(() => {
    model.adopt(sheet.value.value);
    clock.touch();
  });
  return { clock, act, close };
}
