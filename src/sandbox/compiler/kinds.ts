/** Our own numbers of mistakes, beside the compiler's, which begin at 1000. */

export const NO_DEFAULT = 0;
/** A word in quotes where only certain words may stand. */
export const UNKNOWN_WORD = 1;
/** What is exported is no script, nor a table in which one stands. */
export const NO_KEYS = 2;
