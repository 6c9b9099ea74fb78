/**
 * Maids who think by a decision table instead of by scripts. Whose mind it is, is the column `controller` of roster.csv,
 * and can be changed while she works. A new one is a file and a line here, in the import and in the list.
 */

import diligent from './diligent.csv?raw';

/** CSV by name. */
export const controllers: Readonly<Record<string, string>> = { diligent };
