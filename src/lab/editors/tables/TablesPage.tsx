/** "Which path, which cell is wrong?" – decision tables as a grid and as a tree, changed while the café runs by them. */

import { useState } from 'preact/hooks';
import { Button, Face, FileButton, Frame, Glyph, saveFile } from '../../../hud/kit/index.ts';
import { sentenceOf, tableName } from '../../../words/sentences.ts';
import type { Lab } from '../../frame/lab.ts';
import { csvFile, type FileProblem, readTableFile, workbookFile } from '../../notebook/table-files.ts';
import { tell, told } from '../../words/index.ts';
import { undoKeys } from '../shared/keys.ts';
import { draftOf, drawnRows, recordsOf, withCell, withRow } from './draft.ts';
import { WarpTables } from '../warptables/WarpTables.tsx';
import { EditorKind, half } from './EditorKind.tsx';
import { Grid } from './Grid.tsx';
import { type TablesModel, tablesModel } from './model.ts';
import { Side } from './Side.tsx';
import { type Leaf, Tree } from './Tree.tsx';
import './tables.css';

type Came = { readonly problems: readonly FileProblem[]; readonly taken: boolean };

export function TablesPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  return half.value === 'warps' ? <WarpTables lab={lab} /> : <DecisionTables lab={lab} />;
}

function DecisionTables({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const model = tablesModel(lab);
  const [file, setFile] = useState<Came | null>(null);
  const steps = model.draft;
  const draft = steps.now.value;
  const checked = model.check();
  const rows = drawnRows(draft);
  const path = model.path();
  const who = lab.who.value;
  const person = who === null ? undefined : lab.cafe.state.people[who];
  const choose = (at: number): void => {
    model.chosen.value = at;
  };
  const swap = (a: Leaf, b: Leaf): void => {
    const [from, to] = [draft.rows[a.at], draft.rows[b.at]];
    if (from === undefined || to === undefined || (a.at === b.at && a.side === b.side)) return;
    const other = withCell(draft, a.at, a.side, to[b.side] ?? '');
    steps.set(withCell(other, b.at, b.side, from[a.side] ?? ''));
  };
  const isWrong = (at: number, part: 'yes' | 'no' | 'asks'): boolean =>
    checked.problems.some(
      ({ row, column }) =>
        row === at + 2 &&
        (part === 'asks' ? ['condition', 'cParam', 'id', ''].includes(column) : column.startsWith(part)),
    );
  return (
    <div class="tables-page" onKeyDown={undoKeys(steps)}>
      <Frame as="section" class="tables-main" aria-labelledby="tables-title">
        <Head lab={lab} model={model} setFile={setFile} />
        <Grid
          steps={steps}
          words={model.words}
          problems={checked.problems}
          warnings={checked.warnings}
          lit={new Set(path?.steps.map(({ id }) => id) ?? [])}
          chosen={model.chosen.value}
          label={tableName(model.name.value)}
          choose={choose}
        />
      </Frame>
      <Frame as="section" class="tables-lower" aria-label={tell('tables.tree')}>
        <p class="row g8 t13 tables-legend">
          {path === null ? (
            <span>{tell(model.users().length === 0 ? 'tables.nobody' : 'tables.chooseWho')}</span>
          ) : (
            <>
              {person !== undefined && (
                <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={32} />
              )}
              <i class="lit-swatch" aria-hidden="true" />
              <b>{tell('tables.pathOf', { name: person?.name ?? '', time: path.clock })}</b>
              <span class="ellipsis grow" title={sentenceOf(path.because)}>
                {sentenceOf(path.because)}
              </span>
            </>
          )}
          <span class="muted one-line to-end">{tell('tables.numbers')}</span>
        </p>
        <Tree
          rows={rows}
          counts={model.countsNow()}
          path={path}
          chosen={model.chosen.value}
          isWrong={isWrong}
          choose={choose}
          swap={swap}
        />
      </Frame>
      <Side lab={lab} model={model} checked={checked} rows={rows} file={file} />
    </div>
  );
}

interface HeadProps {
  readonly lab: Lab;
  readonly model: TablesModel;
  readonly setFile: (came: Came | null) => void;
}
function Head({ lab, model, setFile }: HeadProps) {
  lab.watch();
  const steps = model.draft;
  const name = model.name.value;
  const users = model.users().length;
  const load = async (chosen: File): Promise<void> => {
    const read = await readTableFile(chosen, name, model.words, (source) => model.read(source));
    if (read.ok) steps.set(draftOf(read.table));
    setFile(read.ok ? { problems: read.warnings, taken: true } : { problems: read.problems, taken: false });
  };
  const draft = steps.now.value;
  const shown = { columns: draft.columns, toRows: () => recordsOf(draft) };
  const saveWorkbook = async (): Promise<void> => {
    const written = await workbookFile(name, shown);
    if ('file' in written) saveFile(`${name}.xlsx`, written.file);
    else setFile({ problems: written.problems, taken: false });
  };
  return (
    <header class="row g8 wrap tables-head">
      <h2 id="tables-title" class="hidden-text">
        {tableName(name)}
      </h2>
      <EditorKind />
      <select
        class="frame btn-paper tables-choice t16 x8"
        aria-label={tell('tables.which')}
        value={name}
        onChange={({ currentTarget }) => {
          setFile(null);
          model.open(currentTarget.value);
        }}
      >
        {model.names.map((one) => (
          <option key={one} value={one}>
            {tableName(one)}
          </option>
        ))}
      </select>
      <span class="t12 muted">{tell(model.isGuests ? 'tables.usedBy' : 'tables.usedByMaids', { count: users })}</span>
      <span class="grow" />
      <Button
        size="small"
        square
        label={tell('tables.undo')}
        disabled={!steps.canUndo}
        onPress={() => void steps.undo()}
      >
        <Glyph name="undo" />
      </Button>
      <Button
        size="small"
        square
        label={tell('tables.redo')}
        disabled={!steps.canRedo}
        onPress={() => void steps.redo()}
      >
        <Glyph name="redo" />
      </Button>
      <Button
        size="small"
        onPress={() => {
          const below = model.chosen.peek();
          steps.set(withRow(steps.now.peek(), below));
          model.chosen.value = Math.min(below, draft.rows.length - 1) + 1;
        }}
      >
        <Glyph name="plus" scale={1.5} /> {tell('tables.row')}
      </Button>
      <FileButton size="small" accept=".csv,.tsv,.txt,.xlsx" onFile={(chosen) => void load(chosen)}>
        {tell('tables.import')}
      </FileButton>
      <Button size="small" onPress={() => saveFile(`${name}.csv`, csvFile(shown))}>
        {tell('tables.export', { format: 'CSV' })}
      </Button>
      <Button size="small" onPress={() => void saveWorkbook()}>
        {tell('tables.export', { format: 'XLSX' })}
      </Button>
      <Button size="small" onPress={() => model.asShipped()}>
        {tell('tables.asShipped')}
      </Button>
    </header>
  );
}
