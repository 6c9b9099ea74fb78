/**
 * Amounts that are written as a number or as `{ random: [60, 120] }`: then one is drawn from the range, and remembered
 * until it is drawn anew.
 */

import { isRecord } from '../problems.ts';
import { keepNumber, numberOf, type Remembered } from './execution.ts';
import { field } from './schema.ts';
import type { DecisionScene } from './decision-scene.ts';

/** From … to; both the same when nothing is to be drawn. */
export interface Amount {
  readonly from: number;
  readonly to: number;
}

/** The field of an amount. */
export const limit = field<Amount>('a number or { random: [from, to] }', (value) => {
  const bounds: unknown = isRecord(value) && Object.keys(value).length === 1 ? value['random'] : [value, value];
  const [from, to] = Array.isArray(bounds) && bounds.length === 2 ? (bounds as unknown[]) : [];
  if (typeof from !== 'number' || typeof to !== 'number' || !(from <= to) || !Number.isFinite(to - from))
    return undefined;
  return { from, to };
});

/** Draws anew. */
export const renew = ({ memory, context }: DecisionScene, { from, to }: Amount, key: string): Remembered =>
  keepNumber(memory, key, from === to ? from : from + context.random() * (to - from));

/** What was drawn last; the first time, it is drawn. */
export const drawn = (scene: DecisionScene, amount: Amount, key: string): Remembered =>
  numberOf(scene.memory, key) ?? renew(scene, amount, key);
