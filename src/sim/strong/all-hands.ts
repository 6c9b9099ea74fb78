/**
 * All hands, a strong action: for 15 seconds every maid, whatever her duties, first takes orders and bills and clears
 * tables, and walks faster; guests who are too shy to ring are asked as well. Meanwhile no guest at the door loses
 * patience, and guests who have eaten begin no further pastime while others wait for their chairs
 * (script-api/visits.ts). The call is a command on the chalkboard, so a maid who cannot look up follows it late.
 */

import { asksQuietGuest } from '../visits/quiet-guests.ts';
import { isQuiet, shows, type World } from '../world/world.ts';
import { SECOND, type StrongAction, type StrongLine } from './strong-action.ts';
import { strongOf } from './ledger.ts';

/** Number of ticks for which the action lasts. */
export const HANDS_TICKS = 300;

const waiting = (world: World): string[] =>
  world.guests.filter(({ stage, calls }) => stage === 'queue' || calls !== null).map(({ id }) => id);

/** Number of free seats with empty plates. */
const plates = ({ state }: World): number =>
  state.seats.filter(({ dirty, takenBy }) => dirty && takenBy === null).length;

/** Number of guests who have eaten and pass time in their chairs, although the doors are open and others wait for a seat. */
const lingering = ({ guests, state }: World): number =>
  !state.closed && guests.some(({ stage }) => stage === 'queue')
    ? guests.filter(({ stage, calls }) => stage === 'linger' && calls === null).length
    : 0;

/** Number of tasks from which the action is worth its chalk. */
const LEAST_TASKS = 3;

/**
 * What the action deals with: guests who call and are not served yet and, while guests wait for seats, empty plates and
 * guests who have eaten and stay on.
 */
function tasks(world: World): number {
  const isQueue = world.guests.some(({ stage }) => stage === 'queue');
  const shy = world.guests.filter(isQuiet).length;
  return world.freeCallers.length + shy + (isQueue ? plates(world) + lingering(world) : 0);
}

export const allHands: StrongAction = {
  cost: 3,
  again: 1200,
  needs: [],
  targets: () => [{}],
  bar: (world) => {
    if (world.maids.every(({ present }) => !present)) return 'noMaid';
    return waiting(world).length === 0 && plates(world) === 0 ? 'noTasks' : null;
  },
  worth: (world) => tasks(world) >= LEAST_TASKS,
  plan: (world) => {
    const guests = waiting(world);
    const dishes = world.places.pass.size;
    const atDoor = world.guests.filter(({ stage }) => stage === 'queue').length;
    // Guests at the door alone are no work: more hands seat nobody while no chair is free.
    const isIdle = tasks(world) === 0;
    const stayOn = lingering(world);
    const room: StrongLine[] = stayOn > 0 ? [{ key: 'handsRoom', terms: { count: stayOn } }] : [];
    const idle = isIdle ? [{ key: atDoor > 0 ? 'handsDoor' : 'handsIdle', terms: { count: atDoor } }] : [];
    return {
      helpers: world.maids.filter(({ present }) => present).map(({ id }) => id),
      guests,
      tiles: world.state.doors,
      seconds: HANDS_TICKS / SECOND,
      gains: [
        {
          key: 'hands',
          terms: {
            atDoor,
            calling: world.callers.length,
          },
        },
        ...room,
      ],
      costs: [...idle, ...(dishes > 0 ? [{ key: 'dishesWait', terms: { count: dishes } }] : [])],
    };
  },
  begin: (world) => {
    const { state } = world;
    strongOf(state).handsUntil = state.tick + HANDS_TICKS;
    world.minds.post({
      to: 'maid',
      ticks: HANDS_TICKS,
      command: { behave: 'help', need: 'door', strong: true },
    });
    for (const guest of world.guests) if (isQuiet(guest)) asksQuietGuest(world, guest);
    for (const me of world.maids) if (me.present) shows(world, me, 'exclaim', 60, 'strong.allHands');
    return waiting(world);
  },
};
