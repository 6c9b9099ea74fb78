/** Opens another player's day from a file, a link or a text, runs it again and shows the verdict. */

import { useState } from 'preact/hooks';
import { Button, FileButton, Frame, Glyph } from '../../ui/index.ts';
import type { ReplayVerdict } from '../../analysis/replay/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../../notebook/time.ts';
import { tell, told } from '../words/index.ts';
import type { Opened, ReplaysModel } from './model.ts';
import { Working } from './Working.tsx';

const MOST_ERRORS = 12;
const MOST_FIELDS = 6;

export function OpenPanel({ lab, model }: { readonly lab: Lab; readonly model: ReplaysModel }) {
  void told.value;
  const [text, setText] = useState('');
  const opened = model.opened.value;
  const errors = model.errors.value;
  return (
    <Frame as="section" class="replays-open" aria-labelledby="replays-open">
      <h2 id="replays-open" class="text-20 bold">
        {tell('replays.open')}
      </h2>
      <p class="text-13 muted">{tell('replays.open.how')}</p>
      <form
        class="replays-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void model.open(text);
        }}
      >
        <input
          class="frame card mono text-12 grow replays-paste"
          spellcheck={false}
          autocomplete="off"
          aria-label={tell('replays.paste')}
          placeholder={tell('replays.paste')}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button disabled={text.trim() === ''} reason={tell('replays.pasteFirst')} onPress={() => void model.open(text)}>
          {tell('replays.run')}
        </Button>
        <FileButton accept=".json,application/json" onFile={(file) => void model.openFile(file)}>
          {tell('replays.choose')}
        </FileButton>
      </form>
      <Example model={model} brief={opened !== null} />
      <Working model={model} what="opening" />
      <div role="status" class="replays-result scrolls">
        {errors.length > 0 && (
          <Frame look="error" class="pad-medium">
            <p class="text-14 bold row gap-4">
              <Glyph name="warn" /> {tell('replays.refused', { count: errors.length })}
            </p>
            <ul class="text-12 mono replays-errors">
              {errors.slice(0, MOST_ERRORS).map((error, i) => (
                <li key={i}>{error}</li>
              ))}
            </ul>
          </Frame>
        )}
        {opened !== null && <Result lab={lab} model={model} opened={opened} />}
        {opened === null && errors.length === 0 && <Steps />}
      </div>
    </Frame>
  );
}

/** The button for the example day, with which a first visitor opens a replay in one click. */
function Example({ model, brief }: { readonly model: ReplaysModel; readonly brief: boolean }) {
  const name = tell('replays.example');
  return (
    <Frame look="card" class="replays-example">
      <p class="text-13 grow">
        <b class="text-14">{name}</b> {!brief && tell('replays.example.about')}
      </p>
      <div class="replays-row">
        <Button look="gold" onPress={() => void model.example(name)}>
          <Glyph name="play" /> {tell('replays.example.run')}
        </Button>
        <Button onPress={() => void model.example(name, true)}>{tell('replays.example.altered')}</Button>
      </div>
    </Frame>
  );
}

const STEPS = ['run', 'compare', 'told', 'watch'] as const;
function Steps() {
  return (
    <section class="replays-steps">
      <h3 class="headline">{tell('replays.steps')}</h3>
      <ol>
        {STEPS.map((step, i) => (
          <li key={step} class="text-13">
            <b class="mono text-16" aria-hidden="true">
              {i + 1}
            </b>
            <span>{tell(`replays.step.${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Result({ lab, model, opened }: { readonly lab: Lab; readonly model: ReplaysModel; readonly opened: Opened }) {
  const { verdict, replay, name, timeline } = opened;
  const { clock } = timeline.line.cafe.state;
  const watched = lab.visiting.value === timeline;
  return (
    <Frame look={verdict.same ? 'ok' : 'error'} class="pad-medium col gap-8 replays-verdict">
      <p class="text-16 bold row gap-8">
        <Glyph name={verdict.same ? 'check' : 'warn'} />
        <span>
          {verdict.same
            ? tell('replays.same')
            : tell('replays.differs', { tick: verdict.tick, time: clockAt(clock, verdict.tick) })}
        </span>
      </p>
      {verdict.same ? (
        <p class="mono text-13 replays-hash">
          {tell('replays.hash', { hash: verdict.hash, ticks: tell('promises.ticks', { count: replay.trail.length }) })}
        </p>
      ) : (
        <Difference opened={opened} verdict={verdict} />
      )}
      <p class="text-12">
        {tell('replays.what', {
          day: clock.day,
          from: clockAt(clock, timeline.line.tape.from),
          to: clockAt(clock, timeline.now),
          inputs: replay.journal.length,
          begin: tell(`replays.begin.${replay.begin.kind}`),
        })}
        {name !== '' && <span class="mono"> · {name}</span>}
      </p>
      <div class="replays-row">
        <Button
          look={watched ? 'btn' : 'gold'}
          disabled={watched}
          reason={tell('replays.watched')}
          onPress={() => model.watch()}
        >
          <Glyph name="play" /> {tell('replays.watch')}
        </Button>
        {!verdict.same && (
          <Button onPress={() => model.watch(verdict.tick)}>
            {tell('replays.watchThere')} <Glyph name="stepr" />
          </Button>
        )}
        {watched && <Button onPress={() => lab.goHome()}>{tell('replays.home')}</Button>}
      </div>
    </Frame>
  );
}

interface DifferenceProps {
  readonly opened: Opened;
  readonly verdict: Extract<ReplayVerdict, { same: false }>;
}

function Difference({ opened: { values }, verdict }: DifferenceProps) {
  const { fields, parts, wanted, hash, lastSame, failed, game, tick } = verdict;
  const more = parts.length - MOST_FIELDS;
  const only = fields[0] === 'hash' || fields[0] === 'trail' ? fields[0] : null;
  return (
    <>
      {values.length > 0 && (
        <Compared
          title={tell('replays.table.values', { tick })}
          rows={values.map(({ path, one, other }) => [path, one, other])}
        />
      )}
      {parts.length > 0 && (
        <Compared
          title={tell('replays.table.parts')}
          rows={parts.slice(0, MOST_FIELDS).map(({ field, wanted: one, found }) => [field, one, found])}
        />
      )}
      <ul class="text-13 col gap-4">
        {more > 0 && <li>{tell('replays.table.more', { count: more })}</li>}
        {failed !== null && <li>{tell('replays.failed', { message: failed })}</li>}
        {only !== null && <li>{tell(`replays.only.${only}`)}</li>}
        <li>{tell('replays.lastSame', { tick: lastSame })}</li>
        {hash !== '' && <li class="mono text-12">{tell('replays.hashes', { wanted, hash })}</li>}
        {game !== null && <li>{tell('replays.game', { game })}</li>}
      </ul>
    </>
  );
}

function Compared({ title, rows }: { readonly title: string; readonly rows: readonly (readonly string[])[] }) {
  return (
    <table class="replays-table text-13">
      <caption class="text-12">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{tell('replays.table.field')}</th>
          <th scope="col">{tell('replays.table.wanted')}</th>
          <th scope="col">{tell('replays.table.found')}</th>
        </tr>
      </thead>
      <tbody class="mono">
        {rows.map(([path = '', one = '', other = '']) => (
          <tr key={path}>
            <th scope="row">{path}</th>
            <td>{one === '' ? tell('replays.none') : one}</td>
            <td>{other === '' ? tell('replays.none') : other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
