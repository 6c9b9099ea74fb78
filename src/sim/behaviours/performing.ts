/** Behaviours on and around the stage (events/show.ts). */

import { type Behaviour, only, workFor } from './behaviour.ts';
import { goingOn } from '../events/running-event.ts';
import { isDancing } from '../events/show.ts';
import { remembersDoing } from '../people/guest-memory.ts';
import { TICKS } from '../state/tuning.ts';
import type { Guest } from '../state/person.ts';
import { emit, shows, type World } from '../world/world.ts';

/** Change of the mood of a guest who dances. */
const DANCED = 0.2;

function danced(world: World, me: Guest): void {
  const event = goingOn(world.state, 'show');
  me.pose = 'idle';
  const what = me.stage === 'perform' ? 'dances' : 'joined';
  if (event !== undefined) event.counts[what] = (event.counts[what] ?? 0) + 1;
  if (me.stage !== 'perform') {
    me.mood = Math.min(1, me.mood + DANCED);
    remembersDoing(world, me, 'dance');
  }
  emit(world, 'danced', me.id);
}

export const performing: Record<string, Behaviour> = {
  /** `{ behave: 'dance' }`: a guest dances one dance. It can start only during a show. */
  dance: only('guest', {
    promised: 'dances|dance|is dancing|are dancing',
    canDo: (world, me, todo) => {
      const event = goingOn(world.state, 'show');
      return me.work === todo.behave || (me.seat === null && event !== undefined && isDancing(world, event));
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.dance,
        () => danced(world, me),
        () => {
          me.pose = 'cheer';
          me.facing = 'SW';
          shows(world, me, 'music', 60);
          emit(world, 'dance', me.id);
        },
      ),
  }),
  /** `{ behave: 'danceAlong' }`: a maid without work dances where she stands while a show is on. */
  danceAlong: only('maid', {
    work: 'wait',
    idle: 'free',
    band: 'waiting',
    canDo: (world, me) => {
      const event = goingOn(world.state, 'show');
      return me.pose !== 'down' && me.stepOf === 0 && event !== undefined && isDancing(world, event);
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.danceAlong,
        () => {
          me.pose = 'idle';
        },
        () => {
          me.pose = 'cheer';
          me.dancedTick = world.state.tick;
          shows(world, me, 'music', TICKS.danceAlong);
          emit(world, 'dance', me.id);
        },
      ),
  }),
};
