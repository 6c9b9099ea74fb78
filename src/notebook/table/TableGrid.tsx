/** Shows a whole decision table as a grid: each row's condition and branches, with the last decision highlighted. */

import { classes } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import { conditionText } from '../../words/sentences.ts';
import type { BranchView, GridRow } from './table.ts';
import { Shares } from './TablePath.tsx';

export function TableGrid({ rows, label }: { rows: readonly GridRow[]; label: string }) {
  return (
    <table class="sheet table-grid" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">id</th>
          <th scope="col">{say('table.column.condition')}</th>
          <th scope="col">{say('table.column.yes')}</th>
          <th scope="col">{say('table.column.no')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: GridRow }) {
  return (
    <tr class={classes(row.asked > 0 && 'asked', row.decided && 'decided')} aria-current={row.decided || undefined}>
      <th scope="row" class="mono">
        {row.id}
      </th>
      <td>
        <span class="text-13 bold">{conditionText(row.condition, row.param)}</span>
        {row.parallel && <span class="text-12 beside-mark"> {say('table.beside')}</span>}
        <span class="under text-12 muted">
          <span class="mono">
            {row.condition}
            {row.param !== null && ` ${row.param}`}
          </span>
          {row.note !== '' && ` · ${row.note}`}
        </span>
      </td>
      <Branch branch={row.yes} answer="yes" />
      <Branch branch={row.no} answer="no" />
    </tr>
  );
}

function Branch({ branch, answer }: { branch: BranchView; answer: 'yes' | 'no' }) {
  return (
    <td class={classes('branch', branch.taken && 'taken-way')}>
      {branch.taken && <span class="hidden-text">{say(`table.answer.${answer}`)}: </span>}
      {branch.taken && branch.rows.length + branch.shares.length === 0 && (
        <span class="text-12 muted">{say('table.nothing')}</span>
      )}
      {branch.rows.length > 0 && (
        <span class="text-12">
          {say('table.goesOn')} <b class="mono">{branch.rows.join(', ')}</b>
        </span>
      )}
      {branch.shares.length > 0 && (
        <div class="row gap-4 wrap">
          <Shares shares={branch.shares} />
        </div>
      )}
    </td>
  );
}
