/**
 * Six people ask for a table. After a yes, two tables are pushed together for them when they come, without chalk; if the
 * house has a table for six at which no other group sits, they sit there.
 */

import { integer } from '../../ai/index.ts';
import { LARGEST_GROUP, LARGEST_PARTY, type Guest } from '../state/person.ts';
import { join } from '../strong/join.ts';
import { strongOf } from '../strong/ledger.ts';
import { usualBill } from '../strong/strong-action.ts';
import { hasLargeTable } from '../visits/group-tables.ts';
import { guest, type World } from '../world/world.ts';
import { comeAsAgreed, numberOf, type EnquiryRecord, shareOfDay, someType, textOf, typeNamed } from './enquiry-kind.ts';
import { outlookOfRoom } from './outlook.ts';

const SOONEST = 650;
const LATEST = 900;
/** Free seats at that time from which a group is no loss: it is patient and counts for many, but takes two tables. */
const EVENS = -4;
/** Factor on the budget of people who have reserved a table. */
const PURSE = 1.25;
/** Number of ticks of patience that a group has in addition to that of a single guest. */
const MORE_PATIENT = 600;

const canSeat = (world: World): boolean => world.places.largeTables.size > 0 || join.targets(world).length > 0;
/** Number of ticks before and after a group comes within which no other group may come: there is one table for six. */
const APART = 1300;
/** Whether another group of six comes at about this time. */
const meetsGroup = ({ state }: World, at: number): boolean =>
  state.arrivals.some(
    ({ tick, spec: { party } }) =>
      Math.abs(tick - at) < APART &&
      party !== null &&
      state.arrivals.filter(({ spec }) => spec.party === party).length > LARGEST_PARTY,
  );
const atDoor = (world: World, ids: readonly string[]): Guest[] =>
  ids.flatMap((id) => {
    const who = guest(world, id);
    return who !== undefined && who.stage === 'queue' ? [who] : [];
  });

export const group: EnquiryRecord = {
  make: (world, rng) => {
    const share = shareOfDay(world.state);
    const row = someType(world, rng, ({ together }) => together > 0);
    if (share > 0.45 || row === undefined || !canSeat(world)) return null;
    const tick = world.state.tick + integer(rng, SOONEST, LATEST);
    return meetsGroup(world, tick) ? null : { count: LARGEST_GROUP, type: row.type, tick };
  },
  forecast: (world, enquiry) => ({
    gains: [
      {
        key: world.places.largeTables.size > 0 ? 'groupTable' : 'group',
        terms: { money: Math.round((numberOf(enquiry, 'count') * usualBill(world) * PURSE) / 10) * 10 },
      },
    ],
    costs: [{ key: world.places.largeTables.size > 0 ? 'tableKept' : 'twoTables', terms: {} }],
  }),
  yes: (world, enquiry) => {
    const row = typeNamed(world, textOf(enquiry, 'type'));
    if (row === undefined) return;
    comeAsAgreed(
      world,
      enquiry,
      row,
      { count: numberOf(enquiry, 'count'), tick: numberOf(enquiry, 'tick'), party: LARGEST_GROUP },
      ({ patience, budget }) => ({ patience: patience + MORE_PATIENT, budget: Math.round(budget * PURSE) }),
    );
  },
  step: (world, enquiry) => {
    const { strong, tick } = world.state;
    // A table for six at which no other group sits is kept for the group (visits/group-tables.ts).
    if (tick % 10 !== 0 || strong?.join !== undefined || hasLargeTable(world)) return;
    if (atDoor(world, enquiry.guests).length < LARGEST_GROUP) return;
    const on = join.targets(world).find((target) => join.bar(world, target) === null);
    if (on === undefined) return;
    join.begin(world, on);
    const begun = strongOf(world.state).join;
    if (begun !== undefined) begun.agreed = true;
  },
  outlook: (world, enquiry) => outlookOfRoom(world, numberOf(enquiry, 'tick'), numberOf(enquiry, 'count'), EVENS),
};
