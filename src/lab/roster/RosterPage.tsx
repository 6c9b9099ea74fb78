/** The page "What is everyone like, and what if she were different?": all employees as an editable grid. */

import { controllerNames } from '../../data/index.ts';
import { Badge, Button, classes, EditField, Face, Frame, jsonFile, saveFile } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import { controllerText } from '../../words/sentences.ts';
import type { Lab } from '../frame/lab.ts';
import { tell, told } from '../words/index.ts';
import { valueWords } from '../frame/what-if-changes.ts';
import { useUndoKeys } from '../shared/undo-keys.ts';
import { useSideways } from '../shared/sideways-scroll.ts';
import { Intro, OpenAndSave, UndoRedo } from '../shared/parts.tsx';
import { Detail } from './Detail.tsx';
import { Favourites } from './Favourites.tsx';
import { cellsOf, readRosterFile, rosterCsv, rosterJson, rosterSheet, rosterYaml } from './files.ts';
import { errorWords, expectedWords, likesOf } from './meaning.ts';
import { type Cell, CELLS, cellText, type Employed, type RosterModel, rosterModel } from './model.ts';
import './roster.css';
import type { SeasonState } from '../../sim/state/season.ts';
import { customerTypesOf } from '../../sim/thinking/kinds.ts';

const CHOICES: Readonly<Partial<Record<Cell, readonly (string | number)[]>>> = {
  rank: [2, 3, 4, 5],
  duties: ['allround', 'reception', 'serving'],
  controller: controllerNames,
};

/** Limit on the text of an alert range: four sectors of three numbers with decimals. */
const MOST_LETTERS_OF_RANGE = 80;

