/** What every kind of check has in common: when it looks, what it finds, what it remembers. */

import type { Json } from '../../ai/index.ts';
import type { SimEvent } from '../../sim/state/types.ts';

/** Why a promise is broken; the screen words it by `promises.breach.<key>`. */
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
  /** The tick that broke it. */
  readonly tick: number;
  /** Whom to look at; null = nobody in particular. */
  readonly who: string | null;
  readonly because: { readonly key: BreachKey; readonly terms: Readonly<Record<string, string | number>> };
}

/** `open`: nothing has been decided yet. */
export type Standing = 'open' | 'kept' | 'broken';

export interface Check {
  /** Types of event it wants to be told of. */
  readonly wants: readonly string[];
  /** One of them has happened in the tick that is over. */
  told?(event: SimEvent, tick: number): void;
  /** A tick is over, and its events have been told. */
  readonly ticked?: (tick: number) => void;
  /** The day is over, or the run; `whole`: nothing is to come any more. */
  ended?(tick: number, whole: boolean): void;
  /** As long as it is not broken. */
  standing(): Exclude<Standing, 'broken'>;
  /** What it remembers, as plain data, and taken up again. */
  save(): Json;
  load(saved: Json): void;
}

export type Tell = (breach: Breach) => void;
