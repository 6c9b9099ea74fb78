/**
 * Computes the effect of prices. A dish that costs more than its usual price is ordered less often and pleases guests
 * less; a dish that costs less pleases them more.
 */

import { tablesOf } from '../state/pack/pack.ts';
import { holds } from '../state/day-rules.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { MenuItem } from '../state/things.ts';

/**
 * Two limits of a dish's price, as shares of its usual price. Above the first, guests resent the price. Below the
 * second, the dish is a bargain.
 */
const RESENTED = 1.2;
const BARGAIN = 0.9;
/** Change of a guest's mood by a dish that is cold, costs its usual price, costs far too much, costs a little too much, or is a bargain. */
const PLEASES = { cold: -0.5, usual: 0.2, resented: -0.1, dear: 0, bargain: 0.3 } as const;
/** Change of a guest's mood by quick service. It is not applied if the dish costs more than its usual price. */
const IN_TIME = 0.15;

/**
 * A dish's present price as a share of its usual price; 1 if the dish has no usual price, or if the rule `prices` does
 * not hold.
 */
export function dearness(state: WorldState, { id, price }: Pick<MenuItem, 'id' | 'price'>): number {
  const usual = tablesOf(state.season).menu.find((row) => row.id === id)?.price;
  return usual === undefined || usual === 0 || !holds(state, 'prices') ? 1 : price / usual;
}

export function moodAfter(state: WorldState, who: Guest, item: MenuItem | undefined): number {
  const dear = item === undefined ? 1 : dearness(state, item);
  const priced = dear > RESENTED ? 'resented' : dear > 1 ? 'dear' : dear < BARGAIN ? 'bargain' : 'usual';
  const inTime = who.patienceLeft > 0.5 && dear <= 1 ? IN_TIME : 0;
  return Math.max(-1, Math.min(1, who.mood + PLEASES[who.ateCold ? 'cold' : priced] + inTime));
}
