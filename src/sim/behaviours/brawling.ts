/** Behaviours of a brawl: fighting, ending a fight, and keeping away (events/brawl.ts). */

import { restFor } from '../../ai/index.ts';
import { type Behaviour, only, workFor } from './behaviour.ts';
import { goingOn } from '../events/running-event.ts';
import { facingTo, tilesBetween } from '../world/map.ts';
import { TICKS } from '../state/tuning.ts';
import { emit, gotOn, shows, type World } from '../world/world.ts';

/** Number of ticks between two blows. */
const BLOW = 20;
/** Number of tiles within which a maid can talk to the fighters. */
const HEARD = 2;
/** Factor on the time that a guest takes to make peace, compared with a maid. */
const GUEST_MEDIATES = 3;

/** Number of ticks after the beginning of a brawl during which the fighters do not listen to a peacemaker. */
const HEAT = 160;
const heatLeft = ({ state }: World): number => {
  const event = goingOn(state, 'brawl');
  return event === undefined ? 0 : event.since + HEAT - state.tick;
};

export const brawling: Record<string, Behaviour> = {
  /**
   * `{ behave: 'brawl' }`: a guest fights until the brawl is over. A guest who was not fighting before joins the brawl.
   */
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
  /** `{ behave: 'mediate' }`: ends the brawl from a tile beside it. Each level of a maid's charm saves 10 ticks. */
  mediate: {
    canDo: (world, me) => {
      const event = goingOn(world.state, 'brawl');
      return (
        event !== undefined &&
        me.seat === null &&
        me.pose !== 'down' &&
        tilesBetween(me.x, me.y, event.x, event.y) <= HEARD
      );
    },
    perform: (world, me, todo) => {
      const talks = me.role === 'maid' ? TICKS.mediate - 10 * me.charm : GUEST_MEDIATES * TICKS.mediate;
      const ticks = Math.max(talks, heatLeft(world));
      return workFor(
        world,
        me,
        todo.behave,
        ticks,
        () => {
          me.pose = 'idle';
          const event = goingOn(world.state, 'brawl');
          if (event !== undefined) event.by = me.id;
          emit(world, 'mediated', me.id, { people: event === undefined ? [] : [...event.who] });
        },
        () => {
          const event = goingOn(world.state, 'brawl');
          if (event !== undefined) me.facing = facingTo(me.x, me.y, event.x, event.y, me.facing);
          me.pose = me.role === 'maid' ? 'bow' : 'chat';
          shows(world, me, 'chat', ticks, 'mediate');
        },
      );
    },
  },
  /** `{ behave: 'cower' }`: keeps away from a brawl until it is over. For maids, and for guests who are not seated. */
  cower: {
    work: 'wait',
    canDo: (world, me) => me.seat === null && me.pose !== 'down' && goingOn(world.state, 'brawl') !== undefined,
    perform: (world, me) => {
      if (me.pose !== 'panic') emit(world, 'takesCover', me.id, {});
      me.pose = 'panic';
      shows(world, me, 'exclaim', BLOW);
      gotOn(world, me);
      return restFor(BLOW);
    },
  },
};
