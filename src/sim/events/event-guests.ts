/** Creates the guests who come because of an event, in the same way as the day's other guests. */

import { integer, pickWeighted } from '../../ai/index.ts';
import type { GuestTypeRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { guestSpec } from '../visits/arrivals.ts';
import type { ArrivalPlan, GuestSpec } from '../state/arrivals.ts';
import { guestName } from '../people/stranger-names.ts';
import type { PersonId } from '../state/person.ts';
import { guest, type World } from '../world/world.ts';
import type { Hands } from './day-event.ts';
import type { CalendarState } from '../state/day-events.ts';

/** The calendar of the café's events. The function must be called only in cafés that have events. */
export const calendarOf = (world: World): CalendarState => world.state.calendar as CalendarState;

/** Makes a unique id for a person who comes because of an event, such as `gang3-2-1`. */
export const eventId = (world: World, kind: string, number: number): PersonId =>
  `${kind}${world.state.clock.day}-${calendarOf(world).begun + 1}-${number}`;

export function someone(world: World, type: string, more: Partial<GuestSpec> = {}): GuestSpec {
  const { rng } = calendarOf(world);
  const row = tablesOf(world.state.season).guestTypes.find((one) => one.type === type) as GuestTypeRow;
  return { ...guestSpec(row, rng), name: guestName(rng), ...more };
}

/** Creates a guest of any type that may come today; in a season, only of types that have heard of the café. */
export function anyone(world: World): GuestSpec {
  const { rng } = calendarOf(world);
  const known = world.state.season?.types;
  const row = pickWeighted(rng, tablesOf(world.state.season).guestTypes, ({ type, weight }) =>
    known === undefined || known.includes(type) ? weight : 0,
  );
  return { ...guestSpec(row, rng), name: guestName(rng) };
}

export const between = (world: World, least: number, most: number): number =>
  integer(calendarOf(world).rng, least, most);

/** Lets these guests come in together, now. @returns their ids */
export function comeInTogether(world: World, hands: Hands, kind: string, specs: readonly GuestSpec[]): PersonId[] {
  return specs.map((spec, i) => {
    const plan: ArrivalPlan = { tick: world.state.tick, id: eventId(world, kind, i + 1), spec };
    hands.comeIn(plan);
    return plan.id;
  });
}

/** Whether a guest has got up to leave for good, or has left already. */
export function isLeaving(world: World, id: PersonId | undefined): boolean {
  const who = guest(world, id ?? '');
  return who === undefined || (who.stage === 'leave' && who.seat === null && who.claimedSeat === null);
}

export const haveGone = (world: World, who: readonly PersonId[]): boolean =>
  who.every((id) => world.state.people[id] === undefined);
