/** Where a command is written: to whom, what, for how long; by a form that follows the kind, or as JSON. */

import { Button, classes, Frame, Glyph, Segment } from '../../../hud/kit/index.ts';
import type { Person } from '../../../sim/person.ts';
import { sayPart } from '../../../words/index.ts';
import type { Lab } from '../../frame/lab.ts';
import { tell } from '../../words/index.ts';
import type { CommandsModel } from './model.ts';
import { FIELDS, jsonOf, type Kind, KINDS, MANNERS, type Place, type Wrong } from './writing.ts';

const KEYS = ['maid', 'all', 'guest', 'allround', 'reception', 'serving', 'team1', 'team2'] as const;
/** Nobody is ever called so: an order to serve them is a false one. */
const NOBODY = 'nobody-1';

export function Form({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  lab.watch();
  const writing = model.writing.value;
  const read = model.read;
  const wrong = read.ok ? [] : read.wrong;
  const people = Object.values(lab.cafe.state.people).filter(({ present }) => present);
  const maids = people.filter(({ role }) => role === 'maid');
  const byHand = writing.json !== null;
  const fields = byHand ? [] : FIELDS[writing.kind];
  const toggle = (key: string): void => {
    const keys = writing.to
      .split(',')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    model.change({ to: (keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key]).join(', ') });
  };
  const chosen = new Set(writing.to.split(',').map((one) => one.trim()));
  return (
    <Frame as="section" class="lab-side commands-form" aria-labelledby="commands-write-title">
      <h2 id="commands-write-title" class="t20 x8">
        {tell('commands.title')}
      </h2>
      <div class="commands-fields scrolls">
        <p class="t13 muted">{tell('commands.about')}</p>
        <Row place="to" label={tell('commands.to')} wrong={wrong}>
          <input
            class="commands-input mono"
            aria-label={tell('commands.to')}
            value={writing.to}
            maxLength={400}
            spellcheck={false}
            onInput={({ currentTarget }) => model.change({ to: currentTarget.value })}
          />
          <ul class="row g4 wrap commands-keys">
            {[...KEYS, ...maids.map(({ id }) => id)].map((key) => (
              <li key={key}>
                <button
                  type="button"
                  class={classes('edge pad-s t12 mono', chosen.has(key) ? 'gold' : 'paper')}
                  aria-pressed={chosen.has(key)}
                  onClick={() => toggle(key)}
                >
                  {key}
                </button>
              </li>
            ))}
          </ul>
        </Row>
        <Segment
          label={tell('commands.how')}
          chosen={byHand ? 'json' : 'form'}
          choices={[
            { value: 'form', text: tell('commands.form') },
            { value: 'json', text: 'JSON' },
          ]}
          onChoose={(how) => model.change({ json: how === 'json' ? jsonOf(writing) : null })}
        />
        {writing.json === null ? (
          <Row place="json" label={tell('commands.what')} wrong={[]}>
            <select
              class="frame btn-paper commands-select"
              aria-label={tell('commands.what')}
              value={writing.kind}
              onChange={({ currentTarget }) => model.change({ kind: currentTarget.value as Kind })}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {tell(`commands.kind.${kind}`)}
                </option>
              ))}
            </select>
          </Row>
        ) : (
          <Row place="json" label="JSON" wrong={wrong}>
            <textarea
              class="commands-input mono t13"
              rows={7}
              aria-label="JSON"
              spellcheck={false}
              value={writing.json}
              onInput={({ currentTarget }) => model.change({ json: currentTarget.value })}
            />
          </Row>
        )}
        {fields.includes('tile') && (
          <Row place="tile" label={tell('commands.tile')} wrong={wrong}>
            <div class="row g8">
              {(['x', 'y'] as const).map((axis) => (
                <label key={axis} class="row g4 mono t13">
                  {axis}
                  <input
                    class="commands-input short mono"
                    inputMode="numeric"
                    value={writing[axis]}
                    maxLength={6}
                    onInput={({ currentTarget }) => model.change({ [axis]: currentTarget.value })}
                  />
                </label>
              ))}
            </div>
          </Row>
        )}
        {fields.includes('manner') && (
          <Segment
            label={tell('commands.manner')}
            chosen={writing.manner}
            choices={MANNERS.map((value) => ({ value, text: sayPart('board.mode.', value) }))}
            onChoose={(manner) => model.change({ manner })}
          />
        )}
        {fields.includes('guest') && (
          <Row place="guest" label={tell('commands.guest')} wrong={wrong}>
            <input
              class="commands-input mono"
              list="commands-guests"
              aria-label={tell('commands.guest')}
              value={writing.guest}
              maxLength={60}
              spellcheck={false}
              onInput={({ currentTarget }) => model.change({ guest: currentTarget.value })}
            />
            <datalist id="commands-guests">{people.filter(({ role }) => role === 'guest').map(guestOption)}</datalist>
          </Row>
        )}
        {fields.includes('look') && (
          <Row place="json" label={tell('commands.look')} wrong={[]}>
            <input
              class="commands-input mono"
              aria-label={tell('commands.look')}
              value={writing.look}
              maxLength={60}
              spellcheck={false}
              onInput={({ currentTarget }) => model.change({ look: currentTarget.value })}
            />
          </Row>
        )}
        <Row place="ticks" label={tell('commands.ticks')} wrong={wrong}>
          <input
            class="commands-input short mono"
            inputMode="numeric"
            aria-label={tell('commands.ticks')}
            value={writing.ticks}
            maxLength={6}
            onInput={({ currentTarget }) => model.change({ ticks: currentTarget.value })}
          />
        </Row>
        <Button
          size="small"
          onPress={() => model.change({ ...writing, kind: 'serve', guest: NOBODY, json: null, ticks: '200' })}
        >
          {tell('commands.false')}
        </Button>
        {model.refused.value.length > 0 && (
          <ul class="note-err t13" role="alert">
            {model.refused.value.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <p class="t12 muted">{tell('commands.chalk')}</p>
      </div>
      <footer class="row g8 commands-foot">
        <Button class="grow" disabled={!read.ok} onPress={() => read.ok && model.whatIf(read.post)}>
          {tell('tables.whatIf')}
        </Button>
        <Button
          look="teal"
          disabled={!read.ok}
          reason={tell('commands.mendFirst')}
          onPress={() => read.ok && void model.write(read.post)}
        >
          <Glyph name="chalk" colours={{ K: '#ffffff' }} /> {tell('commands.write')}
        </Button>
      </footer>
    </Frame>
  );
}

const guestOption = ({ id, name }: Person) => (
  <option key={id} value={id}>
    {name}
  </option>
);

interface RowProps {
  readonly place: Place;
  readonly label: string;
  readonly wrong: readonly Wrong[];
  readonly children: preact.ComponentChildren;
}
function Row({ place, label, wrong, children }: RowProps) {
  const mine = wrong.filter((one) => one.place === place);
  return (
    <div class={classes('commands-row', mine.length > 0 && 'wrong')}>
      <b class="t13" aria-hidden="true">
        {label}
      </b>
      {children}
      {mine.map(({ key, detail }) => (
        <p key={key} class="t12 commands-wrong" role="alert">
          {tell(`commands.wrong.${key}`)} {detail}
        </p>
      ))}
    </div>
  );
}
