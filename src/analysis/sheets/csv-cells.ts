/**
 * Protects against texts that a spreadsheet would execute as formulas. A text that begins like a formula gets an
 * apostrophe in front when written as CSV, and loses it when read. Numbers are not changed. (In workbooks, cells are
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
 * Quoting rules for CSV with commas. Some spreadsheets separate cells by `;`: for them `x;=1+1` would be two cells, the
 * second a formula, so such text is quoted as well.
 */
export const CSV = {
  newline: '\n',
  quotes: (cell: unknown) => typeof cell === 'string' && /[;\t]\s*[=+\-@＝＋－＠]/.test(cell),
};
