/**
 * Describes a maid's activity in two or three words. It depends first on her body (lying on the floor), then on her
 * todo, then on what she has claimed (a guest, dishes, a seat).
 */

import type { Todo } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { behaviours } from '../../sim/behaviours/index.ts';
import { FLAG, type Guest, type Maid } from '../../sim/state/person.ts';
import { chainOf, errandOf, presentTodo, reasonOf } from '../../words/present-todo.ts';
import { hasWords, sayList, type WordKey, type WordParams } from '../../words/index.ts';
import type { Hatch, Mood } from '../../ui/index.ts';
import { maidFace } from '../../ui/pictures/maid-face.ts';
import { nameOf, tableOf } from './names.ts';

/** A maid's activity: words for it, and its kind, which determines the colour and hatching it is drawn with. */
export interface Doing {
  readonly key: WordKey;
  readonly params: WordParams;
  readonly kind: Hatch;
}

const doing = (kind: Hatch, key: WordKey, params: WordParams = {}): Doing => ({ key, params, kind });

/** Words for the activities of maids who are not in the room. */
const AWAY: Readonly<Record<string, WordKey>> = { scout: 'doing.scout', shelter: 'doing.outside' };

export function doingOf(cafe: Cafe, maid: Maid): Doing {
  const { state } = cafe;
  if (!maid.present) return doing(maid.work === 'scout' ? 'scout' : 'wait', AWAY[maid.work ?? ''] ?? 'doing.off');
  if (maid.pose === 'slip' || maid.pose === 'down') return doing('down', 'doing.slip');
  if (maid.pose === 'getup') return doing('down', 'doing.getUp');
  if (maid.flags.some(({ flag }) => flag === FLAG.STUNNED)) return doing('down', 'doing.stunned');
  if (maid.stuck !== null) return doing('down', `doing.stuck.${maid.stuck.cause}`);

  const todo = presentTodo(cafe, maid);
  const target = maid.serving === null ? undefined : state.people[maid.serving];
  const table = tableOf(state, target);
  if (todo === null) return maid.stepOf > 0 ? walking(cafe, maid, null) : doing('wait', 'doing.thinks');
  switch (todo.behave) {
    case 'chat': {
      const name = nameOf(state, maid.chattingWith);
      return name === null ? doing('chat', 'doing.chat') : doing('chat', 'doing.chatWith', { name });
    }
    case 'takeOrder':
    case 'takeBill':
    case 'serve': {
      const at = tableOf(state, guestOfTodo(cafe, todo)) ?? table;
      if (at !== null) return doing('serve', `doing.${todo.behave}`, { table: at });
      return doing('serve', `todo.${todo.behave}`);
    }
    case 'move': {
      const names = typeof todo.squad === 'number' ? cafe.squadWaitsFor(maid.id) : [];
      if (names.length > 0) return doing('wait', 'doing.waitsForSquad', { names: sayList(names) });
      return typeof todo.manner === 'string'
        ? doing('walk', todo.manner === 'plain' ? 'doing.goesThere' : 'doing.aMove')
        : walking(cafe, maid, todo);
    }
    default: {
      const key = `doing.${todo.behave}`;
      return hasWords(key) ? doing(behaviours[todo.behave]?.work ?? 'serve', key) : doing('wait', 'doing.waits');
    }
  }
}

/**
 * The activity of a walking maid: what she walks for. This follows from her reason or, if that names no work, from what
 * she has claimed (a guest, dishes, a seat).
 */
function walking(cafe: Cafe, maid: Maid, todo: Todo | null): Doing {
  const { state } = cafe;
  const carried = maid.carrying.length;
  if (carried > 0) return doing('carry', 'doing.carry', { count: carried });
  const errand = errandOf(reasonOf(chainOf(cafe.decisions(maid.id), todo))?.key ?? '');
  const target = maid.serving === null ? undefined : state.people[maid.serving];
  const table = tableOf(state, target);
  if (errand === null && table !== null) return doing('walk', 'doing.toTable', { table });
  if (errand === null && target !== undefined) return doing('walk', 'doing.toGuest', { name: target.name });
  if (errand === 'tickets' || (errand === null && maid.orders.length > 0)) return doing('walk', 'doing.toCounter');
  if (errand === 'dishes' || (errand === null && maid.fetching.length > 0)) return doing('walk', 'doing.toPass');
  if (errand === 'tidy' || (errand === null && maid.tending !== null)) return doing('walk', 'doing.toMess');
  const order = maid.answers.find(({ is, begun }) => is === 'accepted' && begun)?.command;
  if (order?.behave === 'scout') return doing('walk', 'doing.toScout');
  if (order?.behave === 'water') return doing('walk', 'doing.water');
  if (order !== undefined) return doing('walk', order.manner === 'plain' ? 'doing.goesThere' : 'doing.aMove');
  return doing('walk', 'doing.walks');
}

/** Returns the guest whose id is in a todo's field `guest`, `customer` or `who`. */
function guestOfTodo(cafe: Cafe, todo: { readonly [field: string]: unknown }): Guest | undefined {
  const id = todo.guest ?? todo.customer ?? todo.who;
  const person = typeof id === 'string' ? cafe.state.people[id] : undefined;
  return person?.role === 'guest' ? person : undefined;
}

/** The face for a maid's activity, energy and mood. */
export function moodOf(maid: Maid, now: Doing): Mood {
  if (now.kind === 'down') return maidFace(maid, 'fall');
  return maidFace(maid, now.kind === 'chat' || now.kind === 'serve' ? 'pleasant' : null);
}
