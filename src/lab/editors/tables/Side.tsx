/** Beside the table: what is wrong with it and how it is mended, the row looked at, who thinks by it, and giving it. */

import type { TableProblem } from '../../../ai/index.ts';
import { Button, classes, Face, Frame, Glyph, Slider } from '../../../hud/kit/index.ts';
import { behaviourText, conditionText, tableName } from '../../../words/sentences.ts';
import type { Lab } from '../../frame/lab.ts';
import type { FileProblem } from '../../notebook/table-files.ts';
import { tell } from '../../words/index.ts';
import { type DrawnRow, mendOf, shareCell, sharesIn, withCell } from './draft.ts';
import { cellId } from './Grid.tsx';
import type { Checked, TablesModel } from './model.ts';

interface Props {
  readonly lab: Lab;
  readonly model: TablesModel;
  readonly checked: Checked;
  readonly rows: readonly DrawnRow[];
  /** What the last file came to. */
  readonly file: { readonly problems: readonly FileProblem[]; readonly taken: boolean } | null;
}

const MOST_FACES = 12;
/** Asked so often, a way that was never gone is worth a word. */
const OFTEN = 20;

export function Side({ lab, model, checked: { problems, warnings }, rows, file }: Props) {
  const row = rows.find(({ at }) => at === model.chosen.value) ?? rows[0];
  const counts = model.countsNow();
  const users = model.users();
  const never = rows.flatMap((one) => {
    const asked = counts.asked(one);
    return asked < OFTEN
      ? []
      : (['yes', 'no'] as const)
          .filter((side) => one[side].rows.length + one[side].shares.length > 0 && counts.taken(one, side) === 0)
          .map((side) => ({ row: one, side, asked }));
  });
  const differs = model.differs;
  return (
    <Frame as="section" class="lab-side tables-side" aria-label={tell('tables.beside.label')}>
      <div class="tables-side-scroll scrolls">
        <div aria-live="polite">
          <State problems={problems.length} warnings={warnings.length + never.length} differs={differs} />
        </div>
        {file !== null && (!file.taken || file.problems.length > 0) && (
          <div class={classes('t13', file.taken ? 'note-ok' : 'note-err')} role="alert">
            <p class="x8">{file.taken ? tell('tables.file.taken') : tell('tables.file.refused')}</p>
            <ul class="tables-told">
              {file.problems.slice(0, 30).map((one, i) => (
                <li key={i}>
                  {one.row > 0 && <b>{placeOf(one)}: </b>}
                  {one.message}
                </li>
              ))}
            </ul>
          </div>
        )}
        {problems.map((problem, i) => (
          <Mistake key={i} model={model} problem={problem} first={i === 0} />
        ))}
        {warnings.map((warning, i) => (
          <section key={i} class="tables-warning">
            <h3 class="hd rule">{tell('tables.warningIn', { row: warning.row - 1 })}</h3>
            <p class="t14">{warning.message}</p>
          </section>
        ))}
        {never.slice(0, 6).map(({ row: one, side, asked }) => (
          <section key={`${one.id} ${side}`} class="tables-warning">
            <h3 class="hd rule">{tell('tables.warningIn', { row: one.at + 1 })}</h3>
            <p class="t14">
              {tell(side === 'yes' ? 'tables.neverYes' : 'tables.neverNo', { id: one.id, count: asked })}
            </p>
          </section>
        ))}
        {row !== undefined && <RowBox model={model} row={row} />}
        <section>
          <h3 class="hd rule">{tell('tables.users')}</h3>
          {users.length === 0 ? (
            <p class="t13 muted">{tell('tables.nobody')}</p>
          ) : (
            <ul class="row g4 wrap">
              {users.slice(0, MOST_FACES).map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    class={classes('tables-user', lab.who.value === one.id && 'chosen')}
                    aria-pressed={lab.who.value === one.id}
                    title={one.name}
                    onClick={() => lab.look(one.id)}
                  >
                    <Face look={one.look} name={one.name} rank={one.role === 'maid' ? one.rank : null} width={36} />
                  </button>
                </li>
              ))}
              {users.length > MOST_FACES && <li class="t13 muted">+{users.length - MOST_FACES}</li>}
            </ul>
          )}
        </section>
      </div>
      <footer class="row g8 tables-foot">
        <Button class="grow" disabled={problems.length > 0 || !differs} onPress={() => model.whatIf()}>
          {tell('tables.whatIf')}
        </Button>
        <Button
          look="teal"
          disabled={problems.length > 0 || !differs}
          reason={tell(problems.length > 0 ? 'tables.mendFirst' : 'tables.nothingNew')}
          onPress={() => model.apply()}
        >
          {tell('tables.apply')}
        </Button>
      </footer>
      <span class="hidden-text">{tableName(model.name.value)}</span>
    </Frame>
  );
}

const placeOf = ({ row, column }: { readonly row: number; readonly column: string }): string =>
  column === ''
    ? tell('tables.fileRow', { row })
    : tell('tables.fileCell', { row, column: tell('tables.column', { column }) });

