/**
 * Evacuation during the fire alarm: people get up, walk out of the door, and come back when the alarm is over
 * (events/alarm.ts).
 */

import { DONE } from '../../ai/index.ts';
import { type Behaviour, only, workFor } from './behaviour.ts';
import { backAt, hearsAlarm } from '../events/alarm.ts';
import { goingOn } from '../events/running-event.ts';
import { tileAt } from '../world/map.ts';
import type { Person } from '../state/person.ts';
import { enterStage } from '../visits/visit-stages.ts';
import { emit, gotOn, stopAttending, stopCalling, type World } from '../world/world.ts';

/**
 * Puts a person outside. While outside, a person is not present: nobody sees them and they see nobody, until they
 * return on the same tile.
 */
function goesOutside(world: World, me: Person): void {
  emit(world, 'outside', me.id);
  me.pose = 'idle';
  if (tileAt(world.state.map, me.x, me.y) !== 'D') return;
  me.present = false;
  me.bubble = null;
  world.crowd.placed(me);
  if (me.role === 'maid') world.places.walkOff(me);
}

function comesBack(world: World, me: Person): void {
  if (!me.present) {
    me.present = true;
    world.crowd.placed(me);
    if (me.role === 'maid') world.places.stand(me);
  }
  emit(world, 'backInside', me.id);
}

export const evacuating: Record<string, Behaviour> = {
  /**
   * `{ behave: 'rise' }`: gets up and drops everything. The seat stays reserved, and the present stage of the visit is
   * resumed later.
   */
  rise: only('guest', {
    canDo: (_world, me) => hearsAlarm(me) && me.stage !== 'outside',
    perform: (world, me) => {
      stopCalling(world, me);
      stopAttending(world, me);
      if (me.seat !== null) me.before ??= me.stage;
      me.seat = null;
      me.pose = 'panic';
      enterStage(world, me, 'outside');
      gotOn(world, me);
      return DONE;
    },
  }),
  /**
   * `{ behave: 'shelter' }`: goes outside from a door until the alarm is over. A person who stands elsewhere waits
   * there.
   */
  shelter: {
    canDo: (_world, me) => me.work === 'shelter' || (hearsAlarm(me) && me.pose !== 'down'),
    perform: (world, me, todo) => {
      const event = goingOn(world.state, 'alarm');
      const ticks = event === undefined ? 1 : backAt(event, me) - world.state.tick;
      return workFor(
        world,
        me,
        todo.behave,
        ticks,
        () => comesBack(world, me),
        () => goesOutside(world, me),
      );
    },
  },
};
