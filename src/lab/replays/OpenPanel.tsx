/** A day of somebody's: from a file, a link, a text; run once more, and what came of it. */

import { useState } from 'preact/hooks';
import { Button, FileButton, Frame, Glyph } from '../../hud/kit/index.ts';
import type { ReplayVerdict } from '../../headless/replay/index.ts';
import type { Lab } from '../frame/lab.ts';
import { clockAt } from '../notebook/time.ts';
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
      <h2 id="replays-open" class="t20 x8">
        {tell('replays.open')}
      </h2>
      <p class="t13 muted">{tell('replays.open.how')}</p>
      <form
        class="replays-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') void model.open(text);
        }}
      >
        <input
          class="frame card mono t12 grow replays-paste"
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
      <div class="replays-row">
        <Working model={model} what="opening" />
      </div>
      <div role="status" class="replays-result scrolls">
        {errors.length > 0 && (
          <Frame look="err" class="pad-m">
            <p class="t14 x8 row g4">
              <Glyph name="warn" /> {tell('replays.refused', { count: errors.length })}
            </p>
            <ul class="t12 mono replays-errors">
              {errors.slice(0, MOST_ERRORS).map((error, i) => (
                <li key={i}>{error}</li>
              ))}
            </ul>
          </Frame>
        )}
        {opened !== null && <Result lab={lab} model={model} opened={opened} />}
        {opened === null && errors.length === 0 && model.work.value === null && (
          <p class="t14 lab-empty">{tell('replays.nothing')}</p>
        )}
      </div>
    </Frame>
  );
}

function Result({ lab, model, opened }: { readonly lab: Lab; readonly model: ReplaysModel; readonly opened: Opened }) {
  const { verdict, replay, name, timeline } = opened;
  const { clock } = timeline.line.cafe.state;
  const watched = lab.visiting.value === timeline;
  return (
    <Frame look={verdict.same ? 'ok' : 'err'} class="pad-m col g8 replays-verdict">
      <p class="t16 x8 row g8">
        <Glyph name={verdict.same ? 'check' : 'warn'} />
        <span>
          {verdict.same
            ? tell('replays.same')
            : tell('replays.differs', { tick: verdict.tick, time: clockAt(clock, verdict.tick) })}
        </span>
      </p>
      {verdict.same ? (
        <p class="mono t13 replays-hash">{tell('replays.hash', { hash: verdict.hash, ticks: replay.trail.length })}</p>
      ) : (
        <Difference verdict={verdict} />
      )}
      <p class="t12">
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

function Difference({ verdict }: { readonly verdict: Extract<ReplayVerdict, { same: false }> }) {
  const { fields, wanted, hash, lastSame, failed, game } = verdict;
  const shown = fields.slice(0, MOST_FIELDS).join(', ');
  const more = fields.length - MOST_FIELDS;
  return (
    <ul class="t13 col g4">
      {failed !== null && <li>{tell('replays.failed', { message: failed })}</li>}
      {fields.length > 0 && (
        <li>
          {fields[0] === 'hash' || fields[0] === 'trail'
            ? tell(`replays.only.${fields[0]}`)
            : tell('replays.fields', { fields: more > 0 ? `${shown} +${more}` : shown })}
        </li>
      )}
      <li>{tell('replays.lastSame', { tick: lastSame })}</li>
      {hash !== '' && <li class="mono t12">{tell('replays.hashes', { wanted, hash })}</li>}
      {game !== null && <li>{tell('replays.game', { game })}</li>}
    </ul>
  );
}
