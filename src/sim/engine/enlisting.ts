/**
 * Who has a mind: the staff from the beginning, guests once they have come. Minds are given to the next guests expected
 * in lots, asleep until there is a body to go with each, since giving one to each by itself would cost the whole table of
 * minds every time.
 */

import type { SavedMind } from '../../ai/index.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { beginOf, kindOf } from '../thinking/kinds.ts';
import type { Guest, Person } from '../state/person.ts';
import { warpTableIn } from '../thinking/warps.ts';
import type { Actor } from '../script-api/script-api.ts';
import type { RunningWorld } from './build-world.ts';

/** Minds are given to so many of the next guests at once. */
const EXPECTED = 64;

function actorOf(world: RunningWorld, id: string): Actor {
  let actor = world.actors.get(id);
  if (actor === undefined) {
    // Somebody who has yet to arrive.
    actor = { me: undefined as unknown as Person, cafe: world.scriptApi };
    world.actors.set(id, actor);
  }
  return actor;
}

/** Gives a mind to everybody who is there. */
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

/** Gives everybody the mind they had when the café was saved. */
export function loadMinds(world: RunningWorld, saved: readonly SavedMind[]): void {
  const { minds, state } = world;
  minds.tick = state.tick - 1;
  minds.load(
    saved,
    (id) => actorOf(world, id),
    (id) => mindTableOf(state, state.people[id] ?? { role: 'guest' }),
  );
}

/** Wakes the mind of somebody who has arrived; one who starts on a seat begins there. */
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
  (actorOf(world, who.id) as { me: Person }).me = who;
  minds.wake(who.id);
}
