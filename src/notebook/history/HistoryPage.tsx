/** The page "History": all recorded thoughts, the newest first, with the end of the previous todo. */

import { useEffect, useRef } from 'preact/hooks';
import { Badge, classes, Glyph, Segment } from '../../ui/index.ts';
import type { EndReason } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { plainSentenceOf, sentenceOf } from '../../words/sentences.ts';
import type { NotebookModel } from '../model.ts';
import { filtered, type Entry, type PastFilter } from './history.ts';
import { whatEnded } from './what-ended.ts';
import type { Phrase } from '../phrase.ts';
import { Sign } from '../icons.tsx';
import { ThoughtCard } from '../now/ThoughtCard.tsx';
import { worded } from '../words.ts';

const FILTERS: readonly PastFilter[] = ['all', 'minds', 'faults'];

export function HistoryPage({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const all = model.entries();
  const filter = model.filter.value;
  const entries = filtered(all, filter);
  return (
    <>
      <Segment
        label={say('notebook.past.filter')}
        chosen={filter}
        choices={FILTERS.map((value) => ({
          value,
          text: say(`notebook.past.${value}`, { n: filtered(all, value).length }),
        }))}
        onChoose={(value) => (model.filter.value = value)}
      />
      {entries.length === 0 && (
        <p class="text-13 muted pad-medium">
          {say(
            filter === 'all'
              ? 'notebook.past.empty'
              : filter === 'minds'
                ? 'notebook.past.noMinds'
                : 'notebook.past.noFaults',
          )}
        </p>
      )}
      <ol class="past">
        {entries.map((entry) => (
          <EntryRow key={entry.key} entry={entry} newest={entry === all[0]} model={model} cafe={cafe} id={id} />
        ))}
      </ol>
      <p class="text-12 muted past-note">{say('notebook.past.note')}</p>
    </>
  );
}

interface EntryProps {
  entry: Entry;
  newest: boolean;
  model: NotebookModel;
  cafe: Cafe;
  id: PersonId;
}

function EntryRow({ entry, newest, model, cafe, id }: EntryProps) {
  const element = useRef<HTMLLIElement>(null);
  const { first, thoughts } = entry;
  const chosen = thoughts.find((thought) => thought.key === model.thought.value) ?? null;
  const open = chosen !== null;
  useEffect(() => {
    if (open) element.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li
      ref={element}
      class={classes('past-row', open && 'chosen', first.fault !== null && 'fault', newest && 'newest')}
    >
      <button type="button" class="past-head" aria-expanded={open} onClick={() => model.pick(open ? null : first)}>
        <span class="past-when mono text-12">{first.clock}</span>
        <span class="col gap-2 grow">
          <span class={classes('text-13 past-words', first.reason === null && 'plain')}>
            {first.reason === null
              ? worded(first.words)
              : model.detailed
                ? sentenceOf(first.reason)
                : plainSentenceOf(first.reason)}
          </span>
          <span class="row wrap past-signs">
            {first.changedMind && (
              <span class="row gap-4 mind-sign text-12">
                <Sign name="shield" scale={1.5} />
                {say('notebook.past.mind')}
              </span>
            )}
            {first.ended !== null && <EndSign end={first.ended} words={whatEnded(first)} />}
            {thoughts.length > 1 && (
              <span class="row gap-4 text-12 muted">
                <Sign name="eye" scale={1.5} />
                {say('notebook.past.stayed', { n: thoughts.length - 1 })}
              </span>
            )}
            {first.fault !== null && <Badge look="cherry">{say('notebook.past.faultSign')}</Badge>}
          </span>
        </span>
      </button>
      {chosen !== null && <ThoughtCard thought={chosen} entry={entry} model={model} cafe={cafe} id={id} />}
    </li>
  );
}

function EndSign({ end, words }: { end: EndReason; words: Phrase | null }) {
  return (
    <span class={`end-sign text-12 row gap-4 ${end}`}>
      {end === 'done' && <Glyph name="check" scale={1} colours={{ K: 'var(--green-ink)' }} />}
      {end === 'tick' && <Sign name="clock" scale={1.5} />}
      {end === 'changed' && <Glyph name="bolt" scale={1.5} colours={{ K: 'var(--violet)' }} />}
      {end === 'impossible' && <Glyph name="x" scale={1} colours={{ K: 'var(--cherry-ink)' }} />}
      {words !== null && worded(words)}
    </span>
  );
}
