/** Behaviours of a TV crew (events/tv.ts). */

import { type Behaviour, only, workFor } from './behaviour.ts';
import { goingOn } from '../events/running-event.ts';
import { isFilming, seenAs } from '../events/tv.ts';
import { facingTo } from '../world/map.ts';
import { TICKS } from '../state/tuning.ts';
import type { Guest } from '../state/person.ts';
import { emit, guest, shows, type World } from '../world/world.ts';

function filmed(world: World, me: Guest, id: unknown): void {
  me.pose = 'idle';
  const event = goingOn(world.state, 'tv');
  if (event === undefined) return;
  const { counts } = event;
  counts['shots'] = (counts['shots'] ?? 0) + 1;
  const who = typeof id === 'string' ? guest(world, id) : undefined;
  if (who === undefined) return;
  const seen = seenAs(who);
  counts[seen] = (counts[seen] ?? 0) + 1;
  shows(world, who, seen === 'bad' ? 'angry' : 'camera', 40);
  emit(world, 'filmed', me.id, { customer: who.id, seen });
}

export const filming: Record<string, Behaviour> = {
  /** `{ behave: 'film', guest? }`: films a seated guest, or the room if no guest is named. */
  film: only('guest', {
    fields: { guest: 'text?' },
    canDo: (world, me, todo) => {
      const event = goingOn(world.state, 'tv');
      return me.work === todo.behave || (me.seat === null && event !== undefined && isFilming(world, event));
    },
    perform: (world, me, todo) =>
      workFor(
        world,
        me,
        todo.behave,
        TICKS.film,
        () => filmed(world, me, todo['guest']),
        () => {
          const event = goingOn(world.state, 'tv');
          const who = typeof todo['guest'] === 'string' ? guest(world, todo['guest']) : undefined;
          if (who !== undefined) {
            me.facing = facingTo(me.x, me.y, who.x, who.y, me.facing);
            // Reserves this guest, so that no other member of the crew films the same guest.
            if (event !== undefined) event.counts[`of:${who.id}`] = 1;
          }
          me.pose = 'photo';
          shows(world, me, 'camera', TICKS.film);
        },
      ),
  }),
};
