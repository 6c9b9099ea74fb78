/**
 * Combinators that validate untrusted data. A shape reports all problems with their paths. It never changes the data
 * and never throws.
 *
 *     const seat = fields({ id: text(40), x: whole(0, 999), takenBy: orNull(text(40)) });
 *     seat(found, 'state.seats[3]', problems);
 */

import { isRecord, isUnsafeKey, type Problems, shown } from '../../ai/problems.ts';

export type Shape = (value: unknown, path: string, problems: Problems) => void;

/** Shape of a finite number within two bounds, both included. */
export const number =
  (least = -1e12, most = 1e12): Shape =>
  (value, path, problems) => {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < least || value > most)
      problems.add(path, `must be a number from ${least} to ${most}, not ${shown(value)}`);
  };

export const whole =
  (least = -1e15, most = 1e15): Shape =>
  (value, path, problems) => {
    if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
      problems.add(path, `must be a whole number from ${least} to ${most}, not ${shown(value)}`);
  };

export const text =
  (longest = 200, pattern: RegExp | null = null): Shape =>
  (value, path, problems) => {
    if (typeof value !== 'string') problems.add(path, `must be a text, not ${shown(value)}`);
    else if (value.length > longest) problems.add(path, `has ${value.length} characters; ${longest} are the most`);
    else if (pattern !== null && !pattern.test(value))
      problems.add(path, `must be like ${pattern.source}, not ${shown(value)}`);
  };

/** Shape of a string that is safe as a record's key: no name that every object has, such as `__proto__` or `constructor`. */
export const name = (longest: number): Shape => {
  const shape = text(longest);
  return (value, path, problems) => {
    if (typeof value === 'string' && value in {}) problems.add(path, `${shown(value)} is a name that no data may have`);
    else shape(value, path, problems);
  };
};

export const flag: Shape = (value, path, problems) => {
  if (typeof value !== 'boolean') problems.add(path, `must be true or false, not ${shown(value)}`);
};

export const oneOf =
  (...known: readonly (string | number)[]): Shape =>
  (value, path, problems) => {
    if (!known.some((one) => one === value)) problems.add(path, `must be ${known.join(' or ')}, not ${shown(value)}`);
  };

export const orNull =
  (shape: Shape): Shape =>
  (value, path, problems) => {
    if (value !== null) shape(value, path, problems);
  };

/** Marks a field's shape as optional: the field may be missing. */
export const maybe = (shape: Shape): Shape =>
  Object.assign<Shape, { readonly optional: true }>((value, path, problems) => shape(value, path, problems), {
    optional: true,
  });

export const list =
  (of: Shape, longest = 5000, least = 0): Shape =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return problems.add(path, `must be a list, not ${shown(value)}`);
    if (value.length < least || value.length > longest)
      return problems.add(path, `has ${value.length} entries; ${least} to ${longest} are right`);
    for (let i = 0; i < value.length && !problems.full; i++) of(value[i], `${path}[${i}]`, problems);
  };

/** Shape of a record with any keys, whose values all have the same shape. */
export const record =
  (of: Shape, most = 5000): Shape =>
  (value, path, problems) => {
    if (!isRecord(value)) return problems.add(path, `must be an object, not ${shown(value)}`);
    const names = Object.keys(value);
    if (names.length > most) return problems.add(path, `has ${names.length} entries; ${most} are the most`);
    for (const name of names) if (!problems.full) of(value[name], `${path}.${name}`, problems);
  };

/** Shape of a record with the given fields. Other fields of the record are allowed, because the café never reads them. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path, problems) => {
    if (!isRecord(value)) return problems.add(path, `must be an object, not ${shown(value)}`);
    for (const name in shapes) {
      if (problems.full) return;
      const shape = shapes[name] as Shape;
      const there = path === '' ? name : `${path}.${name}`;
      if (Object.hasOwn(value, name)) shape(value[name], there, problems);
      else if (!('optional' in shape)) problems.add(there, 'is missing');
    }
  };

/** Shape of a record that has one of several shapes; the value of its field `field` decides which of them. */
export const byField =
  (field: string, forms: Readonly<Record<string, Shape>>): Shape =>
  (value, path, problems) => {
    if (!isRecord(value)) return problems.add(path, `must be an object, not ${shown(value)}`);
    const which = value[field];
    const form = typeof which === 'string' && Object.hasOwn(forms, which) ? forms[which] : undefined;
    if (form === undefined)
      problems.add(`${path}.${field}`, `must be ${Object.keys(forms).join(' or ')}, not ${shown(which)}`);
    else form(value, path, problems);
  };

const DEEPEST = 40;

/** Shape of any JSON value of limited depth, without keys that reach a prototype. */
export const plain: Shape = (value, path, problems) => plainTo(DEEPEST, value, path, problems);

function plainTo(depth: number, value: unknown, path: string, problems: Problems): void {
  if (typeof value !== 'object' || value === null || problems.full) return;
  if (depth === 0) return problems.add(path, 'lies too deep');
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) plainTo(depth - 1, value[i], `${path}[${i}]`, problems);
    return;
  }
  for (const name of Object.keys(value)) {
    const there = path === '' ? name : `${path}.${name}`;
    if (isUnsafeKey(name)) problems.add(there, 'is a name that no data may have');
    else plainTo(depth - 1, (value as Record<string, unknown>)[name], there, problems);
  }
}
