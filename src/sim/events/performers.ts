/**
 * Performers: dancers and camera teams. They are guests by role only: they take no seat, order nothing and appear in no
 * figures. They have warp tables of their own and leave when their event is over.
 */

import { guestName, nameFor, namesTaken } from '../people/stranger-names.ts';
import { makeGuest } from '../people/creating-people.ts';
import type { PerformerType } from '../thinking/kinds.ts';
import type { PersonId } from '../state/person.ts';
import { insertById, type World } from '../world/world.ts';
import { calendarOf, eventId } from './event-guests.ts';
import type { Hands } from './day-event.ts';

/** Lets performers come in by the first door; none if there is no door. @returns their ids */
export function performersCome(world: World, hands: Hands, type: PerformerType, looks: readonly string[]): PersonId[] {
  const { state } = world;
  const [door] = state.doors;
  if (door === undefined) return [];
  return looks.map((look, i) => {
    const id = eventId(world, type, i + 1);
    const spec = {
      name: nameFor(guestName(calendarOf(world).rng), () => namesTaken(state.people)),
      look,
      customerType: type,
      isHero: false,
      patience: 1_000_000,
      budget: 0,
      taste: [],
      temperament: 'calm',
      loudness: 0,
      speed: 6,
      party: null,
      seat: null,
      start: 'door' as const,
      order: null,
    };
    const who = makeGuest(id, spec, state.seed, door, state.tick);
    who.stage = 'perform';
    state.people[id] = who;
    insertById(world.guests, who);
    world.crowd.placed(who);
    hands.admit(who);
    return id;
  });
}
