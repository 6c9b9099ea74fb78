/** Reads the day's figures for the report: money by the hour, causes of losses, and the activities of each maid's day as a chart strip. */

import type { Cafe } from '../../sim/api.ts';
import { ratingShown } from '../../words/numbers.ts';
import type { Band, DayFigures, LossCause } from '../../sim/state/figures.ts';
import { causesOf } from '../../sim/visits/remedies/ranked-causes.ts';
import { theirBoard, type TheirBoard } from '../../sim/rival/their-board.ts';
import type { Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Clock, Weather } from '../../sim/state/things.ts';
import type { Hatch } from '../../ui/index.ts';
import { type AcrossView, readAcross } from './scouted-causes.ts';
import { type FeltDay, type LeftGroup, readFelt, readLeft } from './report-moods.ts';
import { type HeadMaidDay, readHeadMaidDay } from '../report/head-maid-day.ts';
import { minuteAt } from '../../words/clock.ts';
import { maidsOf } from './names.ts';

/** Groups of the reasons why guests leave; each group has a remedy, in words under `cause.<group>.mend`. */
type Group = 'door' | 'order' | 'dish' | 'bill' | 'way' | 'dear' | 'fled' | 'closed' | 'other';

const GROUP_OF: Readonly<Record<string, Group>> = {
  noSeat: 'door',
  noOrderTaken: 'order',
  noDish: 'dish',
  noBill: 'bill',
  noWay: 'way',
  tooDear: 'dear',
  fled: 'fled',
  closed: 'closed',
};
/** Causes at the door. Their remedy is the same whatever the guests said when they gave up. */
const DOOR: readonly LossCause[] = ['full', 'partyTooBig', 'groupTooBig', 'groupTableTaken', 'notCleared'];

/** Guests lost to a cause. The causes are those of the report's first page, in the same order. */
export interface Loss {
  readonly cause: LossCause;
  readonly group: Group;
  readonly count: number;
  /** Number of guests as a share of the most frequent cause's number, 0…1, for the bar. */
  readonly share: number;
}

/** The day's losses by cause, the most frequent first. */
export function readLosses(state: WorldState): Loss[] {
  const causes = causesOf(state);
  const most = Math.max(1, ...causes.map(({ count }) => count));
  return causes.map(({ cause, count }) => {
    const reason = state.figures.causes?.find((one) => one.cause === cause)?.reason ?? '';
    return { cause, group: DOOR.includes(cause) ? 'door' : (GROUP_OF[reason] ?? 'other'), count, share: count / most };
  });
}

export interface Hour {
  /** Hour on the café's clock, 0…23. */
  readonly hour: number;
  readonly earned: number;
  readonly spent: number;
}

/** Money by the hour, from opening to the last hour in which money was earned or spent. */
export function readHours(clock: Clock, figures: Pick<DayFigures, 'incomeByHour' | 'spentByHour'>): Hour[] {
  const opening = Math.floor(minuteAt(clock, clock.openTick) / 60);
  const last = (amounts: readonly number[]): number =>
    amounts.reduce((at, amount, i) => (Math.round(amount) === 0 ? at : i + 1), 0);
  const hours = Math.max(last(figures.incomeByHour), last(figures.spentByHour));
  return Array.from({ length: hours }, (_, i) => ({
    hour: (opening + i) % 24,
    earned: Math.round(figures.incomeByHour[i] ?? 0),
    spent: Math.round(figures.spentByHour[i] ?? 0),
  }));
}

export interface Stretch {
  readonly hatch: Hatch;
  /** The part of a maid's day spent on one activity: its beginning and length, as shares of the day, 0…1. */
  readonly from: number;
  readonly length: number;
}
export interface MaidDay {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly rank: Rank;
  readonly stretches: readonly Stretch[];
  /** Share of the maid's day by kind of activity, the largest first. */
  readonly shares: readonly { readonly hatch: Hatch; readonly share: number }[];
  readonly orders: number;
  readonly dishes: number;
  readonly slips: number;
  readonly dropped: number;
  readonly swept: number;
  readonly chatMinutes: number;
  readonly tips: number;
  /** How the maid's day felt; null where neither energy nor mood is simulated. */
  readonly felt: FeltDay | null;
}

/**
 * Number of equal time slots that a maid's day is divided into for its chart strip. A slot is about 10 px wide, so
 * that a day with a hundred errands stays readable.
 */
const SLOTS = 96;
/** Weights that decide which kind of activity a time slot shows: work outweighs the walk to it, and a fall outweighs everything. */
const WEIGHT: Readonly<Record<Hatch, number>> = {
  serve: 1.4,
  carry: 1.4,
  sweep: 1.2,
  scout: 1.2,
  chat: 1.1,
  wait: 1,
  walk: 0.8,
  down: 8,
};

/**
 * Makes the stretches of a maid's chart strip from her activities within [from, to) ticks. Each time slot shows the
 * kind of activity with the largest weighted time. Neighbouring slots with the same kind are merged.
 */
export function stretchesOf(bands: readonly Band[], from: number, to: number, slots = SLOTS): Stretch[] {
  const span = Math.max(1, to - from);
  const sums = Array.from({ length: slots }, () => new Map<Hatch, number>());
  for (const band of bands) {
    const start = (Math.max(from, band.from) - from) / span;
    const end = (Math.min(to, band.to) - from) / span;
    for (let slot = Math.max(0, Math.floor(start * slots)); slot < Math.min(slots, Math.ceil(end * slots)); slot++) {
      const part = Math.min(end, (slot + 1) / slots) - Math.max(start, slot / slots);
      const sum = sums[slot];
      if (part > 0 && sum) sum.set(band.what, (sum.get(band.what) ?? 0) + part * WEIGHT[band.what]);
    }
  }
  const stretches: Stretch[] = [];
  sums.forEach((sum, slot) => {
    const [most] = [...sum].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
    if (most === undefined) return;
    const last = stretches.at(-1);
    if (last && last.hatch === most[0] && last.from + last.length > (slot - 0.5) / slots)
      stretches[stretches.length - 1] = { ...last, length: last.length + 1 / slots };
    else stretches.push({ hatch: most[0], from: slot / slots, length: 1 / slots });
  });
  return stretches;
}

