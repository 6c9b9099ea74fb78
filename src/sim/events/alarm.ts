/**
 * The fire alarm (chapter 2.2): a pan burns, and everyone leaves by plain moves – nobody turns, not for a favourite, not
 * for the chalkboard. Outside they wait; when it is over they come back in, one behind the other, to their chairs, and
 * every wait begins afresh. The chefs stay: it is their pan, and they put it out.
 *
 * The alarm is a state flag, as being stunned is: it happens *to* people. While somebody has it nothing can be done but
 * what leads out, so that every other line ends as not possible any more, and they think again.
 */

import type { Todo } from '../../ai/index.ts';
import { setFlag } from '../people/conditions.ts';
import { FLAG, type Person } from '../state/person.ts';
import { shows, type World } from '../world/world.ts';
import type { EventRule } from './rule.ts';
import type { GoingEvent } from '../state/events.ts';

/** How long it rings. */
export const ALARM_TICKS = 300;
/** Ticks between two who come back in. */
export const COMING_BACK = 3;

/** All that can be done while it rings. */
const WAY_OUT: readonly string[] = ['rise', 'shelter', 'getUp'];

/** Whether somebody may do this now: everything, unless the alarm rings. */
export const allowedNow = (me: Person, todo: Todo): boolean =>
  me.flags.length === 0 ||
  !hearsAlarm(me) ||
  WAY_OUT.includes(todo.behave) ||
  (todo.behave === 'move' && todo['alarm'] === true);

/** Whether the alarm rings for somebody: not for those who are on their way home anyway. */
export const hearsAlarm = (me: Person): boolean =>
  me.flags.some(({ flag }) => flag === FLAG.ALARMED) &&
  !(me.role === 'guest' && (me.stage === 'leave' || me.stage === 'flee'));

/** Whoever is in the room and has not heard it yet hears it now: those who come in at the door, too. */
function rings(world: World, event: GoingEvent): void {
  const left = event.until - world.state.tick;
  if (left <= 0) return;
  for (const me of [...world.guests, ...world.maids]) {
    if (!me.present || me.work === 'shelter' || me.flags.some(({ flag }) => flag === FLAG.ALARMED)) continue;
    setFlag(world, me, FLAG.ALARMED, left);
    if (hearsAlarm(me)) shows(world, me, 'exclaim', 60);
  }
}

/** Tick on which somebody who is outside comes back in: one after the other, in the order in which they went out. */
export function backAt(event: GoingEvent, me: Person): number {
  if (!event.who.includes(me.id)) event.who.push(me.id);
  return event.until + 1 + COMING_BACK * event.who.indexOf(me.id);
}

export const alarm: EventRule = {
  // Whoever burnt the pan is whom one looks for.
  begin: ({ state }) => ({
    ticks: ALARM_TICKS,
    fields: {
      people: Object.values(state.people)
        .flatMap(({ id, role }) => (role === 'chef' ? [id] : []))
        .slice(0, 1),
    },
  }),
  step: rings,
  end: (_world, event) => ({ count: event.who.length }),
};
