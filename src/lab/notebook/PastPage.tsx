/** The page "Past": every thought that is remembered, newest first, with why the todo before it ended. */

import { useEffect, useRef } from 'preact/hooks';
import { Badge, classes, Glyph, Segment } from '../../hud/kit/index.ts';
import type { EndReason } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/types.ts';
import { say } from '../../words/index.ts';
import { sentenceOf } from '../../words/sentences.ts';
import type { NotebookModel } from './model.ts';
import { filtered, type PastFilter, type PastRow } from './past.ts';
import { Sign } from './signs.tsx';
import { Thought } from './Thought.tsx';
import { worded } from './words.ts';

const FILTERS: readonly PastFilter[] = ['all', 'minds', 'faults'];

export function PastPage({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  const all = model.rows();
  const filter = model.filter.value;
  const rows = filtered(all, filter);
  return (
    <>
      <Segment
        label={say('notebook.past.filter')}
        chosen={filter}
        choices={FILTERS.map((value) => ({ value, text: say(`notebook.past.${value}`, { n: filtered(all, value).length }) }))}
        onChoose={(value) => (model.filter.value = value)}
      />
      {rows.length === 0 && <p class="t13 muted pad-m">{say(filter === 'all' ? 'notebook.past.empty' : filter === 'minds' ? 'notebook.past.noMinds' : 'notebook.past.noFaults')}</p>}
      <ol class="past">
        {rows.map((row, at) => (
          <Row key={row.key} row={row} before={all[all.indexOf(row) + 1]} chosen={model.thought.value === row.key} newest={at === 0} model={model} cafe={cafe} id={id} />
        ))}
      </ol>
      <p class="t12 muted past-note">{say('notebook.past.note')}</p>
    </>
  );
}

interface RowProps {
  row: PastRow;
  /** The thought before this one. */
  before: PastRow | undefined;
  chosen: boolean;
  newest: boolean;
  model: NotebookModel;
  cafe: Cafe;
  id: PersonId;
}

function Row({ row, before, chosen, newest, model, cafe, id }: RowProps) {
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <li ref={element} class={classes('past-row', chosen && 'chosen', row.fault !== null && 'fault', newest && 'newest')}>
      <button type="button" class="past-head" aria-expanded={chosen} onClick={() => model.pick(chosen ? null : row)}>
        <span class="past-when mono t12">
          {row.clock}
          <span class="muted">{row.tick}</span>
        </span>
        <span class="col g2 grow">
          <span class="t13 past-words">{row.reason === null ? worded(row.words) : sentenceOf(row.reason)}</span>
          <span class="row g4 wrap past-signs">
            {row.changedMind && (
              <span class="row g2 mind-sign t12">
                <Sign name="shield" scale={1.5} />
                {say('notebook.past.mind')}
              </span>
            )}
            {row.ended !== null && <EndSign end={row.ended} />}
            {row.fault !== null && <Badge look="cherry">{say('notebook.past.faultSign')}</Badge>}
          </span>
        </span>
      </button>
      {chosen && <Thought row={row} before={before} model={model} cafe={cafe} id={id} />}
    </li>
  );
}

/** Why the todo before ended, as a small sign with its word. */
function EndSign({ end }: { end: EndReason }) {
  return (
    <span class={`end-sign t12 row g2 ${end}`}>
      {end === 'done' && <Glyph name="check" scale={1} colours={{ K: '#2f6b3a' }} />}
      {end === 'tick' && <Sign name="clock" scale={1} />}
      {end === 'changed' && <Glyph name="bolt" scale={1} colours={{ K: '#6c37a8' }} />}
      {end === 'impossible' && <Glyph name="x" scale={1} colours={{ K: '#a82a40' }} />}
      {say(`notebook.end.${end}`)}
    </span>
  );
}
