/**
 * The fire alarm: maids and guests leave by plain moves, without regard to favourites and the chalkboard, and wait
 * outside. Afterwards they come back in one by one and return to their seats. A guest's present waiting time then
 * starts anew. The chefs stay and put the fire out.
 *
 * The alarm is a state flag, like being stunned. A person with the flag can only do todos that lead out, so that any
 * other todo ends as impossible and the mind thinks again.
 */

import type { Todo } from '../../ai/index.ts';
import { setFlag } from '../people/flags-and-buffs.ts';
import { FLAG, type Person } from '../state/person.ts';
import { shows, type World } from '../world/world.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/day-events.ts';
import type { WorldState } from '../state/world-state.ts';

const ALARM_TICKS = 300;
/** Number of ticks between two people who come back in after the alarm. */
const COMING_BACK = 3;

/**
 * Two causes of a fire alarm. From SOOTY served dishes on, the kitchen's flue counts as full of soot. From TICKETS
 * waiting tickets on, the chefs count as in a hurry.
 */
const SOOTY = 150;
const TICKETS = 2;

/** Two counts of served dishes: since the season began, and since the kitchen's flue was last swept. */
const cooked = ({ season, figures }: WorldState): number => (season?.counts['dishes'] ?? 0) + figures.dishesServed;
const sootOf = (state: WorldState): number => cooked(state) - (state.season?.counts['flueSwept'] ?? 0);

const WAY_OUT: readonly string[] = ['rise', 'shelter', 'getUp'];

/**
 * Whether a person may do a todo now. During the alarm only todos that lead out are possible, and a starstruck maid can
 * only gape; nothing else is forbidden.
 */
export const allowedNow = (me: Person, todo: Todo): boolean =>
  me.flags.length === 0 ||
  (hearsAlarm(me)
    ? WAY_OUT.includes(todo.behave) || (todo.behave === 'move' && todo['alarm'] === true)
    : !isGaping(me) || todo.behave === 'gape' || me.stepOf > 0);

/** Whether a maid is starstruck and can do nothing else for a moment. */
export const isGaping = (me: Person): boolean =>
  me.role === 'maid' && me.pose !== 'down' && me.flags.some(({ flag }) => flag === FLAG.STARSTRUCK);

/** Whether a person must obey the fire alarm; guests who are already leaving ignore it. */
export const hearsAlarm = (me: Person): boolean =>
  me.flags.some(({ flag }) => flag === FLAG.ALARMED) &&
  !(me.role === 'guest' && (me.stage === 'leave' || me.stage === 'flee'));

/** Sets the alarm's flag for everyone present who does not have it yet, including new arrivals. */
function rings(world: World, event: GoingEvent): void {
  const left = event.until - world.state.tick;
  if (left <= 0) return;
  for (const me of [...world.guests, ...world.maids]) {
    if (!me.present || me.work === 'shelter' || me.flags.some(({ flag }) => flag === FLAG.ALARMED)) continue;
    setFlag(world, me, FLAG.ALARMED, left);
    if (hearsAlarm(me)) shows(world, me, 'exclaim', 60);
  }
}

/** Tick at which a person who has gone outside comes back in; people come back in the order in which they left. */
export function backAt(event: GoingEvent, me: Person): number {
  if (!event.who.includes(me.id)) event.who.push(me.id);
  return event.until + 1 + COMING_BACK * event.who.indexOf(me.id);
}

export const alarm: DayEvent = {
  slows: 'whole',
  bad: true,
  sounds: { begins: ['alarmBell'], ends: ['welcome'], everywhere: true },
  causes: ({ state }) => {
    const because: string[] = [];
    if (sootOf(state) >= SOOTY) because.push('soot');
    if (state.tickets.length >= TICKETS) because.push('tickets');
    return { because };
  },
  // After the fire the kitchen's flue counts as swept. The event names the first chef, so that the screen can show
  // where the fire started.
  begin: ({ state }) => {
    if (state.season !== undefined) state.season.counts['flueSwept'] = cooked(state);
    return {
      ticks: ALARM_TICKS,
      fields: {
        people: Object.values(state.people)
          .flatMap(({ id, role }) => (role === 'chef' ? [id] : []))
          .slice(0, 1),
      },
    };
  },
  step: rings,
  end: (_world, event) => ({ count: event.who.length }),
};
