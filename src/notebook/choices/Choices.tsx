/** Shows the last choices that a person made by configurations: the result and every consideration behind it. */

import { useState } from 'preact/hooks';
import { Button, classes, Glyph } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { ConfigDialog } from './ConfigDialog.tsx';
import type { NotebookModel } from '../model.ts';
import { seconds } from '../time.ts';
import { type SheetView, weighedOf, type WeighedRow, type WeighedView } from './weighed.ts';
import { worded } from '../words.ts';

export function Choices({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const choices = cafe.choices(id).map((choice) => weighedOf(cafe.state, choice));
  return choices.length === 0 ? null : (
    <section aria-labelledby="notebook-choices" class="choices">
      <h3 id="notebook-choices" class="rule headline">
        {say('config.title')}
      </h3>
      {choices.map((choice) => (
        <Choice key={choice.config} model={model} cafe={cafe} choice={choice} />
      ))}
    </section>
  );
}

function Choice({ model, cafe, choice }: { model: NotebookModel; cafe: Cafe; choice: WeighedView }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="choice">
      <button type="button" class="choice-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span aria-hidden="true">{open ? '▾' : '▸'}</span>
        <b class="text-13">{say(`config.name.${choice.config}`)}</b>
        <span class="text-12 grow">
          {choice.path.length === 0 ? say('config.nothing') : choice.path.map(worded).join(' › ')}
        </span>
        <span class="text-12 muted one-line">{say('config.ago', { seconds: seconds(choice.ago) })}</span>
      </button>
      {open && choice.sheets.map((sheet, at) => <Weighed key={at} sheet={sheet} />)}
      {open && choice.sheets.length === 0 && <p class="text-12 muted">{say('config.nothingWeighed')}</p>}
      {open && <ConfigButton model={model} cafe={cafe} name={choice.config} />}
    </div>
  );
}

export function ConfigButton({ model, cafe, name }: { model: NotebookModel; cafe: Cafe; name: string }) {
  model.watch();
  const [open, setOpen] = useState(false);
  const config = cafe.configOf(name);
  if (config === null) return null;
  return (
    <>
      <Button
        size="small"
        label={say('config.open', { name: say(`config.name.${config.name}`) })}
        onPress={() => setOpen(true)}
      >
        {config.changed ? say('config.textChanged') : say('config.text')}
      </Button>
      {open && <ConfigDialog model={model} cafe={cafe} name={config.name} onClose={() => setOpen(false)} />}
    </>
  );
}

const SHOWN = 6;

function Weighed({ sheet }: { sheet: SheetView }) {
  const [all, setAll] = useState(false);
  const more = sheet.rows.length - SHOWN;
  return (
    <div class="weighed">
      <h4 class="text-12 muted">{worded(sheet.title)}</h4>
      <ul>
        {(all || more <= 1 ? sheet.rows : sheet.rows.slice(0, SHOWN)).map((row, at) => (
          <Row key={row.id} row={row} open={at === 0} />
        ))}
      </ul>
      {more > 1 && (
        <button type="button" class="link text-12" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say('notebook.why.fewer') : say('notebook.why.more', { count: more })}
        </button>
      )}
      {sheet.draw !== null && <p class="text-12 muted">{say('config.draw', sheet.draw)}</p>}
    </div>
  );
}

function Row({ row, open: begins }: { row: WeighedRow; open: boolean }) {
  const [open, setOpen] = useState(begins);
  return (
    <li class={classes('weighed-row', row.sign)}>
      <button type="button" class="weighed-head text-12" aria-expanded={open} onClick={() => setOpen(!open)}>
        {row.sign === 'chosen' && <Glyph name="check" scale={1.5} colours={{ K: 'var(--green-ink)' }} />}
        <b>{worded(row.name)}</b>
        <span class="grow muted">{worded(row.verdict)}</span>
        <span class="mono">{say('config.weightRank', { weight: row.weight, rank: row.rank })}</span>
      </button>
      {open && row.parts.length > 0 && (
        <table class="parts text-12">
          <tbody>
            {row.parts.map((part, at) => (
              <tr key={at} class={part.vetoes ? 'vetoes' : undefined}>
                <th scope="row">{worded(part.name)}</th>
                <td class="mono">{worded(part.input)}</td>
                <td class="mono num">{[part.addend, part.multiplier].filter((text) => text !== '').join(' ')}</td>
                <td class="mono num">{part.rank === '' ? '' : say('config.rank', { rank: part.rank })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}
