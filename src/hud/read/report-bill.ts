/** Reads the evening's report: the day's bill with its details, the headline, each maid's two notable facts, what guests loved. */

import { averageBill, type Bill, billOf, boughtToday } from '../../sim/season/bill.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import { causesOf, type RankedCause } from '../../sim/visits/remedies/ranked-causes.ts';
import type { Rank } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say } from '../../words/index.ts';
import type { MaidDay } from './report-figures.ts';

/** A detail of the bill: the amount in yen for one dish, maid or purchase. */
export interface Detail {
  readonly of: string;
  readonly amount: number;
  readonly count: number;
}
export interface BillView extends Bill {
  /** Number of guests who paid, and what a guest paid on average. */
  readonly guests: number;
  readonly each: number;
  readonly best: { readonly name: string; readonly amount: number } | null;
  readonly tipsBy: readonly Detail[];
  readonly prizesFor: readonly Detail[];
  readonly dishes: readonly Detail[];
  readonly wagesBy: readonly Detail[];
  readonly boughtOf: readonly (Detail & { readonly what: string })[];
  /** The dish that was cheaper today, and about how many yen its discount took off the bills; null without a discount. */
  readonly offer: { readonly dish: string; readonly percent: number; readonly amount: number } | null;
}

const byAmount = (a: Detail, b: Detail): number => b.amount - a.amount || (a.of < b.of ? -1 : 1);
const details = (amounts: Readonly<Record<string, number>> = {}): Detail[] =>
  Object.entries(amounts)
    .map(([of, amount]) => ({ of, amount, count: 1 }))
    .filter(({ amount }) => amount !== 0)
    .sort(byAmount);

export function readBill(state: WorldState): BillView {
  const { figures, people, season } = state;
  const known = [...(season?.staff ?? []), ...(state.regulars?.who ?? []), ...tablesOf(season).heroes];
  const nameOf = (id: string): string => people[id]?.name ?? known.find((one) => one.id === id)?.name ?? id;
  const tips = Object.values(people).flatMap((one) =>
    one.role === 'maid' && one.tally.tips > 0 ? [{ of: one.name, amount: one.tally.tips, count: 1 }] : [],
  );
  return {
    ...billOf(state),
    guests: figures.guestsServed,
    each: averageBill(state),
    best: figures.bestBill ?? null,
    tipsBy: tips.sort(byAmount),
    prizesFor: details(figures.prizes),
    dishes: details(figures.spentOn),
    wagesBy: details(figures.wagesBy).map((one) => ({ ...one, of: nameOf(one.of) })),
    boughtOf: boughtToday(state).map(({ what, of, cost, count }) => ({
      what,
      of: of === null ? '' : nameOf(of),
      amount: cost,
      count,
    })),
    offer: readOffer(state),
  };
}

function readOffer({ menu, figures }: WorldState): BillView['offer'] {
  const item = menu.find(({ offer }) => offer !== undefined);
  if (item?.offer === undefined) return null;
  const { percent } = item.offer;
  const off = (item.price * percent) / (100 - percent);
  return { dish: item.id, percent, amount: Math.round((off * (figures.sold?.[item.id] ?? 0)) / 10) * 10 };
}

/**
 * The cause that cost the most guests, with their number; null if no guest was lost. It is the first row of the
 * report's list, so that headline and list agree.
 */
export const worstCause = (state: WorldState): Pick<RankedCause, 'cause' | 'count'> | null =>
  causesOf(state)[0] ?? null;

/**
 * How many guests left unserved, in words. If they left for several causes, also how many left for the most frequent
 * one.
 */
export function lostText(state: WorldState): string {
  const { guestsLost: count } = state.figures;
  const worst = worstCause(state);
  if (count === 0) return say('report.head.all');
  if (worst === null) return say('report.head.lost', { count });
  const cause = say(`loss.${worst.cause}`);
  return worst.count >= count
    ? say('report.head.cause', { cause, count })
    : say('report.head.causes', { cause, count, most: worst.count });
}

