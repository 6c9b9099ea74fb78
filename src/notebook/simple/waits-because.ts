/**
 * Finds why a guest who waits has not been served yet: who is on the way, or which stage of the work holds the guest up
 * – orders, the kitchen, or the pass. Pure: read from the café's state by the rules of whynot.ts.
 */

import type { Reason } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Guest } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { isQuiet } from '../../sim/world/world.ts';
import { type Standing, whyNot } from '../now/whynot.ts';
import { maidsOf, wishOf } from '../people.ts';

const waits = (key: string, terms: Reason['terms'] = {}): Reason => ({ key: `guest.waits.${key}`, terms });

/** For a guest who calls a maid, or whose dish has not come: what the guest waits for. Null for any other guest. */
export function waitsBecause(cafe: Cafe, guest: Guest): Reason | null {
  const wish = wishOf(guest);
  const view = wish === null ? null : whyNot(cafe.state, guest.id, (id) => cafe.page(id));
  if (view === null) return null;
  const comes = view.rows.find(({ sign }) => sign === 'serves');
  if (wish === 'dish') return dishWaits(cafe.state, guest, view.rows, comes);
  if (comes !== undefined) return waits('comes', { name: comes.name });
  if (isQuiet(guest)) return waits('quiet', { name: guest.name });
  return nobodyComes(cafe.state, view.rows);
}

/** The maid who could come to the guest next; undefined if there is none. */
const nextOf = (rows: readonly Standing[]): Standing | undefined => rows.find(({ sign }) => sign === 'could');

function nobodyComes(state: WorldState, rows: readonly Standing[]): Reason {
  const next = nextOf(rows);
  if (next !== undefined) return waits('could', { name: next.name });
  const able = maidsOf(state).filter(({ present, duties }) => present && duties !== 'serving');
  if (able.length === 0) return waits('noOrders');
  const withDishes = able.filter(({ carrying, fetching }) => carrying.length + fetching.length > 0);
  return waits(withDishes.length * 2 > able.length ? 'dishesFirst' : 'ordersBusy');
}

/** Where the guest's dish is, and what it waits for there. */
function dishWaits(
  state: WorldState,
  { id, ordered }: Guest,
  rows: readonly Standing[],
  comes: Standing | undefined,
): Reason | null {
  const dish: Reason['terms'] = ordered === null ? {} : { dish: ordered };
  if (comes !== undefined) return waits('brings', { name: comes.name, ...dish });
  const keeper = maidsOf(state).find(({ orders }) => orders.some(({ guest }) => guest === id));
  if (keeper !== undefined) return waits('book', { name: keeper.name });
  const chef = Object.values(state.people).find((one) => one.role === 'chef' && one.cooking?.guest === id);
  if (chef !== undefined) return waits('cooking', { name: chef.name, ...dish });
  const before = state.tickets.findIndex(({ guest }) => guest === id);
  if (before >= 0) return before === 0 ? waits('next', dish) : waits('stove', { count: before });
  const onPass = Object.values(state.dishes).filter(({ where }) => where === 'pass');
  if (!onPass.some(({ guest }) => guest === id)) return null;
  const next = nextOf(rows);
  if (next !== undefined) return waits('fetch', { name: next.name, ...dish });
  const isCarrier = maidsOf(state).some(({ present, duties }) => present && duties !== 'reception');
  return waits(isCarrier ? 'carriersBusy' : 'noCarrier', { count: onPass.length });
}
