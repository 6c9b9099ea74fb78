/**
 * Creates minds: for the staff at once, for guests in batches. The minds of expected guests sleep until the guest
 * arrives; adding them one by one would copy the table of minds every time.
 */

import type { SavedMind } from '../../ai/index.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { beginOf, kindOf } from '../thinking/kinds.ts';
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
  world.minds.enlist(
    Object.values(world.state.people).map((me) => ({
      id: me.id,
      character: actorOf(world, me.id),
      warpTable: mindTableOf(world.state, me),
      begin: beginOf(me.role),
    })),
  );
}

export function loadMinds(world: RunningWorld, saved: readonly SavedMind[]): void {
  const { minds, state } = world;
  minds.tick = state.tick - 1;
  minds.load(
    saved,
    (id) => actorOf(world, id),
    (id) => mindTableOf(state, state.people[id] ?? { role: 'guest' }),
  );
  for (const { id, todo } of saved) {
    const me = state.people[id];
    if (me !== undefined && todo?.until?.includes('alert') === true) world.crowd.waits(me, true);
  }
}

/** Wakes the mind of a person who has arrived. A guest who starts on a seat begins with the script `seated`. */
export function admit(world: RunningWorld, who: Guest, startsSeated: boolean): void {
  const { minds, state } = world;
  if (minds.rowOf(who.id) < 0) {
    const expected = state.arrivals.slice(0, EXPECTED).filter(({ id }) => minds.rowOf(id) < 0);
    minds.enlist([
      {
        id: who.id,
        character: actorOf(world, who.id),
        warpTable: warpTableIn(state, kindOf(who)),
        begin: startsSeated ? 'seated' : 'enter',
        asleep: true,
      },
      ...expected.map(({ id, spec }) => ({
        id,
        character: actorOf(world, id),
        warpTable: warpTableIn(state, 'guest'),
        begin: spec.start === 'seat' ? 'seated' : 'enter',
        asleep: true,
      })),
    ]);
  }
  actorOf(world, who.id).me = who;
  minds.wake(who.id);
}
