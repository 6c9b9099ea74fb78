/** The figures of a day. */

import type { PersonId } from './ids.ts';
import type { LeaveReason } from './person.ts';

/** Causes of a lost guest; words `loss.<it>`. See visits/loss-causes.ts. */
export type LossCause =
  | 'noReception'
  | 'receptionBusy'
  | 'chatted'
  | 'idle'
  | 'worn'
  | 'across'
  | 'cutOff'
  | 'tooFar'
  | 'full'
  | 'partyTooBig'
  | 'notCleared'
  | 'ticketCarried'
  | 'kitchenSlow'
  | 'noCarrier'
  | 'carriersBusy'
  | 'carriedLate'
  | 'dropped'
  | 'blocked'
  | 'tooDear'
  | 'badFood'
  | 'fled'
  | 'closed'
  | 'hadEnough';
/** Guests lost to one cause. */
export interface Loss {
  cause: LossCause;
  /** The reason given when leaving. */
  reason: LeaveReason;
  count: number;
  /** Total time these guests had waited, in seconds at 1×. */
  seconds: number;
  /** The maids concerned: those who were busy, chatted or fell. */
  who: PersonId[];
  /** Tick of the last one. */
  at: number;
}

/** A dish a guest asked for that is not on the menu. */
export interface Wish {
  readonly dish: string;
  readonly who: PersonId;
  readonly name: string;
}

export interface DayFigures {
  guestsEntered: number;
  guestsServed: number;
  guestsLost: number;
  ordersTaken: number;
  dishesServed: number;
  dishesDropped: number;
  dishesWasted: number;
  income: number;
  tips: number;
  slips: number;
  swept: number;
  stuck: number;
  faults: number;
  wages: number;
  ingredients: number;
  /** Spent on counters against the rival; left out if nothing was. */
  advertising?: number;
  /** Rent and upkeep; left out without a season. */
  rent?: number;
  /** Dishes served, by dish; left out without a season. */
  sold?: Record<string, number>;
  /** Dishes asked for that are not on the menu; left out if there were none. */
  wished?: Wish[];
  /** Income and spending per hour of the café clock, from opening. */
  incomeByHour: number[];
  spentByHour: number[];
  lostBy: Record<string, number>;
  /**
   * Causes of lost guests; left out while there are none, and where the rule `causes` does not hold. See
   * visits/loss-causes.ts.
   */
  causes?: Loss[];
  byCustomerType: Record<string, { came: number; served: number; lost: number; income: number }>;
  heroes: string[];
  /**
   * Number of guests by the mood in which they left: `paid.glad`, `lost.cross` …; left out while there are none. See
   * people/felt.ts.
   */
  moods?: Record<string, number>;
}
/** A stretch of a maid's day, for the report's bands. */
export interface Band {
  from: number;
  to: number;
  what: 'serve' | 'walk' | 'wait' | 'chat' | 'sweep' | 'down' | 'carry';
}
