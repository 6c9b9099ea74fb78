/**
 * Shows a whole decision table with the live path highlighted. The table can be saved as CSV or workbook and loaded
 * from either, and loading can be undone. A table with errors is not applied; all its errors are listed with their
 * places.
 */

import { useRef, useState } from 'preact/hooks';
import { controllerOfTable, tablesOfController } from '../../data/index.ts';
import { Button, Dialog, FileButton, Glyph, only, saveFile, Segment, useKeys } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { tableName } from '../../words/sentences.ts';
import type { NotebookModel } from '../model.ts';
import { gridOf, pathIn } from './table.ts';
import { csvFile, type FileProblem, readTableFile, workbookFile } from './table-files.ts';
import { TableGrid } from './TableGrid.tsx';
import { seconds } from '../time.ts';

interface Props {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  /** Id of the person who uses the table. */
  readonly id: PersonId;
  readonly onClose: () => void;
}

const isMaid = (cafe: Cafe, id: PersonId): boolean => cafe.state.people[id]?.role === 'maid';

/** The result of the player's last attempt to load a table from a file: the problems found, and whether the table was loaded. */
interface Told {
  readonly problems: readonly FileProblem[];
  readonly taken: boolean;
}

export function TableDialog({ model, cafe, id, onClose }: Props) {
  model.watch();
  const [told, setTold] = useState<Told | null>(null);
  // The dialog keeps the name of the table with which it was opened, because the person who uses the table may leave
  // the café while the dialog is open.
  const first = useRef(cafe.tableOf(id));
  const [name, setName] = useState(first.current?.name ?? '');
  const [names] = useState(() => tablesOfController(controllerOfTable(name)).filter(() => isMaid(cafe, id)));
  const shown = cafe.tableOf(id, name) ?? first.current;
  const undo = (): boolean => {
    const done = model.edits.undo(only('table', name));
    if (done) setTold(null);
    model.again();
    return done;
  };
  useKeys({
    title: () => say('keys.notebook'),
    inDialogs: true,
    bindings: [{ key: 'Ctrl+z', does: () => say('keys.undo'), press: () => undo(), repeats: true }],
  });
  if (shown === null) return null;
  const person = cafe.state.people[id];
  const mine = pathIn(cafe.state, cafe.decisions(id), name);

  const change = (rows: ReturnType<typeof shown.table.toRows> | null): void => {
    model.deps.give({ kind: 'table', name, rows });
    model.again();
  };
  const load = async (chosen: File): Promise<void> => {
    const read = await readTableFile(chosen, name, shown.words, (source) => cafe.readTable(name, source));
    if (read.ok) change(read.table.toRows());
    setTold(read.ok ? { problems: read.warnings, taken: true } : { problems: read.problems, taken: false });
  };
  const save = async (ending: 'csv' | 'xlsx'): Promise<void> => {
    const written = await (ending === 'csv' ? csvFile(shown.table) : workbookFile(name, shown.table));
    if ('file' in written) saveFile(`${name}.${ending}`, written.file);
    else setTold({ problems: written.problems, taken: false });
  };

  return (
    <Dialog
      title={say('table.title', { name: tableName(name) })}
      closeLabel={say('app.close')}
      width={720}
      onClose={onClose}
    >
      <div class="col gap-8 table-dialog">
        {names.length > 1 && (
          <Segment
            label={say('table.which')}
            chosen={name}
            choices={names.map((one) => ({ value: one, text: tableName(one) }))}
            onChoose={(one) => {
              setName(one);
              setTold(null);
            }}
          />
        )}
        <p class="text-12 muted">{say('table.about')}</p>
        <div class="row gap-8 wrap">
          <Button size="small" onPress={() => void save('csv')}>
            {say('table.saveCsv')}
          </Button>
          <Button size="small" onPress={() => void save('xlsx')}>
            {say('table.saveXlsx')}
          </Button>
          <FileButton size="small" look="gold" accept=".csv,.tsv,.txt,.xlsx" onFile={(chosen) => void load(chosen)}>
            {say('table.load')}
          </FileButton>
          <Button
            size="small"
            disabled={model.edits.count(only('table', name)) === 0}
            hotkey="Ctrl+Z"
            onPress={() => void undo()}
          >
            <Glyph name="undo" />
            {say('table.undo')}
          </Button>
          <Button size="small" disabled={!shown.changed} onPress={() => change(null)}>
            {say('table.asShipped')}
          </Button>
        </div>
        <div aria-live="polite">{told !== null && <Told told={told} />}</div>
        <p class="text-12" role="status">
          {say(shown.changed ? 'table.isChanged' : 'table.isShipped')}{' '}
          {mine === null
            ? say('table.noPath', { name: person?.name ?? say('app.someone') })
            : say('table.lit', { name: person?.name ?? '', clock: mine.clock, seconds: seconds(mine.ago) })}
        </p>
        <TableGrid rows={gridOf(shown.table, mine)} label={say('table.title', { name: tableName(name) })} />
      </div>
    </Dialog>
  );
}

function Told({ told: { problems, taken } }: { told: Told }) {
  return (
    <div class={taken ? 'note-ok text-12' : 'note-error text-12'}>
      <p class="bold">{taken ? say('table.taken') : say('table.refused', { count: problems.length })}</p>
      {problems.length > 0 && (
        <ul class="table-problems">
          {problems.map((problem, at) => (
            <li key={at}>
              <b>{placeOf(problem)}</b> {problem.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The place of a problem in words: "patient, row 3, column yes:". */
function placeOf({ sheet, row, column }: FileProblem): string {
  const parts = [
    ...(sheet === '' ? [] : [sheet]),
    ...(row === 0 ? [] : [say('table.row', { row })]),
    ...(column === '' ? [] : [say('table.columnOf', { column })]),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}:`;
}
