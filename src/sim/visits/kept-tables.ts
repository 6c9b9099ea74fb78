/**
 * Which tables are kept for certain guests: for those of an enquiry, for a family at the door, for the inspectors of a
 * golden bell, and those that maids push together. No two of them may have the same table: each would keep the other's
 * guests away from it, and all would wait before empty chairs.
 */

import type { Guest } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';

type Keeping = Pick<WorldState, 'family' | 'enquiries' | 'strong'>;

/** The numbers of all tables that are kept now. */
export const keptTables = ({ family, enquiries, strong }: Keeping): number[] => [
  ...(enquiries?.kept ?? []).map(({ table }) => table),
  ...(family === undefined ? [] : [family.table]),
  ...(strong?.join?.tables ?? []),
];

/** Whether a table is kept for this guest, who comes because of an enquiry. */
export const hasPromisedTable = ({ enquiries }: Keeping, { id }: Guest): boolean =>
  enquiries?.kept?.some(
    ({ enquiry }) => enquiries.list.find((one) => one.id === enquiry)?.guests.includes(id) === true,
  ) === true;
