/**
 * Defines a behaviour: whether a todo with this `behave` can be done, and what one tick of it does. Each behaviour is
 * one entry; related behaviours share a file.
 */

import type { Progress, Todo } from '../../ai/index.ts';
import { DONE, restFor } from '../../ai/index.ts';
import { finishedWork } from '../people/energy.ts';
import type { Person } from '../state/person.ts';
import { gotOn, type World } from '../world/world.ts';

export interface Behaviour<P extends Person = Person> {
  /** What is wrong with the todo's own fields, or null. A malformed todo counts as a script fault. */
  readonly wrong?: (todo: Todo) => string | null;
  /** Whether the todo can be done now. Called every tick, so it must be cheap. */
  readonly canDo: (world: World, me: P, todo: Todo) => boolean;
  /** Performs one tick of the todo. */
  readonly perform: (world: World, me: P, todo: Todo) => Progress;
}

/** Restricts a behaviour to one role: nobody else can do the todo. */
export function only<R extends Person['role']>(role: R, behaviour: Behaviour<Extract<Person, { role: R }>>): Behaviour {
  type P = Extract<Person, { role: R }>;
  return {
    ...(behaviour.wrong === undefined ? {} : { wrong: behaviour.wrong }),
    canDo: (world, me, todo) => me.role === role && behaviour.canDo(world, me as P, todo),
    perform: (world, me, todo) => behaviour.perform(world, me as P, todo),
  };
}

/**
 * One tick of work that takes `ticks` ticks in all: rests until it is finished, then calls `finish`. The work is stored
 * on the person, so it survives a look-up: a new todo with the same `behave` continues it.
 */
export function workFor(
  world: World,
  me: Person,
  behave: string,
  ticks: number,
  finish: () => void,
  begin?: () => void,
): Progress {
  const now = world.state.tick;
  if (me.work !== behave) {
    me.work = behave;
    me.workUntil = now + ticks - 1;
    begin?.();
  }
  if (now < me.workUntil) return restFor(me.workUntil - now);
  me.work = null;
  me.workUntil = 0;
  gotOn(world, me);
  if (me.role === 'maid') finishedWork(world, me, behave);
  finish();
  return DONE;
}

/** Read fields of a todo, which is an open record to the type system. */
export const num = (todo: Todo, field: string): number => todo[field] as number;
export const str = (todo: Todo, field: string): string => todo[field] as string;

export const needsTile = (todo: Todo): string | null =>
  Number.isInteger(todo['x']) && Number.isInteger(todo['y']) ? null : `${todo.behave} needs whole numbers x and y`;
export const needsText =
  (...fields: string[]) =>
  (todo: Todo): string | null => {
    const missing = fields.filter((field) => typeof todo[field] !== 'string');
    return missing.length === 0 ? null : `${todo.behave} needs ${missing.join(' and ')}`;
  };
