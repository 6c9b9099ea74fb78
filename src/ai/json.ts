/**
 * Plain JSON data: what notebooks, commands and reasons may hold. Functions, `undefined` inside lists and NaN are
 * refused, because they cannot be saved, hashed or replayed.
 */

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
/** A JSON object. */
export type JsonObject = { readonly [key: string]: Json | undefined };

const DEEPEST = 32;

/**
 * Whether `value` and everything nested in it is plain JSON data. Refuses cycles (by a depth limit of 32) and objects
 * with a prototype of their own, such as class instances.
 */
export function isJson(value: unknown, depth = 0): value is Json {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value);
    case 'object': {
      if (value === null) return true;
      if (depth >= DEEPEST) return false;
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) if (!isJson(value[i], depth + 1)) return false;
        return true;
      }
      // The constructor is compared first, because this is faster. A plain object that has a field named `constructor`
      // passes too, but only after the slower check of its prototype.
      if (value.constructor !== Object) {
        const proto: unknown = Object.getPrototypeOf(value);
        if (proto !== Object.prototype && proto !== null) return false;
      }
      for (const key in value) {
        const field = (value as Record<string, unknown>)[key];
        if (field !== undefined && !isJson(field, depth + 1)) return false;
      }
      return true;
    }
    default:
      return false;
  }
}

/** A value that is not JSON data: its path, such as `way[0].x` ('' = the value itself), and what it is. */
export interface StrangeValue {
  readonly path: string;
  readonly what: string;
}

/** Finds the first value in `value` that is not plain JSON data; null if {@link isJson} accepts all of it. */
export function notJson(value: unknown, path = '', depth = 0): StrangeValue | null {
  if (isJson(value, depth)) return null;
  if (typeof value === 'number') return { path, what: String(value) };
  if (typeof value !== 'object' || value === null)
    return { path, what: value === undefined ? 'undefined' : `a ${typeof value}` };
  if (depth >= DEEPEST) return { path, what: `nested more than ${DEEPEST} deep` };
  const proto: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && proto !== Object.prototype && proto !== null)
    return { path, what: `an object of class ${value.constructor.name}` };
  const fields = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [key, field] of fields) {
    if (field === undefined && !Array.isArray(value)) continue;
    const place = typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    const found = notJson(field, place, depth + 1);
    if (found !== null) return found;
  }
  return { path, what: 'strange' };
}

/** Whether two JSON values are equal. Key order does not matter; an `undefined` field equals a missing one. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i] as Json, b[i] as Json)) return false;
    return true;
  }
  const left = a as JsonObject;
  const right = b as JsonObject;
  for (const key in left) if (!sameJson(left[key], right[key])) return false;
  for (const key in right) if (left[key] === undefined && right[key] !== undefined) return false;
  return true;
}

/** A deep copy; fields that are `undefined` are left out. */
export function copyJson<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => copyJson(item as Json)) as unknown as T;
  const copy: Record<string, Json> = {};
  // JSON data inherits no fields, so `for…in` visits the same fields as `Object.keys`, without creating a list of them.
  for (const key in value as JsonObject) {
    const field = (value as JsonObject)[key];
    if (field !== undefined) copy[key] = typeof field === 'object' && field !== null ? copyJson(field) : field;
  }
  return copy as T;
}

/** Freezes data deeply. @returns the same data */
export function freezeJson<T extends object>(value: T): T {
  for (const field of Object.values(value))
    if (typeof field === 'object' && field !== null) freezeJson(field as object);
  return Object.freeze(value);
}
