/**
 * Lists the places at which the states of two cafés differ, each with both values. Used for debugging, because a
 * replay itself contains only short hashes of the state's fields.
 */

import type { Simulation } from '../../sim/simulation.ts';

export interface Differs {
  /** Path of the differing value in the state: `people.momo.alertness`. */
  readonly path: string;
  /** The value in the first café as JSON; '' = the first café has no such value. */
  readonly one: string;
  readonly other: string;
}

const LONGEST_VALUE = 60;

/** The first differences, in the order of the state's fields. */
export function cafesDiffer(one: Simulation, other: Simulation, most: number): readonly Differs[] {
  const found: Differs[] = [];
  compare(plainOf(one), plainOf(other), '', most, found);
  return found;
}

const plainOf = (cafe: Simulation): unknown => {
  const { state, minds, board } = cafe.saved();
  return { ...state, minds: Object.fromEntries(minds.map((mind) => [mind.id, mind])), board };
};

function compare(one: unknown, other: unknown, path: string, most: number, into: Differs[]): void {
  if (into.length >= most || Object.is(one, other)) return;
  if (!isBranch(one) || !isBranch(other)) {
    if (shown(one) !== shown(other)) into.push({ path, one: shown(one), other: shown(other) });
    return;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
    compare(valueAt(one, key), valueAt(other, key), path === '' ? key : `${path}.${key}`, most, into);
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
const valueAt = (of: object, key: string): unknown => (Object.hasOwn(of, key) ? Reflect.get(of, key) : undefined);
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 1)}…` : text;
};
