/**
 * Decision tables for maids. The column `controller` of roster.csv says which maid thinks by one; it can be changed
 * while she works. A new table is a file and a line here, in the imports and in the list.
 */

import diligent from './diligent.csv?raw';

/** The CSV text of each decision table, by name. */
export const controllers: Readonly<Record<string, string>> = { diligent };
