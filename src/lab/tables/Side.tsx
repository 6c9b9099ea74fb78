/**
 * The column beside the table: the table's errors with their fixes, the selected row, the users of the table, and
 * buttons that give the edited table to the café.
 */

import type { TableProblem } from '../../ai/index.ts';
import { Button, classes, Frame, Glyph } from '../../ui/index.ts';
import { tableName } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import type { FileProblem } from '../../notebook/table/table-files.ts';
import { type LabKey, tell } from '../words/index.ts';
import { Faces } from '../shared/parts.tsx';
import { type DrawnRow, withCell } from './draft.ts';
import { cellId, mistakeId } from './Grid.tsx';
import { fixOf } from './fixes.ts';
import { columnWords, mistakeWords, placeInSheet } from './mistakes.ts';
import type { Checked, TablesModel } from './model.ts';
import { RowBox } from './RowBox.tsx';
import { questionOf } from './Tree.tsx';

/** The file that the player opened last: its name, its problems, and whether its table was loaded. */
export interface Came {
  readonly name: string;
  readonly problems: readonly FileProblem[];
  readonly taken: boolean;
}

interface Props {
  readonly lab: Lab;
  readonly model: TablesModel;
  readonly checked: Checked;
  readonly rows: readonly DrawnRow[];
  readonly file: Came | null;
  readonly close: () => void;
}

const MOST_FACES = 12;
/** Number of times a row must have been checked before a note reports that one of its branches was never taken. */
const OFTEN = 20;
const MOST_SHOWN = 40;

export function Side({ lab, model, checked: { problems, warnings }, rows, file, close }: Props) {
  lab.watch();
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
  const { differs, waits } = model;
  const refused = problems.length > 0 || !differs;
  const refusal = (otherwise: LabKey): string =>
    tell(problems.length > 0 ? 'tables.mendFirst' : waits ? 'tables.given' : otherwise);
  return (
    <Frame as="section" class="lab-side tables-side" aria-label={tell('tables.beside.label')}>
      <div class="tables-side-scroll scrolls">
        <div aria-live="polite">
          <State model={model} problems={problems.length} warnings={warnings.length + never.length} />
        </div>
        {file !== null && <FileCame file={file} mistakes={problems.length} model={model} close={close} />}
        {problems.slice(0, MOST_SHOWN).map((problem, i) => (
          <Mistake key={i} model={model} problem={problem} n={i + 1} />
        ))}
        {problems.length > MOST_SHOWN && (
          <p class="text-13 muted">{tell('tables.more', { count: problems.length - MOST_SHOWN })}</p>
        )}
        {row !== undefined && <RowBox model={model} row={row} breakpoints={lab.deps.breakpoints} />}
        <section>
          <h3 class="headline rule">{tell('tables.users')}</h3>
          {users.length === 0 ? (
            <p class="text-13 muted">{tell('tables.nobody')}</p>
          ) : (
            <Faces
              people={users}
              chosen={model.path()?.who ?? lab.who.value}
              most={MOST_FACES}
              onChoose={(id) => lab.look(id)}
            />
          )}
        </section>
        {warnings.slice(0, MOST_SHOWN).map((warning, i) => (
          <Remark key={i} model={model} at={warning.row - 2} words={mistakeWords(warning)} />
        ))}
        {never.slice(0, 6).map(({ row: one, side, asked }) => (
          <Remark
            key={`${one.id} ${side}`}
            model={model}
            at={one.at}
            words={tell(side === 'yes' ? 'tables.neverYes' : 'tables.neverNo', {
              question: questionOf(one),
              count: asked,
            })}
          />
        ))}
      </div>
      <footer class="row gap-8 tables-foot">
        <Button
          class="grow"
          disabled={refused}
          reason={refusal('tables.changeFirst')}
          title={refused ? undefined : tell('tables.whatIf.why')}
          onPress={() => model.whatIf()}
        >
          {tell('tables.whatIf')}
        </Button>
        <Button look="teal" disabled={refused} reason={refusal('tables.nothingNew')} onPress={() => model.apply()}>
          {tell('tables.apply')}
        </Button>
      </footer>
      <span class="hidden-text">{tableName(model.name.value)}</span>
    </Frame>
  );
}

