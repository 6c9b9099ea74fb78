/** A param or command as a record; an empty record if it is anything else. */

import type { Json } from '../../ai/index.ts';

export const asRecord = (value: Json | undefined): Readonly<Record<string, Json | undefined>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, Json | undefined>>)
    : {};
