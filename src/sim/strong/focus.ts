/**
 * The focus: the player puts one kind of work first for all maids. It stands until the player changes it or the day
 * ends; only a head maid who keeps it goes on the next day. It changes nobody's plan from outside: each maid reads it
 * the next time she looks for work, and goes through her list of priorities in another order
 * (scripts/maid/work-priorities.ts). Work of other kinds then waits, which is its price. The article calls such a shared
 * place for requests a blackboard (_How NPC AI works_).
 */

import { chiefOf } from '../head-maid/titles.ts';
import { leadsMaids } from '../state/head-maid.ts';
import type { FocusChoice, FocusName } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';

/** How much work of a kind has been done today: orders taken, dishes served or plates cleared. */
export function doneToday({ figures, people }: WorldState, on: FocusName): number {
  if (on === 'orders') return figures.ordersTaken;
  if (on === 'dishes') return figures.dishesServed;
  return Object.values(people).reduce((sum, one) => sum + (one.role === 'maid' ? one.tally.cleared : 0), 0);
}

/** What the player has chosen; null = each maid keeps her own order. */
export const choiceOf = ({ focus }: Pick<WorldState, 'focus'>): FocusChoice | null =>
  focus === undefined ? null : focus.most === true ? 'most' : focus.on;

/** Sets the focus, or removes it with null. @returns why it cannot be set; null if it was set */
export function setFocus(world: World, choice: FocusChoice | null): string | null {
  const { state } = world;
  if (state.over) return 'closed';
  if (choice === choiceOf(state)) return null;
  if (choice === 'most' && !leadsMaids(state.headMaid)) return 'noHeadMaid';
  // The head maid looks what waits longest at her next regular time.
  if (choice === null) delete state.focus;
  else if (choice === 'most') state.focus = { on: null, most: true, sinceTick: state.tick, from: 0 };
  else state.focus = { on: choice, sinceTick: state.tick, from: doneToday(state, choice) };
  keepsOn(state, choice);
  emit(world, 'focus', null, { on: choice });
  for (const me of world.maids) {
    if (!me.present) continue;
    if (choice !== null && choice !== 'most') shows(world, me, 'exclaim', 40, `focus.${choice}`);
    world.minds.wake(me.id);
  }
  return null;
}

/** Notes which head maid keeps the focus, so that she goes on with it the next morning. */
function keepsOn(state: WorldState, choice: FocusChoice | null): void {
  const { headMaid } = state;
  const chief = chiefOf(state);
  if (headMaid === null) return;
  if (choice === 'most' && chief !== null) headMaid.keepsFocus = chief.id;
  else delete headMaid.keepsFocus;
}

/** The morning after: the head maid who kept the focus keeps it again, if she is still the head maid. */
export function keepsFocusOn(state: WorldState): void {
  const { headMaid } = state;
  const keeper = headMaid?.keepsFocus;
  if (keeper === undefined || !leadsMaids(headMaid) || chiefOf(state)?.id !== keeper) return;
  state.focus = { on: null, most: true, sinceTick: state.tick, from: 0 };
}
