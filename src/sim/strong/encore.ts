/**
 * Encore, a strong action. A show on the stage goes on for 20 seconds, and meanwhile no guest in the café loses
 * patience. Dancers on their way out turn round at the door, so that a player who reads the card first loses no show.
 */

import { goingOn } from '../events/running-event.ts';
import { goesOn, isCallable } from '../events/show.ts';
import { guest, shows } from '../world/world.ts';
import { SECOND, type StrongAction } from './strong-action.ts';
import { strongOf } from './ledger.ts';

const ENCORE_TICKS = 400;
const WAITING: readonly string[] = ['queue', 'callOrder', 'waitDish', 'callBill'];

export const encore: StrongAction = {
  cost: 1,
  again: 600,
  needs: [],
  targets: () => [{}],
  bar: (world) => {
    const show = goingOn(world.state, 'show');
    if (show === undefined || !isCallable(world, show)) return 'noShow';
    return world.guests.some(({ seat, stage }) => seat !== null || WAITING.includes(stage)) ? null : 'nobodyHere';
  },
  plan: (world) => {
    const show = goingOn(world.state, 'show');
    const waiting = world.guests.filter(({ stage }) => WAITING.includes(stage));
    return {
      helpers: [],
      guests: waiting.map(({ id }) => id),
      tiles: show === undefined ? [] : [{ x: show.x, y: show.y }],
      seconds: ENCORE_TICKS / SECOND,
      gains: [{ key: 'encore', terms: { count: waiting.length, seconds: ENCORE_TICKS / SECOND } }],
      costs: [
        { key: 'seatsTaken', terms: { count: world.state.seats.filter(({ takenBy }) => takenBy !== null).length } },
      ],
    };
  },
  begin: (world) => {
    const { state } = world;
    const show = goingOn(state, 'show');
    if (show === undefined) return [];
    goesOn(world, show, ENCORE_TICKS);
    strongOf(state).gladUntil = state.tick + ENCORE_TICKS;
    const waiting = world.guests.filter(({ stage }) => WAITING.includes(stage));
    for (const who of waiting) shows(world, who, 'music', 80);
    for (const id of show.who) {
      const dancer = guest(world, id);
      if (dancer !== undefined) shows(world, dancer, 'music', 120);
    }
    return waiting.map(({ id }) => id);
  },
};