/** Exact share of the ticks [from, to) by kind of activity, the largest first. */
export function sharesOf(bands: readonly Band[], from: number, to: number): { hatch: Hatch; share: number }[] {
  const sums = new Map<Hatch, number>();
  for (const band of bands) {
    const ticks = Math.min(to, band.to) - Math.max(from, band.from);
    if (ticks > 0) sums.set(band.what, (sums.get(band.what) ?? 0) + ticks / Math.max(1, to - from));
  }
  return [...sums]
    .map(([hatch, share]) => ({ hatch, share }))
    .sort((a, b) => b.share - a.share || (a.hatch < b.hatch ? -1 : 1));
}

/** Number of guests of one kind, and what they spent. */
export interface Came {
  readonly type: string;
  readonly count: number;
  readonly income: number;
}

/** Guests by kind, the most frequent first; ties by the kind's name. */
export function readCame(byType: DayFigures['byCustomerType']): Came[] {
  return Object.entries(byType)
    .map(([type, { came, income }]) => ({ type, count: came, income: Math.round(income) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1));
}

export interface ReportView {
  readonly day: number;
  readonly weather: Weather;
  readonly stars: number;
  readonly starsBefore: number | null;
  readonly came: number;
  readonly paid: number;
  readonly lost: number;
  readonly tips: number;
  readonly dropped: number;
  readonly bestTips: { readonly name: string; readonly amount: number } | null;
  readonly mostDropped: { readonly name: string; readonly all: boolean; readonly count: number } | null;
  readonly hours: readonly Hour[];
  readonly losses: readonly Loss[];
  readonly guests: readonly Came[];
  readonly left: readonly LeftGroup[];
  /** Guests who went to the rival instead; null where there is no rival. */
  readonly across: AcrossView | null;
  /** What became of the signs for the rival's scouts; null where the rival sends none. */
  readonly signs: TheirBoard | null;
  readonly maids: readonly MaidDay[];
  /** The head maid's day; null if she has not been in charge. */
  readonly headMaid: HeadMaidDay | null;
  /** Full hours for the scale below the maids' chart strips; `at` = position on the scale, 0…1. */
  readonly scale: readonly { readonly hour: number; readonly at: number }[];
}

export function readReport({ state }: Cafe, starsBefore: number | null = null): ReportView {
  const { figures, clock } = state;
  const hours = readHours(clock, figures);
  const from = clock.openTick;
  const to = Math.max(state.tick, from + 1);
  // The report lists the maids in the order of their cards in the café: by rank, then by id.
  const maids = maidsOf(state).sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  const tippers = maids
    .map(({ name, tally }) => ({ name, amount: Math.round(tally.tips) }))
    .sort((a, b) => b.amount - a.amount);
  const droppers = maids.map(({ name, tally }) => ({ name, count: tally.dropped })).sort((a, b) => b.count - a.count);
  const [bestTips] = tippers;
  const [mostDropped] = droppers;
  return {
    day: clock.day,
    weather: state.weather,
    stars: ratingShown(state.stars),
    starsBefore,
    came: figures.guestsEntered,
    paid: figures.guestsServed,
    lost: figures.guestsLost,
    tips: Math.round(figures.tips),
    dropped: figures.dishesDropped,
    bestTips: bestTips && bestTips.amount > 0 ? bestTips : null,
    mostDropped:
      mostDropped && mostDropped.count > 0
        ? { ...mostDropped, all: mostDropped.count === figures.dishesDropped }
        : null,
    hours,
    losses: readLosses(state),
    guests: readCame(figures.byCustomerType),
    left: readLeft(figures),
    across: readAcross(state),
    signs: theirBoard(state),
    maids: maids.map((maid) => maidDay(state, maid, from, to)),
    headMaid: readHeadMaidDay(state),
    scale: scaleOf(clock, from, to),
  };
}

function maidDay(state: WorldState, maid: ReturnType<typeof maidsOf>[number], from: number, to: number): MaidDay {
  const bands = state.bands[maid.id] ?? [];
  const { tally } = maid;
  return {
    id: maid.id,
    name: maid.name,
    look: maid.look,
    rank: maid.rank,
    stretches: stretchesOf(bands, from, to),
    shares: sharesOf(bands, from, to),
    orders: tally.orders,
    dishes: tally.dishes,
    slips: tally.slips,
    dropped: tally.dropped,
    swept: tally.swept + tally.cleared,
    chatMinutes: Math.round(tally.chatTicks / Math.max(1, state.clock.ticksPerMinute)),
    tips: Math.round(tally.tips),
    felt: readFelt(state, maid),
  };
}

/** The full hours between two ticks, with their positions on the scale. */
export function scaleOf(clock: Clock, from: number, to: number): { hour: number; at: number }[] {
  const minutes = (to - from) / Math.max(1, clock.ticksPerMinute);
  const start = minuteAt(clock, from);
  const marks: { hour: number; at: number }[] = [];
  for (let minute = Math.ceil(start / 60) * 60; minute <= start + minutes; minute += 60)
    marks.push({ hour: (minute / 60) % 24, at: (minute - start) / Math.max(1, minutes) });
  return marks;
}
