/** Breakpoints: the list, and a form for a new one with a condition. */

import { useState } from 'preact/hooks';
import type { Breakpoint, RowCondition, TermCondition } from '../record/breakpoints.ts';
import type { Inspected } from '../record/inspected.ts';
import type { Model } from './model.ts';
import { texts } from './texts.ts';

const SIGNS: readonly TermCondition['is'][] = ['=', '≠', '<', '>'];

export function Stops({ model, recorder }: { readonly model: Model; readonly recorder: Inspected }) {
  model.watch();
  const { stopped, stops } = recorder;
  return (
    <div class="mi-stops">
      {stopped !== null && (
        <p class="mi-sentence" role="alert">
          {texts.stoppedAt(model.nameOf(stopped.who), model.describe.time(stopped.tick))}
        </p>
      )}
      {stops.length === 0 && <p class="mi-note">{texts.noStops}</p>}
      <ul>
        {stops.map((one) => (
          <li key={JSON.stringify(one)}>
            {wordsOf(one, model)}{' '}
            <button type="button" onClick={() => model.toggle(one)}>
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
      <Form model={model} />
    </div>
  );
}

function wordsOf({ who, kind, on, from, to, row, when }: Breakpoint, model: Model): string {
  const one = who !== null ? model.nameOf(who) : kind === null ? texts.anyone : texts.allOf(kind);
  const does =
    on === 'fault'
      ? texts.fails
      : on === 'warp'
        ? `${from ?? '*'} → ${to}`
        : on === 'row'
          ? `${row?.table} ${row?.row}, ${texts.rowIs[row?.is ?? 'decides']}`
          : `behave ${to}`;
  return `${one}: ${does}${when === undefined ? '' : `, ${when.term} ${when.is} ${when.value}`}`;
}

function Form({ model }: { readonly model: Model }) {
  const [on, setOn] = useState<Breakpoint['on']>('behave');
  const [onlyHer, setOnlyHer] = useState(true);
  const [to, setTo] = useState('');
  const [term, setTerm] = useState('');
  const [is, setIs] = useState<TermCondition['is']>('>');
  const [value, setValue] = useState('');
  const [row, setRow] = useState('');
  const [rowIs, setRowIs] = useState<RowCondition['is']>('decides');
  const who = model.who.value;
  const hasRow = on !== 'row' || /^\d+$/.test(row);
  const isComplete = (on === 'fault' || to !== '') && hasRow && (term === '') === (value === '');
  const set = (event: Event): void => {
    event.preventDefault();
    if (!isComplete) return;
    const when = term === '' ? {} : { when: { term, is, value } };
    const what = on === 'fault' ? {} : on === 'row' ? { row: { table: to, row: Number(row), is: rowIs } } : { to };
    model.toggle({ who: onlyHer ? who : null, kind: null, on, ...what, ...when });
  };
  return (
    <form onSubmit={set} class="mi-form">
      <h3>{texts.newStop}</h3>
      <label>
        <input type="checkbox" checked={onlyHer} onChange={() => setOnlyHer(!onlyHer)} />{' '}
        {texts.only(who === null ? '' : model.nameOf(who))}
      </label>
      <label>
        {texts.stopsOn}{' '}
        <select value={on} onChange={({ currentTarget }) => setOn(currentTarget.value as Breakpoint['on'])}>
          <option value="behave">{texts.onBehave}</option>
          <option value="warp">{texts.onWarp}</option>
          <option value="row">{texts.onRow}</option>
          <option value="fault">{texts.fails}</option>
        </select>
      </label>
      {on !== 'fault' && (
        <label>
          {on === 'warp' ? texts.warpKey : on === 'row' ? texts.tableOfRow : 'behave'}{' '}
          <input list="mi-names" value={to} onInput={({ currentTarget }) => setTo(currentTarget.value.trim())} />
        </label>
      )}
      {on === 'row' && (
        <label>
          {texts.rowId}{' '}
          <input
            value={row}
            size={4}
            inputMode="numeric"
            onInput={({ currentTarget }) => setRow(currentTarget.value.trim())}
          />{' '}
          <select
            aria-label={texts.rowDoes}
            value={rowIs}
            onChange={({ currentTarget }) => setRowIs(currentTarget.value as RowCondition['is'])}
          >
            {(['decides', 'yes', 'no'] as const).map((one) => (
              <option key={one} value={one}>
                {texts.rowIs[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {texts.condition}{' '}
        <input
          list="mi-terms"
          value={term}
          size={8}
          onInput={({ currentTarget }) => setTerm(currentTarget.value.trim())}
        />{' '}
        <select
          aria-label={texts.sign}
          value={is}
          onChange={({ currentTarget }) => setIs(currentTarget.value as TermCondition['is'])}
        >
          {SIGNS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>{' '}
        <input
          aria-label={texts.value}
          value={value}
          size={6}
          onInput={({ currentTarget }) => setValue(currentTarget.value.trim())}
        />
      </label>
      <button type="submit" disabled={!isComplete}>
        {texts.set}
      </button>
      {!isComplete && (to !== '' || term !== '' || value !== '') && <p class="mi-note">{texts.incomplete}</p>}
      <Names id="mi-names" names={on === 'fault' ? [] : model.namesFor(on)} />
      <Names id="mi-terms" names={model.terms()} />
    </form>
  );
}

/** The names that a field of the breakpoint form suggests while a developer types. */
const Names = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {names.map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
