/** Limits and types for reading workbooks. */

/**
 * Hard limits for workbooks. They are needed because a workbook may come from an untrusted source, and a small file
 * can unpack to a very large one.
 */
export const SHEET_LIMITS = {
  /** Maximum size of the file in bytes. */
  bytes: 4_000_000,
  /** Maximum unpacked size in bytes of all parts that are read. */
  unpackedBytes: 24_000_000,
  sheets: 64,
  /** Maximum number of XML tags in all parts together; a cell has two or three. */
  tags: 500_000,
  rows: 5_000,
  columns: 200,
  /** Maximum number of characters in a cell; spreadsheets have the same limit. */
  cell: 32_767,
} as const;

/** An error or a warning about a workbook. */
export interface SheetProblem {
  /** Name of the sheet; '' = the whole file. */
  readonly sheet: string;
  /** Row number as the spreadsheet shows it, from 1; 0 = the whole sheet. */
  readonly row: number;
  /** The column's header, or its letter if it has none; '' = the whole row. */
  readonly column: string;
  readonly message: string;
}

/** The value of a cell. A date is stored as text, an empty cell as ''. */
export type SheetCell = string | number | boolean;

/** A place in a sheet; row and column count from 0. */
export interface SheetPlace {
  readonly row: number;
  readonly column: number;
}

/** One sheet. All rows have the same number of cells. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** The places of the cells that the spreadsheet stores as dates. */
  readonly dates: readonly SheetPlace[];
}

/** Converts the number of a column to its letters: 0 → A, 26 → AA. */
export function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Converts the letters of a column to its number: AA → 26; NaN if the letters name no column. */
export function columnNumber(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return NaN;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
