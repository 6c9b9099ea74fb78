/** Shows the controls of the page "What if": the changes, their moment, the number of seeds. */

import { personName } from '../../words/index.ts';
import { useState } from 'preact/hooks';
import { controllerNames } from '../../data/index.ts';
import { Button, Face, Frame, Glyph, Segment } from '../../ui/index.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell } from '../words/index.ts';
import { changeWords, choicesOf, editOf, type Field, FIELDS, typesHere, valueOf } from '../frame/what-if-changes.ts';
import type { Running } from './heat-map.ts';
import { type Mode, MOST_SEEDS, type WhatIf } from './model.ts';

const MODES: readonly Mode[] = ['beside', 'ghost', 'slider'];
const ELSEWHERE = ['roster', 'tables', 'utility', 'scripts', 'commands'] as const;
const SEEDS = [10, 20, 50, 100] as const;

export function ChangeBar({ lab, whatIf }: { readonly lab: Lab; readonly whatIf: WhatIf }) {
  const [adding, setAdding] = useState(false);
  const timeline = lab.timeline.value;
  const running = whatIf.running.value;
  const changes = whatIf.changes.value;
  const at = whatIf.at;
  const { clock, people } = lab.cafe.state;
  const maids = whatIf.maids.value ?? maidsOf(people);
  const nameOf = (id: string): string => personName(maids.find((one) => one.id === id)?.name ?? people[id]?.name ?? id);
  const start = timeline?.line.tape.from ?? 0;
  return (
    <Frame as="section" class="whatif-bar" aria-label={tell('whatif.changes')}>
      <span class="text-13 muted nowrap">{tell('whatif.at')}</span>
      <select
        class="frame btn btn-paper small-select mono text-13"
        aria-label={tell('whatif.moment')}
        title={tell('whatif.moment')}
        value={at}
        onChange={({ currentTarget }) => {
          if (currentTarget.value === 'time') lab.turnTo('time');
          else whatIf.setMoment(Number(currentTarget.value));
        }}
      >
        <option value={at}>{clockAt(clock, at)}</option>
        {at > start && <option value={start}>{tell('whatif.fromStart', { time: clockAt(clock, start) })}</option>}
        {lab.tick.value !== at && lab.tick.value !== start && (
          <option value={lab.tick.value}>{tell('whatif.asShown', { time: clockAt(clock, lab.tick.value) })}</option>
        )}
        <option value="time">{tell('whatif.otherMoment')}</option>
      </select>
      <span class="text-13 muted nowrap">{tell('whatif.change')}</span>
      <ul class="whatif-changes">
        {changes.map((change, i) => (
          <li key={i} class="frame card text-13">
            {maids
              .filter(({ id }) => id === change.maid)
              .map(({ id, look, rank }) => (
                <Face key={id} look={look} rank={rank} width={26} />
              ))}
            <span>{changeWords(change, nameOf)}</span>
            <Button
              size="small"
              square
              label={tell('whatif.remove')}
              onPress={() => whatIf.setChanges(changes.filter((_, j) => j !== i))}
            >
              <Glyph name="x" scale={1.5} />
            </Button>
          </li>
        ))}
      </ul>
      {adding || changes.length === 0 ? (
        <AddChange lab={lab} whatIf={whatIf} maids={maids} done={() => setAdding(false)} />
      ) : (
        <Button size="small" onPress={() => setAdding(true)}>
          <Glyph name="plus" scale={1.5} /> {tell('whatif.another')}
        </Button>
      )}
      <span class="grow" />
      <Segment
        label={tell('whatif.mode')}
        chosen={whatIf.mode.value}
        choices={MODES.map((value) => ({ value, text: tell(`whatif.mode.${value}`) }))}
        onChoose={(value) => (whatIf.mode.value = value)}
      />
      {running === null ? (
        <>
          <select
            class="frame btn btn-paper small-select text-13"
            aria-label={tell('whatif.seeds')}
            title={tell('whatif.enough.why')}
            value={whatIf.seeds.value}
            onChange={({ currentTarget: { value } }) =>
              (whatIf.seeds.value = value === 'enough' ? value : Number(value))
            }
          >
            {SEEDS.map((n) => (
              <option key={n} value={n}>
                {tell('whatif.nSeeds', { count: n })}
              </option>
            ))}
            <option value="enough">{tell('whatif.enough', { count: MOST_SEEDS })}</option>
          </select>
          <Button
            look="teal"
            disabled={changes.length === 0}
            reason={tell('whatif.nothingChanged')}
            onPress={() => void whatIf.run()}
          >
            <Glyph name="play" colours={{ K: 'var(--white)' }} /> {tell('whatif.run')}
          </Button>
        </>
      ) : (
        <>
          <div class="whatif-progress">
            <p class="text-12 row" role="status">
              <b>{tell('whatif.done', { done: running.done, total: running.total })}</b>
              <span class="muted">{leftWords(running)}</span>
            </p>
            <progress value={running.done} max={running.total} />
          </div>
          <Button onPress={() => whatIf.stop()}>{tell('whatif.stop')}</Button>
        </>
      )}
    </Frame>
  );
}

