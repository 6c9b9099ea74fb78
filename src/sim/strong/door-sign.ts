/**
 * The sign at the door, a strong action: for 45 minutes of the café's clock it asks guests who find no seat to come back
 * later (turning-away.ts). The queue grows no further, and some of the guests come back when the café is quiet. The
 * price is that the others do not, and that a seat may stay free until the next guest comes.
 */

import { quietTimeAfter } from '../visits/arrivals.ts';
import { LARGEST_PARTY } from '../state/person.ts';
import { doorSignOf } from '../state/strong.ts';
import { queueing } from '../world/ground.ts';
import { shows, type World } from '../world/world.ts';
import { SECOND, type StrongAction } from './strong-action.ts';
import { strongOf } from './ledger.ts';
import { heedsSign } from './turning-away.ts';

const MINUTES = 45;
const ticksOf = ({ state }: World): number => MINUTES * state.clock.ticksPerMinute;

/** The visits that are expected while the sign hangs and would read it, each with its number of guests. */
function visits(world: World): number[] {
  const { state } = world;
  const until = state.tick + ticksOf(world);
  const sizes = new Map<string, number>();
  for (const plan of state.arrivals) {
    if (plan.tick >= until) break;
    if (!heedsSign(state, plan)) continue;
    const visit = plan.spec.party ?? plan.id;
    sizes.set(visit, (sizes.get(visit) ?? 0) + 1);
  }
  return [...sizes.values()].filter((size) => size <= LARGEST_PARTY);
}

/** Number of guests who are expected while the sign hangs and would read it. */
const expected = (world: World): number => visits(world).reduce((sum, size) => sum + size, 0);

/** Whether everybody who is expected finds a table at which no one sits, so that the sign would turn nobody away. */
function isRoomy(world: World): boolean {
  const { state, places } = world;
  if (queueing(world).length > 0 || (state.enquiries?.kept?.length ?? 0) > 0) return false;
  const free = [...places.tables]
    .filter(([table, seats]) => !places.largeTables.has(table) && seats.every((seat) => places.freeSeats.has(seat)))
    .map(([, seats]) => seats.length)
    .sort((a, b) => b - a);
  return visits(world)
    .sort((a, b) => b - a)
    .every((size, i) => (free[i] ?? 0) >= size);
}

/** Number of waiting guests from which the sign is worth its chalk. */
const LONG_QUEUE = 5;

export const doorSign: StrongAction = {
  cost: 1,
  again: 900,
  needs: [],
  targets: () => [{}],
  bar: (world) => {
    if (doorSignOf(world.state) !== null) return 'running';
    if (expected(world) === 0) return 'nobodyComes';
    return isRoomy(world) ? 'enoughSeats' : null;
  },
  worth: (world) => queueing(world).length >= LONG_QUEUE && world.places.freeSeats.size === 0,
  plan: (world) => {
    const { state } = world;
    const when = quietTimeAfter(state.clock, state.tick + ticksOf(world) / 2);
    const keeps = { key: 'doorSign', terms: { count: expected(world), minutes: MINUTES } };
    return {
      helpers: [],
      guests: [],
      tiles: state.doors,
      seconds: Math.round(ticksOf(world) / SECOND),
      gains: when === null ? [keeps] : [keeps, { key: 'doorSignBack', terms: { tick: when.from } }],
      costs: [{ key: when === null ? 'doorSignLate' : 'doorSign', terms: {} }],
    };
  },
  begin: (world) => {
    const { state } = world;
    strongOf(state).doorSign = { until: state.tick + ticksOf(world), reading: [] };
    const [first] = queueing(world);
    if (first !== undefined) shows(world, first, 'clock', 60);
    return [];
  },
};
