/**
 * Decision tables for maids. The column `controller` of roster.csv says which maid thinks by which table; a maid's
 * controller can be changed while she works. To add a table, add its file, and a line each to the imports and the list
 * of this file.
 */

import diligent from './diligent.csv?raw';

/** The CSV text of each decision table, by name. */
export const controllers: Readonly<Record<string, string>> = { diligent };
