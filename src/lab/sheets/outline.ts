/**
 * What can be said of a workbook before its cells are read: its sheets by name, and whether there is anything in them
 * that must not get to the reader. The reader lays cells out in lists, so one cell at XFD1048576 would cost it
 * seventeen thousand million empty ones; and it takes a cell whose formula failed for an empty one.
 *
 * It looks at the text with patterns instead of reading it, and errs on the side of refusing.
 */

import { columnLetter, columnNumber, SHEET_LIMITS, type SheetProblem } from './limits.ts';

/** A part of a workbook, as text. */
export interface Part {
  /** `xl/worksheets/sheet1.xml` */
  readonly path: string;
  readonly text: string;
}

/** A sheet's name and where its cells are. */
export interface SheetPart {
  readonly name: string;
  readonly path: string;
}

/** Attributes of a tag, quotes closed: a `>` within them does not end it. */
const ATTRIBUTES = `((?:[^>"']|"[^"]*"|'[^']*')*)`;
const tags = (names: string): RegExp => new RegExp(`<(?:[^\\s<>/:"'=]+:)?(${names})(?=[\\s/>])${ATTRIBUTES}>`, 'g');

/** All values of an attribute, whatever its prefix. */
function attribute(attributes: string, name: string): string[] {
  const found = attributes.matchAll(new RegExp(`(?:^|[\\s"':])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g'));
  return [...found].map(([, double, single]) => double ?? single ?? '');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(lt|gt|amp|quot|apos));/g, (all, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? all;
    const point = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}

/** The sheets in their order. */
export function sheetsOf(parts: readonly Part[]): SheetPart[] {
  const textOf = (path: string): string => parts.find((part) => part.path === path)?.text ?? '';
  const targets = new Map<string, string>();
  for (const [, , attributes = ''] of textOf('xl/_rels/workbook.xml.rels').matchAll(tags('Relationship'))) {
    const target = plain(attribute(attributes, 'Target')[0] ?? '');
    targets.set(attribute(attributes, 'Id')[0] ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  }
  return [...textOf('xl/workbook.xml').matchAll(tags('sheet'))].flatMap(([, , attributes = '']) => {
    const name = plain(attribute(attributes, 'name')[0] ?? '');
    return name === '' ? [] : [{ name, path: targets.get(attribute(attributes, 'id')[0] ?? '') ?? '' }];
  });
}

/** What forbids reading a part, and what is worth a word; `sheet` is its name. */
export function lookThrough(text: string, sheet: string): { problems: SheetProblem[]; warnings: SheetProblem[] } {
  const problems = text.includes('sheetData') ? farPlaces(text, sheet) : [];
  const warnings: SheetProblem[] = [];
  let cell = { row: 0, column: '' };
  for (const [, tag, attributes = ''] of problems.length > 0 ? [] : text.matchAll(tags('c|f'))) {
    if (tag === 'f') {
      if (warnings.length < MOST_TOLD) warnings.push({ sheet, ...cell, message: FORMULA });
      continue;
    }
    const [, column = '', row = '0'] = CELL.exec(attribute(attributes, 'r')[0] ?? '') ?? [];
    cell = { row: Number(row), column };
    if (attribute(attributes, 't').includes('e') && problems.length < MOST_TOLD)
      problems.push({ sheet, ...cell, message: 'the formula of this cell has failed; write what should stand there' });
  }
  return { problems, warnings };
}

const MOST_TOLD = 50;
const FORMULA = 'this cell is a formula: its last result is read, and only that is kept';
const CELL = /^([A-Z]{1,3})(\d{1,7})$/;
const PLACE = /(?:^|[\s"'/<])([^\s="'<>]*:)?r\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Rows and cells that lie too far out. Every `r="…"` is looked at, whether or not it seems to be in a tag: what the
 * reader could take for a place must not be missed because the tags around it are written strangely.
 */
function farPlaces(text: string, sheet: string): SheetProblem[] {
  const problems: SheetProblem[] = [];
  for (const [, prefix, double, single] of text.matchAll(PLACE)) {
    if (prefix === 'xmlns:') continue;
    const place = double ?? single ?? '';
    const [, column = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? [];
    const isNear =
      digits !== '' &&
      Number(digits) <= SHEET_LIMITS.rows &&
      (column === '' || columnNumber(column) < SHEET_LIMITS.columns);
    if (isNear) continue;
    const last = `${columnLetter(SHEET_LIMITS.columns - 1)}${SHEET_LIMITS.rows}`;
    const message = `'${place.slice(0, 20)}' lies beyond ${last}, the last cell that is read; delete rows and columns outside the table`;
    if (problems.push({ sheet, row: Number(digits), column, message }) >= MOST_TOLD) break;
  }
  return problems;
}
