/**
 * People who come to the café to work there: dancers, a camera team. They are guests to the eye only – they take no
 * chair, order nothing and are in no figure –, think by a row of their own, and go when what they came for is over.
 */

import { guestName, nameFor, namesTaken } from '../people/stranger-names.ts';
import { makeGuest } from '../people/people.ts';
import type { PerformerType } from '../thinking/kinds.ts';
import type { PersonId } from '../state/person.ts';
import { insertById, type World } from '../world/world.ts';
import { calendarOf, eventId } from './comers.ts';
import type { Hands } from './rule.ts';

/** They come in now, by the first door; nobody without one. @returns their ids */
export function performersCome(world: World, hands: Hands, type: PerformerType, looks: readonly string[]): PersonId[] {
  const { state } = world;
  const [door] = state.doors;
  if (door === undefined) return [];
  return looks.map((look, i) => {
    const id = eventId(world, type, i + 1);
    const spec = {
      name: nameFor(guestName(calendarOf(world).rng), namesTaken(state.people)),
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
    hands.admit(who);
    return id;
  });
}
