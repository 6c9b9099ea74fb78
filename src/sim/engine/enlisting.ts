/**
 * Gives people their minds: the staff at once, guests in batches. The minds of expected guests sleep until the guest
 * arrives. They are not added one by one, because that would copy the table of minds every time.
 */

import { mindTableOf } from '../thinking/script-keys.ts';
import { kindOf } from '../thinking/kinds.ts';
import type { Guest, Person } from '../state/person.ts';
import { warpTableIn } from '../thinking/warps.ts';
import type { Character } from './scripts.ts';
import type { RunningWorld } from './build-world.ts';

/** Number of expected guests who get a mind in one batch. */
const EXPECTED = 64;

function actorOf(world: RunningWorld, id: string): Character {
  let actor = world.actors.get(id);
  if (actor === undefined) {
    // A guest who has not arrived yet is not among the people, so the field `me` is set on arrival.
    actor = { me: undefined as unknown as Person, cafe: world.scriptApi };
    world.actors.set(id, actor);
  }
  return actor;
}

export function enlistAll(world: RunningWorld): void {
  for (const me of Object.values(world.state.people))
    world.minds.add(me.id, actorOf(world, me.id), me.role, { warps: mindTableOf(world.state, me) });
}

/** The minds of a café as its save contains them; the rest of what minds save follows from the café's state. */
export type SavedThoughts = Pick<ReturnType<RunningWorld['minds']['save']>, 'minds' | 'board'>;

/** Restores the minds of a café. @throws Error that names everything that is wrong with them */
export function loadMinds(world: RunningWorld, { minds, board }: SavedThoughts): void {
  const { state } = world;
  const each = <T>(of: (who: Person | { readonly role: 'guest' }) => T): Record<string, T> =>
    // A saved mind whose person is not in the state belongs to a guest who has not arrived yet.
    Object.fromEntries(minds.map(({ id }) => [id, of(state.people[id] ?? { role: 'guest' })]));
  const restored = world.minds.restore(
    {
      format: 1,
      tick: state.tick - 1,
      kinds: each(({ role }) => role),
      minds,
      board,
      streams: {},
      warps: each((who) => mindTableOf(state, who)),
    },
    (id) => actorOf(world, id),
  );
  if (!restored.ok) throw new Error(restored.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  for (const { id, todo } of minds) {
    const me = state.people[id];
    if (me !== undefined && todo?.until?.includes('alert') === true) world.crowd.waits(me, true);
  }
}

/** Wakes the mind of a person who has arrived. A guest who starts on a seat begins with the script `seated`. */
export function admit(world: RunningWorld, who: Guest, startsSeated: boolean): void {
  const { minds, state } = world;
  if (!minds.has(who.id)) {
    expect(world, who.id, kindOf(who), startsSeated);
    for (const { id, spec } of state.arrivals.slice(0, EXPECTED))
      if (!minds.has(id)) expect(world, id, 'guest', spec.start === 'seat');
  }
  actorOf(world, who.id).me = who;
  minds.wake(who.id);
}

/** Gives a guest a mind that sleeps. */
function expect(world: RunningWorld, id: string, kind: string, startsSeated: boolean): void {
  world.minds.add(id, actorOf(world, id), 'guest', {
    warps: warpTableIn(world.state, kind),
    begin: startsSeated ? 'seated' : 'enter',
    asleep: true,
  });
}
