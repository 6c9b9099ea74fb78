/**
 * Makes scripts receive read-only views instead of the state. There are views of their character, of commands and
 * parameters, and of everything that the script API returns. A script that writes to a view gets an error, which names
 * the script and the property. This is for development and tests. In production scripts receive the state itself, which
 * costs nothing.
 *
 * A view is a Proxy, and there is one for each object, so that comparing two views compares their objects. What a
 * script passes to the API or answers is translated back, so the café itself never holds a view.
 */

import { type AIScript, Reasons } from '../../ai/index.ts';
import type { Actor, UtilityParts } from './views.ts';

type AnyFunction = (...args: unknown[]) => unknown;

const views = new WeakMap<object, object>();
/** For each view, the object that it protects. */
const originals = new WeakMap<object, object>();
/** The name of the script that is running, for error messages. */
let running = '';

/** Methods of the script API whose result is a working copy that may be written. */
const WRITABLE: ReadonlySet<PropertyKey> = new Set(['brainOf']);

const nameOf = (target: object): string =>
  'id' in target && (typeof target.id === 'string' || typeof target.id === 'number')
    ? `'${String(target.id)}'`
    : Array.isArray(target)
      ? 'a list of the café'
      : 'an object of the café';

function refuse(target: object, key: PropertyKey): never {
  throw new Error(
    `the script ${running} writes '${String(key)}' of ${nameOf(target)}, but scripts only read the café: answer with a ` +
      'todo or a warp; random numbers, bubbles, commands and variables go through the script API',
  );
}

const readOnly: ProxyHandler<object> = {
  get(target, key) {
    const value: unknown = Reflect.get(target, key);
    // JavaScript requires that a proxy returns the fields of a frozen object themselves, so they are not wrapped in
    // views.
    return typeof value !== 'object' || value === null || Object.isFrozen(target) ? value : viewOf(value);
  },
  getOwnPropertyDescriptor(target, key) {
    const found = Reflect.getOwnPropertyDescriptor(target, key);
    if (found !== undefined && found.configurable === true && 'value' in found) found.value = viewOf(found.value);
    return found;
  },
  set: refuse,
  deleteProperty: refuse,
  defineProperty: refuse,
  setPrototypeOf: (target) => refuse(target, 'prototype'),
  preventExtensions: (target) => refuse(target, 'extensibility'),
};

/** Whether a value is a list or a record; objects of classes are not part of the state. */
function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function newView<T extends object>(target: T, handler: ProxyHandler<object>): T {
  const view = new Proxy<object>(target, handler);
  views.set(target, view);
  originals.set(view, target);
  return view as T;
}

/** The read-only view of a list or record; anything else is returned as it is. */
function viewOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null || originals.has(value)) return value;
  const known = views.get(value);
  if (known !== undefined) return known as T;
  return isPlain(value) ? newView(value, readOnly) : value;
}

/** Replaces every view inside a value by the object behind it; returns the same value if it contains no view. */
function originalOf<T>(value: T): T {
  if (typeof value === 'function') return callback(value as unknown as AnyFunction) as T;
  if (typeof value !== 'object' || value === null) return value;
  const original = originals.get(value);
  if (original !== undefined) return original as T;
  if (!isPlain(value)) return value;
  const fields = Object.entries(value);
  const translated = fields.map(([key, field]): [string, unknown] => [key, originalOf(field)]);
  if (translated.every(([, field], i) => field === fields[i]?.[1])) return value;
  return (Array.isArray(value) ? translated.map(([, field]) => field) : Object.fromEntries(translated)) as T;
}

/** Wraps a callback that a script passes to the API: it receives views, and its result is translated back. */
const callback =
  (fn: AnyFunction): AnyFunction =>
  (...args) =>
    originalOf(fn(...args.map(viewOf)));

const methods = new WeakMap<AnyFunction, AnyFunction>();

/** Wraps a method of the API: it receives the state itself, and its result becomes a view. */
function methodOf(key: PropertyKey, method: AnyFunction): AnyFunction {
  let translated = methods.get(method);
  if (translated === undefined) {
    translated = function (this: object, ...args: unknown[]) {
      const answer = method.apply(originals.get(this) ?? this, args.map(originalOf));
      return WRITABLE.has(key) ? answer : viewOf(answer);
    };
    methods.set(method, translated);
  }
  return translated;
}

const guard: ProxyHandler<object> = {
  get(target, key) {
    const value: unknown = Reflect.get(target, key);
    if (typeof value === 'function') return methodOf(key, value as AnyFunction);
    return typeof value === 'object' && value !== null && !isPlain(value) ? guarded(value) : viewOf(value);
  },
  set(target, key, value) {
    // A script may write to the object that collects its reasons, and to nothing else.
    if (!(target instanceof Reasons)) refuse(target, key);
    return Reflect.set(target, key, originalOf<unknown>(value));
  },
};

/** Returns the script API, or a part of it, such that everything it returns is read-only. */
const guarded = <T extends object>(part: T): T => (views.get(part) as T | undefined) ?? newView(part, guard);

function named<T>(name: string, call: () => T): T {
  const before = running;
  running = name;
  try {
    return originalOf(call());
  } finally {
    running = before;
  }
}

export function readOnlyScripts<S extends { byName: Readonly<Record<string, AIScript<Actor>>>; utility: UtilityParts }>(
  scripts: S,
): S {
  const wrap = (name: string, script: AIScript<Actor>): AIScript<Actor> => {
    return ({ me, cafe }, runned, commands, param) =>
      named(name, () => script({ me: viewOf(me), cafe: guarded(cafe) }, runned, viewOf(commands), viewOf(param)));
  };
  const { byName, utility } = scripts;
  return {
    ...scripts,
    byName: Object.fromEntries(Object.entries(byName).map(([name, script]) => [name, wrap(name, script)])),
    utility: {
      ...utility,
      dish: (me, cafe) => named('of the configuration dish', () => utility.dish(viewOf(me), guarded(cafe))),
    },
  };
}
