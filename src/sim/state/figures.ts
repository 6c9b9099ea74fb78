/** The books of a day: what they count, and how money and time are booked. */

import type { LeaveReason, PersonId } from './person.ts';
import type { WorldState } from './types.ts';
import type { Wish } from '../visits/wishes.ts';

/** What moves a maid's mood. */
export type MoodWhy = 'favourite' | 'tip' | 'slip' | 'left' | 'calledOff' | 'birthday' | 'peace' | 'janken' | 'led';
export interface Felt {
  /** In the morning. */
  readonly energy: number;
  readonly mood: number;
  /** What each has added to her mood since, or taken from it. */
  by: Partial<Record<MoodWhy, number>>;
}

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

export const HOURS = 12;

/** Money comes in or goes out, by the hour of the café clock. */
export function book(state: WorldState, kind: 'incomeByHour' | 'spentByHour', amount: number): void {
  const hour = Math.min(
    HOURS - 1,
    Math.max(0, Math.floor((state.tick - state.clock.openTick) / (60 * state.clock.ticksPerMinute))),
  );
  state.figures[kind][hour] = (state.figures[kind][hour] ?? 0) + amount;
}

/** What came in on a day, bills and tips; what went out; and what is left of it: every screen shows these. */
export function dayMoney({ income, tips, spent }: { income: number; tips: number; spent: number }): {
  readonly earned: number;
  readonly spent: number;
  readonly profit: number;
} {
  const [earned, out] = [Math.round(income + tips), Math.round(spent)];
  return { earned, spent: out, profit: earned - out };
}

/** All that went out on a day. */
export const spentOf = ({
  wages,
  ingredients,
  advertising,
  rent,
}: Pick<DayFigures, 'wages' | 'ingredients' | 'advertising' | 'rent'>): number =>
  wages + ingredients + (rent ?? 0) + (advertising ?? 0);

export const emptyFigures = (): DayFigures => ({
  guestsEntered: 0,
  guestsServed: 0,
  guestsLost: 0,
  ordersTaken: 0,
  dishesServed: 0,
  dishesDropped: 0,
  dishesWasted: 0,
  income: 0,
  tips: 0,
  slips: 0,
  swept: 0,
  stuck: 0,
  faults: 0,
  wages: 0,
  ingredients: 0,
  incomeByHour: new Array<number>(HOURS).fill(0),
  spentByHour: new Array<number>(HOURS).fill(0),
  lostBy: {},
  byCustomerType: {},
  heroes: [],
});
