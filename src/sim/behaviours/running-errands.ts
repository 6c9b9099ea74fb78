/**
 * Behaviours of maids on an errand: apologising to a guest and pushing a table for a strong action, a special
 * intervention that costs the player chalk (sim/strong), and taking water to the queue.
 */

import { only, str, num, workFor, type Behaviour } from './behaviour.ts';
import { broughtWater, ranErrand } from '../minds/command-answers.ts';
import { givesWater } from '../people/water.ts';
import type { Guest, Maid } from '../state/person.ts';
import { TICKS } from '../state/tuning.ts';
import { calmed } from '../strong/calm.ts';
import { isPushing, PUSH_TICKS, pushed } from '../strong/join.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { emit, guest, seatOf, type World } from '../world/world.ts';

/** Maximum distance in tiles at which a maid can apologise to a standing guest. */
const BESIDE = 1;

const placeOf = (world: World, who: Guest): { x: number; y: number } => seatOf(world, who) ?? who;

/** Whether a maid stands beside a guest, or has begun this work there. */
function isBeside(world: World, me: Maid, who: Guest | undefined, behave: string): boolean {
  if (who === undefined || me.pose === 'down' || me.stepOf > 0) return false;
  const { x, y } = placeOf(world, who);
  return me.work === behave || tilesBetween(me.x, me.y, x, y) <= BESIDE;
}

export const runningErrands: Record<string, Behaviour> = {
  /** `{ behave: 'apologise', guest }`: bows to a guest. Afterwards the guest and the whole party have their full patience again. */
  apologise: only('maid', {
    fields: { guest: 'text' },
    band: 'service',
    canDo: (world, me, todo) => isBeside(world, me, guest(world, str(todo, 'guest')), todo.behave),
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.apologise,
        () => {
          me.pose = 'idle';
          const who = guest(world, str(todo, 'guest'));
          if (who !== undefined) calmed(world, who, me.id);
          ranErrand(world, me, 'calm');
        },
        () => {
          const who = guest(world, str(todo, 'guest')) as Guest;
          const { x, y } = placeOf(world, who);
          me.facing = facingTo(me.x, me.y, x, y, me.facing);
          me.pose = 'bow';
          emit(world, 'apologises', me.id, { customer: who.id });
        },
        'service',
      ),
  }),
  /**
   * `{ behave: 'water', guest }`: gives water to the queue, standing beside its first guest. The work goes on when this
   * guest sits down or leaves meanwhile.
   */
  water: only('maid', {
    fields: { guest: 'text' },
    band: 'service',
    canDo: (world, me, todo) =>
      me.work === todo.behave ? me.pose !== 'down' : isBeside(world, me, guest(world, str(todo, 'guest')), todo.behave),
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.water,
        () => {
          me.pose = 'idle';
          givesWater(world, me);
          broughtWater(world, me);
        },
        () => {
          const who = guest(world, str(todo, 'guest')) as Guest;
          me.facing = facingTo(me.x, me.y, who.x, who.y, me.facing);
          me.pose = 'serve';
        },
        'service',
      ),
  }),
  /**
   * `{ behave: 'push', table }`: a maid pushes a table, standing beside one of its chairs. Two maids together push two
   * tables towards each other.
   */
  push: only('maid', {
    fields: { table: 'whole' },
    band: 'service',
    canDo: (world, me, todo) =>
      me.pose !== 'down' &&
      me.stepOf === 0 &&
      isPushing(world, me) &&
      (world.places.tables.get(num(todo, 'table')) ?? []).some(({ x, y }) => tilesBetween(me.x, me.y, x, y) === 1),
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        PUSH_TICKS,
        () => {
          me.pose = 'idle';
          ranErrand(world, me, 'push');
          pushed(world, me);
        },
        () => {
          const seat = world.places.tables.get(num(todo, 'table'))?.[0];
          if (seat !== undefined) me.facing = facingTo(me.x, me.y, seat.tableX, seat.tableY, me.facing);
          me.pose = 'serve';
          emit(world, 'pushes', me.id, { table: num(todo, 'table') });
        },
        'service',
      ),
  }),
};
