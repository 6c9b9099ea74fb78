/** What is read of a workbook, and how what is wrong with one is told. */

/** Walls: a workbook comes from anywhere, and a small file can unfold to a very large one. */
export const SHEET_LIMITS = {
  /** Of the file as it is. */
  bytes: 4_000_000,
  /** Of everything in it that is read, unpacked. */
  unpackedBytes: 24_000_000,
  sheets: 64,
  /** Of all its parts together; a cell has two or three. */
  tags: 500_000,
  rows: 5_000,
  columns: 200,
  /** Characters of a cell; spreadsheets hold no more. */
  cell: 32_767,
} as const;

/** One thing wrong with a workbook, or worth a look. */
export interface SheetProblem {
  /** Name of the sheet; '' = the whole file. */
  readonly sheet: string;
  /** As the spreadsheet counts, from 1; 0 = the whole sheet. */
  readonly row: number;
  /** Name of the column's header, or its letter where there is none; '' = the whole row. */
  readonly column: string;
  readonly message: string;
}

/** What is in a cell: a date comes as its text, an empty cell as ''. */
export type SheetCell = string | number | boolean;

/** A place in a sheet, counted from 0 like the lists of its cells. */
export interface SheetPlace {
  readonly row: number;
  readonly column: number;
}

/** One sheet: rows of cells, as many in each. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly SheetCell[])[];
  /** Cells that the spreadsheet holds for dates, or made dates of. */
  readonly dates: readonly SheetPlace[];
}

/** 0 → A, 26 → AA. */
export function columnLetter(column: number): string {
  const before = Math.floor(column / 26);
  return (before > 0 ? columnLetter(before - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** AA → 26; NaN for what is no column. */
export function columnNumber(letters: string): number {
  if (!/^[A-Z]{1,3}$/.test(letters)) return NaN;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}
