/** Behaviours of sweeping litter and clearing tables. */

import { type Behaviour, num, only, str, workFor } from './behaviour.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { cleared, swept } from '../minds/command-answers.ts';
import { emit, messChanged, seatsChanged } from '../world/world.ts';
import { litterAt, platesAt } from '../world/ground.ts';
import { isAllHands } from '../state/strong.ts';
import { isOnOrder } from '../people/energy.ts';
import { TICKS } from '../state/tuning.ts';

/** The kind of commands by which a player asks a maid to sweep litter or to clear a table. */
const CLEARING = ['sweep'];

export const tidying: Record<string, Behaviour> = {
  /** `{ behave: 'sweep', x, y }`: sweeps a neighbouring tile, or the maid's own tile after a fall. */
  sweep: only('maid', {
    fields: { x: 'whole', y: 'whole' },
    work: 'sweep',
    claims: 'tile',
    band: 'sweep',
    promised: 'sweeps|sweep|is sweeping|are sweeping',
    forPlayers: true,
    canDo: (world, me, todo) =>
      me.pose !== 'down' &&
      me.carrying.length === 0 &&
      me.stepOf === 0 &&
      tilesBetween(me.x, me.y, num(todo, 'x'), num(todo, 'y')) <= 1 &&
      litterAt(world, num(todo, 'x'), num(todo, 'y')) !== undefined,
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.sweep,
        () => {
          const [x, y] = [num(todo, 'x'), num(todo, 'y')];
          world.state.litter = world.state.litter.filter((litter) => litter.x !== x || litter.y !== y);
          world.places.litterGone(x, y);
          me.pose = 'idle';
          me.tally.swept++;
          world.state.figures.swept++;
          emit(world, 'sweep', me.id, { x, y });
          swept(world, me, x, y);
          messChanged(world, false);
        },
        () => {
          me.facing = facingTo(me.x, me.y, num(todo, 'x'), num(todo, 'y'), me.facing);
          me.pose = 'sweep';
        },
        'service',
      ),
  }),
  /** `{ behave: 'clear', seat }`: takes the empty plate away from a seat's table. */
  clear: only('maid', {
    fields: { seat: 'text' },
    work: 'sweep',
    claims: 'tending',
    band: 'clear',
    forPlayers: true,
    canDo: (world, me, todo) => {
      const seat = world.seats.get(str(todo, 'seat'));
      return (
        me.pose !== 'down' &&
        me.carrying.length === 0 &&
        seat !== undefined &&
        seat.dirty &&
        seat.takenBy === null &&
        me.stepOf === 0 &&
        tilesBetween(me.x, me.y, seat.x, seat.y) === 1
      );
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        isAllHands(world.state) ? TICKS.clear / 2 : TICKS.clear,
        () => {
          const seat = world.seats.get(str(todo, 'seat'));
          // A maid clears all empty plates of a table at once while the strong action "all hands" lasts, or if the player
          // has asked her to clear this table.
          const atOnce = isAllHands(world.state) || isOnOrder(me, CLEARING);
          const all = seat === undefined ? [] : atOnce ? platesAt(world, seat.x, seat.y) : [seat];
          for (const one of all) {
            one.dirty = false;
            world.places.seatChanged(one);
          }
          me.pose = 'idle';
          me.tally.cleared++;
          emit(world, 'clear', me.id, { seat: str(todo, 'seat') });
          cleared(world, me);
          messChanged(world, false);
          seatsChanged(world, true);
        },
        () => {
          const seat = world.seats.get(str(todo, 'seat'));
          if (seat !== undefined) me.facing = facingTo(me.x, me.y, seat.x, seat.y, me.facing);
          me.pose = 'serve';
        },
        'service',
      ),
  }),
};
