/** The table as a spreadsheet: every cell can be written in, a wrong one says so, and the last way through it is lit. */

import { classes, Glyph } from '../../../hud/kit/index.ts';
import type { TableProblem, TableWords } from '../../../ai/index.ts';
import { tell } from '../../words/index.ts';
import type { Steps } from '../shared/steps.ts';
import { commentsOf, type Draft, type TextRow, withCell, withoutRow } from './draft.ts';

interface Props {
  readonly steps: Steps<Draft>;
  readonly words: TableWords;
  readonly problems: readonly TableProblem[];
  readonly warnings: readonly TableProblem[];
  /** Ids of rows the last decision asked. */
  readonly lit: ReadonlySet<number>;
  readonly chosen: number;
  readonly label: string;
  readonly choose: (at: number) => void;
}

export const cellId = (at: number, column: string): string => `tables-cell-${at}-${column}`;

export function Grid({ steps, words, problems, warnings, lit, chosen, label, choose }: Props) {
  const draft = steps.now.value;
  const comments = commentsOf(draft);
  const wrongAt = (at: number, column: string): TableProblem | undefined =>
    problems.find((one) => one.row === at + 2 && one.column === column);
  const write = (at: number, column: string, text: string): void =>
    steps.set(withCell(steps.now.peek(), at, column, text), `${at} ${column}`);
  const cell = (row: TextRow, at: number, column: string, list?: string) => {
    const wrong = wrongAt(at, column);
    return (
      <td class={classes(wrong !== undefined && 'wrong')}>
        <input
          id={cellId(at, column)}
          class={classes('mono t13', comments.includes(column) && 'note')}
          value={row[column] ?? ''}
          aria-label={tell('tables.cell', { row: at + 1, column })}
          aria-invalid={wrong !== undefined}
          title={wrong?.message}
          list={list}
          spellcheck={false}
          autocomplete="off"
          onFocus={() => choose(at)}
          onInput={({ currentTarget }) => write(at, column, currentTarget.value)}
        />
        {wrong !== undefined && <Glyph name="warn" scale={1} />}
      </td>
    );
  };
  const kind = (row: TextRow, at: number, column: 'yesType' | 'noType') => {
    const value = (row[column] ?? '').trim();
    const wrong = wrongAt(at, column);
    return (
      <td class={classes('kind', wrong !== undefined && 'wrong')}>
        <select
          id={cellId(at, column)}
          class={classes('badge', value === '1' ? 'acts' : value === '0' ? 'thinks' : 'none')}
          aria-label={tell('tables.cell', { row: at + 1, column })}
          title={wrong?.message}
          value={value}
          onFocus={() => choose(at)}
          onChange={({ currentTarget }) => write(at, column, currentTarget.value)}
        >
          <option value="">–</option>
          <option value="0">{tell('tables.think')}</option>
          <option value="1">{tell('tables.act')}</option>
          {value !== '' && value !== '0' && value !== '1' && <option value={value}>{value}</option>}
        </select>
      </td>
    );
  };
  return (
    <div class="tables-scroll scrolls">
      <datalist id="tables-conditions">
        {words.conditions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <table class="tables-grid" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">id</th>
            {comments.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{tell('tables.condition')}</th>
            <th scope="col">{tell('tables.param')}</th>
            <th scope="col">{tell('tables.yes')}</th>
            <th scope="col">{tell('tables.then')}</th>
            <th scope="col">{tell('tables.no')}</th>
            <th scope="col">{tell('tables.then')}</th>
            <th scope="col">{tell('tables.beside')}</th>
            <th scope="col" class="hidden-cell">
              <span class="hidden-text">{tell('tables.removeRow')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {draft.rows.map((row, at) => {
            const beside = /^(yes|true|1)$/i.test((row['parallel'] ?? '').trim());
            const warned = warnings.some((one) => one.row === at + 2);
            return (
              <tr
                key={at}
                class={classes(lit.has(Number(row['id'])) && 'lit', warned && 'warned', at === chosen && 'chosen')}
                onClick={() => choose(at)}
              >
                {cell(row, at, 'id')}
                {comments.map((name) => cell(row, at, name))}
                {cell(row, at, 'condition', 'tables-conditions')}
                {cell(row, at, 'cParam')}
                {kind(row, at, 'yesType')}
                {cell(row, at, 'yes')}
                {kind(row, at, 'noType')}
                {cell(row, at, 'no')}
                <td class={classes('kind', wrongAt(at, 'parallel') !== undefined && 'wrong')}>
                  <input
                    type="checkbox"
                    id={cellId(at, 'parallel')}
                    checked={beside}
                    aria-label={tell('tables.cell', { row: at + 1, column: 'parallel' })}
                    onChange={() => write(at, 'parallel', beside ? '' : 'yes')}
                  />
                </td>
                <td class="kind">
                  <button
                    type="button"
                    class="muted pad-s"
                    aria-label={tell('tables.removeRowOf', { row: at + 1 })}
                    onClick={(event) => {
                      event.stopPropagation();
                      steps.set(withoutRow(steps.now.peek(), at));
                    }}
                  >
                    ×
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
