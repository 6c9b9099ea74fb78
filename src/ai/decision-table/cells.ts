/**
 * Reads the cells of each row separately (_AI in game development_, decision tree): ids, conditions, parameters, lists
 * of rows, lists of shares. References between rows are only collected here; tree.ts checks them when all rows are
 * known.
 *
 *     2,3                   try row 2, then row 3
 *     autograph:50,stare:30 draw one: 50 of 100, 30 of 100, and 20 of 100 for none of them
 *
 * Chinese commas and colons work too, and so do `;` and `|` where a spreadsheet uses the comma itself.
 */

import { didYouMean } from '../problems.ts';
import { type Grid, type GridLine, isBlank, quoted, type TableColumn } from './grid.ts';
import type { ProblemList } from './problem-list.ts';
import type { TableCell, TableParam, TableShare } from './types.ts';

/** A yes or no branch of a table row. It still names the rows to continue with by their ids. */
export interface DraftBranch {
  readonly ids: readonly number[];
  readonly shares: readonly TableShare[];
}

/** One table row parsed independently of the others: its branches still name rows by id. */
export interface Draft {
  /** The row's id; null if its id cell is empty or wrong. */
  readonly id: number | null;
  readonly row: number;
  readonly condition: string;
  readonly param: TableParam;
  readonly parallel: boolean;
  readonly yes: DraftBranch;
  readonly no: DraftBranch;
}

/** The names of conditions and behaviours a table may use, for checks and for suggestions in messages. */
export interface Vocabulary {
  readonly conditions: ReadonlySet<string>;
  readonly behaviours: ReadonlySet<string>;
  /** Returns what is wrong with a condition's parameter, or null if nothing is. */
  wrongParam(condition: string, param: TableParam): string | null;
}

const EMPTY: DraftBranch = { ids: [], shares: [] };
const LIST_OF_IDS = /^[\d\s,;|，；、]+$/;
const SEPARATORS = /[,;|，；、]/;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const WRITTEN_NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d{1,9})?$/;
/** Tolerance in percent: shares such as 33.3, 33.3 and 33.4 count as 100 in total despite rounding errors. */
const CRUMB = 1e-9;
const LISTED = 12;

/** Parses all rows of a table that has been split into cells; the grid contains no blank rows. */
export function readRows(grid: Grid, words: Vocabulary, problems: ProblemList): Draft[] {
  const at = (column: TableColumn): number => grid.columns.indexOf(column);
  const places = {
    id: at('id'), condition: at('condition'), cParam: at('cParam'), parallel: at('parallel'),
    yesType: at('yesType'), yes: at('yes'), noType: at('noType'), no: at('no'),
  }; // prettier-ignore
  return grid.lines.map((line) => {
    const cell = (column: TableColumn): TableCell => line.cells[places[column]];
    const id = readId(cell('id'), line, problems);
    const condition = readCondition(cell('condition'), line, words, problems);
    return {
      id,
      row: line.row,
      condition,
      param: readParam(cell('cParam'), condition, line, words, problems),
      parallel: readParallel(cell('parallel'), line, problems),
      yes: readBranch('yes', cell('yesType'), cell('yes'), line, words, problems),
      no: readBranch('no', cell('noType'), cell('no'), line, words, problems),
    };
  });
}

const textOf = (cell: TableCell): string => (isBlank(cell) ? '' : String(cell).trim());

const idOf = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

function readId(cell: TableCell, { row }: GridLine, problems: ProblemList): number | null {
  const text = textOf(cell);
  const id = idOf(text);
  if (id === null)
    problems.add(
      row,
      'id',
      text === ''
        ? 'the id is missing: give the row a number'
        : `${quoted(text)} is no id: a whole number such as ${row}`,
    );
  return id;
}

function readCondition(cell: TableCell, { row }: GridLine, { conditions }: Vocabulary, problems: ProblemList): string {
  const name = textOf(cell);
  if (name === '') problems.add(row, 'condition', `the condition is missing${known(conditions)}`);
  else if (!conditions.has(name))
    problems.add(
      row,
      'condition',
      `unknown condition ${quoted(name)}${didYouMean(name, conditions) || known(conditions)}`,
    );
  return name;
}

/** Returns the end of a message, which lists the known names: `; known: a, b, c`. */
function known(names: ReadonlySet<string>): string {
  const list = [...names].slice(0, LISTED);
  return list.length === 0 ? '' : `; known: ${list.join(', ')}${names.size > LISTED ? ', …' : ''}`;
}

function readParam(
  cell: TableCell,
  condition: string,
  { row }: GridLine,
  words: Vocabulary,
  problems: ProblemList,
): TableParam {
  const text = textOf(cell);
  const param = text === '' ? undefined : WRITTEN_NUMBER.test(text) ? Number(text) : text;
  const wrong = words.conditions.has(condition) ? words.wrongParam(condition, param) : null;
  if (wrong !== null) problems.add(row, 'cParam', wrong);
  return param;
}

