/**
 * The form for a command: addressees, kind, duration. The fields depend on the kind. The command can also be edited as
 * JSON.
 */

import { Button, Frame, Glyph, Segment } from '../../ui/index.ts';
import { TICKS_PER_SECOND } from '../../notebook/time.ts';
import { sayPart } from '../../words/index.ts';
import { rivalPlan } from '../../data/rival.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import { Intro, Select, UndoRedo } from '../shared/parts.tsx';
import { JsonField } from './JsonField.tsx';
import type { CommandsModel } from './model.ts';
import { Row } from './Row.tsx';
import { Addressees } from './Addressees.tsx';
import { FIELDS, type Kind, KINDS, MANNERS } from './command-draft.ts';

/** An id that no guest ever has: an order to serve this guest cannot be carried out. */
export const NOBODY = 'nobody-1';

export function Form({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  lab.watch();
  const writing = model.steps.now.value;
  const read = model.read;
  const wrong = read.ok ? [] : read.wrong;
  const byHand = writing.json !== null;
  const fields = byHand ? [] : FIELDS[writing.kind];
  return (
    <Frame as="section" class="lab-side commands-form" aria-labelledby="commands-write-title">
      <header class="row gap-8">
        <h2 id="commands-write-title" class="text-20 bold grow">
          {tell('commands.title')}
        </h2>
        <UndoRedo steps={model.steps} />
      </header>
      <div class="commands-fields scrolls">
        <Intro>{tell('commands.about')}</Intro>
        <Addressees lab={lab} model={model} wrong={wrong} />
        <Segment
          label={tell('commands.how')}
          chosen={byHand ? 'json' : 'form'}
          choices={[
            { value: 'form', text: tell('commands.form') },
            { value: 'json', text: tell('commands.byHand') },
          ]}
          onChoose={(how) => model.toJson(how === 'json')}
        />
        {writing.json === null ? (
          <Row place="json" label={tell('commands.what')} wrong={[]}>
            <Select
              label={tell('commands.what')}
              class="commands-select"
              value={writing.kind}
              onChoose={(kind) => model.change({ kind: kind as Kind })}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {tell(`commands.kind.${kind}`)}
                </option>
              ))}
            </Select>
            <p class="text-12 muted">{tell(`commands.does.${writing.kind}`)}</p>
          </Row>
        ) : (
          <JsonField model={model} text={writing.json} read={read} />
        )}
        {fields.includes('tile') && (
          <Row place="tile" label={tell('commands.tile')} wrong={wrong}>
            <div class="row gap-8">
              {(['x', 'y'] as const).map((axis) => (
                <label key={axis} class="row gap-4 mono text-13">
                  {axis}
                  <input
                    class="commands-input short mono"
                    inputMode="numeric"
                    value={writing[axis]}
                    maxLength={6}
                    onInput={({ currentTarget }) => model.change({ [axis]: currentTarget.value }, `typed ${axis}`)}
                  />
                </label>
              ))}
              <span class="text-12 muted">{tell('commands.clickTile')}</span>
            </div>
          </Row>
        )}
        {fields.includes('manner') && (
          <Row place="json" label={tell('commands.manner')} wrong={[]}>
            <Segment
              label={tell('commands.manner')}
              chosen={writing.manner}
              choices={MANNERS.map((value) => ({ value, text: sayPart('board.mode.', value) }))}
              onChoose={(manner) => model.change({ manner })}
            />
            <p class="text-12 muted">{tell(`commands.mannerOf.${writing.manner}`)}</p>
          </Row>
        )}
        {fields.includes('apart') && model.maids().length > 1 && (
          <label class="row gap-8 text-13">
            <input
              type="checkbox"
              checked={writing.apart}
              onChange={({ currentTarget }) => model.change({ apart: currentTarget.checked })}
            />
            {tell('commands.apart')}
          </label>
        )}
        {fields.includes('guest') && <Guest lab={lab} model={model} />}
        {fields.includes('look') && (
          <Row place="json" label={tell('commands.look')} wrong={[]}>
            <Select
              label={tell('commands.look')}
              class="commands-select"
              value={writing.look}
              onChoose={(look) => model.change({ look })}
            >
              <option value="">{tell('commands.anything')}</option>
              {rivalPlan.nodes.map(({ name: node }) => (
                <option key={node} value={node}>
                  {sayPart('rival.node.', node)}
                </option>
              ))}
            </Select>
          </Row>
        )}
        <Row place="ticks" label={tell('commands.ticks')} wrong={wrong}>
          <div class="row gap-8">
            <input
              class="commands-input short mono"
              inputMode="numeric"
              aria-label={tell('commands.ticks')}
              value={writing.ticks}
              maxLength={6}
              onInput={({ currentTarget }) => model.change({ ticks: currentTarget.value }, 'typed ticks')}
            />
            {/^\d+$/.test(writing.ticks.trim()) && (
              <span class="text-12 muted">
                {tell('commands.seconds', { count: Math.round(Number(writing.ticks) / TICKS_PER_SECOND) })}
              </span>
            )}
          </div>
        </Row>
        {model.refused.value.length > 0 && (
          <ul class="note-error text-13" role="alert">
            {model.refused.value.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        <p class="text-12 muted">{tell('commands.chalk')}</p>
      </div>
      <footer class="row gap-8 commands-foot">
        <Button
          class="grow"
          disabled={!read.ok}
          reason={tell('commands.mendFirst')}
          onPress={() => read.ok && model.whatIf(read.post)}
        >
          {tell('tables.whatIf')}
        </Button>
        <Button
          look="teal"
          disabled={!read.ok}
          reason={tell('commands.mendFirst')}
          onPress={() => read.ok && void model.write(read.post)}
        >
          <Glyph name="chalk" colours={{ K: 'var(--white)' }} /> {tell('commands.write')}
        </Button>
      </footer>
    </Frame>
  );
}

/** Chooses the guest to serve. Guests who are calling come first; the last choice is a guest who does not exist. */
function Guest({ lab, model }: { readonly lab: Lab; readonly model: CommandsModel }) {
  lab.watch();
  const { guest } = model.steps.now.value;
  const read = model.read;
  const guests = Object.values(lab.cafe.state.people).filter(({ role, present }) => role === 'guest' && present);
  const calls = (id: string): boolean => {
    const one = lab.cafe.state.people[id];
    return one?.role === 'guest' && one.calls !== null;
  };
  const ordered = [...guests.filter(({ id }) => calls(id)), ...guests.filter(({ id }) => !calls(id))];
  const isKnown = guest === '' || guest === NOBODY || guests.some(({ id }) => id === guest);
  return (
    <Row place="guest" label={tell('commands.guest')} wrong={read.ok ? [] : read.wrong}>
      <Select
        label={tell('commands.guest')}
        class="commands-select"
        title={guest}
        value={guest}
        onChoose={(id) => model.change({ guest: id })}
      >
        <option value="" disabled>
          {tell('commands.chooseGuest')}
        </option>
        {!isKnown && <option value={guest}>{guest}</option>}
        {ordered.map(({ id, name }) => (
          <option key={id} value={id}>
            {calls(id) ? tell('commands.calling', { name }) : name}
          </option>
        ))}
        <option value={NOBODY}>{tell('commands.nobodyThere')}</option>
      </Select>
      <p class="text-12 muted">{tell('commands.clickGuest')}</p>
    </Row>
  );
}
