/** A tired maid asks to sit down for half an hour. A yes gives her energy and pleases her; a no does not. */

import type { Maid } from '../state/person.ts';
import { maid, shows, type World } from '../world/world.ts';
import { type EnquiryRecord, othersThanLately, shareOfDay, textOf } from './enquiry-kind.ts';
import type { Outlook } from './outlook.ts';

/** Energy below which a maid asks, and the number of ticks for which she rests. */
const ASKS_BELOW = 0.6;
const RESTS_TICKS = 350;
const PLEASES = 0.2;
const DISPLEASES = 0.08;
const LATEST = 0.42;
/** Number of maids that must be in the café, so that one of them can rest. */
const LEAST_MAIDS = 3;
/** Number of calling guests from which everyone is needed now. */
const MANY_CALLS = 2;

const tiredest = (world: World): Maid | undefined =>
  othersThanLately(
    world,
    'rest',
    world.maids.filter(({ present, energy }) => present && energy < ASKS_BELOW),
    ({ id }) => [id],
  ).sort((a, b) => a.energy - b.energy || (a.id < b.id ? -1 : 1))[0];
const changesMood = (me: Maid, by: number): void => {
  me.mood = Math.max(-1, Math.min(1, me.mood + by));
};

export const rest: EnquiryRecord = {
  make: (world) => {
    const me = tiredest(world);
    // In the evening's rush everyone is needed, so nobody asks shortly before it.
    if (
      shareOfDay(world.state) > LATEST ||
      me === undefined ||
      world.maids.filter(({ present }) => present).length < LEAST_MAIDS
    )
      return null;
    return { maid: me.id, name: me.name, energy: Math.round(me.energy * 100) };
  },
  forecast: (world, enquiry) => ({
    gains: [{ key: 'rest', terms: { name: textOf(enquiry, 'name') } }],
    costs: [
      {
        key: 'rest',
        terms: {
          count: world.maids.filter(({ present }) => present).length - 1,
          minutes: RESTS_TICKS / world.state.clock.ticksPerMinute,
        },
      },
    ],
  }),
  yes: (world, enquiry) => {
    const { state } = world;
    const me = maid(world, textOf(enquiry, 'maid'));
    if (me === undefined || state.enquiries === undefined) return;
    state.enquiries.rests = { maid: me.id, until: state.tick + RESTS_TICKS };
    changesMood(me, PLEASES);
    shows(world, me, 'love', 60, 'enquiry.rest');
    world.minds.wake(me.id);
  },
  no: (world, enquiry) => {
    const me = maid(world, textOf(enquiry, 'maid'));
    if (me === undefined) return;
    changesMood(me, -DISPLEASES);
    shows(world, me, 'sweat', 60, 'enquiry.noRest');
  },
  isOver: ({ state }) => (state.enquiries?.rests?.until ?? 0) <= state.tick,
  outlook: (world): Outlook => {
    const count = world.freeCallers.length;
    return count < MANY_CALLS
      ? { verdict: 'gain', why: 'fewCalls', terms: {} }
      : { verdict: 'loss', why: 'calls', terms: { count } };
  },
};
