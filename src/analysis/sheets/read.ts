/**
 * Reads workbooks (.xlsx) into lists of cells. Nothing in a workbook is executed: macros are not unpacked, and only
 * the last result of a formula is read. The file's size, its unpacked size and the extent of its cells are checked
 * first; then a package that knows the format reads it. That package is loaded on first use.
 *
 *     const read = await readSheets(file);
 *     if (read.ok) read.sheets[0]?.rows     // [['id', 'condition', …], [1, 'seesHero', …], …]
 */

import {
  columnLetter,
  SHEET_LIMITS,
  type Sheet,
  type SheetCell,
  type SheetPlace,
  type SheetProblem,
} from './limits.ts';
import { lookThrough, type Part, sheetsOf } from './outline.ts';
import { listZip, storeZip, unpack, type ZipEntry, ZipFault, type ZipFile } from './zip.ts';

/** The sheets of a workbook in order; if it cannot be read, all its problems. */
export type SheetsRead =
  | { readonly ok: true; readonly sheets: readonly Sheet[]; readonly warnings: readonly SheetProblem[] }
  | { readonly ok: false; readonly problems: readonly SheetProblem[] };

/** Parts of a workbook that hold cells, names and formats; all other parts are not unpacked. */
const WANTED = /^xl\/(?!theme|drawings|charts|media|externalLinks|pivot|query|printer|customXml).*\.(xml|rels)$/i;
const WORKBOOK = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];

/** Reads all sheets of a workbook. Never throws, never rejects. */
export async function readSheets(file: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<SheetsRead> {
  try {
    return await read(await bytesOf(file));
  } catch (error) {
    return refused(error instanceof ZipFault ? error.message : `the file cannot be read: ${messageOf(error)}`);
  }
}

const refused = (message: string): SheetsRead => ({
  ok: false,
  problems: [{ sheet: '', row: 0, column: '', message }],
});
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

async function bytesOf(file: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const size = file instanceof Blob ? file.size : file.byteLength;
  if (size > SHEET_LIMITS.bytes)
    throw new ZipFault(`the file has ${size} bytes; at most ${SHEET_LIMITS.bytes} are read`);
  if (file instanceof Blob) return new Uint8Array(await file.arrayBuffer());
  return file instanceof Uint8Array ? file : new Uint8Array(file);
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<SheetsRead> {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf)
    return refused('this is an old or a locked workbook (.xls): save it as .xlsx, without a password');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refused('this is no workbook: save the table as .xlsx');
  const entries = listZip(bytes).filter(({ name }) => WANTED.test(name));
  if (WORKBOOK.some((name) => !entries.some((entry) => entry.name === name)))
    return refused('there is no workbook in this file: save the table as .xlsx');
  const files = await unpackAll(entries);
  const parts = files.map(({ name, data }): Part => ({ path: name, text: new TextDecoder().decode(data) }));
  const sheets = sheetsOf(parts);
  if (sheets.length > SHEET_LIMITS.sheets) return refused(`at most ${SHEET_LIMITS.sheets} sheets are read`);
  let tags: number = SHEET_LIMITS.tags;
  const seen = parts.map(({ path, text }) => {
    const part = lookThrough(text, sheets.find((one) => one.path === path)?.name ?? path, tags);
    tags -= part.tags;
    return part;
  });
  const problems = seen.flatMap((part) => part.problems);
  if (problems.length > 0) return { ok: false, problems };
  return readCells(storeZip(files).buffer, sheets.map(({ name }) => name), seen.flatMap((part) => part.warnings)); // prettier-ignore
}

async function unpackAll(entries: readonly ZipEntry[]): Promise<ZipFile[]> {
  const files: ZipFile[] = [];
  let left: number = SHEET_LIMITS.unpackedBytes;
  if (entries.reduce((sum, { size }) => sum + size, 0) > left)
    throw new ZipFault(`unpacked the file would have more than ${left} bytes: keep the table alone in it`);
  for (const entry of entries) {
    const data = await unpack(entry, left);
    left -= data.length;
    files.push({ name: entry.name, data });
  }
  return files;
}

type Row = readonly unknown[];

async function readCells(file: ArrayBuffer, names: readonly string[], warnings: SheetProblem[]): Promise<SheetsRead> {
  const { default: readWorkbook, readSheet } = await import('read-excel-file/universal');
  try {
    const sheets = await readWorkbook(file, { trim: false });
    return { ok: true, sheets: sheets.map(({ sheet, data }) => sheetOf(sheet, data)), warnings };
  } catch {
    // The package does not say which sheet failed, so the sheets are read again one by one.
    const problems: SheetProblem[] = [];
    for (const [i, sheet] of names.entries()) {
      try {
        await readSheet(file, i + 1, { trim: false });
      } catch (error) {
        problems.push({ sheet, ...placed(messageOf(error)) });
      }
    }
    return problems.length > 0 ? { ok: false, problems } : refused('the workbook is damaged: save it again');
  }
}

/** Converts a message of the package, such as `<c/> at row 3, col 2: VALUE_INVALID`, to a problem with a place. */
function placed(message: string): Pick<SheetProblem, 'row' | 'column' | 'message'> {
  const [, row, column] = /row (\d+), col (\d+)/.exec(message) ?? [];
  return row === undefined || column === undefined
    ? { row: 0, column: '', message: `the sheet cannot be read: ${message}` }
    : {
        row: Number(row),
        column: columnLetter(Number(column) - 1),
        message: 'this cell cannot be read; write it again',
      };
}

function sheetOf(name: string, data: readonly Row[] | undefined): Sheet {
  const dates: SheetPlace[] = [];
  const rows = (data ?? []).map((cells, row) =>
    cells.map((cell, column): SheetCell => {
      if (typeof cell === 'string' || typeof cell === 'boolean') return cell;
      if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
      if (!(cell instanceof Date)) return '';
      dates.push({ row, column });
      return textOf(cell);
    }),
  );
  return { name, rows, dates };
}

/** A date as text: `2026-11-21`, or `2026-11-21 18:30:00` if it is not midnight. */
function textOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 8)}`;
}
