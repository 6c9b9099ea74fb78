/**
 * The page "Traits" in a season. It shows the maid's favourites, which cannot be edited here, the evening talk, which
 * changes one trait a day, and what the maid still needs for the next rarity.
 */

import { useRef, useState } from 'preact/hooks';
import { Badge, Button, classes, Face, Glyph, Meter } from '../../ui/index.ts';
import { TalkTopics, topicWords } from '../../ui/TalkTopics.tsx';
import type { Cafe } from '../../sim/api.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import { memberOf } from '../../sim/season/staff.ts';
import { topicsFor, wayOf, type WayStep } from '../../sim/season/evening-talk.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Maid } from '../../sim/state/person.ts';
import type { SeasonState, StaffMember } from '../../sim/state/season.ts';
import { say, sayPart } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { NotebookModel } from '../model.ts';
import { worded } from '../words.ts';
import { capacityWords, dearRows } from './traits.ts';
import { thinksText } from '../now/ControllerLine.tsx';

const RANK_NAMES = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' } as const;

interface Props {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly maid: Maid;
  readonly season: SeasonState;
}

export function SeasonTraits(props: Props) {
  const { model, cafe, maid, season } = props;
  model.watch();
  const member = memberOf(season, maid.id);
  const known = tablesOf(season).heroes.map(({ id, name, look }) => ({ id, name, look, hero: true }));
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

function Talk({ model, cafe, season, maid, member }: Props & { member: StaffMember }) {
  model.watch();
  const [chosen, setChosen] = useState<string>('sooner');
  const topics = topicsFor({ ...member, ...maid }, season);
  // A maid who always looks up has no such topic; then nothing is chosen, because the others may make her worse.
  const topic = topics.find(({ id }) => id === chosen);
  const { talk } = member;
  const done = member.talked === cafe.state.clock.day;
  const planned = topics.find(({ edit }) => JSON.stringify(edit) === JSON.stringify(talk));
  /**
   * Whether the player has just planned the talk or called it off. If so, the focus goes to the button that takes this
   * back.
   */
  const decided = useRef(false);
  const give = (edit: MaidEdit | null): void => {
    decided.current = true;
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
            {say('talk.planned', { what: planned === undefined ? say('talk.title') : topicWords(planned) })}
          </p>
          <Button autofocus={decided.current} onPress={() => give(null)}>
            {say('talk.cancel')}
          </Button>
        </>
      ) : (
        <>
          <p class="text-13">{say('talk.note')}</p>
          <TalkTopics
            maid={{ ...member, ...maid }}
            topics={topics}
            chosen={topic}
            onChoose={(id) => {
              decided.current = false;
              setChosen(id);
            }}
          >
            <Button
              size="small"
              look="teal"
              autofocus={decided.current}
              disabled={done || topic === undefined}
              reason={say('bar.talked')}
              onPress={() => {
                if (topic !== undefined) give(topic.edit);
              }}
            >
              {say('talk.plan')}
            </Button>
          </TalkTopics>
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
