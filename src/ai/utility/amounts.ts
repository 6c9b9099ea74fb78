/**
 * Amounts in a configuration: an amount is written as a number or as a range, `{ random: [60, 120] }`. From a range an
 * amount is drawn at random and remembered until it is drawn again.
 */

import { isRecord } from '../problems.ts';
import { keepNumber, numberOf, type Remembered } from './execution.ts';
import { field } from './schema.ts';
import type { DecisionScene } from './decision-scene.ts';

/** Range from which an amount is drawn. For a fixed number both bounds are equal. */
export interface Amount {
  readonly from: number;
  readonly to: number;
}

/** The schema field of an amount: a component that takes an amount lists this field in its schema. */
export const limit = field<Amount>('a number or { random: [from, to] }', (value) => {
  const bounds: unknown = isRecord(value) && Object.keys(value).length === 1 ? value['random'] : [value, value];
  const [from, to] = Array.isArray(bounds) && bounds.length === 2 ? (bounds as unknown[]) : [];
  if (typeof from !== 'number' || typeof to !== 'number' || !(from <= to) || !Number.isFinite(to - from))
    return undefined;
  return { from, to };
});

/** Draws a new value for an amount and remembers it under its key. */
export const renew = ({ memory, context }: DecisionScene, { from, to }: Amount, key: string): Remembered =>
  keepNumber(memory, key, from === to ? from : from + context.random() * (to - from));

/** Returns the value last drawn for an amount; if none has been drawn yet, draws one. */
export const drawn = (scene: DecisionScene, amount: Amount, key: string): Remembered =>
  numberOf(scene.memory, key) ?? renew(scene, amount, key);
