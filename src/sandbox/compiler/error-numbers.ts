/** Error numbers of the sandbox's own checks; the numbers of TypeScript's errors begin at 1000. */

export const NO_DEFAULT = 0;
/** Error: a quoted word where only certain words are allowed. */
export const UNKNOWN_WORD = 1;
/** Error: the export is neither a script nor a table with at least one script. */
export const NO_KEYS = 2;
