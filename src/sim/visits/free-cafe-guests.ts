/**
 * The guests of a free café: the guests that the player calls to the door, and a day planned anew for another number of
 * guests.
 */

import { integer, pickWeighted, stream } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { guestName } from '../people/stranger-names.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { WorldState } from '../state/world-state.ts';
import { guestSpec, inOrder, planDay } from './arrivals.ts';
import { guestsOfSeats } from './demand.ts';

/** Adds these guests to the expected arrivals; each comes in at the tick of the plan. */
export function comeNow(state: WorldState, plans: readonly ArrivalPlan[]): void {
  state.arrivals = inOrder([...plans, ...state.arrivals]);
}

/**
 * Returns a new number for guests who are called to the door or planned anew. It makes their ids unique, and their
 * random draws differ from those of earlier guests.
 */
const nextPlan = (state: WorldState): number => (state.free === undefined ? 0 : ++state.free.planned);

/** Plans guests of any type, who come to the door one after the other from now on. */
export function someGuests(state: WorldState, count: number): ArrivalPlan[] {
  const plan = nextPlan(state);
  const rng = stream(state.seed, `free guests ${plan}`);
  return Array.from({ length: count }, (_, i) => {
    const spec = guestSpec(
      pickWeighted(rng, tablesOf(state.season).guestTypes, ({ weight }) => weight),
      rng,
    );
    // The guests come in about 8 ticks apart on average.
    const tick = state.tick + i * integer(rng, 4, 12);
    return { tick, id: `x${plan}-${String(i + 1).padStart(3, '0')}`, spec: { ...spec, name: guestName(rng) } };
  });
}

/**
 * Plans the guests of the rest of the day anew, with the chosen factor on their number. Celebrities and regulars still
 * come.
 */
export function planCrowd(state: WorldState): void {
  const { free, clock, tick } = state;
  if (free === undefined) return;
  const plan = nextPlan(state);
  const kept = state.arrivals.filter(
    ({ id, spec }) => spec.isHero || state.regulars?.who.some((one) => one.id === id) === true,
  );
  const rng = stream(state.seed, `free crowd ${plan}`);
  const fresh = planDay(
    clock,
    guestsOfSeats(state.seats.length * free.crowd),
    state.weather,
    state.stars,
    rng,
    state.season,
    [],
  )
    .filter((one) => one.tick > tick && free.crowd > 0)
    .map((one) => ({
      ...one,
      id: `c${plan}-${one.id}`,
      spec: one.spec.party === null ? one.spec : { ...one.spec, party: `c${plan}-${one.spec.party}` },
    }));
  state.arrivals = inOrder([...kept, ...fresh]);
}