interface StateProps {
  readonly model: TablesModel;
  readonly problems: number;
  readonly warnings: number;
}
function State({ model, problems, warnings }: StateProps) {
  model.watch();
  const { differs, waits } = model;
  const remarks = warnings > 0 ? tell('tables.warnings', { count: warnings }) : '';
  const asShipped = model.isShipped ? null : (
    <Button size="small" title={tell('tables.asShipped.why')} onPress={() => model.asShipped()}>
      {tell('tables.asShipped')}
    </Button>
  );
  if (problems > 0)
    return (
      <Frame look="error" class="tables-state">
        <p class="row gap-8 text-16 bold">
          <Glyph name="warn" /> {tell('tables.errors', { count: problems })}
          {remarks !== '' && `, ${remarks}`}
        </p>
        <p class="text-12">{tell('tables.keepsGood')}</p>
        <p class="row gap-8 editor-wrap">
          {problems > 1 && (
            <Button size="small" title={tell('tables.mendAll.why')} onPress={() => model.fixAll()}>
              {tell('tables.mendAll')}
            </Button>
          )}
          {asShipped}
        </p>
      </Frame>
    );
  return (
    <Frame look={differs ? 'selection' : 'ok'} class="tables-state">
      <p class="row gap-8 text-16 bold">
        <Glyph name="check" /> {tell(differs ? 'tables.ready' : waits ? 'tables.given' : 'tables.inForce')}
      </p>
      <p class="text-12">
        {tell(differs ? 'tables.ready.next' : model.isShipped ? 'tables.isShipped' : 'tables.isChanged')}{' '}
        {remarks !== '' && tell('tables.remarksBelow', { remarks })}
      </p>
      {asShipped}
    </Frame>
  );
}

interface FileProps {
  readonly file: Came;
  readonly mistakes: number;
  readonly model: TablesModel;
  readonly close: () => void;
}
function FileCame({ file, mistakes, model, close }: FileProps) {
  return (
    <div class={classes('text-13', file.taken ? 'note-ok' : 'note-error')} role="alert">
      <p class="bold tables-file">
        {file.taken
          ? mistakes > 0
            ? tell('tables.file.wrong', { name: file.name, count: mistakes })
            : tell('tables.file.taken', { name: file.name })
          : tell('tables.file.refused', { name: file.name })}
      </p>
      {file.problems.length > 0 && (
        <ul class="tables-told">
          {file.problems.map((one, i) => (
            <li key={i}>
              {one.row > 0 && <b>{tell('tables.fileRow', { row: one.row })}: </b>}
              {mistakeWords(one)}
            </li>
          ))}
        </ul>
      )}
      <p class="row gap-8 wrap">
        {file.taken && model.draft.canUndo && (
          <Button
            size="small"
            onPress={() => {
              model.draft.undo();
              close();
            }}
          >
            {tell('tables.file.back')}
          </Button>
        )}
        <Button size="small" onPress={close}>
          {tell('tables.file.close')}
        </Button>
      </p>
    </div>
  );
}

function goTo(model: TablesModel, at: number, column: string): void {
  model.chosen.value = at;
  const field = document.getElementById(cellId(at, column));
  field?.scrollIntoView({ block: 'center', inline: 'nearest' });
  field?.focus();
}

interface MistakeProps {
  readonly model: TablesModel;
  readonly problem: TableProblem;
  readonly n: number;
}
function Mistake({ model, problem, n }: MistakeProps) {
  const steps = model.draft;
  const draft = steps.now.value;
  const mend = fixOf(draft, problem, model.words);
  const at = problem.row - 2;
  const column = problem.column === '' ? 'id' : problem.column;
  return (
    <section class="tables-mistake">
      <h3 class="headline rule">
        <span>
          <span class="tables-number">{n}</span>{' '}
          {problem.column === ''
            ? tell('tables.rowOf', { row: at + 1 })
            : tell('tables.cellOf', { row: at + 1, column: tell('tables.column', { column: columnWords(column) }) })}
        </span>
        <span class="editor-term">{placeInSheet(draft, at, column)}</span>
      </h3>
      <p class="text-14" id={mistakeId(n)}>
        {mistakeWords(problem)}
      </p>
      <div class="row gap-8 wrap">
        {mend !== null && (
          <Button
            look={n === 1 ? 'gold' : 'btn'}
            onPress={() => steps.set(withCell(steps.now.peek(), mend.row, mend.column, mend.cell))}
          >
            {mend.right === '–' || mend.right === ''
              ? tell('tables.makeEmpty')
              : tell('tables.use', { right: rightWords(mend.right, mend.column) })}
          </Button>
        )}
        {at >= 0 && <Button onPress={() => goTo(model, at, column)}>{tell('tables.goTo')}</Button>}
      </div>
    </section>
  );
}

function Remark({ model, at, words }: { readonly model: TablesModel; readonly at: number; readonly words: string }) {
  return (
    <section class="tables-warning">
      <h3 class="headline rule">
        <span>{tell('tables.warningIn', { row: at + 1 })}</span>
        <button type="button" class="link editor-term" onClick={() => goTo(model, at, 'condition')}>
          {placeInSheet(model.draft.now.value, at, 'id')}
        </button>
      </h3>
      <p class="text-13">{words}</p>
    </section>
  );
}

const rightWords = (right: string, column: string): string =>
  column.endsWith('Type') ? tell(right === '1' ? 'tables.act' : 'tables.think') : right;
