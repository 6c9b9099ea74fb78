/** The behaviour of a paparazzo at the table. */

import { DONE, type Progress } from '../../ai/index.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { goingOn } from '../events/running-event.ts';
import { facingTo } from '../world/map.ts';
import { remembers } from '../people/guest-memory.ts';
import { moveStars } from '../season/star-moves.ts';
import { TICKS } from '../state/tuning.ts';
import type { Guest } from '../state/person.ts';
import { emit, gotOn, guest, shows, type World } from '../world/world.ts';

/** Stars that the café gains for each picture of a celebrity. */
const FAME = 0.02;
/** Change of the mood of the guest in the picture. */
const DAZZLED = -0.1;

function shot(world: World, me: Guest, id: string): void {
  me.pose = me.seat === null ? 'idle' : 'sit';
  const who = guest(world, id);
  if (who === undefined) return;
  const { state } = world;
  if (who.isHero && state.free === undefined) moveStars(state, 'known', Math.min(5, state.stars + FAME));
  who.mood = Math.max(-1, who.mood + DAZZLED);
  me.mood = Math.min(1, me.mood - DAZZLED);
  shows(world, who, 'exclaim', 40);
  remembers(world, who, 'photographed', me.id);
  const event = goingOn(state, 'paparazzi');
  if (event !== undefined) event.counts['photos'] = (event.counts['photos'] ?? 0) + 1;
  emit(world, 'photo', me.id, { customer: id, isHero: who.isHero });
}

export const photographing: Record<string, Behaviour> = {
  /**
   * `{ behave: 'photograph', guest }`: a paparazzo aims and takes a picture of a guest. If the paparazzo is calling a
   * maid, the hand stays raised meanwhile.
   */
  photograph: only('guest', {
    fields: { guest: 'text' },
    promised: 'takes a picture|take a picture|is taking pictures|are taking pictures',
    canDo: (world, me, todo) => me.seat !== null && guest(world, str(todo, 'guest')) !== undefined,
    perform: (world, me, todo): Progress => {
      const progress = workFor(
        world,
        me,
        todo.behave,
        TICKS.photograph,
        () => shot(world, me, str(todo, 'guest')),
        () => {
          const who = guest(world, str(todo, 'guest'));
          if (who !== undefined) me.facing = facingTo(me.x, me.y, who.x, who.y, me.facing);
          me.pose = 'photo';
        },
      );
      if (progress === DONE) gotOn(world, me);
      return progress;
    },
  }),
};
