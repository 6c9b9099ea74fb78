/**
 * Shows a decision table as a spreadsheet: every cell is editable, errors are marked, and the path of the last decision
 * through the table is highlighted.
 */

import { classes, Glyph } from '../../ui/index.ts';
import type { TableProblem, TableWords } from '../../ai/index.ts';
import { tell, tellPart } from '../words/index.ts';
import { useSideways } from '../shared/sideways-scroll.ts';
import type { Draft } from '../../ui/edits/draft.ts';
import { commentsOf, type TextTable, type TextRow, withCell, withoutRow } from './draft.ts';
import { columnWords, mistakeWords } from './mistakes.ts';

interface Props {
  readonly steps: Draft<TextTable>;
  readonly words: TableWords;
  readonly problems: readonly TableProblem[];
  readonly warnings: readonly TableProblem[];
  /** Ids of rows that the last decision checked. */
  readonly lit: ReadonlySet<number>;
  readonly chosen: number;
  readonly label: string;
  readonly choose: (at: number) => void;
}

interface Wrong {
  /** Number of the error in the list of all errors of the table. */
  readonly n: number;
  readonly words: string;
}

/** Shows an error's number at its cell; the list beside the grid uses the same number. */
const Mark = ({ wrong }: { readonly wrong: Wrong }) => (
  <span class="tables-mark" aria-hidden="true">
    <Glyph name="warn" scale={1} />
    <b class="text-12">{wrong.n}</b>
  </span>
);
export const mistakeId = (n: number): string => `tables-mistake-${n}`;

export const cellId = (at: number, column: string): string => `tables-cell-${at}-${column}`;

export function Grid({ steps, words, problems, warnings, lit, chosen, label, choose }: Props) {
  const draft = steps.now.value;
  const { ref, onScroll, more } = useSideways();
  const comments = commentsOf(draft);
  const wrongAt = (at: number, column: string): Wrong | undefined => {
    const n = problems.findIndex((one) => one.row === at + 2 && (one.column || 'id') === column);
    const one = problems[n];
    return one === undefined ? undefined : { n: n + 1, words: mistakeWords(one) };
  };
  const write = (at: number, column: string, text: string): void =>
    steps.set(withCell(steps.now.peek(), at, column, text), `${at} ${column}`);
  const cell = (row: TextRow, at: number, column: string, list?: string) => {
    const wrong = wrongAt(at, column);
    return (
      <td class={classes(wrong !== undefined && 'wrong')}>
        <input
          id={cellId(at, column)}
          class={classes('mono text-13', comments.includes(column) && 'note')}
          value={row[column] ?? ''}
          aria-label={tell('tables.cell', { row: at + 1, column })}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong === undefined ? undefined : mistakeId(wrong.n)}
          title={wrong?.words}
          list={list}
          spellcheck={false}
          autocomplete="off"
          onFocus={() => choose(at)}
          onInput={({ currentTarget }) => write(at, column, currentTarget.value)}
        />
        {wrong !== undefined && <Mark wrong={wrong} />}
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
          title={
            wrong?.words ??
            tell(value === '1' ? 'tables.help.act' : value === '0' ? 'tables.help.think' : 'tables.help.nothing')
          }
          value={value}
          onFocus={() => choose(at)}
          onChange={({ currentTarget }) => write(at, column, currentTarget.value)}
        >
          <option value="">–</option>
          <option value="0">{tell('tables.think')}</option>
          <option value="1">{tell('tables.act')}</option>
          {value !== '' && value !== '0' && value !== '1' && <option value={value}>{value}</option>}
        </select>
        {wrong !== undefined && <Mark wrong={wrong} />}
      </td>
    );
  };
  const head = (name: string, help = name) => (
    <th key={name} scope="col" title={tellPart('tables.help.', help)}>
      {name === 'yes' || name === 'no' ? tell('tables.then') : columnWords(name)}
    </th>
  );
  const parallelMark = (at: number) => {
    const wrong = wrongAt(at, 'parallel');
    return wrong === undefined ? null : <Mark wrong={wrong} />;
  };
  return (
    <div ref={ref} onScroll={onScroll} class={classes('tables-scroll scrolls', more)}>
      <datalist id="tables-conditions">
        {words.conditions.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <table class="tables-grid" aria-label={label}>
        <thead>
          <tr>
            {head('id')}
            {comments.map((name) => head(name, 'note'))}
            {(['condition', 'cParam', 'yesType', 'yes', 'noType', 'no', 'parallel'] as const).map((name) => head(name))}
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
                    title={wrongAt(at, 'parallel')?.words ?? tell('tables.help.parallel')}
                    onChange={() => write(at, 'parallel', beside ? '' : 'yes')}
                  />
                  {parallelMark(at)}
                </td>
                <td class="kind">
                  <button
                    type="button"
                    class="muted pad-small"
                    aria-label={tell('tables.removeRowOf', { row: at + 1 })}
                    title={tell('tables.removeRowOf', { row: at + 1 })}
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
