/**
 * The focus: the player puts one kind of work first for all maids. It stands on the chalkboard until the player changes
 * it or the day ends. It changes nobody's plan from outside: each maid reads it the next time she looks for work, and
 * goes through her list of priorities in another order (scripts/maid/work-priorities.ts). Work of other kinds then
 * waits, which is its price. The article calls such a shared place for requests a blackboard (_How NPC AI works_).
 */

import type { FocusName } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';

/** How much work of a kind has been done today: orders taken, dishes served or plates cleared. */
export function doneToday({ figures, people }: WorldState, on: FocusName): number {
  if (on === 'orders') return figures.ordersTaken;
  if (on === 'dishes') return figures.dishesServed;
  return Object.values(people).reduce((sum, one) => sum + (one.role === 'maid' ? one.tally.cleared : 0), 0);
}

/** Sets the focus, or removes it with null. @returns why it cannot be set; null if it was set */
export function setFocus(world: World, on: FocusName | null): string | null {
  const { state } = world;
  if (state.over) return 'closed';
  if (on === (state.focus?.on ?? null)) return null;
  if (on === null) delete state.focus;
  else state.focus = { on, sinceTick: state.tick, from: doneToday(state, on) };
  emit(world, 'focus', null, { on });
  for (const me of world.maids) {
    if (!me.present) continue;
    if (on !== null) shows(world, me, 'exclaim', 40, `focus.${on}`);
    world.minds.wake(me.id);
  }
  return null;
}
