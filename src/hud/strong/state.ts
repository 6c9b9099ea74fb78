/** State of the strong actions in the HUD: the chosen action with its target, and what pressing its button or key does. */

import { signal } from '@preact/signals';
import {
  FOCUSES,
  FOCUS_CHOICES,
  type FocusChoice,
  type StrongName,
  type StrongTarget,
} from '../../sim/state/strong.ts';
import type { StrongBar } from '../../sim/strong/strong-action.ts';
import type { StrongShown } from '../../sim/strong/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Seat } from '../../sim/state/things.ts';
import type { OrderPlace } from '../api.ts';
import { focusKeeper } from '../read/board.ts';
import { showToast } from '../toasts.ts';
import type { Store } from '../store.ts';

/** The action whose card is open; null = none. */
export const chosen = signal<StrongName | null>(null);
/** The action whose short preview is shown, because its button has the pointer or the focus; null = none. */
export const glanced = signal<StrongName | null>(null);
/**
 * The target that the player has picked for the chosen action; null = the best one. It is the target itself, not its
 * place in the list, because the list changes while the café goes on.
 */
export const picked = signal<StrongTarget | null>(null);

const shownOf = (store: Store, name: StrongName): StrongShown | undefined =>
  store.strong.peek().find((one) => one.name === name);

/**
 * The target of a strong action: the target that the player has picked, unless it is a guest who has gone; otherwise the
 * best one that can still be helped, because the café may have gone on since the targets were read.
 */
export function targetOf({ cafe }: Store, { name, targets }: StrongShown): StrongTarget {
  const on = chosen.value === name ? picked.value : null;
  if (on !== null && (on.guest === undefined || cafe?.state.people[on.guest] !== undefined)) return on;
  return targets.find((one) => cafe?.strongBar(name, one) === null) ?? targets[0] ?? {};
}

/** Why a strong action cannot be used at this target now; null = it can. The button and the card both show this. */
export function barOf(store: Store, { name, cost }: StrongShown, on: StrongTarget): StrongBar | null {
  const bar = store.cafe?.strongBar(name, on) ?? null;
  return bar ?? ((store.chalk.value?.left ?? cost) < cost ? 'sticks' : null);
}

/**
 * Closes the card of the chosen strong action and the preview. The preview is closed too, because the pointer may still
 * be on the button that was pressed; the card would otherwise seem to stay open.
 * @returns false if neither was open
 */
export function leaveStrong(): boolean {
  if (chosen.peek() === null && glanced.peek() === null) return false;
  chosen.value = null;
  glanced.value = null;
  return true;
}

/**
 * Runs the café at 1× while the player reads the card of an action whose occasion passes: a show would be over at 8×.
 * @returns brings the former speed back, unless the player has chosen another meanwhile
 */
export function readsAtEase({ speed, deps }: Pick<Store, 'speed' | 'deps'>, name: StrongName): () => void {
  const from = speed.peek();
  if (name !== 'encore' || from <= 1) return () => undefined;
  deps.setSpeed(1);
  return () => {
    if (speed.peek() === 1) deps.setSpeed(from);
  };
}

/** The action used last, in which café, and when. */
let last: { readonly of: Cafe; readonly name: StrongName; readonly at: number } | null = null;
/**
 * Number of milliseconds after an action was used in which a further press is meant for the same use. A player who
 * presses a key twice, because the first press usually opens the card, may have had the card open already, for example
 * from a sign; the second press would open it again, as if the action had not been used.
 */
const SAME_USE_MS = 600;

/** Number of the café's minutes until a strong action can be used again, also if it was used since the panels were drawn. */
export function minutesLeft({ cafe }: Store, { name }: StrongShown): number {
  if (cafe === null) return 0;
  const { clock, strong, tick } = cafe.state;
  return Math.ceil(Math.max(0, (strong?.again[name] ?? 0) - tick) / Math.max(1, clock.ticksPerMinute));
}

/** Says in a message why a strong action cannot be used now. */
function saysWhyNot(store: Store, shown: StrongShown, bar: StrongBar): void {
  const { cost } = shown;
  const left = store.cafe?.chalkLeft ?? cost;
  showToast(store, { key: `strong.bar.${bar}`, params: { minutes: minutesLeft(store, shown), cost, left } });
}

/**
 * Chooses a strong action and opens its card; if the action is chosen already, uses it. Of an action that cools down, or
 * that cannot be used and has nothing to choose from, a message says why: its card would cover the room and offer nothing.
 */
export function pressStrong(store: Store, name: StrongName): void {
  if (chosen.peek() === name) {
    pushStrong(store);
    return;
  }
  if (last?.name === name && last.of === store.cafe && performance.now() - last.at < SAME_USE_MS) return;
  const shown = shownOf(store, name);
  const bar = shown === undefined ? null : barOf(store, shown, targetOf(store, shown));
  if (shown !== undefined && bar !== null && (bar === 'cooling' || shown.targets.length === 0))
    return saysWhyNot(store, shown, bar);
  chosen.value = name;
  picked.value = null;
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
  let target = targetOf(store, shown);
  let bar = cafe.strongBar(shown.name, target);
  const isAimless = Object.keys(target).length === 0 && shown.needs.length > 0;
  if ((bar !== null || isAimless) && picked.peek() === null) {
    const now = cafe.strong().find((one) => one.name === shown.name)?.targets ?? [];
    const open = now.find((one) => cafe.strongBar(shown.name, one) === null);
    if (open !== undefined) [target, bar] = [open, null];
  }
  const left = cafe.chalkLeft ?? shown.cost;
  if (bar === null && left < shown.cost) bar = 'sticks';
  if (bar !== null) return saysWhyNot(store, shown, bar);
  leaveStrong();
  last = { of: cafe, name: shown.name, at: performance.now() };
  // The list of a lamp has done its work once an action is carried out; it would go on covering the kitchen.
  store.lampOpen.value = null;
  store.deps.give({ kind: 'strong', action: shown.name, ...target });
}