export function leftWords({ done, total, ms }: Running): string {
  return done === 0 ? '' : tell('whatif.left', { seconds: Math.ceil(((ms / done) * (total - done)) / 1000) });
}

const maidsOf = (people: Readonly<Record<string, { readonly role: string }>>): readonly Maid[] =>
  Object.values(people).filter((one): one is Maid => one.role === 'maid');

/** Controls with which the player adds a change to the what-if question: lists of the maids, of their fields, and of new values. */
function AddChange({
  lab,
  whatIf,
  maids,
  done,
}: {
  readonly lab: Lab;
  readonly whatIf: WhatIf;
  readonly maids: readonly Maid[];
  readonly done: () => void;
}) {
  const [who, setWho] = useState(maids.find(({ id }) => id === lab.who.peek())?.id ?? maids[0]?.id ?? '');
  const [field, setField] = useState<Field>('alertness');
  const maid = maids.find(({ id }) => id === who);
  if (maid === undefined) return <span class="text-13">{tell('whatif.noMaids')}</span>;
  const now = JSON.stringify(valueOf(maid, field));
  const choices = choicesOf(field, typesHere(lab.cafe.state), controllerNames);
  return (
    <div class="whatif-add" role="group" aria-label={tell('whatif.another')}>
      <select
        class="frame btn btn-paper small-select text-13"
        aria-label={tell('whatif.who')}
        value={who}
        onChange={({ currentTarget }) => {
          const page = ELSEWHERE.find((one) => one === currentTarget.value);
          if (page === undefined) setWho(currentTarget.value);
          else {
            lab.question.adding.value = true;
            lab.turnTo(page);
          }
        }}
      >
        {maids.map(({ id, name }) => (
          <option key={id} value={id}>
            {personName(name)}
          </option>
        ))}
        {/* Changes other than new values for maids' fields are made on other pages of the lab, and each of those pages has a button that leads back to "What if". */}
        <optgroup label={tell('whatif.elsewhere')}>
          {ELSEWHERE.map((page) => (
            <option key={page} value={page}>
              {tell(`whatif.elsewhere.${page}`)}
            </option>
          ))}
        </optgroup>
      </select>
      <select
        class="frame btn btn-paper small-select text-13"
        aria-label={tell('whatif.field')}
        value={field}
        onChange={({ currentTarget }) => setField(currentTarget.value as Field)}
      >
        {FIELDS.map((one) => (
          <option key={one} value={one}>
            {tell(`field.${one}`)}
          </option>
        ))}
      </select>
      <Glyph name="right" scale={1.5} />
      <select
        class="frame btn gold small-select text-13"
        aria-label={tell('whatif.to')}
        value=""
        onChange={({ currentTarget }) => {
          const to = JSON.parse(currentTarget.value) as unknown;
          const rest = whatIf.changes.peek().filter((one) => one.maid !== maid.id || one.field !== field);
          const input = { kind: 'edit', maid: maid.id, edit: editOf(maid, field, to) } as const;
          whatIf.setMoment(whatIf.at);
          whatIf.setChanges([...rest, { input, maid: maid.id, field, from: valueOf(maid, field), to }]);
          done();
        }}
      >
        <option value="" disabled>
          {tell('whatif.choose')}
        </option>
        {choices
          .filter(({ value }) => value !== now)
          .map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </select>
    </div>
  );
}
