/** The figures of a day as plain data. */

import type { PersonId } from './ids.ts';
import type { LeaveReason } from './person.ts';

/** Causes for which a guest can be lost; the text of each is under the word key `loss.<cause>`. See visits/loss-causes.ts. */
export type LossCause =
  | 'noReception'
  | 'receptionBusy'
  | 'chatted'
  | 'idle'
  | 'worn'
  | 'across'
  | 'cutOff'
  | 'tooFar'
  | 'quiet'
  | 'full'
  | 'partyTooBig'
  | 'groupTooBig'
  | 'groupTableTaken'
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
/** The figures of all guests lost to one cause, added up. */
export interface Loss {
  cause: LossCause;
  /** The reason for leaving that is recorded for the guests lost to this cause. */
  reason: LeaveReason;
  count: number;
  /** Size of the largest party among them; left out if all of them came alone. */
  size?: number;
  /** Sum of the waiting times of the guests lost to this cause, in seconds at speed 1×. */
  seconds: number;
  /** The maids who contributed to the loss: those who were busy, chatted or fell. */
  who: PersonId[];
  /** Tick at which the last guest lost to this cause left. */
  at: number;
}

/** A guest's wish for a dish that is not on the menu. */
export interface Wish {
  readonly dish: string;
  readonly who: PersonId;
  readonly name: string;
}

/** Something bought today: an evening act that cost money. */
export interface Bought {
  /** The act: `upgrade`, `layout`, `train` … */
  readonly what: string;
  /** What the purchase was for, such as the upgrade or the maid; null = the act itself says it. */
  readonly of: string | null;
  readonly cost: number;
}

/** What changes the café's stars; the text of each is under the word key `report.stars.<cause>`. */
export const STAR_CAUSES = [
  'pleased',
  'hero',
  'unhappy',
  'unserved',
  'door',
  'turnedAway',
  'group',
  'heroLost',
  'known',
  'duel',
] as const;
export type StarCause = (typeof STAR_CAUSES)[number];

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
  /** Money spent on measures against the rival; left out if nothing was spent. */
  advertising?: number;
  /** Rent and upkeep of the day; left out without a season. */
  rent?: number;
  /** Number of dishes served, by dish; left out without a season. */
  sold?: Record<string, number>;
  /** Wishes of guests for dishes that are not on the menu; left out if there were none. */
  wished?: Wish[];
  /** Money in the till when the day began; left out in scenarios and in days saved before it was recorded. */
  morning?: number;
  /** Yen spent on ingredients, by dish; left out in scenarios. */
  spentOn?: Record<string, number>;
  /** Wages of the day by maid, those with a day off included; left out until the day is over. */
  wagesBy?: Record<PersonId, number>;
  /** Everything bought today, oldest first; left out while nothing has been bought. */
  bought?: Bought[];
  /** Prizes won today, in yen, by what they were won for; left out while there are none. */
  prizes?: Record<string, number>;
  /** The highest bill of the day; left out in scenarios and until a bill is paid. */
  bestBill?: { readonly name: string; readonly amount: number };
  /** The largest tip of the day, and the maid who got it; left out in scenarios and until there is one. */
  bestTip?: { readonly name: string; readonly maid: PersonId; readonly amount: number };
  incomeByHour: number[];
  spentByHour: number[];
  /**
   * Number of guests who have read the sign at the door and gone away, and how many of them want to come back; left out
   * while there are none.
   */
  turnedAway?: { count: number; back: number };
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
   * people/day-moods.ts.
   */
  moods?: Record<string, number>;
  /**
   * How much of a star each cause has added or taken today, and how often; left out until a cause has occurred and
   * without a season. See season/star-moves.ts.
   */
  starsBy?: { [C in StarCause]?: { count: number; by: number } };
}
/** A part of a maid's day spent on one kind of activity; the report draws it as a band. */
export interface Band {
  from: number;
  to: number;
  what: 'serve' | 'walk' | 'wait' | 'chat' | 'sweep' | 'down' | 'carry' | 'scout';
}
