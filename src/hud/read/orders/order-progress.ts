/**
 * How far a maid is with an order: whether she has read it, what she answered, and whether she is on her way, at work, or
 * still held up.
 */

import type { CommandOnBoard } from '../../../ai/index.ts';
import type { Cafe } from '../../../sim/api.ts';
import type { Maid } from '../../../sim/state/person.ts';
import { TICKS_PER_SECOND } from '../../../words/index.ts';
import { type Doing, doingOf } from '../maid-activity.ts';

/**
 * State of an order. `seen` = on the board, not read yet; `hears` = the maid looks up only after more than a second;
 * `way` = the maid is walking to the order's place; `busy` = the maid is carrying it out; `quicker` = another maid has
 * already done what was asked.
 */
export type LineState =
  | 'seen' | 'hears' | 'away' | 'accepted' | 'way' | 'busy' | 'done' | 'quicker' | 'declined' | 'impossible' | 'superseded' | 'failed'; // prettier-ignore

/** How far a maid is with an order. */
export interface OrderProgress {
  readonly state: LineState;
  readonly cause: string | null;
  readonly first: Doing | null;
  readonly seconds: number | null;
}

/** Ticks after which the line of an order that a maid has accepted says what holds it up: ten minutes of the café's day. */
const HELD_UP_TICKS = 100;

/** How far a maid is with an order that is on the board. */
export function progressOf(cafe: Cafe, maid: Maid, command: CommandOnBoard): OrderProgress {
  const answer = maid.answers.find((one) => one.id === command.id);
  if (answer === undefined) return unread(cafe, maid);
  const { is, cause } = answer;
  if (is !== 'accepted') return { state: is, cause, first: null, seconds: null };
  return progressOfAccepted(cafe, maid, answer);
}

/** How far a maid is with an order that she has accepted. */
export const progressOfAccepted = (cafe: Cafe, maid: Maid, answer: Maid['answers'][number]): OrderProgress =>
  !answer.begun || hasTurnedAside(cafe, maid, answer) ? accepted(cafe, maid, answer) : onIt(cafe, maid);

/** State of an order that a maid has accepted and is not carrying out; after a while with what holds it up. */
function accepted(cafe: Cafe, maid: Maid, { since, begun, command }: Maid['answers'][number]): OrderProgress {
  const told: OrderProgress = { state: 'accepted', cause: null, first: null, seconds: null };
  if (cafe.state.tick - since < HELD_UP_TICKS) return told;
  const cause = begun ? null : (cafe.outlook(maid.id, command)?.cause ?? null);
  return cause === null ? { ...told, first: doingOf(cafe, maid) } : { ...told, cause };
}

/** Whether a maid who was sent to a place does other work first, such as serving a guest who calls on her way. */
function hasTurnedAside(cafe: Cafe, { id, x, y }: Maid, { command, goal }: Maid['answers'][number]): boolean {
  if ((command.behave !== 'move' && command.behave !== 'gather') || goal === null || goal === undefined) return false;
  const todo = cafe.page(id)?.todo;
  const goesThere = todo?.behave === 'move' && todo['x'] === goal.x && todo['y'] === goal.y;
  return !goesThere && (x !== goal.x || y !== goal.y);
}

function onIt(cafe: Cafe, maid: Maid): OrderProgress {
  const { tiles } = cafe.way(maid.id);
  return tiles.length === 0
    ? { state: 'busy', cause: null, first: null, seconds: null }
    : {
        state: 'way',
        cause: null,
        first: null,
        seconds: Math.max(1, Math.round((tiles.length * maid.speed) / TICKS_PER_SECOND)),
      };
}

/**
 * State of an order that a maid has not read yet, with the seconds until she looks up. If she looks up within a
 * second, the state is only "seen".
 */
function unread(cafe: Cafe, maid: Maid): OrderProgress {
  if (!maid.present) return { state: 'away', cause: null, first: null, seconds: null };
  const page = cafe.page(maid.id);
  const todo = page?.todo ?? null;
  if (todo === null || (todo.until !== undefined && todo.behave !== 'move'))
    return { state: 'seen', cause: null, first: null, seconds: null };
  const { tiles } = cafe.way(maid.id);
  const work = maid.workUntil > cafe.state.tick ? maid.workUntil - cafe.state.tick : tiles.length * maid.speed;
  const left = Math.min(
    todo.tick === undefined ? Infinity : (page?.ticksLeft ?? todo.tick),
    work > 0 ? work : Infinity,
  );
  if (left <= TICKS_PER_SECOND) return { state: 'seen', cause: null, first: null, seconds: null };
  return {
    state: 'hears',
    cause: null,
    first: null,
    seconds: left === Infinity ? null : Math.ceil(left / TICKS_PER_SECOND),
  };
}
