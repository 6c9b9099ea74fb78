/** Reads the fields of a simulation event, which are plain data of any kind. */

import type { Json } from '../../ai/index.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';

/** Returns the value of a field if it is a text, otherwise null. */
export const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
/** Returns the value of a field if it is a number, otherwise the number `otherwise`. */
export const number = (value: Json | undefined, otherwise = 0): number =>
  typeof value === 'number' ? value : otherwise;
/** Returns the value of a field if it is a record, otherwise an empty record. */
export const record = (value: Json | undefined): { readonly [field: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as { readonly [field: string]: Json })
    : {};

/** Returns the texts in a field that is a list; an empty list for any other field. */
export const names = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** The numbers and texts of a simulation event, as terms of its news sentence. */
export const numbersOf = (event: SimEvent): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(event).flatMap(([key, value]) =>
      typeof value === 'number' || (typeof value === 'string' && key !== 'who') ? [[key, value]] : [],
    ),
  );