function State({
  problems,
  warnings,
  differs,
}: {
  readonly problems: number;
  readonly warnings: number;
  readonly differs: boolean;
}) {
  if (problems > 0)
    return (
      <Frame look="err" class="tables-state">
        <p class="row g8 t16 x8">
          <Glyph name="warn" /> {tell('tables.errors', { count: problems })}
        </p>
        <p class="t12">{tell('tables.keepsGood')}</p>
      </Frame>
    );
  return (
    <Frame look={differs ? 'sel' : 'ok'} class="tables-state">
      <p class="row g8 t16 x8">
        <Glyph name="check" /> {tell(differs ? 'tables.ready' : 'tables.inForce')}
      </p>
      {warnings > 0 && <p class="t12">{tell('tables.warnings', { count: warnings })}</p>}
    </Frame>
  );
}

function Mistake({
  model,
  problem,
  first,
}: {
  readonly model: TablesModel;
  readonly problem: TableProblem;
  readonly first: boolean;
}) {
  const steps = model.draft;
  const mend = mendOf(steps.now.value, problem, model.words);
  const at = problem.row - 2;
  const column = problem.column === '' ? 'id' : problem.column;
  const right = mend === null ? '' : rightWords(mend.right, column);
  const goTo = (): void => {
    model.chosen.value = at;
    const field = document.getElementById(cellId(at, column));
    field?.scrollIntoView({ block: 'center', inline: 'nearest' });
    field?.focus();
  };
  return (
    <section class="tables-mistake">
      <h3 class="hd rule">
        {problem.column === ''
          ? tell('tables.rowOf', { row: at + 1 })
          : tell('tables.cellOf', { row: at + 1, column: tell('tables.column', { column }) })}
      </h3>
      <p class="t14">
        {mend !== null && column === 'condition'
          ? tell('tables.noCondition', { wrong: mend.wrong, right: mend.right })
          : mend !== null && (column === 'yes' || column === 'no')
            ? tell('tables.noBehaviour', { wrong: mend.wrong, right: mend.right })
            : problem.message}
      </p>
      <div class="row g8 wrap">
        {mend !== null && (
          <Button
            look={first ? 'gold' : 'btn'}
            onPress={() => steps.set(withCell(steps.now.peek(), mend.row, mend.column, mend.cell))}
          >
            {tell('tables.use', { right })}
          </Button>
        )}
        {at >= 0 && <Button onPress={goTo}>{tell('tables.goTo')}</Button>}
      </div>
    </section>
  );
}

const rightWords = (right: string, column: string): string =>
  column.endsWith('Type') ? tell(right === '1' ? 'tables.act' : 'tables.think') : right;

/** The row looked at: what it asks, in words, and its shares as sliders. */
function RowBox({ model, row }: { readonly model: TablesModel; readonly row: DrawnRow }) {
  return (
    <section>
      <h3 class="hd rule">{tell('tables.chosenRow', { row: row.at + 1, note: row.note })}</h3>
      <p class="t14 x8">{row.condition === '' ? '–' : conditionText(row.condition, row.param)}</p>
      <p class="mono t12 muted">
        {row.condition} {row.param}
      </p>
      {(['yes', 'no'] as const).map((side) => (
        <Shares key={side} model={model} row={row} side={side} />
      ))}
    </section>
  );
}

function Shares({
  model,
  row,
  side,
}: {
  readonly model: TablesModel;
  readonly row: DrawnRow;
  readonly side: 'yes' | 'no';
}) {
  const { shares, rows } = row[side];
  if (rows.length > 0)
    return (
      <p class="t13">
        <b>{tell(side === 'yes' ? 'tables.yes' : 'tables.no')}:</b>{' '}
        {tell('tables.goesTo', { rows: rows.map(({ id }) => id).join(', ') })}
      </p>
    );
  if (shares.length === 0) return null;
  const steps = model.draft;
  const numbers = shares.map(({ percent }) => Number(percent.replace(/[%％\s]/g, '')) || 0);
  const sum = numbers.reduce((all, one) => all + one, 0);
  const setTo = (i: number, percent: number): void => {
    const others = sum - (numbers[i] ?? 0);
    const most = Math.max(0, Math.min(100 - others, percent));
    const cell = sharesIn(steps.now.peek().rows[row.at]?.[side] ?? '').map((one, j) =>
      j === i ? { ...one, percent: String(Math.round(most)) } : one,
    );
    steps.set(withCell(steps.now.peek(), row.at, side, shareCell(cell)), `share ${row.at} ${side} ${i}`);
  };
  return (
    <div class="tables-shares">
      <b class="t13">{tell(side === 'yes' ? 'tables.yes' : 'tables.no')}</b>
      {shares.map(({ behaviour }, i) => (
        <div key={i} class="tables-share t13">
          <span class="ellipsis" title={behaviour}>
            {behaviourText(behaviour)}
          </span>
          <Slider
            label={tell('tables.share', { behaviour: behaviourText(behaviour) })}
            value={numbers[i] ?? 0}
            min={0}
            max={100}
            text={`${numbers[i] ?? 0} %`}
            onSlide={(percent) => setTo(i, percent)}
          />
          <span class="mono">{numbers[i] ?? 0} %</span>
        </div>
      ))}
      {sum < 100 && (
        <p class="tables-share t13 muted">
          <span>{tell('tables.noneOfThem')}</span>
          <span />
          <span class="mono">{Math.round((100 - sum) * 100) / 100} %</span>
        </p>
      )}
    </div>
  );
}
