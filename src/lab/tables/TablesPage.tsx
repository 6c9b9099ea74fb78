/** The page "Which path, which cell is wrong?": decision tables as a grid and as a tree, edited while the café runs. */

import { useState } from 'preact/hooks';
import { Button, Face, Frame, Glyph, saveFile } from '../../ui/index.ts';
import { sentenceOf, tableName } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { csvFile, workbookFile } from '../../notebook/table/table-files.ts';
import { tell, told } from '../words/index.ts';
import { useUndoKeys } from '../shared/undo-keys.ts';
import { Divider, Intro, OpenAndSave, Running, Select, UndoRedo } from '../shared/parts.tsx';
import { drawnRows, recordsOf, withRow } from './draft.ts';
import { WarpTables } from './warp-tables/WarpTables.tsx';
import { EditorKind, half } from './EditorKind.tsx';
import { jsonOfDraft, readDraftFile, yamlOfDraft } from './files.ts';
import { Grid } from './Grid.tsx';
import { type TablesModel, tablesModel } from './model.ts';
import { type Came, Side } from './Side.tsx';
import { swapLeaves, swapRows } from './swaps.ts';
import { Tree } from './Tree.tsx';
import './tables.css';

export function TablesPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  return half.value === 'warps' ? <WarpTables lab={lab} /> : <DecisionTables lab={lab} />;
}

function DecisionTables({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const model = tablesModel(lab);
  const [file, setFile] = useState<Came | null>(null);
  const [share, setShare] = useState(0.47);
  const steps = model.draft;
  useUndoKeys(model.undoing);
  const draft = steps.now.value;
  const checked = model.check();
  const rows = drawnRows(draft);
  const path = model.path();
  const choose = (at: number): void => {
    model.chosen.value = at;
  };
  const isWrong = (at: number, part: 'yes' | 'no' | 'asks'): boolean =>
    checked.problems.some(
      ({ row, column }) =>
        row === at + 2 &&
        (part === 'asks' ? ['condition', 'cParam', 'id', ''].includes(column) : column.startsWith(part)),
    );
  return (
    <div class="tables-page">
      <div class="tables-columns" style={{ gridTemplateRows: `minmax(0, ${share}fr) 8px minmax(0, ${1 - share}fr)` }}>
        <Frame as="section" class="tables-main" aria-labelledby="tables-title">
          <Head model={model} setFile={setFile} />
          <Intro>
            {tell(model.isGuests ? 'tables.intro' : 'tables.introMaids')}{' '}
            {tell(model.isGuests ? 'tables.usedBy' : 'tables.usedByMaids', { count: model.users().length })}
          </Intro>
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
        <Divider label={tell('tables.divide')} share={share} setShare={setShare} />
        <Frame as="section" class="tables-lower" aria-label={tell('tables.tree')}>
          <Legend lab={lab} model={model} />
          <Tree
            rows={rows}
            counts={model.countsNow()}
            path={path}
            chosen={model.chosen.value}
            isWrong={isWrong}
            choose={choose}
            swapLeaves={(a, b) => steps.set(swapLeaves(draft, a, b))}
            swapRows={(a, b) => steps.set(swapRows(draft, rows, a, b))}
          />
        </Frame>
      </div>
      <Side lab={lab} model={model} checked={checked} rows={rows} file={file} close={() => setFile(null)} />
    </div>
  );
}

/** Shows whose path is highlighted, and the result of that person's last decision by this table. */
function Legend({ lab, model }: { readonly lab: Lab; readonly model: TablesModel }) {
  lab.watch();
  const path = model.path();
  const person = path === null ? undefined : lab.cafe.state.people[path.who];
  return (
    <div class="row gap-8 text-13 tables-legend">
      {path === null ? (
        <p class="grow">{tell(model.users().length === 0 ? 'tables.nobodyYet' : 'tables.notAskedYet')}</p>
      ) : (
        <>
          {person !== undefined && (
            <Face look={person.look} rank={person.role === 'maid' ? person.rank : null} width={32} />
          )}
          <i class="lit-swatch" aria-hidden="true" />
          <p class="grow tables-said">
            <b>{tell('tables.pathOf', { name: person?.name ?? '', time: path.clock })}:</b> {sentenceOf(path.because)}
          </p>
        </>
      )}
      <Running lab={lab} />
    </div>
  );
}

interface HeadProps {
  readonly model: TablesModel;
  readonly setFile: (came: Came | null) => void;
}
function Head({ model, setFile }: HeadProps) {
  const steps = model.draft;
  const name = model.name.value;
  const draft = steps.now.value;
  const load = async (chosen: File): Promise<void> => {
    const read = await readDraftFile(chosen, name);
    if (read.ok) {
      steps.set(read.draft);
      model.chosen.value = 0;
    }
    setFile({ name: chosen.name, taken: read.ok, problems: read.ok ? read.notes : read.problems });
  };
  const shown = { columns: draft.columns, toRows: () => recordsOf(draft) };
  const save = async (ending: 'csv' | 'xlsx'): Promise<void> => {
    const written = await (ending === 'csv' ? csvFile(shown) : workbookFile(name, shown));
    if ('file' in written) saveFile(`${name}.${ending}`, written.file);
    else setFile({ name: `${name}.${ending}`, taken: false, problems: written.problems });
  };
  const text = (ending: string, content: string): void =>
    saveFile(`${name}.${ending}`, new Blob([content], { type: 'text/plain' }));
  return (
    <header class="row gap-8 wrap tables-head">
      <h2 id="tables-title" class="hidden-text">
        {tableName(name)}
      </h2>
      <EditorKind />
      <Select
        label={tell('tables.which')}
        class="bold"
        value={name}
        onChoose={(other) => {
          setFile(null);
          model.open(other);
        }}
      >
        {model.names.map((one) => (
          <option key={one} value={one}>
            {tableName(one)}
          </option>
        ))}
      </Select>
      <span class="grow" />
      <UndoRedo steps={model.undoing} />
      <Button
        size="small"
        title={tell('tables.row.why')}
        onPress={() => {
          const below = model.chosen.peek();
          steps.set(withRow(steps.now.peek(), below));
          model.chosen.value = Math.min(below, draft.rows.length - 1) + 1;
        }}
      >
        <Glyph name="plus" scale={1.5} /> {tell('tables.row')}
      </Button>
      <OpenAndSave
        accept=".csv,.tsv,.txt,.xlsx,.json,.yaml,.yml"
        onFile={(chosen) => void load(chosen)}
        formats={[
          { name: 'CSV', save: () => void save('csv') },
          { name: 'XLSX', save: () => void save('xlsx') },
          { name: 'JSON', save: () => text('json', jsonOfDraft(draft)) },
          { name: 'YAML', save: () => void yamlOfDraft(draft).then((yaml) => text('yaml', yaml)) },
        ]}
      />
    </header>
  );
}
