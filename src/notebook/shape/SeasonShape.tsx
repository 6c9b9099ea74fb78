/**
 * The page "Traits" in a season: favourites to read, the evening talk that changes one thing a day, and the way to the
 * next rarity.
 */

import { useState } from 'preact/hooks';
import { Badge, Button, classes, Face, Glyph, Meter } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import { heroes } from '../../data/index.ts';
import { memberOf } from '../../sim/season/staff.ts';
import { alertnessStep, otherController, takes, talkAbout, wayOf, type WayStep } from '../../sim/season/talk.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import { DUTIES, type Maid } from '../../sim/state/person.ts';
import type { SeasonState, StaffMember } from '../../sim/state/season.ts';
import { say, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { NotebookModel } from '../model.ts';
import { worded } from '../words.ts';
import { capacityWords, dearRows } from './shape.ts';
import { thinksText } from './ThinksLine.tsx';

const RANK_NAMES = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' } as const;

interface Props {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly maid: Maid;
  readonly season: SeasonState;
}

export function SeasonShape(props: Props) {
  const { model, cafe, maid, season } = props;
  model.watch();
  const member = memberOf(season, maid.id);
  const known = heroes.map(({ id, name, look }) => ({ id, name, look, hero: true }));
  return (
    <>
      <section aria-label={say('notebook.shape.dearest')}>
        <h3 class="rule">
          <span class="headline">{say('notebook.shape.dearest')}</span>
          <span class="text-12 muted">{say('talk.likings')}</span>
        </h3>
        <ol class="col gap-4">
          {dearRows(cafe.state, maid, known).map((row, at) => (
            <li key={row.id} class="frame card row gap-8 talk-like">
              {row.look !== null && <Face look={row.look} width={24} />}
              <b class="text-13">{at + 1}</b>
              <span class="text-13 grow">{worded(row.name)}</span>
            </li>
          ))}
        </ol>
      </section>
      {member !== undefined && <Talk {...props} member={member} />}
      {member !== undefined && <WayTo {...props} member={member} />}
      <p class="text-12 muted">
        {thinksText(cafe.state, maid)} {say('talk.mind')}
      </p>
      {model.deps.openFree !== undefined && (
        <button type="button" class="link text-12" onClick={() => model.deps.openFree?.()}>
          {say('talk.try')}
        </button>
      )}
    </>
  );
}

interface Topic {
  readonly id: string;
  readonly words: string;
  readonly edit: MaidEdit;
}

/** What the player can talk about with a maid now. */
function topicsFor(maid: Maid): Topic[] {
  const { alertness, favouriteCustomerIds: ids, favouriteCustomerTypes: types } = maid;
  const topics: Topic[] = [];
  const step = (by: -1 | 1, id: 'sooner' | 'later'): void => {
    const next = alertnessStep(alertness, by);
    if (next !== alertness) topics.push({ id, words: say(`talk.${id}`), edit: { alertness: next } });
  };
  step(-1, 'sooner');
  step(1, 'later');
  const turned = <T,>(list: readonly T[]): T[] => [...list.slice(1, 3), ...list.slice(0, 1), ...list.slice(3)];
  if (ids.length > 1)
    topics.push({ id: 'favourites', words: say('talk.favourites'), edit: { favouriteCustomerIds: turned(ids) } });
  else if (types.length > 1)
    topics.push({ id: 'favourites', words: say('talk.favourites'), edit: { favouriteCustomerTypes: turned(types) } });
  for (const duties of DUTIES)
    if (duties !== maid.duties) topics.push({ id: duties, words: say(`talk.duties.${duties}`), edit: { duties } });
  topics.push({
    id: 'apprentice',
    words: say(maid.controller === 'apprentice' ? 'talk.noApprentice' : 'talk.apprentice'),
    edit: { controller: otherController(maid) },
  });
  return topics;
}

function Talk({ model, cafe, maid, member }: Props & { member: StaffMember }) {
  model.watch();
  const [chosen, setChosen] = useState('sooner');
  const topics = topicsFor(maid);
  const topic = topics.find(({ id }) => id === chosen) ?? topics[0];
  const { talk } = member;
  const done = member.talked === cafe.state.clock.day;
  const planned = topics.find(({ edit }) => JSON.stringify(edit) === JSON.stringify(talk));
  const give = (edit: MaidEdit | null): void => {
    model.deps.give({ kind: 'evening', act: { do: 'talk', maid: maid.id, edit } });
    model.again();
  };
  return (
    <section aria-label={say('talk.title')} class="col gap-4">
      <h3 class="rule">
        <span class="headline">{say('talk.title')}</span>
        <Badge look={done ? 'N' : 'teal'}>{say(done ? 'talk.done' : 'talk.left')}</Badge>
      </h3>
      {talk !== undefined ? (
        <>
          <p class="note-ok text-13" role="status">
            {say('talk.planned', { what: planned?.words ?? say('talk.title') })}
          </p>
          <Button onPress={() => give(null)}>{say('talk.cancel')}</Button>
        </>
      ) : (
        <>
          <p class="text-13">{say('talk.note')}</p>
          <div role="radiogroup" aria-label={say('talk.title')} class="col gap-4">
            {topics.map(({ id, words, edit }) => {
              const about = talkAbout({ ...member, ...maid }, edit);
              return (
                <button
                  key={id}
                  type="button"
                  role="radio"
                  aria-checked={id === topic?.id}
                  class={classes('frame row gap-8 talk-topic', id === topic?.id ? 'selection' : 'card')}
                  onClick={() => setChosen(id)}
                >
                  <b class="text-13 grow">{words}</b>
                  <span class="text-12 muted">
                    {about !== null && say(`talk.takes.${takes({ ...member, ...maid }, about)}`)}
                  </span>
                </button>
              );
            })}
          </div>
          <Button
            look="teal"
            disabled={done || topic === undefined}
            reason={say('bar.talked')}
            onPress={() => {
              if (topic !== undefined) give(topic.edit);
            }}
          >
            {say('talk.plan')}
          </Button>
        </>
      )}
    </section>
  );
}

function WayTo({ model, maid, member }: Props & { member: StaffMember }) {
  model.watch();
  const way = wayOf(member);
  if (way === null) return <p class="text-12 muted">{say('talk.way.top')}</p>;
  const rank = RANK_NAMES[way.to];
  return (
    <section aria-label={say('talk.wayTo', { rank })} class="col gap-4">
      <h3 class="rule">
        <span class="headline">{say('talk.wayTo', { rank })}</span>
        <span class="text-12 muted">{worded(capacityWords(way.to))}</span>
      </h3>
      <ul class="frame card col gap-2 way-to">
        {way.steps.map((step) => (
          <Step key={`${step.what} ${step.of}`} step={step} />
        ))}
      </ul>
      {way.ready && (
        <Button
          look="teal"
          onPress={() => {
            model.deps.give({ kind: 'evening', act: { do: 'promote', maid: maid.id, to: way.to } });
            model.again();
          }}
        >
          {say('talk.promote', { rank })}
        </Button>
      )}
    </section>
  );
}

function Step({ step: { what, of, has, wants, price } }: { step: WayStep }) {
  const met = has >= wants;
  const words =
    what === 'course'
      ? say('talk.way.course', { course: sayPart('course.', of) })
      : what === 'level'
        ? say('talk.way.level', { wants })
        : say('talk.way.heroes', { wants, count: wants });
  return (
    <li class="row gap-8 text-13">
      <Glyph name={met ? 'check' : 'lock'} />
      <span class="grow">{words}</span>
      {what === 'level' && !met && (
        <span class="way-meter">
          <Meter share={has / wants} colour="var(--teal-light)" height={10} />
        </span>
      )}
      <b class={classes('text-13', met && 'green-text')}>
        {what === 'course'
          ? met
            ? say('talk.way.passed')
            : say('app.money', { amount: grouped(price) })
          : `${Math.min(has, wants)} / ${wants}`}
      </b>
    </li>
  );
}
