/**
 * The editor "Which script is behind the word?": the warp tables of all kinds of people as one grid, editable while
 * the café runs.
 */

import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type TableError, warpKeys } from '../../../data/index.ts';
import { allOf, Button, classes, Draft, Frame, Glyph, jsonFile, readText, saveFile } from '../../../ui/index.ts';
import { kindOf } from '../../../sim/thinking/kinds.ts';
import { type ScriptNames, scriptsFor, warpKinds } from '../../../sim/thinking/warps.ts';
import { say } from '../../../words/index.ts';
import type { Lab } from '../../frame/lab.ts';
import { tell } from '../../words/index.ts';
import { type Undoing, undoingOf, useUndoKeys } from '../../shared/undo-keys.ts';
import { Faces, Intro, OpenAndSave, Select, UndoRedo } from '../../shared/parts.tsx';
import { lastWaiting, sameInput } from '../../shared/pending-inputs.ts';
import { EditorKind } from '../EditorKind.tsx';
import {
  draftIn,
  keysOf,
  problemsIn,
  readWarpCsv,
  readWarpJson,
  readWarpLists,
  sameKind,
  type WarpDraft,
  type WarpProblem,
  warpLists,
  warpsCsv,
  warpsJson,
  withScript,
} from './draft.ts';
import { OwnCells } from './OwnCells.tsx';
import { keyWords, kindWords, wrongWords } from './words.ts';
import './warptables.css';

const drafts = new WeakMap<Lab, Draft<WarpDraft>>();
/** The draft of the warp tables. Until the player's first change it follows the tables that the café uses or will use from the next tick. */
function stepsOf(lab: Lab): Draft<WarpDraft> {
  const { state } = lab.cafe;
  const warps = Object.fromEntries(
    warpKinds.flatMap((kind) => {
      const keys = lab.edits.valueOf({ of: 'warps', id: kind }, state) as Readonly<Record<string, string>> | null;
      return keys === null ? [] : [[kind, keys]];
    }),
  );
  const present = draftIn({ warps });
  let steps = drafts.get(lab);
  if (steps === undefined) drafts.set(lab, (steps = new Draft(present)));
  else if (!steps.canUndo && warpKinds.some((kind) => !sameKind(steps?.now.peek() ?? {}, present, kind)))
    steps.restart(present);
  return steps;
}
const WARPS = allOf('warps');
/** The selected cell of the grid: a kind of people and a warp key. */
const chosen = signal({ kind: 'allround', key: 'service' });
const cellId = (kind: string, key: string): string => `warp-cell-${kind}-${key}`;
const MOST_BYTES = 200_000;

