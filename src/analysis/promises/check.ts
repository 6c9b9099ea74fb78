/** The interface that all checks of promises share: when they run, what they report, what they save. */

import type { Json } from '../../ai/index.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';

/** Why a promise is broken, as a key; the language files have its words under `promises.breach.<key>`. */
export type BreachKey =
  | 'longer'
  | 'happened'
  | 'late'
  | 'left'
  | 'tooMany'
  | 'tooFew'
  | 'tooOften'
  | 'tooSeldom'
  | 'shareLow'
  | 'shareHigh'
  | 'below'
  | 'above'
  | 'cafe';

export interface Breach {
  readonly tick: number;
  /** The character to show for a breach; null = no character in particular. */
  readonly who: string | null;
  readonly because: { readonly key: BreachKey; readonly terms: Readonly<Record<string, string | number>> };
}

/** The standing of a promise; `open` = not decided yet. */
export type Standing = 'open' | 'kept' | 'broken';

export interface Check {
  /** Types of the events that are passed to this check. */
  readonly wants: readonly string[];
  /** Called after the tick for each of its events whose type is in `wants`. */
  told?(event: SimEvent, tick: number): void;
  /** Called after each tick, once the tick's events have been passed to `told`. */
  readonly ticked?: (tick: number) => void;
  /** Called at the end of the day or of the run. @param whole whether the day is over, so that nothing can happen any more */
  ended?(tick: number, whole: boolean): void;
  /** Returns the standing of a promise that has not been broken: `kept`, or `open` while the promise is undecided. */
  standing(): Exclude<Standing, 'broken'>;
  /** Saves the check's memory as plain data. `load` restores the memory. */
  save(): Json;
  load(saved: Json): void;
}

export type Tell = (breach: Breach) => void;
