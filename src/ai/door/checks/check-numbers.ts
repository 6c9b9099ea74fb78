/**
 * Finds numbers of a character that its behaviour has set to NaN, for development. NaN spreads without an error: a
 * character at position NaN never arrives. The usual cause is a field that is missing in the todo, for example in a
 * configuration, which the compiler cannot read. Only a few ticks of each new form of todo are watched, so the check
 * costs nothing afterwards.
 */

import type { Progress, Todo } from '../../notebook.ts';

/** Number of ticks for which a todo of a new form is watched. */
const TICKS = 8;
/** The first FIRST todos of a behaviour are examined, and of the later ones one in SOME. */
const FIRST = 200;
const SOME = 31;
/** Limits of the search for NaN: levels of objects below a character, and fields in all. */
const DEEPEST = 2;
const MOST_FIELDS = 200;

/**
 * Watches the first todo of each form. Two todos have the same form if they have the same behaviour, and fields of the
 * same types.
 */
export class NewForms {
  private readonly forms = new Set<string>();
  /** The watched todos, each with the number of ticks for which it is still watched. */
  private readonly watched = new Map<Todo, number>();
  /** Number of todos of each behaviour so far. */
  private readonly written = new Map<string, number>();

  /** Called when a script has returned a todo. */
  wrote(todo: Todo): void {
    // After the first todos of a behaviour only some are examined, because it takes time.
    const before = this.written.get(todo.behave) ?? 0;
    this.written.set(todo.behave, before + 1);
    if (before >= FIRST && before % SOME !== 0) return;
    let form = '';
    for (const field in todo) form += `${field} ${field === 'behave' ? todo.behave : typeof todo[field]} `;
    if (this.forms.has(form)) return;
    this.forms.add(form);
    this.watched.set(todo, TICKS);
  }

  /**
   * Whether a todo is still watched, because it is the first of its form and has been performed for only a few ticks.
   */
  watches(todo: Todo): boolean {
    return this.watched.size > 0 && this.watched.has(todo);
  }

  /**
   * Performs a tick of a watched todo.
   * @param spoilt called if a number of the character became NaN; receives the text of the message
   */
  perform(me: object, todo: Todo, perform: () => Progress, spoilt: (what: string) => void): Progress {
    const ticks = this.watched.get(todo) ?? 1;
    if (ticks > 1) this.watched.set(todo, ticks - 1);
    else this.watched.delete(todo);
    const before = spoiltIn(me);
    const missed = new Set<string>();
    const progress = ticks === TICKS ? reading(todo, missed, perform) : perform();
    const found = spoiltIn(me).find((path) => !before.includes(path));
    if (found !== undefined) spoilt(`its perform has made '${found}' of the character NaN; ${causeIn(todo, missed)}`);
    return progress;
  }
}

function causeIn(todo: Todo, missed: ReadonlySet<string>): string {
  const written = JSON.stringify(todo);
  if (missed.size === 0) return `its todo was ${written}`;
  return `it reads ${[...missed].map((field) => `'${field}'`).join(', ')}, which the todo ${written} does not have`;
}

/** The paths of all numbers of an object that are NaN. */
function spoiltIn(root: object): string[] {
  const found: string[] = [];
  let fields = 0;
  const look = (one: object, path: string, depth: number): void => {
    for (const key of Object.keys(one)) {
      if (++fields > MOST_FIELDS) return;
      // A getter is not called, because it may do anything.
      const value: unknown = Object.getOwnPropertyDescriptor(one, key)?.value;
      if (Number.isNaN(value)) found.push(path + key);
      else if (depth < DEEPEST && typeof value === 'object' && value !== null) look(value, `${path}${key}.`, depth + 1);
    }
  };
  look(root, '', 1);
  return found;
}

/**
 * Performs the tick, and adds to `missed` the fields that the behaviour reads although the todo does not have them.
 * JavaScript looks such fields up in the todo's prototype, so the todo gets another prototype during the call. The todo
 * is not copied, because a behaviour may remember todos by identity.
 */
function reading(todo: Todo, missed: Set<string>, perform: () => Progress): Progress {
  if (Object.getPrototypeOf(todo) !== Object.prototype || !Object.isExtensible(todo)) return perform();
  const ears = new Proxy(Object.prototype, {
    get(target, field, receiver): unknown {
      if (typeof field === 'string' && field !== 'tick' && field !== 'until' && !(field in target)) missed.add(field);
      return Reflect.get(target, field, receiver);
    },
  });
  Object.setPrototypeOf(todo, ears);
  try {
    return perform();
  } finally {
    Object.setPrototypeOf(todo, Object.prototype);
  }
}