export function RosterPage({ lab }: { readonly lab: Lab }) {
  lab.watch();
  void told.value;
  const model = rosterModel(lab);
  useUndoKeys(model);
  const people = model.people();
  const { ref, onScroll, more } = useSideways();
  const chosen = people.find(({ id }) => id === model.chosen.value) ?? people[0];
  return (
    <div class="roster-page">
      <Frame as="section" class="roster-main" aria-labelledby="roster-title">
        <Head model={model} people={people} season={lab.cafe.state.season} />
        <Intro>{tell('roster.intro')}</Intro>
        <FileNote model={model} />
        <div ref={ref} onScroll={onScroll} class={classes('roster-scroll scrolls', more)}>
          <table class="roster-grid" aria-label={tell('roster.title')}>
            <thead>
              <tr>
                <th scope="col">{tell('roster.name')}</th>
                {CELLS.map((cell) => (
                  <th key={cell} scope="col" title={tell(`roster.help.${cell}`)}>
                    {tell(`field.${cell}`)}
                    {cell === 'alertness' && <span class="roster-hint">{tell('roster.alertness.hint')}</span>}
                  </th>
                ))}
                <th scope="col" title={tell('roster.help.favourites')}>
                  {tell('roster.favourites')}
                </th>
                <th scope="col">
                  <span class="hidden-text">{tell('roster.whatIf')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {people.map((one) => (
                <Row key={one.id} lab={lab} model={model} one={one} chosen={one === chosen} />
              ))}
            </tbody>
          </table>
        </div>
        {chosen !== undefined && <Detail lab={lab} model={model} one={chosen} />}
      </Frame>
      {chosen !== undefined && <Favourites lab={lab} model={model} one={chosen} />}
    </div>
  );
}

function Row({
  lab,
  model,
  one,
  chosen,
}: {
  readonly lab: Lab;
  readonly model: RosterModel;
  readonly one: Employed;
  readonly chosen: boolean;
}) {
  lab.watch();
  const shape = model.shape(one);
  const isOff = 'onShift' in one && lab.cafe.state.people[one.id] === undefined;
  const likes = likesOf(shape, lab.cafe.state);
  const changes = model.changedFields(one);
  const likesChanged = changes.some((field) => field.startsWith('favourite'));
  const choose = (): void => {
    model.chosen.value = one.id;
  };
  return (
    <tr class={classes(chosen && 'chosen')} onClick={choose}>
      <th scope="row">
        <button type="button" class="row gap-8 roster-name" onClick={() => lab.look(isOff ? null : one.id)}>
          <Face look={one.look} rank={shape.rank} width={32} />
          <span>
            <b class="text-14">{personName(one.name)}</b>
            {isOff && <span class="text-12 muted roster-off">{tell('roster.off')}</span>}
          </span>
        </button>
      </th>
      {CELLS.map((cell) => {
        const wrong = model.wrong.value.get(`${one.id} ${cell}`);
        const changed = changes.includes(cell);
        const value = wrong?.text ?? cellText(shape, cell);
        const label = tell('roster.cell', { name: one.name, field: tell(`field.${cell}`) });
        const choices = CHOICES[cell];
        return (
          <td key={cell} class={classes(`of-${cell}`, wrong !== undefined && 'wrong', changed && 'changed')}>
            {choices === undefined ? (
              <EditField
                class="mono text-13"
                value={value}
                aria-label={label}
                aria-invalid={wrong !== undefined}
                title={
                  wrong === undefined ? undefined : tell('roster.expected', { what: expectedWords(wrong.expected) })
                }
                placeholder={cell === 'alertness' ? tell('value.plain') : '–'}
                maxLength={cell === 'alertRange' ? MOST_LETTERS_OF_RANGE : 8}
                onFocus={choose}
                onCommit={(text) => {
                  choose();
                  model.type(one, cell, text);
                }}
              />
            ) : (
              <select
                class="text-13"
                aria-label={label}
                value={value}
                onFocus={choose}
                onChange={({ currentTarget }) => {
                  choose();
                  model.type(one, cell, currentTarget.value);
                }}
              >
                {choices.map((choice) => (
                  <option key={choice} value={String(choice)}>
                    {cell === 'controller' && choice !== 'script'
                      ? controllerText(String(choice))
                      : valueWords(cell, choice)}
                  </option>
                ))}
              </select>
            )}
            {changed && <i class="roster-mark" title={tell('roster.changed')} />}
          </td>
        );
      })}
      <td class={classes(likesChanged && 'changed')}>
        <button type="button" class="roster-likes text-13" onClick={choose}>
          {likes.length === 0 ? '–' : likes.join(say('app.list.comma'))}
        </button>
        {likesChanged && <i class="roster-mark" title={tell('roster.changed')} />}
      </td>
      <td>
        <Button
          size="small"
          title={tell('roster.whatIf.why')}
          onPress={() => model.whatIf(one)}
          label={tell('roster.whatIfOf', { name: one.name })}
        >
          {tell('roster.whatIf')}
        </Button>
      </td>
    </tr>
  );
}

interface HeadProps {
  readonly model: RosterModel;
  readonly people: readonly Employed[];
  readonly season: SeasonState | undefined;
}

function Head({ model, people, season }: HeadProps) {
  const now = people.map((one) => model.fileRow(one));
  const cells = now.map(cellsOf);
  const load = async (chosen: File): Promise<void> => {
    const read = await readRosterFile(chosen, customerTypesOf(season));
    if (read.ok) model.take(read.rows);
    else model.file.value = { errors: read.errors, taken: 0, absent: [] };
  };
  const saveWorkbook = async (): Promise<void> => {
    const { writeSheets } = await import('../../analysis/sheets/index.ts');
    const written = await writeSheets([rosterSheet(cells)]);
    if (written.ok) saveFile('roster.xlsx', written.file);
    else
      model.file.value = {
        errors: written.problems.map(({ row, column, message }) => ({ line: row, column, message })),
        taken: 0,
        absent: [],
      };
  };
  return (
    <header class="row gap-8 roster-head">
      <h2 id="roster-title" class="text-20 bold">
        {tell('roster.title')}
      </h2>
      {model.count > 0 && <Badge look="gold">{tell('roster.changes', { count: model.count })}</Badge>}
      <span class="grow" />
      <UndoRedo steps={model} />
      <OpenAndSave
        accept=".csv,.txt,.xlsx,.json,.yaml,.yml"
        onFile={(chosen) => void load(chosen)}
        formats={[
          {
            name: 'CSV',
            save: () => saveFile('roster.csv', new Blob([`\uFEFF${rosterCsv(cells)}`], { type: 'text/csv' })),
          },
          { name: 'XLSX', save: () => void saveWorkbook() },
          { name: 'JSON', save: () => saveFile('roster.json', jsonFile(rosterJson(now))) },
          {
            name: 'YAML',
            save: () => void rosterYaml(now).then((yaml) => saveFile('roster.yaml', new Blob([yaml]))),
          },
        ]}
      />
    </header>
  );
}

function FileNote({ model }: { readonly model: RosterModel }) {
  const file = model.file.value;
  const wrong = [...model.wrong.value.entries()];
  return (
    <div aria-live="polite">
      {wrong.length > 0 && (
        <p class="note-error text-13">
          {wrong.map(([key, { text, expected }]) => (
            <span key={key} class="roster-told">
              <b>{model.cellName(key)}</b>: “{text}” {tell('roster.expected', { what: expectedWords(expected) })}
            </span>
          ))}
        </p>
      )}
      {file !== null && (
        <div class={classes('text-13', file.errors.length > 0 ? 'note-error' : 'note-ok')}>
          {file.errors.length > 0 ? (
            <>
              <p class="bold">{tell('roster.refused', { count: file.errors.length })}</p>
              <ul class="roster-errors">
                {file.errors.map(({ line, column, message }, i) => (
                  <li key={i}>
                    {line > 0 && <b>{tell('tables.fileCell', { row: line, column })}: </b>}
                    {errorWords(message)}
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <p>
              {tell('roster.taken', { count: file.taken })}{' '}
              {file.absent.length > 0 && tell('roster.absent', { names: file.absent.slice(0, 12).join(', ') })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
