/** The books of a day: what they count, and how money and time are booked. */

import type { PersonId } from './ids.ts';
import type { LeaveReason } from './person.ts';

/** What a guest was lost to; words `loss.<it>`. See lost.ts. */
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
  /** What they said when they left. */
  reason: LeaveReason;
  count: number;
  /** How long they had waited, all together, in seconds at 1×. */
  seconds: number;
  /** The maids concerned: who was busy, who chatted, who fell. */
  who: PersonId[];
  /** Tick of the last of them. */
  at: number;
}

/** Somebody would have liked this dish. */
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
  /** Spent on counters against the rival; left out on a day without. */
  advertising?: number;
  /** Rent and upkeep; left out where there is no season. */
  rent?: number;
  /** Dishes served, by dish; left out where there is no season. */
  sold?: Record<string, number>;
  /** Dishes asked for that are not on the menu; left out = none was. */
  wished?: Wish[];
  /** Income and spending per hour of the café clock, from opening. */
  incomeByHour: number[];
  spentByHour: number[];
  lostBy: Record<string, number>;
  /** Why guests were lost, by cause; left out while nobody was, and where it is not kept. See lost.ts. */
  causes?: Loss[];
  byCustomerType: Record<string, { came: number; served: number; lost: number; income: number }>;
  heroes: string[];
  /** In what mood guests went home, counted by `paid.glad`, `lost.cross` …; left out while nobody has. See felt.ts. */
  moods?: Record<string, number>;
}
/** One stretch of a maid's day, for the report's bands. */
export interface Band {
  from: number;
  to: number;
  what: 'serve' | 'walk' | 'wait' | 'chat' | 'sweep' | 'down' | 'carry';
}
