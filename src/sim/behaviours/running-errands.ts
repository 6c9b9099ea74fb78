/**
 * Behaviours of maids on an errand of a strong action, a special intervention that costs the player chalk
 * (sim/strong): apologising to a guest, pushing a table.
 */

import { only, str, num, workFor, type Behaviour } from './behaviour.ts';
import { ranErrand } from '../minds/command-answers.ts';
import type { Guest } from '../state/person.ts';
import { TICKS } from '../state/tuning.ts';
import { calmed } from '../strong/calm.ts';
import { isPushing, PUSH_TICKS, pushed } from '../strong/join.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { emit, guest, seatOf, type World } from '../world/world.ts';

/** Maximum distance in tiles at which a maid can apologise to a standing guest. */
const BESIDE = 1;

const placeOf = (world: World, who: Guest): { x: number; y: number } => seatOf(world, who) ?? who;

export const runningErrands: Record<string, Behaviour> = {
  /** `{ behave: 'apologise', guest }`: bows to a guest. Afterwards the guest and the whole party have their full patience again. */
  apologise: only('maid', {
    fields: { guest: 'text' },
    band: 'service',
    canDo: (world, me, todo) => {
      const who = guest(world, str(todo, 'guest'));
      if (who === undefined || me.pose === 'down' || me.stepOf > 0) return false;
      const { x, y } = placeOf(world, who);
      return me.work === todo.behave || tilesBetween(me.x, me.y, x, y) <= BESIDE;
    },
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