function readParallel(cell: TableCell, { row }: GridLine, problems: ProblemList): boolean {
  switch (textOf(cell).toLowerCase()) {
    case 'yes':
    case 'true':
    case '1':
      return true;
    case '':
    case 'no':
    case 'false':
    case '0':
      return false;
    default:
      problems.add(row, 'parallel', `${quoted(cell)} should be yes or no`);
      return false;
  }
}

function readBranch(
  column: 'yes' | 'no',
  typeCell: TableCell,
  listCell: TableCell,
  { row }: GridLine,
  words: Vocabulary,
  problems: ProblemList,
): DraftBranch {
  const type = textOf(typeCell);
  const list = textOf(listCell);
  const right = '0 to go on with rows, 1 to act';
  const isType = type === '0' || type === '1';
  if (!isType && type !== '') problems.add(row, `${column}Type`, `${quoted(type)} should be ${right}`);
  else if (!isType && list !== '') problems.add(row, `${column}Type`, `the type is missing: ${right}`);
  if (list === '') return EMPTY;
  // If the cell with the branch's type is wrong, the type is guessed from the branch's list, so that further errors in
  // this list are reported too.
  const kind = isType ? type : /[:：]/.test(list) ? '1' : LIST_OF_IDS.test(list) ? '0' : '';
  if (kind === '1') return { ids: [], shares: readShares(column, list, row, words, problems) };
  return kind === '0' ? { ids: readIds(column, listCell, row, problems), shares: [] } : EMPTY;
}

function readIds(column: string, cell: TableCell, row: number, problems: ProblemList): number[] {
  const ids: number[] = [];
  for (const piece of textOf(cell).split(SEPARATORS)) {
    if (problems.full) break;
    const text = piece.trim();
    const id = idOf(text);
    if (id !== null) ids.push(id);
    else if (text === '') problems.add(row, column, 'an id is missing between two commas');
    else if (text.includes(':') || text.includes('：'))
      problems.add(row, column, `${quoted(text)} is no id of a row; a list of behaviours wants ${column}Type 1`);
    else problems.add(row, column, `${quoted(text)} is no id of a row${converted(cell)}`);
  }
  return ids;
}

/** Returns a hint to add to the message about a wrong id: some spreadsheets turn a typed `2,3` into the number 2.3. */
const converted = (cell: TableCell): string =>
  typeof cell === 'number' || NUMBER.test(textOf(cell))
    ? '; if a spreadsheet made a number of a list, make the column text and write it again'
    : '';

function readShares(column: string, list: string, row: number, words: Vocabulary, problems: ProblemList): TableShare[] {
  const shares: TableShare[] = [];
  let sum = 0;
  for (const piece of list.split(SEPARATORS)) {
    if (problems.full) break;
    const pair = piece.trim().replace('：', ':');
    const colon = pair.lastIndexOf(':');
    const behaviour = (colon < 0 ? pair : pair.slice(0, colon)).trim();
    const share = (colon < 0 ? '' : pair.slice(colon + 1)).trim();
    if (pair === '') {
      problems.add(row, column, 'a behaviour is missing between two commas');
      continue;
    }
    if (colon < 0 && idOf(behaviour) !== null) {
      problems.add(row, column, `${quoted(behaviour)} is no behaviour; a list of rows wants ${column}Type 0`);
      continue;
    }
    if (!words.behaviours.has(behaviour))
      problems.add(
        row,
        column,
        behaviour === ''
          ? `${quoted(pair)} names no behaviour`
          : `unknown behaviour ${quoted(behaviour)}${didYouMean(behaviour, words.behaviours) || known(words.behaviours)}`,
      );
    const percent = readPercent(column, behaviour, share, row, problems);
    sum += percent;
    shares.push({ behaviour, percent, below: sum });
  }
  if (sum > 100 + CRUMB && shares.every(({ percent }) => percent <= 100))
    problems.add(row, column, `the shares add up to ${Math.round(sum * 1000) / 1000} of 100; take some away`);
  const last = shares[shares.length - 1];
  if (last !== undefined && last.below > 100 - CRUMB) shares[shares.length - 1] = { ...last, below: 100 };
  return shares;
}

function readPercent(column: string, behaviour: string, text: string, row: number, problems: ProblemList): number {
  const digits = text.replace(/\s*[%％]$/, '');
  const percent = NUMBER.test(digits) ? Number(digits) : NaN;
  const of = `the share of ${quoted(behaviour)}`;
  if (text === '') problems.add(row, column, `${of} is missing; ${behaviour}:100 is always`);
  else if (Number.isNaN(percent))
    problems.add(row, column, `${of} is ${quoted(text)}; it should be a number from 0 to 100`);
  else if (percent < 0) problems.add(row, column, `${of} is ${text}; it cannot be less than 0`);
  else if (percent > 100) problems.add(row, column, `${of} is ${text}; it cannot be more than 100`);
  else return percent;
  return 0;
}