/** Yen that the café lost because guests left for this cause: their number times the average bill of today. */
export const lostYen = (state: WorldState, { count }: Pick<RankedCause, 'count'>): number =>
  Math.round((averageBill(state) * count) / 10) * 10;

/** A fact about a maid's day: its word key, its number, and whether the fact is good. */
export interface Fact {
  readonly key: 'guests' | 'dishes' | 'slips' | 'dropped' | 'tips' | 'tired' | 'chatted' | 'swept' | 'idle' | 'fine';
  readonly count: number;
  readonly good: boolean;
}
export interface WorkedView {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly rank: Rank;
  readonly work: Fact;
  readonly fact: Fact;
}

/** The two most notable facts of a maid's day: how much she did, and what stands out. */
export function readWorked(maid: MaidDay, mostTips: number): WorkedView {
  const { id, name, look, rank, orders, dishes, dropped, tips, swept, chatMinutes, slips, felt } = maid;
  const work: Fact =
    orders >= dishes ? { key: 'guests', count: orders, good: true } : { key: 'dishes', count: dishes, good: true };
  const idle = Math.round(100 * (maid.shares.find(({ hatch }) => hatch === 'wait')?.share ?? 0));
  const facts: Fact[] = [
    { key: 'dropped', count: dropped, good: false },
    { key: 'tired', count: felt?.tired === true ? 1 : 0, good: false },
    { key: 'tips', count: tips === mostTips ? tips : 0, good: true },
    { key: 'slips', count: slips, good: false },
    { key: 'chatted', count: chatMinutes >= 20 ? chatMinutes : 0, good: false },
    { key: 'swept', count: swept >= 5 ? swept : 0, good: true },
    { key: 'idle', count: idle > 50 ? idle : 0, good: false },
    { key: 'tips', count: tips, good: true },
  ];
  return {
    id,
    name,
    look,
    rank,
    work,
    fact: facts.find(({ count }) => count > 0) ?? { key: 'fine', count: 0, good: true },
  };
}

/**
 * A success of the day for the report: a goal reached, a pleased celebrity, the best tip, glad guests, the favourite
 * dish or the largest bill.
 */
export interface Loved {
  readonly key: 'reached' | 'hero' | 'tip' | 'happy' | 'dish' | 'bill';
  readonly name: string;
  readonly count: number;
  /** Name of the appearance (look) of the person whose face is shown; '' = none. */
  readonly look: string;
  readonly dish: string;
}

const MOST_LOVED = 3;

/** The three most notable successes of the day. */
export function readLoved(state: WorldState): Loved[] {
  const { figures, season, people, clock } = state;
  const found: Loved[] = [];
  const add = (key: Loved['key'], name: string, count: number, look = '', dish = ''): void =>
    void found.push({ key, name, count, look, dish });
  for (const [id, day] of Object.entries(season?.achieved ?? {})) if (day === clock.day) add('reached', id, 0);
  for (const [id, { lastDay, pleased }] of Object.entries(season?.album ?? {}))
    if (lastDay === clock.day && pleased > 0)
      add('hero', tablesOf(season).heroes.find((row) => row.id === id)?.name ?? id, pleased, id);
  const { bestTip, bestBill } = figures;
  const maid = bestTip === undefined ? undefined : people[bestTip.maid];
  if (bestTip !== undefined) add('tip', maid?.name ?? bestTip.maid, bestTip.amount, maid?.look ?? '');
  const happy = figures.moods?.['paid.glad'] ?? 0;
  if (happy > 0) add('happy', '', happy);
  const [dish] = Object.entries(figures.sold ?? {}).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  if (dish !== undefined) add('dish', dish[0], dish[1], '', dish[0]);
  if (bestBill !== undefined) add('bill', bestBill.name, bestBill.amount);
  return found.slice(0, MOST_LOVED);
}
