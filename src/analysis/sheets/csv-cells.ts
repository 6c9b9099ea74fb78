/**
 * Cells that a spreadsheet would run. A text that begins like a formula gets an apostrophe in front when it is written as
 * CSV, and loses it when it is read: what one had is what one gets. Numbers are left as they are. (In workbooks cells are
 * marked as text instead.)
 *
 *     safeCell('=1+1')   → "'=1+1"          plainCell("'=1+1")   → '=1+1'
 */

const LIKE_A_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;

export const safeCell = (cell: string): string => (LIKE_A_FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell);

export const plainCell = (cell: string): string =>
  cell.startsWith("'") && LIKE_A_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/**
 * How CSV is written: commas part the cells. Some spreadsheets part them by `;` instead: there `x;=1+1` would be two cells,
 * and the second a formula, so it is put in quotes.
 */
export const CSV = {
  newline: '\n',
  quotes: (cell: unknown) => typeof cell === 'string' && /[;\t]\s*[=+\-@＝＋－＠]/.test(cell),
};
