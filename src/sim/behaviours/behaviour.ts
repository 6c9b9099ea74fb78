/**
 * Defines a behaviour: whether a todo with this `behave` can be done, and what one tick of it does. Each behaviour is
 * one entry; related behaviours share a file.
 */

import type { Progress, Todo } from '../../ai/index.ts';
import { DONE, restFor } from '../../ai/index.ts';
import { finishedWork, type WorkEnergy } from '../people/energy.ts';
import type { Person } from '../state/person.ts';
import { type BehaviourTraits, gotOn, type World } from '../world/world.ts';

/** Type of the value in a field of a todo. A '?' marks an optional field; a list names the allowed words. */
export type FieldKind = 'whole' | 'text' | 'dishes' | 'whole?' | 'text?' | 'flag?' | readonly string[];

/**
 * Everything that the café, its screens and its tools need to know of a behaviour. To add a behaviour, write such a
 * record in a file of this folder, and add the behaviour's words to the language files.
 */
export interface Behaviour<P extends Person = Person> extends BehaviourTraits {
  /** The only role that can perform the behaviour; left out: every role. */
  readonly role?: Person['role'];
  /** The fields of the behaviour's todo, besides those that every todo may have. */
  readonly fields?: Readonly<Record<string, FieldKind>>;
  /** True for behaviours that players' scripts may choose. */
  readonly forPlayers?: true;
  /**
   * The name of the band in which the lab's timeline shows this behaviour of a maid who thinks by a decision table. It
   * is the warp key that the bands of other maids have for such work. Left out = `service`.
   */
  readonly band?: string;
  /**
   * The wording of promises (statements about the café that are checked) for a character who performs the behaviour:
   * alternatives, separated by `|`. The word key `promises.is.<role>.<name>` holds its meaning.
   */
  readonly promised?: string;
  /** Whether a character can do the todo now. This is checked every tick, so the function must be cheap. */
  readonly canDo: (world: World, me: P, todo: Todo) => boolean;
  /** Performs one tick of the todo. */
  readonly perform: (world: World, me: P, todo: Todo) => Progress;
}

/** Restricts a behaviour to one role: characters of other roles cannot perform it. */
export function only<R extends Person['role']>(role: R, behaviour: Behaviour<Extract<Person, { role: R }>>): Behaviour {
  type P = Extract<Person, { role: R }>;
  return {
    ...behaviour,
    role,
    canDo: (world, me, todo) => me.role === role && behaviour.canDo(world, me as P, todo),
    perform: (world, me, todo) => behaviour.perform(world, me as P, todo),
  };
}

/**
 * Performs one tick of work that takes `ticks` ticks in all, and calls `finish` in the last one. Between the first and
 * the last tick the character needs no turns. The work is stored on the person: if the person thinks again and writes a
 * todo with the same `behave`, the work goes on where it was.
 */
export function workFor(
  world: World,
  me: Person,
  behave: string,
  ticks: number,
  finish: () => void,
  begin?: () => void,
  energy?: WorkEnergy,
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
  if (me.role === 'maid' && energy !== undefined) finishedWork(world, me, energy);
  finish();
  return DONE;
}

/** Reads a field of a todo as a number or as text; the type Todo does not declare the field. */
export const num = (todo: Todo, field: string): number => todo[field] as number;
export const str = (todo: Todo, field: string): string => todo[field] as string;

const FITS: Readonly<Record<Extract<FieldKind, string>, (value: unknown) => boolean>> = {
  whole: Number.isInteger,
  'whole?': Number.isInteger,
  text: (value) => typeof value === 'string',
  'text?': (value) => typeof value === 'string',
  'flag?': (value) => typeof value === 'boolean',
  dishes: (value) => Array.isArray(value) && value.every(Number.isInteger),
};

type Field = readonly [name: string, kind: FieldKind];

const fits = ([name, kind]: Field, { [name]: value }: Todo): boolean =>
  typeof kind !== 'string'
    ? kind.includes(value as string)
    : (value === undefined || value === null) && kind.endsWith('?')
      ? true
      : FITS[kind](value);

/**
 * Makes a function that returns what is wrong with the fields of a todo, or null. The function runs for every new
 * todo, so it tests each field of a valid todo only once and allocates nothing. A wrong field is a fault of the todo's
 * script.
 */
export function fieldChecker({ fields = {} }: Pick<Behaviour, 'fields'>): (todo: Todo) => string | null {
  const all: readonly Field[] = Object.entries(fields);
  return (todo) => {
    for (const field of all) if (!fits(field, todo)) return wrongFields(fields, todo);
    return null;
  };
}

/** The message for a todo with at least one wrong field. If several fields are missing, it names all of them. */
function wrongFields(fields: Readonly<Record<string, FieldKind>>, todo: Todo): string {
  const names = Object.keys(fields);
  const of = (...kinds: readonly FieldKind[]): string[] =>
    names.filter((name) => kinds.includes(fields[name] as FieldKind));
  if (of('whole').some((name) => !FITS.whole(todo[name])))
    return `${todo.behave} needs whole numbers ${of('whole').join(' and ')}`;
  const texts = names.filter((name) => fields[name] === 'text' || typeof fields[name] === 'object');
  const missing = texts.filter((name) => !FITS.text(todo[name]));
  if (missing.length > 0) return `${todo.behave} needs ${missing.join(' and ')}`;
  const wrong = of('dishes').find((name) => !FITS.dishes(todo[name]));
  if (wrong !== undefined) return `${todo.behave} needs ${wrong}, a list of whole numbers`;
  const name = names.find((one) => !fits([one, fields[one] as FieldKind], todo)) as string;
  const kind = fields[name] as FieldKind;
  return typeof kind === 'string'
    ? `${todo.behave} takes no ${name} of ${JSON.stringify(todo[name])}`
    : `${todo.behave} needs ${name}: ${kind.map((word) => `'${word}'`).join(' or ')}`;
}
