/**
 * Inspects a workbook before its cells are read: lists its sheets by name, and rejects contents that the package for
 * reading cells handles badly. This package allocates every cell, so a single cell at XFD1048576 would allocate
 * seventeen thousand million cells. It reads a cell with a failed formula as empty, and with unlimited tags it runs for
 * minutes.
 */

import { columnLetter, columnNumber, SHEET_LIMITS, type SheetProblem } from './limits.ts';
import { plain, walkXml, type XmlTag } from './xml.ts';

export interface Part {
  /** Path of the part inside the workbook: `xl/worksheets/sheet1.xml`. */
  readonly path: string;
  readonly text: string;
}

export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** Returns the value of a tag's attribute with this name, whatever its prefix; '' = no such attribute. */
function attribute({ attributes }: XmlTag, name: string): string {
  for (const [key, value] of attributes) if (key === name || key.endsWith(`:${name}`)) return plain(value);
  return '';
}

function tagsOf(parts: readonly Part[], path: string, name: string): XmlTag[] {
  const found: XmlTag[] = [];
  walkXml(parts.find((part) => part.path === path)?.text ?? '', SHEET_LIMITS.tags, (tag) => {
    if (tag.name === name) found.push(tag);
  });
  return found;
}

export function sheetsOf(parts: readonly Part[]): SheetPart[] {
  const targets = new Map<string, string>();
  for (const tag of tagsOf(parts, 'xl/_rels/workbook.xml.rels', 'Relationship')) {
    const target = attribute(tag, 'Target');
    targets.set(attribute(tag, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return tagsOf(parts, 'xl/workbook.xml', 'sheet').flatMap((tag) => {
    const name = attribute(tag, 'name');
    return name === '' ? [] : [{ name, path: targets.get(attribute(tag, 'id')) ?? '' }];
  });
}

/** The result of inspecting a part of a workbook. */
export interface Seen {
  readonly problems: SheetProblem[];
  readonly warnings: SheetProblem[];
  readonly tags: number;
}

/**
 * Inspects a part of a workbook. Returns the problems that forbid reading the part, and warnings.
 * @param sheet name of the sheet
 * @param mostTags maximum number of tags
 */
export function lookThrough(text: string, sheet: string, mostTags: number): Seen {
  const far: SheetProblem[] = [];
  const failed: SheetProblem[] = [];
  const warnings: SheetProblem[] = [];
  const isSheet = text.includes('sheetData');
  let cell = { row: 0, column: '' };
  const walked = walkXml(text, mostTags, (tag) => {
    if (isSheet) farPlaces(tag, sheet, far);
    if (tag.name === 'f' && warnings.length < MOST_TOLD) warnings.push({ sheet, ...cell, message: FORMULA });
    if (tag.name !== 'c') return;
    const [, column = '', row = '0'] = CELL.exec(attribute(tag, 'r')) ?? [];
    cell = { row: Number(row), column };
    if (attribute(tag, 't') === 'e' && failed.length < MOST_TOLD)
      failed.push({ sheet, ...cell, message: 'the formula of this cell has failed; write what should stand there' });
  });
  const problems = far.length > 0 ? far : failed;
  if (typeof walked === 'number') return { problems, warnings, tags: walked };
  return { problems: [...problems, { sheet, row: 0, column: '', message: `${CANNOT}: ${walked}` }], warnings, tags: 0 };
}

const MOST_TOLD = 50;
const CANNOT = 'the sheet cannot be read';
const FORMULA = 'this cell is a formula: its last result is read, and only that is kept';
const CELL = /^([A-Z]{1,3})(\d{1,7})$/;

/** Adds a problem for every row and cell whose number is beyond the limits. Checks every attribute that the reader could interpret as a place. */
function farPlaces({ attributes }: XmlTag, sheet: string, problems: SheetProblem[]): void {
  for (const [name, place] of attributes) {
    if ((name !== 'r' && !name.endsWith(':r')) || name === 'xmlns:r' || problems.length >= MOST_TOLD) continue;
    const [, column = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    const isNear =
      digits !== '' &&
      Number(digits) <= SHEET_LIMITS.rows &&
      (column === '' || columnNumber(column) < SHEET_LIMITS.columns);
    if (isNear) continue;
    const last = `${columnLetter(SHEET_LIMITS.columns - 1)}${SHEET_LIMITS.rows}`;
    const message = `'${place.slice(0, 20)}' lies beyond ${last}, the last cell that is read; delete rows and columns outside the table`;
    problems.push({ sheet, row: Number(digits), column, message });
  }
}
