/**
 * The watchdog reports characters who make no progress. Every activity has a longest time without progress. A character
 * who exceeds it is marked as stuck, with the cause, and is shown and counted. The watchdog never moves a character.
 */

import type { Todo } from '../../ai/index.ts';
import type { Person, StuckCause } from '../state/person.ts';
import { STUCK_AFTER } from '../state/tuning.ts';
import { emit, type World } from '../world/world.ts';

/** Interval of the watchdog's check in ticks. */
export const WATCH_EVERY = 20;
/** The watchdog skips characters that have made progress within this many ticks. */
const SHORTEST = 60;
/** Number of ticks for which a person may carry on a todo without progress; Infinity if the todo may last without limit. */
function limitOf(world: World, me: Person, todo: Todo): number {
  if (me.work !== null) return me.workUntil - Math.max(me.progressTick, me.doingSince) + STUCK_AFTER.work;
  return world.traits[todo.behave]?.limit?.(me, todo) ?? STUCK_AFTER.thinking;
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
    if (!world.minds.has(id)) continue;
    // A character who thinks every few ticks may have no todo at the moment of the check. In this case the watchdog
    // checks the last todo, unless it ended long ago.
    const todo =
      world.minds.todoOf(id) ??
      (state.tick - me.activeTick <= STUCK_AFTER.thinking ? world.minds.lastTodoOf(id) : null);
    if (todo === null && state.tick - me.activeTick <= STUCK_AFTER.thinking) continue;
    if (todo !== null && state.tick - Math.max(me.progressTick, me.doingSince) <= limitOf(world, me, todo)) continue;
    me.stuck = { ...causeOf(world, me, todo), since: state.tick };
    state.figures.stuck++;
    emit(world, 'stuck', id, { cause: me.stuck.cause, waitingFor: me.stuck.waitingFor });
  }
}
