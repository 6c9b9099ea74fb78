/** Behaviours of a brawl: fighting, and ending a fight (events/brawl.ts). */

import { restFor } from '../../ai/index.ts';
import { type Behaviour, only, workFor } from './behaviour.ts';
import { goingOn } from '../events/going.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { TICKS } from '../state/tuning.ts';
import { emit, gotOn, shows } from '../world/world.ts';

/** Number of ticks between two blows. */
const BLOW = 20;
/** Number of tiles within which a maid can talk to the fighters. */
const HEARD = 2;

export const brawling: Record<string, Behaviour> = {
  /** `{ behave: 'brawl' }`: fights until the brawl is over; a guest who was not in it joins. */
  brawl: only('guest', {
    promised: 'brawls|brawl|is brawling|are brawling',
    canDo: (world, me) => me.seat === null && goingOn(world.state, 'brawl') !== undefined,
    perform: (world, me) => {
      const event = goingOn(world.state, 'brawl');
      if (event !== undefined && !event.who.includes(me.id)) {
        event.who.push(me.id);
        emit(world, 'joinsBrawl', me.id);
      }
      if (event !== undefined) me.facing = facingTo(me.x, me.y, event.x, event.y, me.facing);
      me.pose = 'angry';
      shows(world, me, 'anger', BLOW);
      gotOn(world, me);
      return restFor(BLOW);
    },
  }),
  /** `{ behave: 'mediate' }`: ends the brawl from a tile beside it; each level of charm saves 10 ticks. */
  mediate: only('maid', {
    canDo: (world, me) => {
      const event = goingOn(world.state, 'brawl');
      return event !== undefined && me.pose !== 'down' && tilesBetween(me.x, me.y, event.x, event.y) <= HEARD;
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.mediate - 10 * me.charm,
        () => {
          me.pose = 'idle';
          const event = goingOn(world.state, 'brawl');
          if (event !== undefined) event.by = me.id;
          emit(world, 'mediated', me.id, { people: event === undefined ? [] : [...event.who] });
        },
        () => {
          const event = goingOn(world.state, 'brawl');
          if (event !== undefined) me.facing = facingTo(me.x, me.y, event.x, event.y, me.facing);
          me.pose = 'bow';
          shows(world, me, 'chat', TICKS.mediate, 'mediate');
        },
      ),
  }),
};
