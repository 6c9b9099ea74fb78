/** Shows the selected row in words: its condition, its yes and no branches, shares as sliders. */

import { Button, classes, Slider } from '../../ui/index.ts';
import { behaviourText, conditionText } from '../../words/sentences.ts';
import type { Breakpoint, Breakpoints } from '../frame/breakpoints.ts';
import { tell } from '../words/index.ts';
import { Select } from '../shared/parts.tsx';
import { type DrawnRow, shareCell, sharesIn, withCell } from './draft.ts';
import type { TablesModel } from './model.ts';

interface Props {
  readonly model: TablesModel;
  readonly row: DrawnRow;
}

export function RowBox({ model, row, breakpoints }: Props & { readonly breakpoints: Breakpoints }) {
  const steps = model.draft;
  const { conditions } = model.words;
  const write = (column: string, text: string, mark: string | null = null): void =>
    steps.set(withCell(steps.now.peek(), row.at, column, text), mark);
  return (
    <section>
      <h3 class="headline rule">
        <span>{tell('tables.chosenRow', { row: row.at + 1 })}</span>
        <span class="editor-term">
          {tell('tables.id')} {row.id}
        </span>
      </h3>
      <StopHere model={model} row={row} breakpoints={breakpoints} />
      {row.note !== '' && <p class="text-13 muted">{row.note}</p>}
      <div class="row gap-4 tables-asks">
        <Select
          label={tell('tables.asks')}
          class="grow"
          title={`${row.condition} ${row.param}`}
          value={row.condition}
          onChoose={(condition) => write('condition', condition)}
        >
          {!conditions.includes(row.condition) && <option value={row.condition}>{row.condition}</option>}
          {conditions.map((name) => (
            <option key={name} value={name}>
              {conditionText(name, name === row.condition ? row.param : '…')}
            </option>
          ))}
        </Select>
        <input
          class="editor-input mono text-13 tables-param"
          aria-label={tell('tables.param')}
          title={tell('tables.help.cParam')}
          placeholder={tell('tables.param')}
          value={row.param}
          spellcheck={false}
          onInput={({ currentTarget }) => write('cParam', currentTarget.value, `param ${row.at}`)}
        />
      </div>
      {(['yes', 'no'] as const).map((side) => (
        <Side key={side} model={model} row={row} side={side} />
      ))}
    </section>
  );
}

/**
 * The switch of the row's breakpoint. A row that only leads to other rows never decides, so the game stops at such a
 * row when its condition is true.
 */
function StopHere({ model, row, breakpoints }: Props & { readonly breakpoints: Breakpoints }) {
  const is = row.yes.shares.length + row.no.shares.length > 0 ? 'decides' : 'yes';
  const breakpoint: Breakpoint = {
    who: null,
    kind: model.isGuests ? 'guest' : 'maid',
    on: 'row',
    row: { table: model.name.value, row: row.id, is },
  };
  return (
    <p>
      <Button
        size="small"
        pressed={breakpoints.has(breakpoint)}
        title={tell(`tables.stop.${is}`)}
        onPress={() => breakpoints.toggle(breakpoint)}
      >
        <i class="stop-dot" aria-hidden="true" /> {tell('tables.stop')}
      </Button>
    </p>
  );
}

function Side({ model, row, side }: Props & { readonly side: 'yes' | 'no' }) {
  const { shares, rows } = row[side];
  const counts = model.countsNow();
  const steps = model.draft;
  const give = (cell: string, mark: string | null = null): void => {
    const typed = withCell(steps.now.peek(), row.at, `${side}Type`, '1');
    steps.set(withCell(typed, row.at, side, cell), mark);
  };
  const numbers = shares.map(({ percent }) => Number(percent.replace(/[%％\s]/g, '')) || 0);
  const sum = numbers.reduce((all, one) => all + one, 0);
  const cellNow = () => sharesIn(steps.now.peek().rows[row.at]?.[side] ?? '');
  const setTo = (i: number, percent: number): void => {
    const most = Math.max(0, Math.min(100 - (sum - (numbers[i] ?? 0)), percent));
    const cell = cellNow().map((one, j) => (j === i ? { ...one, percent: String(Math.round(most)) } : one));
    give(shareCell(cell), `share ${row.at} ${side} ${i}`);
  };
  const more = model.words.behaviours.filter((name) => shares.every(({ behaviour }) => behaviour !== name));
  return (
    <div class="tables-shares">
      <p class="text-13">
        <b class={classes('tables-answer', side)}>{tell(side === 'yes' ? 'tables.yes' : 'tables.no')}</b>{' '}
        {rows.length > 0
          ? tell('tables.goesTo', { rows: rows.map(({ id }) => id).join(', ') })
          : shares.length === 0
            ? tell('tables.nothingThere')
            : tell('tables.drawsOne')}
        <span class="muted"> · {tell('tables.taken', { count: counts.taken(row, side) })}</span>
      </p>
      {shares.map(({ behaviour }, i) => (
        <div key={i} class="tables-share text-13">
          <span class="tables-behaviour" title={behaviour}>
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
          <button
            type="button"
            class="muted pad-small"
            aria-label={tell('tables.takeOut', { behaviour: behaviourText(behaviour) })}
            title={tell('tables.takeOut', { behaviour: behaviourText(behaviour) })}
            onClick={() => give(shareCell(cellNow().filter((_, j) => j !== i)))}
          >
            ×
          </button>
        </div>
      ))}
      {shares.length > 0 && sum < 100 && (
        <p class="tables-share text-13 muted">
          <span>{tell('tables.noneOfThem')}</span>
          <span class="tables-rest" style={{ width: `${Math.max(0, 100 - sum)}%` }} />
          <span class="mono">{Math.round((100 - sum) * 100) / 100} %</span>
          <span />
        </p>
      )}
      {rows.length === 0 && (
        <Select
          label={tell('tables.addBehaviour')}
          class="tables-add"
          value=""
          onChoose={(name) =>
            give(shareCell([...cellNow(), { behaviour: name, percent: String(Math.max(0, 100 - sum)) }]))
          }
        >
          <option value="" disabled>
            {tell('tables.addBehaviour')}
          </option>
          {more.map((name) => (
            <option key={name} value={name}>
              {behaviourText(name)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
