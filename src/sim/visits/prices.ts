/** Computes the effect of prices: a dish above its usual price is ordered less and pleases less, one below it pleases more. */

import { menu } from '../../data/index.ts';
import { holds } from '../state/rules.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { MenuItem } from '../state/things.ts';

const USUAL = new Map(menu.map(({ id, price }) => [id, price]));
/** Shares of the usual price: above the first, guests resent the price; below the second, it is a bargain. */
const RESENTED = 1.2;
const BARGAIN = 0.9;
/** Change of a guest's mood by a dish: cold, at the usual price, far too expensive, too expensive, a bargain. */
const PLEASES = { cold: -0.5, usual: 0.2, resented: -0.1, dear: 0, bargain: 0.3 } as const;
/** Change of a guest's mood by quick service, unless the price is above the usual. */
const IN_TIME = 0.15;

/**
 * A dish's price as a share of the usual one; 1 for dishes without a usual price, and where the rule `prices` does not
 * hold.
 */
export function dearness(state: WorldState, { id, price }: Pick<MenuItem, 'id' | 'price'>): number {
  const usual = USUAL.get(id);
  return usual === undefined || usual === 0 || !holds(state, 'prices') ? 1 : price / usual;
}

/** A guest's mood after a dish has been served. */
export function moodAfter(state: WorldState, who: Guest, item: MenuItem | undefined): number {
  const dear = item === undefined ? 1 : dearness(state, item);
  const priced = dear > RESENTED ? 'resented' : dear > 1 ? 'dear' : dear < BARGAIN ? 'bargain' : 'usual';
  const inTime = who.patienceLeft > 0.5 && dear <= 1 ? IN_TIME : 0;
  return Math.max(-1, Math.min(1, who.mood + PLEASES[who.ateCold ? 'cold' : priced] + inTime));
}
