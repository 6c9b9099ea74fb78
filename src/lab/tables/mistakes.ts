/**
 * Translates errors and warnings of a table into the player's language. The table reader reports them in English;
 * common ones are translated here, others stay as they are.
 */

import type { TableProblem } from '../../ai/index.ts';
import { type LabKey, tell } from '../words/index.ts';
import { columnLetter } from '../../analysis/sheets/limits.ts';
import type { TextTable } from './draft.ts';

const QUOTED = "'(.*?)'";
/** Patterns of the table reader's messages, each with the key of its translation and names of the captured groups. */
const SAID: readonly (readonly [RegExp, LabKey, ...string[]])[] = [
  [new RegExp(`^unknown condition ${QUOTED}; did you mean ${QUOTED}`, 's'), 'tables.noCondition', 'wrong', 'right'],
  [new RegExp(`^unknown condition ${QUOTED}`, 's'), 'tables.wrong.condition', 'wrong'],
  [/^the condition is missing/, 'tables.wrong.conditionMissing'],
  [new RegExp(`^unknown behaviour ${QUOTED}; did you mean ${QUOTED}`, 's'), 'tables.noBehaviour', 'wrong', 'right'],
  [new RegExp(`^unknown behaviour ${QUOTED}`, 's'), 'tables.wrong.behaviour', 'wrong'],
  [/^the id is missing/, 'tables.wrong.idMissing'],
  [new RegExp(`^${QUOTED} is no id:`, 's'), 'tables.wrong.idNone', 'wrong'],
  [/^the id (\d+) stands in row (\d+) already/, 'tables.wrong.idTwice', 'id', 'line'],
  [/^no row has the id (\d+)/, 'tables.wrong.noRow', 'id'],
  [/^rows (.+) go in a circle/, 'tables.wrong.circle', 'rows'],
  [new RegExp(`^the share of ${QUOTED} is missing`, 's'), 'tables.wrong.shareMissing', 'behaviour'],
  [new RegExp(`^the share of ${QUOTED} is (.+?); it`, 's'), 'tables.wrong.share', 'behaviour', 'wrong'],
  [/^the shares add up to ([\d.]+)/, 'tables.wrong.sum', 'sum'],
  [/^the type is missing/, 'tables.wrong.typeMissing'],
  [new RegExp(`^${QUOTED} should be 0 to go on`, 's'), 'tables.wrong.type', 'wrong'],
  [/takes no parameter/, 'tables.wrong.noParam'],
  [/needs a number of (\w+) from (-?[\d.]+) to (-?[\d.]+)/, 'tables.wrong.numberParam', 'unit', 'least', 'most'],
  [/needs one of (.+?)(?:; did you mean|$)/, 'tables.wrong.wordParam', 'words'],
  [new RegExp(`^${QUOTED} cannot go beside something else.*what can: (.*)$`, 's'), 'tables.wrong.beside', 'behaviour', 'words'],
  [/is missing between two commas/, 'tables.wrong.emptyPiece'],
  [/a list of behaviours wants/, 'tables.wrong.wantsAct'],
  [/a list of rows wants/, 'tables.wrong.wantsThink'],
  [new RegExp(`^${QUOTED} is no id of a row`, 's'), 'tables.wrong.notRow', 'wrong'],
  [new RegExp(`^${QUOTED} should be yes or no`, 's'), 'tables.wrong.parallel', 'wrong'],
  [new RegExp(`^the column ${QUOTED} is taken for ${QUOTED}`, 's'), 'tables.file.column', 'name', 'right'],
  [new RegExp(`^the column ${QUOTED} stands twice`, 's'), 'tables.file.twice', 'name'],
  [/^a column without a name/, 'tables.file.nameless'],
  [/^something stands beyond the last column/, 'tables.file.beyond'],
  [/^a quote is missing/, 'tables.file.quote'],
  [/^this is no table: it needs the columns (.*)$/, 'tables.file.noTable', 'columns'],
  [/^no sheet is a table: one needs the columns (.*)$/, 'tables.file.noTable', 'columns'],
  [/^there is no row below the header/, 'tables.file.noRow'],
  [/^the file is empty/, 'tables.file.empty'],
  [/^row (\d+) is never reached/, 'tables.remark.unreached', 'id'],
  [/^row (\d+) does nothing/, 'tables.remark.idle', 'id'],
]; // prettier-ignore

export function mistakeWords({ message }: Pick<TableProblem, 'message'>): string {
  for (const [pattern, key, ...terms] of SAID) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const said = Object.fromEntries(terms.map((term, i) => [term, found[i + 1] ?? '']));
    // Row numbers in messages are reduced by 1, because the reader counts the header as a row and the grid does not.
    return tell(key, { ...said, row: Number(said['line'] ?? 0) - 1 });
  }
  return message;
}

export function columnWords(column: string): string {
  switch (column) {
    case 'id':
      return tell('tables.id');
    case 'note':
      return tell('tables.note');
    case 'condition':
      return tell('tables.condition');
    case 'cParam':
      return tell('tables.param');
    case 'yesType':
      return tell('tables.yes');
    case 'noType':
      return tell('tables.no');
    case 'yes':
      return tell('tables.thenOf', { answer: tell('tables.yes') });
    case 'no':
      return tell('tables.thenOf', { answer: tell('tables.no') });
    case 'parallel':
      return tell('tables.beside');
    default:
      return column;
  }
}

/** The name of a cell in a spreadsheet: "F6". */
export function placeInSheet({ columns }: TextTable, at: number, column: string): string {
  const across = columns.indexOf(column);
  return `${across < 0 ? '' : columnLetter(across)}${at + 2}`;
}
