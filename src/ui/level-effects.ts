/** Says what a maid's level and her rank do, for every place that shows them. */

import { SEES_MORE_AT } from '../sim/rival/scouting.ts';
import { QUICKER_AT, wagePerLevel } from '../sim/season/staff.ts';
import type { Duties, Rank } from '../sim/state/person.ts';
import { dishesAtOnce, ordersAtOnce } from '../sim/state/tuning.ts';
import { say, sayList } from '../words/index.ts';

/**
 * What a maid's level does, in sentences: "Each level raises her fair wage by 1.5%. At levels 10, 20 and 30 she walks
 * faster …"
 */
export const levelDoes = (): string =>
  say('evening.level.does', {
    percent: Math.round(wagePerLevel * 1000) / 10,
    levels: sayList(QUICKER_AT.map(String)),
    scout: SEES_MORE_AT,
  });

/**
 * What a maid's rank does, in sentences: "N is common, then come R and SR, and SSR is the rarest. She carries 2 dishes
 * and remembers 1 order."
 */
export const rankDoes = (rank: Rank): string =>
  say('evening.rank.does', {
    dishes: say('dishes', { count: dishesAtOnce(rank) }),
    orders: say('evening.orders', { count: ordersAtOnce(rank) }),
  });

/** How many orders a maid takes at once: "2 orders"; none if her duty is to carry dishes only. */
export const ordersOf = (duties: Duties, rank: Rank): string =>
  duties === 'serving' ? say('evening.noOrders') : say('evening.orders', { count: ordersAtOnce(rank) });

/** How many dishes a maid carries at once: "2 dishes"; none if her duty is to take orders only. */
export const dishesOf = (duties: Duties, rank: Rank): string =>
  duties === 'reception' ? say('evening.noDishes') : say('dishes', { count: dishesAtOnce(rank) });
