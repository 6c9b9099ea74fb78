/**
 * Shows a maid's duties, alertness and team. In a season the player changes duties and alertness through the evening
 * talk. In a free café the player edits them here, like on the notebook's page "Traits" during the day.
 */

import { useState } from 'preact/hooks';
import { topicsFor } from '../../../sim/season/evening-talk.ts';
import { countedSeason } from '../../../sim/state/free-cafe.ts';
import type { MaidEdit } from '../../../sim/state/maid-edit.ts';
import type { Duties } from '../../../sim/state/person.ts';
import { personName, say } from '../../../words/index.ts';
import { Badge, Button, Segment } from '../../../ui/index.ts';
import { TalkTopics } from '../../../ui/TalkTopics.tsx';
import { looksFor } from './staff.ts';
import { barText, doAct, editMaid } from '../act.ts';
import type { MemberProps } from './props.ts';
import { followsEvening } from '../../store.ts';

const DUTIES: readonly Duties[] = ['reception', 'serving', 'allround'];
const TEAMS: readonly number[] = [1, 2, 3, 4, 5];

export function DutiesAndTeam(props: MemberProps) {
  const { store, member } = props;
  followsEvening(store);
  const counts = store.cafe !== null && countedSeason(store.cafe.state) !== undefined;
  return (
    <>
      {counts ? <Talk {...props} /> : <ByHand {...props} />}
      <section aria-label={say('evening.team')}>
        <h3 class="rule">
          <span class="headline">{say('evening.team')}</span>
          <span class="text-12 muted">{say('evening.obeys', { percent: Math.round(member.obedience * 100) })}</span>
        </h3>
        <Segment
          label={say('evening.team')}
          chosen={member.team ?? 0}
          choices={[
            { value: 0, text: '–', label: say('evening.team.none') },
            ...TEAMS.map((team) => ({ value: team, text: String(team), label: say('evening.team.label', { team }) })),
          ]}
          onChoose={(team) => editMaid(store, member.id, { team: team === 0 ? null : team })}
        />
      </section>
    </>
  );
}

/** Edits a maid's duties and alertness in a free café, where a change takes effect at once and costs nothing. */
function ByHand({ store, member }: MemberProps) {
  followsEvening(store);
  const edit = (change: MaidEdit): void => editMaid(store, member.id, change);
  return (
    <>
      <section aria-label={say('evening.duties')}>
        <h3 class="rule">
          <span class="headline">{say('evening.duties')}</span>
          <span class="text-12 muted">{say(`evening.duties.${member.duties}.does`)}</span>
        </h3>
        <Segment
          label={say('evening.duties')}
          chosen={member.duties}
          choices={DUTIES.map((value) => ({ value, text: say(`evening.duties.${value}`) }))}
          onChoose={(duties) => edit({ duties })}
        />
      </section>
      <section aria-label={say('evening.looks')}>
        <h3 class="rule">
          <span class="headline">{say('evening.looks')}</span>
          <span class="text-12 muted">{say('evening.looks.note')}</span>
        </h3>
        <Segment
          label={say('evening.looks')}
          chosen={member.alertness ?? 0}
          choices={looksFor(member.alertness).map((ticks) => ({
            value: ticks ?? 0,
            text:
              ticks === null
                ? say('evening.looks.never')
                : ticks <= EACH_STEP
                  ? say('evening.looks.each')
                  : say('evening.looks.every', { seconds: ticks / 20 }),
          }))}
          onChoose={(ticks) => edit({ alertness: ticks === 0 ? null : ticks })}
        />
      </section>
    </>
  );
}

/** Shows a maid's duties and alertness in a season, where the player can change them only through this evening's talk. */
function Talk({ store, season, member }: MemberProps) {
  followsEvening(store);
  const [chosen, setChosen] = useState<string>('sooner');
  const topics = topicsFor(member, season);
  // A maid who always looks up has no such topic; then nothing is chosen, because the others may make her worse.
  const topic = topics.find(({ id }) => id === chosen);
  const title = say('talk.with', { name: personName(member.name) });
  const done = member.talked === store.cafe?.state.clock.day;
  const why = topic === undefined ? null : barText(store, { do: 'talk', maid: member.id, edit: topic.edit });
  return (
    <>
      <dl class="text-13 col gap-2" aria-label={say('evening.duties')}>
        <Line name={say('evening.duties')} value={say(`evening.duties.${member.duties}.does`)} />
        <Line name={say('evening.looks')} value={alertnessWords(member.alertness)} />
      </dl>
      <section aria-label={title} class="col gap-4">
        <h3 class="rule">
          <span class="headline">{title}</span>
          <Badge look={done ? 'N' : 'teal'}>{say(done ? 'talk.done' : 'talk.left')}</Badge>
        </h3>
        <TalkTopics maid={member} topics={topics} chosen={topic} onChoose={setChosen}>
          <Button
            size="small"
            look="teal"
            disabled={why !== null}
            {...(why === null ? {} : { reason: why })}
            onPress={() => {
              if (topic !== undefined) doAct(store, { do: 'talk', maid: member.id, edit: topic.edit });
            }}
          >
            {say('talk.now')}
          </Button>
        </TalkTopics>
        {done && topic === undefined && <p class="text-12 muted">{say('bar.talked')}</p>}
      </section>
    </>
  );
}

/**
 * A maid whose alertness is at most this many ticks looks up at every step that she walks. The text then says "at every
 * step" instead of tenths of a second.
 */
const EACH_STEP = 5;
const alertnessWords = (ticks: number | null): string =>
  ticks === null
    ? say('evening.looks.plain')
    : ticks === 1
      ? say('evening.looks.always')
      : say('evening.looks.upEvery', { seconds: ticks / 20 });

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div class="row apart gap-8">
      <dt class="muted">{name}</dt>
      <dd class="bold">{value}</dd>
    </div>
  );
}
