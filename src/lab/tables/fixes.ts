/** Computes fixes for errors of a table, where the right value can be derived from the table itself. Pure. */

import type { TableProblem, TableWords } from '../../ai/index.ts';
import { nearestName } from '../../ai/problems.ts';
import { type TextTable, PART, shareCell, sharesIn } from './draft.ts';

/** A correction of an error in a table; the player applies the whole correction with one click. */
export interface Fix {
  /** The wrong word in the cell, and the nearest right one. */
  readonly wrong: string;
  readonly right: string;
  readonly row: number;
  readonly column: string;
  /** The whole text of the fixed cell. */
  readonly cell: string;
}

/** Returns the fix of an error; null if the right value cannot be derived from the table. */
export function fixOf(draft: TextTable, problem: TableProblem, words: TableWords): Fix | null {
  const { row, column, message } = problem;
  const at = row - 2;
  const cell = draft.rows[at]?.[column] ?? '';
  const mend = (wrong: string, right: string | null, whole: string, where = column): Fix | null =>
    right === null || (right === wrong && whole === cell)
      ? null
      : { wrong, right, row: at, column: where, cell: whole };
  switch (column) {
    case 'condition': {
      const right = words.conditions.includes(cell.trim()) ? null : likelyName(cell.trim(), words.conditions);
      return mend(cell.trim(), right, right ?? '');
    }
    case 'yesType':
    case 'noType': {
      const list = draft.rows[at]?.[column === 'yesType' ? 'yes' : 'no'] ?? '';
      const right = list.includes(':') || list.includes('：') ? '1' : '0';
      return list === '' ? mend(cell, '', '') : mend(cell, right, right);
    }
    case 'id': {
      const free = String(nextId(draft));
      return at < 0 ? null : mend(cell.trim(), free, free);
    }
    case 'parallel':
      return mend(cell.trim(), '–', '');
    case 'cParam': {
      const right = paramFor(cell.trim(), message);
      return mend(cell.trim(), right === '' ? '–' : right, right ?? '');
    }
    case 'yes':
    case 'no': {
      if (message.includes(`wants ${column}Type`)) {
        const type = message.endsWith('1') ? '1' : '0';
        return mend(cell, type, type, `${column}Type`);
      }
      const whole = listFor(cell, message, words);
      return whole === null
        ? null
        : 'wrong' in whole
          ? mend(whole.wrong, whole.right, whole.cell)
          : mend(cell, whole.cell, whole.cell);
    }
    default:
      return null;
  }
}

const FEWEST_LETTERS = 3;
/**
 * Returns the known name nearest to the typed text. If none is near, returns the first name that begins with the text
 * or contains it; null if there is none.
 */
function likelyName(typed: string, known: readonly string[]): string | null {
  const nearest = nearestName(typed, known);
  if (nearest !== null || typed.length < FEWEST_LETTERS) return nearest;
  const small = typed.toLowerCase();
  const where = (isIt: (name: string) => boolean) => known.find((name) => isIt(name.toLowerCase()));
  return where((name) => name.startsWith(small)) ?? where((name) => name.includes(small)) ?? null;
}

const nextId = ({ rows }: TextTable): number =>
  Math.max(0, ...rows.map(({ id }) => Number(id)).filter((id) => Number.isInteger(id) && id >= 0)) + 1;

/** Returns a parameter that meets the expectation named in the error's message; null if the message names none. */
function paramFor(cell: string, message: string): string | null {
  if (message.includes('takes no parameter')) return '';
  const [, least, most] = /a number of \w+ from (-?[\d.]+) to (-?[\d.]+)/.exec(message) ?? [];
  if (least !== undefined && most !== undefined) {
    const value = cell === '' ? NaN : Number(cell);
    return Number.isFinite(value) ? String(Math.min(Number(most), Math.max(Number(least), value))) : least;
  }
  return /did you mean '([^']+)'\?$/.exec(message)?.[1] ?? /needs one of ([^,;]+)/.exec(message)?.[1]?.trim() ?? null;
}

type Whole = { readonly cell: string } | { readonly cell: string; readonly wrong: string; readonly right: string };

/** Fixes a list of shares. If the list has several errors, the message tells which of them to fix. */
function listFor(cell: string, message: string, words: TableWords): Whole | null {
  for (const piece of cell.split(PART)) {
    const name = piece.replace(/[:：][^:：]*$/, '').trim();
    if (name === '' || words.behaviours.includes(name) || !message.includes(`'${name}'`)) continue;
    const right = message.startsWith('unknown behaviour') ? nearestName(name, words.behaviours) : null;
    if (right !== null && right !== name) return { wrong: name, right, cell: cell.replace(name, right) };
  }
  if (message.includes('missing between two commas'))
    return { cell: cell.split(PART).map((piece) => piece.trim()).filter((piece) => piece !== '').join(',') }; // prettier-ignore
  const shares = sharesIn(cell);
  const percentOf = (text: string): number => Number(text.replace(/[%％\s]/g, ''));
  const fits = (text: string): boolean => text !== '' && percentOf(text) >= 0 && percentOf(text) <= 100;
  if (message.startsWith('the shares add up to')) {
    const sum = shares.reduce((all, { percent }) => all + percentOf(percent), 0);
    if (!(sum > 0)) return null;
    const scaled = shares.map((one) => ({ ...one, percent: String(Math.floor((percentOf(one.percent) * 100) / sum)) }));
    return { cell: shareCell(scaled) };
  }
  if (!message.startsWith('the share of')) return null;
  const at = shares.findIndex(({ behaviour, percent }) => !fits(percent) && message.includes(`'${behaviour}'`));
  const share = shares[at];
  if (share === undefined) return null;
  const others = shares.reduce((all, { percent }) => all + (fits(percent) ? percentOf(percent) : 0), 0);
  const value = percentOf(share.percent);
  const right = share.percent !== '' && value < 0 ? 0 : Math.max(0, 100 - others);
  return { cell: shareCell(shares.map((one, i) => (i === at ? { ...one, percent: String(right) } : one))) };
}
