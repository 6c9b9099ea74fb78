/**
 * The sign at the door, a strong action of the player (door-sign.ts): it asks guests who find no free seat to
 * come back later, so that they do not queue. Guests who go are not lost, but only some of them come back, in the next
 * quiet part of the day. Celebrities, groups too large for any usual table, and guests of an event do not read it.
 */

import { integer } from '../../ai/index.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import { LARGEST_PARTY, type Guest, type PersonId } from '../state/person.ts';
import { doorSignOf } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';
import { lastUse, countsFor } from './ledger.ts';
import { turnedAway } from '../season/rating.ts';
import { draws, shows, type World } from '../world/world.ts';
import { inOrder, quietTimeAfter } from '../visits/arrivals.ts';
import { tallyType } from '../visits/visit-stages.ts';

/** Probability that a guest who has read the sign comes back. Regulars always do. */
const COMES_BACK = 0.5;
/** Number of ticks after coming in within which a guest still decides by the sign. */
const READS_TICKS = 20;

/** Whether a planned guest reads the sign: celebrities, guests who were asked to come and the rival's scouts do not. */
export const heedsSign = (state: WorldState, { id, spec }: ArrivalPlan): boolean =>
  !spec.isHero && spec.expected !== true && state.rival?.theirs?.scouts[id] === undefined;

/** Called when a planned guest comes in: remembers the plan while the guest reads the sign, so that the guest can come back by it. */
export function readsSign(state: WorldState, plan: ArrivalPlan): void {
  const sign = doorSignOf(state);
  if (sign === null || !heedsSign(state, plan)) return;
  sign.reading = [...sign.reading.filter(({ tick }) => state.tick - tick <= READS_TICKS), plan];
}

/** Whether a guest who has just come in and finds no free seat goes away because of the sign. */
export function isAskedToComeBack(world: Pick<World, 'state' | 'parties'>, me: Guest): boolean {
  const { state, parties } = world;
  const sign = doorSignOf(state);
  if (sign === null || me.before !== null || state.tick - me.enteredTick > READS_TICKS) return false;
  if (me.party !== null && (parties.get(me.party)?.length ?? 0) > LARGEST_PARTY) return false;
  return sign.reading.some(({ id }) => id === me.id);
}

const isRegular = ({ regulars }: WorldState, id: PersonId): boolean =>
  regulars?.who.some((one) => one.id === id) === true;

/**
 * Called when a guest goes away because of the sign. The guest no longer counts as one who has come in. The first
 * member of a party decides whether, and when, the whole party comes back.
 */
export function turnAway(world: World, me: Guest): void {
  const { state } = world;
  state.figures.guestsEntered--;
  tallyType(world, me.customerType).came--;
  const turned = (state.figures.turnedAway ??= { count: 0, back: 0 });
  turned.count++;
  const use = state.strong === undefined ? undefined : lastUse(state.strong, 'doorSign');
  if (use !== undefined) countsFor(use, { turned: 1 });
  shows(world, me, 'clock', 60, 'leave.later');
  const sign = state.strong?.doorSign;
  const plans = sign?.reading.filter(({ id, spec }) => id === me.id || (me.party !== null && spec.party === me.party));
  if (sign === undefined || plans === undefined || plans.length === 0) return;
  sign.reading = sign.reading.filter((plan) => !plans.includes(plan));
  const when = quietTimeAfter(state.clock, state.tick);
  const comes = when !== null && (isRegular(state, me.id) || draws(me, COMES_BACK));
  if (!comes) {
    const { season } = state;
    if (season !== undefined) for (let i = 0; i < plans.length; i++) turnedAway(state, season);
    return;
  }
  const tick = integer(me.rng, when.from, when.to);
  const again = plans.map((plan): ArrivalPlan => ({ ...plan, tick, spec: { ...plan.spec, expected: true } }));
  state.arrivals = inOrder([...state.arrivals, ...again]);
  turned.back += plans.length;
  if (use !== undefined) countsFor(use, { back: plans.length });
  use?.guests.push(...plans.map(({ id }) => id));
}
