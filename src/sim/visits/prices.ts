/**
 * What a dish costs against what it usually does – the price of the table. Guests know it: a dear dish is ordered less
 * and lifts nobody's mood, a cheap one pleases twice.
 */

import { menu } from '../../data/index.ts';
import { holds } from '../state/rules.ts';
import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { MenuItem } from '../state/things.ts';

const USUAL = new Map(menu.map(({ id, price }) => [id, price]));
/** From here a price is resented, and below here it is a bargain; as shares of the usual. */
const RESENTED = 1.2;
const BARGAIN = 0.9;
/** What a dish does to a mood: cold, and warm at the usual price, too dear, dear, and cheap. */
const PLEASES = { cold: -0.5, usual: 0.2, resented: -0.1, dear: 0, bargain: 0.3 } as const;
/** …and being served in good time, unless the price spoils it. */
const IN_TIME = 0.15;

/** Its price as a share of the usual one; 1 for what has no usual price, and where prices do not count. */
export function dearness(state: WorldState, { id, price }: Pick<MenuItem, 'id' | 'price'>): number {
  const usual = USUAL.get(id);
  return usual === undefined || usual === 0 || !holds(state, 'prices') ? 1 : price / usual;
}

/** The mood of somebody before whom a dish has been set. */
export function moodAfter(state: WorldState, who: Guest, item: MenuItem | undefined): number {
  const dear = item === undefined ? 1 : dearness(state, item);
  const priced = dear > RESENTED ? 'resented' : dear > 1 ? 'dear' : dear < BARGAIN ? 'bargain' : 'usual';
  const inTime = who.patienceLeft > 0.5 && dear <= 1 ? IN_TIME : 0;
  return Math.max(-1, Math.min(1, who.mood + PLEASES[who.ateCold ? 'cold' : priced] + inTime));
}