/** Aims the chosen action at a guest selected through a list or by a key, or at the table of that guest. */
export function aimAtGuest(store: Store, id: string): void {
  const who = store.cafe?.state.people[id];
  if (who?.role === 'guest') aimAt(store, { x: who.x, y: who.y, personId: id }, false);
}

/**
 * Handles a click in the room while the card of a strong action with a guest or a table as its target is open: what is
 * clicked becomes the target, and the card says if it cannot be. A second click on the same target uses the action.
 * @param uses whether choosing the target a second time uses the action
 * @returns false if the click has nothing to do with the action; the click then means what it means without a card
 */
export function aimAt(store: Store, at: OrderPlace, uses = true): boolean {
  const { cafe } = store;
  const name = chosen.peek();
  const shown = name === null ? undefined : shownOf(store, name);
  if (cafe === null || shown === undefined) return false;
  const found = shown.needs.includes('table')
    ? tableTarget(cafe, shown, at)
    : shown.needs.includes('guest')
      ? guestTarget(cafe, shown, at)
      : null;
  if (found === null) return false;
  const before = picked.peek();
  if (uses && before !== null && isSameTarget(before, found)) pushStrong(store);
  else picked.value = found;
  return true;
}

const isSameTarget = (a: StrongTarget, b: StrongTarget): boolean =>
  a.guest === b.guest && a.table === b.table && a.other === b.other && a.dish === b.dish;

/** The target that a click on a table, a chair or a guest means for an action that needs tables; null = none of these. */
function tableTarget({ state }: Cafe, { targets }: StrongShown, { x, y, personId }: OrderPlace): StrongTarget | null {
  const who = state.people[personId ?? ''];
  if (who !== undefined && who.role !== 'guest') return null;
  const seat =
    state.seats.find(({ id }) => id === who?.seat) ??
    (who === undefined ? state.seats.find((one) => isAt(one, x, y)) : undefined);
  if (seat === undefined) return who === undefined ? null : { guest: who.id };
  const { table } = seat;
  return targets.find((one) => one.table === table || one.other === table) ?? { table };
}

/**
 * The target that a click on a guest, or on the table of guests, means for an action that needs a guest; null = nobody
 * is there. A guest who is helped along with another, as in the queue or in a party, means that other one.
 */
function guestTarget(cafe: Cafe, { name, targets }: StrongShown, { x, y, personId }: OrderPlace): StrongTarget | null {
  const { people, seats } = cafe.state;
  if (personId !== undefined && people[personId]?.role !== 'guest') return null;
  const atTable = seats.filter(({ tableX, tableY }) => tableX === x && tableY === y).map(({ takenBy }) => takenBy);
  const clicked = [personId, ...atTable].filter((id): id is string => people[id ?? '']?.role === 'guest');
  const [first] = clicked;
  if (first === undefined) return null;
  const own = clicked.find((id) => cafe.strongBar(name, { guest: id }) === null);
  if (own !== undefined) return { guest: own };
  return targets.find((on) => cafe.strongPlan(name, on).guests.some((id) => clicked.includes(id))) ?? { guest: first };
}

const isAt = ({ x, y, tableX, tableY }: Seat, atX: number, atY: number): boolean =>
  (x === atX && y === atY) || (tableX === atX && tableY === atY);

export function nextTarget(store: Store, shown: StrongShown, by: 1 | -1): void {
  const { targets } = shown;
  const now = placeOf(targets, targetOf(store, shown));
  // A target that is in the list no more counts as the place before the first.
  const next = now < 0 ? Math.min(by, 0) : now + by;
  if (targets.length > 0) picked.value = targets[(next + targets.length) % targets.length] ?? null;
}

/** Place of a target in a list of targets; -1 if it is not in the list. */
export const placeOf = (targets: readonly StrongTarget[], { table, other, guest, dish }: StrongTarget): number =>
  targets.findIndex((one) => one.table === table && one.other === other && one.guest === guest && one.dish === dish);

/** Sets the focus; the one that is chosen already is taken back. */
export function chooseFocus({ cafe, deps }: Store, on: FocusChoice): void {
  if (cafe !== null) deps.give({ kind: 'focus', on: cafe.focus() === on ? null : on });
}

/** Sets the next focus in the order of the buttons, and none after the last. */
export function nextFocus({ cafe, deps }: Store): void {
  if (cafe === null) return;
  const on = cafe.focus();
  const choices = focusKeeper(cafe.state) === null ? FOCUSES : FOCUS_CHOICES;
  deps.give({ kind: 'focus', on: choices[on === null ? 0 : FOCUS_CHOICES.indexOf(on) + 1] ?? null });
}
