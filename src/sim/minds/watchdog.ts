/**
 * The watchdog: nobody stands for ever. What takes its time declares how long it may; somebody who has got no further
 * beyond that is named with the cause, shown and counted. Nobody is ever teleported out of it.
 */

import type { Todo } from '../../ai/index.ts';
import type { Guest, Person, StuckCause } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';

/** The pack is looked over every so many ticks. */
export const WATCH_EVERY = 20;
/** Ticks without progress allowed to somebody walking; a step takes 2…30. */
const WALKING = 80;
/** Nobody is looked at who has got on within so many ticks. */
const SHORTEST = 60;
/** …to somebody without any idea what to do. */
const THINKING = 120;
/** …beyond a piece of work's own end. */
const OVERTIME = 40;
/** …beyond the patience of somebody who waits. */
const OVERWAIT = 200;

/** How long this todo may go without progress; Infinity for standing about, which is nobody's fault. */
function limitOf(world: World, me: Person, todo: Todo): number {
  if (me.work !== null) return me.workUntil - Math.max(me.progressTick, me.doingSince) + OVERTIME;
  switch (todo.behave) {
    case 'move':
      return WALKING + me.speed;
    case 'wait':
      // The others of a party are watched themselves; whoever waits for them is not to be blamed.
      return todo['for'] === 'company' ? Infinity : (me as Guest).patience + OVERWAIT;
    case 'call':
    case 'eat':
      return (me as Guest).patience + OVERWAIT + (todo.behave === 'eat' ? (me as Guest).eatTicksLeft : 0);
    case 'stay':
    case 'chat':
    case 'fidget':
      return me.role === 'guest' ? THINKING : Infinity;
    default:
      return THINKING;
  }
}

function causeOf(world: World, me: Person, todo: Todo | null): { cause: StuckCause; waitingFor: string | null } {
  if (todo === null) return { cause: 'noIdea', waitingFor: null };
  if (todo.behave === 'move' || todo.behave === 'stay') return { cause: 'noPath', waitingFor: null };
  if (me.role === 'guest' && me.stage === 'queue' && me.claimedSeat !== null)
    return { cause: 'seatTaken', waitingFor: world.seats.get(me.claimedSeat)?.takenBy ?? null };
  if (me.role === 'guest' && me.attendedBy !== null) return { cause: 'waitingFor', waitingFor: me.attendedBy };
  return { cause: 'waitingFor', waitingFor: me.role === 'guest' ? (me.ordered ?? me.stage) : todo.behave };
}

export function watch(world: World): void {
  const { state } = world;
  for (const me of [...world.maids, ...world.guests]) {
    if (me.stuck !== null || me.pose === 'down' || state.tick - Math.max(me.progressTick, me.doingSince) <= SHORTEST)
      continue;
    const { id } = me;
    const page = world.minds.page(id);
    if (page === null) continue;
    // Somebody alert has an empty page between two looks: what she wrote last is what she is at – unless she has long had no idea.
    const todo =
      page.todo ?? (state.tick - me.activeTick <= THINKING ? world.minds.lastTodoOf(world.minds.rowOf(id)) : null);
    if (todo === null && state.tick - me.activeTick <= THINKING) continue;
    if (todo !== null && state.tick - Math.max(me.progressTick, me.doingSince) <= limitOf(world, me, todo)) continue;
    me.stuck = { ...causeOf(world, me, todo), since: state.tick };
    state.figures.stuck++;
    emit(world, 'stuck', id, { cause: me.stuck.cause, waitingFor: me.stuck.waitingFor });
  }
}