export function WarpTables({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const steps = stepsOf(lab);
  const undoing = undoingOf(lab, WARPS, steps);
  useUndoKeys(undoing);
  const draft = steps.now.value;
  const { registry } = lab.cafe.world;
  const problems = problemsIn(draft, registry);
  const now = draftIn(lab.cafe.state);
  const inputOf = (kind: string) => ({ kind: 'warps', of: kind, keys: keysOf(draft, kind) }) as const;
  const givenOf = (kind: string) => lastWaiting(lab, (one) => one.kind === 'warps' && one.of === kind);
  /**
   * Kinds of people whose table in the draft differs from the pending table or, if no table is pending, from the table
   * in use.
   */
  const changed = warpKinds.filter((kind) => {
    const given = givenOf(kind);
    return given === undefined ? !sameKind(draft, now, kind) : !sameInput(given, inputOf(kind));
  });
  const waits = changed.length === 0 && warpKinds.some((kind) => givenOf(kind) !== undefined);
  const refused = problems.length > 0 || changed.length === 0;
  const reason = tell(problems.length > 0 ? 'tables.mendFirst' : waits ? 'tables.given' : 'utility.changeFirst');
  const [errors, setErrors] = useState<readonly TableError[] | null>(null);
  /** Name of the file that was opened or saved last. */
  const [file, setFile] = useState('warps.xlsx');
  const inputs = changed.map(inputOf);
  const whatIf = (): void => {
    lab.question.ask(
      lab.tick.peek(),
      inputs.map((input) => ({ input })),
    );
  };
  const apply = (): void => {
    lab.edits.together(() => inputs.forEach((input) => lab.give(input)));
    steps.restart(steps.now.peek());
  };
  const take = (read: ReturnType<typeof readWarpLists>): void => {
    setErrors(read.ok ? null : read.errors);
    if (read.ok) steps.set(read.draft);
  };
  return (
    <div class="warptables-page">
      <Frame as="section" class="warptables-main" aria-label={tell('tables.warpTables')}>
        <Head steps={steps} undoing={undoing} take={take} refuse={setErrors} nameFile={setFile} />
        <Intro>{tell('warpTables.intro')}</Intro>
        <div class="warptables-scroll scrolls">
          {warpKinds.map((kind) => (
            <datalist key={kind} id={`warp-scripts-${kind}`}>
              {scriptsFor(kind, registry).map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          ))}
          <table class="tables-grid" aria-label={tell('tables.warpTables')}>
            <thead>
              <tr>
                <th scope="col">{tell('warpTables.key')}</th>
                {warpKinds.map((kind) => (
                  <th key={kind} scope="col" class={classes(changed.includes(kind) && 'changed')}>
                    {kindWords(kind)}
                    <br />
                    <span class="editor-term">{kind}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {warpKeys.map((key) => (
                <tr key={key}>
                  <th scope="row">
                    {keyWords(key)} <span class="editor-term">{key}</span>
                  </th>
                  {warpKinds.map((kind) => {
                    const value = draft[kind]?.[key] ?? '';
                    const wrong = problems.find((one) => one.kind === kind && one.key === key);
                    const differs = value.trim() !== (now[kind]?.[key] ?? '');
                    return (
                      <td key={kind} class={classes(wrong !== undefined && 'wrong', differs && 'differs')}>
                        <input
                          id={cellId(kind, key)}
                          class="mono text-12"
                          value={value}
                          list={`warp-scripts-${kind}`}
                          aria-label={tell('warpTables.cell', { kind, key })}
                          aria-invalid={wrong !== undefined}
                          title={wrong === undefined ? undefined : wrongWords(wrong)}
                          spellcheck={false}
                          maxLength={300}
                          onFocus={() => (chosen.value = { kind, key })}
                          onInput={({ currentTarget }) =>
                            steps.set(withScript(steps.now.peek(), kind, key, currentTarget.value), `${kind} ${key}`)
                          }
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Frame>
      <Frame as="section" class="lab-side tables-side" aria-label={tell('tables.beside.label')}>
        <div class="tables-side-scroll scrolls">
          <Told problems={problems} steps={steps} changed={changed} waits={waits} errors={errors} file={file} />
          <Chosen lab={lab} steps={steps} scripts={registry} />
          <OwnCells lab={lab} scripts={registry} chosenKey={chosen.value.key} />
          <Users lab={lab} />
        </div>
        <footer class="row gap-8 tables-foot">
          <Button class="grow" disabled={refused} reason={reason} onPress={whatIf}>
            {tell('tables.whatIf')}
          </Button>
          <Button look="teal" disabled={refused} reason={reason} onPress={apply}>
            {tell('tables.apply')}
          </Button>
        </footer>
      </Frame>
    </div>
  );
}

interface HeadProps {
  readonly steps: Draft<WarpDraft>;
  readonly undoing: Undoing;
  readonly take: (read: ReturnType<typeof readWarpLists>) => void;
  readonly refuse: (errors: readonly TableError[]) => void;
  readonly nameFile: (name: string) => void;
}
function Head({ steps, undoing, take, refuse, nameFile }: HeadProps) {
  const told = (message: string): void => refuse([{ line: 0, column: '', message }]);
  const load = async (file: File): Promise<void> => {
    nameFile(file.name);
    if (/\.xls[xm]?$/i.test(file.name)) {
      const { readSheets } = await import('../../../analysis/sheets/index.ts');
      const book = await readSheets(file);
      if (!book.ok) return refuse(book.problems.map(({ row, column, message }) => ({ line: row, column, message })));
      const rows = (book.sheets[0]?.rows ?? []).filter((cells) => cells.some((cell) => String(cell).trim() !== ''));
      return take(readWarpLists(rows.map((cells) => cells.map(String))));
    }
    const opened = await readText(file, MOST_BYTES);
    if (opened.ok) take(/^\s*[[{]/.test(opened.text) ? readWarpJson(opened.text) : readWarpCsv(opened.text));
    else told(`the file ${opened.message}`);
  };
  const saveWorkbook = async (): Promise<void> => {
    const { writeSheets } = await import('../../../analysis/sheets/index.ts');
    const written = await writeSheets([{ name: 'warps', rows: warpLists(steps.now.peek()) }]);
    nameFile('warps.xlsx');
    if (written.ok) saveFile('warps.xlsx', written.file);
    else told(written.problems.map(({ message }) => message).join(' '));
  };
  return (
    <header class="row gap-8 wrap tables-head">
      <EditorKind />
      <span class="grow" />
      <UndoRedo steps={undoing} />
      <OpenAndSave
        accept=".csv,.txt,.xlsx,.json"
        onFile={(file) => void load(file)}
        formats={[
          {
            name: 'CSV',
            save: () => saveFile('warps.csv', new Blob([`\uFEFF${warpsCsv(steps.now.peek())}`], { type: 'text/csv' })),
          },
          { name: 'XLSX', save: () => void saveWorkbook() },
          { name: 'JSON', save: () => saveFile('warps.json', jsonFile(warpsJson(steps.now.peek()))) },
        ]}
      />
      <Button size="small" title={tell('tables.asShipped.why')} onPress={() => steps.set(draftIn({}))}>
        {tell('tables.asShipped')}
      </Button>
    </header>
  );
}

function Told({
  problems,
  steps,
  changed,
  waits,
  errors,
  file,
}: {
  readonly problems: readonly WarpProblem[];
  readonly steps: Draft<WarpDraft>;
  readonly changed: readonly string[];
  readonly waits: boolean;
  readonly errors: readonly TableError[] | null;
  readonly file: string;
}) {
  return (
    <>
      {errors !== null && (
        <div class="note-error text-13" role="alert">
          <p class="bold">{tell('tables.file.refused', { name: file })}</p>
          <ul class="tables-told">
            {errors.map(({ line, column, message }, i) => (
              <li key={i}>
                {line > 0 && <b>{tell('tables.fileCell', { row: line, column })}: </b>}
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div aria-live="polite">
        {problems.length > 0 ? (
          <Frame look="error" class="tables-state">
            <p class="row gap-8 text-16 bold">
              <Glyph name="warn" /> {tell('tables.errors', { count: problems.length })}
            </p>
            <p class="text-12">{tell('tables.keepsGood')}</p>
          </Frame>
        ) : (
          <Frame look={changed.length > 0 ? 'selection' : 'ok'} class="tables-state">
            <p class="row gap-8 text-16 bold">
              <Glyph name="check" />{' '}
              {changed.length > 0
                ? tell('warpTables.ready', { kinds: changed.map(kindWords).join(say('app.list.comma')) })
                : tell(waits ? 'tables.given' : 'warpTables.inForce')}
            </p>
          </Frame>
        )}
      </div>
      {problems.map(({ kind, key, message, right }, i) => (
        <section key={i} class="tables-mistake">
          <h3 class="headline rule">
            {tell('warpTables.cell', { kind: kindWords(kind), key: keyWords(key) })}
            <span class="editor-term">{key}</span>
          </h3>
          <p class="text-14">{wrongWords({ kind, key, message, right })}</p>
          <div class="row gap-8 wrap">
            {right !== null && (
              <Button
                look={i === 0 ? 'gold' : 'btn'}
                onPress={() => steps.set(withScript(steps.now.peek(), kind, key, right))}
              >
                {tell('tables.use', { right })}
              </Button>
            )}
            <Button onPress={() => document.getElementById(cellId(kind, key))?.focus()}>{tell('tables.goTo')}</Button>
          </div>
        </section>
      ))}
    </>
  );
}

interface ChosenProps {
  readonly lab: Lab;
  readonly steps: Draft<WarpDraft>;
  readonly scripts: ScriptNames;
}
/** Shows the selected cell as a sentence with a list to choose the script from. */
function Chosen({ lab, steps, scripts }: ChosenProps) {
  lab.watch();
  const { kind, key } = chosen.value;
  const value = steps.now.value[kind]?.[key] ?? '';
  const names = scriptsFor(kind, scripts);
  return (
    <section>
      <h3 class="headline rule">
        <span>{tell('warpTables.chosen')}</span>
        <span class="editor-term">{key}</span>
      </h3>
      <p class="text-13">{tell('warpTables.sentence', { kind: kindWords(kind), key: keyWords(key) })}</p>
      <Select
        label={tell('warpTables.script')}
        class="warptables-script"
        value={value}
        onChoose={(name) => steps.set(withScript(steps.now.peek(), kind, key, name))}
      >
        <option value="">{tell('warpTables.noScript')}</option>
        {value !== '' && !names.includes(value) && <option value={value}>{value}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <p class="text-13 muted">{tell('warpTables.about')}</p>
    </section>
  );
}

function Users({ lab }: { readonly lab: Lab }) {
  lab.watch();
  const { kind } = chosen.value;
  const people = Object.values(lab.cafe.state.people).filter((one) => one.present && kindOf(one) === kind);
  return (
    <section>
      <h3 class="headline rule">{tell('warpTables.users', { kind: kindWords(kind) })}</h3>
      {people.length === 0 ? (
        <p class="text-13 muted">{tell('warpTables.nobody')}</p>
      ) : (
        <Faces people={people} chosen={lab.who.value} most={16} onChoose={(id) => lab.look(id)} />
      )}
    </section>
  );
}
