/**
 * A maid who has had the same duties for days asks to try others until closing. A yes pleases her, and everything she does
 * in her new duties counts double for her experience; but she walks more slowly, and her usual work waits for the others.
 */

import { integer } from '../../ai/index.ts';
import { maidKeys } from '../people/creating-people.ts';
import { feels } from '../people/moods.ts';
import { memberOf } from '../season/staff.ts';
import type { Duties, Maid } from '../state/person.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { maid, shows, type World } from '../world/world.ts';
import { type EnquiryRecord, othersThanLately, shareOfDay, textOf } from './enquiry-kind.ts';
import { rushTimes } from '../visits/arrivals.ts';
import type { Outlook } from './outlook.ts';

const PLEASES = 0.2;
const DISPLEASES = 0.05;
/** The share of the day after which nobody asks, because too little of the day is left. */
const LATEST = 0.6;
/** Number of days for which a maid has had the same duties before she asks. */
const DAYS = 2;
/** Number of others for either kind of work that a try-out needs: at least two, and one for each ten seats. */
const LEAST_OTHERS = 2;
const SEATS_FOR_ONE = 10;
/** The share of the day until which the guests of noon's rush keep everyone busy. */
const AFTER_NOON = 0.4;
/** Number of ticks before the evening's rush from which a try-out is about even: she has learned little when it begins. */
const BEFORE_EVENING = 400;

const takesOrders = ({ duties }: Maid): boolean => duties !== 'serving';
const carriesDishes = ({ duties }: Maid): boolean => duties !== 'reception';

/** The maids who would take orders and carry dishes besides this maid. */
function others({ maids }: World, id: string): { orders: number; dishes: number } {
  const rest = maids.filter((one) => one.present && one.id !== id);
  return { orders: rest.filter(takesOrders).length, dishes: rest.filter(carriesDishes).length };
}

/** Whether a maid has had her duties for days, and others could do the work that she would leave. */
function asks(world: World, me: Maid): boolean {
  const { season, clock } = world.state;
  const member = season === undefined ? undefined : memberOf(season, me.id);
  if (member === undefined || !me.present || me.controller !== 'script') return false;
  const rest = others(world, me.id);
  return clock.day - (member.dutiesBefore?.day ?? member.since) >= DAYS && rest.orders > 0 && rest.dishes > 0;
}

/** The duties that a maid would like to try; one who does everything would like to do only what she has done less today. */
const wishOf = ({ duties, tally }: Maid): Duties =>
  duties === 'serving' || (duties === 'allround' && tally.orders < tally.dishes) ? 'reception' : 'serving';

/** Gives a maid other duties at once. */
function changesTo(world: World, id: string, duties: string): void {
  const me = maid(world, id);
  if (me === undefined) return;
  const before = mindTableOf(world.state, me);
  me.duties = duties as Duties;
  me.keys = maidKeys(me);
  world.minds.ownChanged(id, 'commands');
  const after = mindTableOf(world.state, me);
  if (after !== before) world.minds.setWarps(id, after);
}

/** Guests who call, and dishes on the pass. */
const waiting = ({ freeCallers, places }: World): { calls: number; dishes: number } => ({
  calls: freeCallers.length,
  dishes: places.pass.size,
});

export const tryOut: EnquiryRecord = {
  make: (world, rng) => {
    if (shareOfDay(world.state) > LATEST) return null;
    const all = world.maids.filter((me) => asks(world, me));
    const found = othersThanLately(world, 'tryOut', all, ({ id }) => [id]);
    const me = found.length === 0 ? undefined : found[integer(rng, 0, found.length - 1)];
    return me === undefined ? null : { maid: me.id, name: me.name, from: me.duties, to: wishOf(me) };
  },
  forecast: (world, enquiry) => {
    const rest = others(world, textOf(enquiry, 'maid'));
    return {
      gains: [{ key: 'tryOut', terms: { name: textOf(enquiry, 'name') } }],
      costs: [
        { key: 'tryOut', terms: { ...waiting(world) } },
        { key: 'tryOutOthers', terms: rest },
      ],
    };
  },
  yes: (world, enquiry) => {
    const me = maid(world, textOf(enquiry, 'maid'));
    if (me === undefined) return;
    changesTo(world, me.id, textOf(enquiry, 'to'));
    feels(me, 'answer', PLEASES);
    shows(world, me, 'love', 60, 'enquiry.tryOut');
    world.minds.wake(me.id);
  },
  no: (world, enquiry) => {
    const me = maid(world, textOf(enquiry, 'maid'));
    if (me === undefined) return;
    feels(me, 'answer', -DISPLEASES);
    shows(world, me, 'sweat', 60, 'enquiry.noRest');
  },
  hears: (_world, enquiry, event) => {
    const { type, who } = event;
    const by = type === 'paid' ? event['maid'] : who;
    const wanted = textOf(enquiry, 'to') === 'serving' ? ['served'] : ['orderTaken', 'paid'];
    if (by === enquiry.terms['maid'] && wanted.includes(type)) enquiry.came++;
  },
  isOver: ({ state }) => state.closed,
  ends: (world, enquiry) => {
    const { season } = world.state;
    const id = textOf(enquiry, 'maid');
    changesTo(world, id, textOf(enquiry, 'from'));
    const member = season === undefined ? undefined : memberOf(season, id);
    if (member !== undefined) member.experience += enquiry.came;
  },
  outlook: (world, enquiry): Outlook => {
    const rest = others(world, textOf(enquiry, 'maid'));
    const count = Math.min(rest.orders, rest.dishes);
    if (count < Math.max(LEAST_OTHERS, Math.ceil(world.state.seats.length / SEATS_FOR_ONE)))
      return { verdict: 'loss', why: 'fewOthers', terms: { count } };
    const { tick, clock } = world.state;
    const [noon, evening] = [rushTimes(clock, 'noon'), rushTimes(clock, 'evening')];
    const until = clock.openTick + Math.floor(((clock.closeTick ?? 0) - clock.openTick) * AFTER_NOON);
    if (tick < noon.from) return { verdict: 'loss', why: 'beforeNoon', terms: { tick: noon.from, until } };
    if (tick < until) return { verdict: 'loss', why: 'inNoon', terms: { tick: until } };
    if (tick < evening.from - BEFORE_EVENING)
      return { verdict: 'gain', why: 'afterNoon', terms: { tick: evening.from } };
    return { verdict: 'even', why: tick < evening.from ? 'beforeEvening' : 'inEvening', terms: { tick: evening.from } };
  },
};
