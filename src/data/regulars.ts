/**
 * Regulars: guests who come often and have habits in what they order. `habit` is a cycle of course families, one per
 * order; with probability `whim` a regular orders any course instead, so a `whim` of 1 means no habit at all.
 */

import { guestTypes, menu } from './index.ts';
import regularsCsv from './regulars.csv?raw';
import { list, number, oneOf, table, text, whole, type Column } from './table.ts';

/** The families into which dishes are divided, in the order in which the kitchen's rules list them. */
export const FAMILIES = ['hearty', 'light', 'sweet'] as const;
export type Family = (typeof FAMILIES)[number];

const dish = oneOf(...menu.map((row) => row.id));
const isFamily = (word: string): word is Family => (FAMILIES as readonly string[]).includes(word);
const habit: Column<Family[]> = (raw) => {
  const steps = list(raw);
  return Array.isArray(steps) && steps.length > 0 && steps.every(isFamily)
    ? steps
    : { expected: `some of ${FAMILIES.join(', ')}, parted by |` };
};

/**
 * `visits` = chance that the regular comes on a day; `hour` = time of arrival as a share of the day; `orders` = dishes
 * per visit; `hearty`, `light`, `sweet` = the dish that the regular orders from each family.
 */
const regularSchema = {
  id: text,
  name: text,
  look: text,
  type: oneOf(...guestTypes.map((row) => row.type)),
  patience: whole(100, 6000),
  budget: whole(0, 100000),
  visits: number(0, 1),
  hour: number(0, 0.7),
  orders: whole(1, 5),
  hearty: dish,
  light: dish,
  sweet: dish,
  habit,
  whim: number(0, 1),
};

export const regulars = table('regulars.csv', regularsCsv, regularSchema, 'id');
export type RegularRow = (typeof regulars)[number];
