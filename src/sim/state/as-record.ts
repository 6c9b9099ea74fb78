/** Returns a param or command if it is a record, otherwise an empty record. */

import type { Json } from '../../ai/index.ts';

export const asRecord = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json | undefined>>)
    : {};
