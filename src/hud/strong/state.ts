/** State of the strong actions in the HUD: the chosen action with its target, and what pressing its button or key does. */

import { signal } from '@preact/signals';
import type { StrongName, StrongTarget } from '../../sim/state/strong.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import { TICKS_PER_SECOND } from '../../words/index.ts';
import { showToast, type Store } from '../store.ts';

/** The action whose card is open; null = none. */
export const chosen = signal<StrongName | null>(null);
/** Index of the picked target in the list of the chosen action's targets. */
export const targetAt = signal(0);

const shownOf = (store: Store, name: StrongName): StrongShown | undefined =>
  store.strong.peek().find((one) => one.name === name);

/** The target of a strong action: the target that the player has picked, otherwise the best one. */
export function targetOf({ targets }: StrongShown): StrongTarget {
  return targets[Math.min(targetAt.value, targets.length - 1)] ?? {};
}

/** Closes the card of the chosen strong action. @returns false if no card was open */
export function leaveStrong(): boolean {
  if (chosen.peek() === null) return false;
  chosen.value = null;
  return true;
}

/** Chooses a strong action and opens its card; if the action is chosen already, uses it. */
export function pressStrong(store: Store, name: StrongName): void {
  if (chosen.peek() === name) {
    pushStrong(store);
    return;
  }
  chosen.value = name;
  targetAt.value = 0;
}

/**
 * Chooses a strong action and opens its card. Calling it again does not use the action; calling {@link pressStrong}
 * again does.
 */
export function openStrong(store: Store, name: StrongName): void {
  if (chosen.peek() !== name) pressStrong(store, name);
}

/**
 * Uses the chosen strong action at its target. The café may have gone on since the card was drawn. If the best target
 * can no longer be helped, the next one that can be is taken. If none can, or if the player has picked the target, a
 * message says why.
 */
export function pushStrong(store: Store): void {
  const { cafe } = store;
  const name = chosen.peek();
  const shown = name === null ? undefined : shownOf(store, name);
  if (cafe === null || shown === undefined) return;
  let target = targetOf(shown);
  let bar = cafe.strongBar(shown.name, target);
  if (bar !== null && targetAt.peek() === 0) {
    const now = cafe.strong().find((one) => one.name === shown.name)?.targets ?? [];
    const open = now.find((one) => cafe.strongBar(shown.name, one) === null);
    if (open !== undefined) [target, bar] = [open, null];
  }
  const left = cafe.chalkLeft ?? shown.cost;
  if (bar === null && left < shown.cost) bar = 'sticks';
  if (bar !== null) {
    const seconds = Math.ceil(shown.cooling / TICKS_PER_SECOND);
    showToast(store, { key: `strong.bar.${bar}`, params: { seconds, cost: shown.cost, left } });
    return;
  }
  chosen.value = null;
  store.deps.give({ kind: 'strong', action: shown.name, ...target });
}

/** Aims the chosen action at a guest selected in the room, or at the table of that guest. */
export function aimAt(store: Store, id: string): void {
  const { cafe } = store;
  const shown = chosen.peek() === null ? undefined : shownOf(store, chosen.peek() as StrongName);
  const who = cafe?.state.people[id];
  if (shown === undefined || who?.role !== 'guest') return;
  const table = cafe?.state.seats.find(({ id: seat }) => seat === who.seat)?.table;
  const at = shown.targets.findIndex(
    (one) => one.guest === id || (table !== undefined && (one.table === table || one.other === table)),
  );
  if (at >= 0) targetAt.value = at;
}

export function nextTarget({ targets }: StrongShown, by: 1 | -1): void {
  if (targets.length > 0) targetAt.value = (targetAt.peek() + by + targets.length) % targets.length;
}
