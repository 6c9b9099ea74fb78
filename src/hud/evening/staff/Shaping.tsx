/** Edits a maid's duties, team and alertness, as on the notebook's page "Shape" by day: the same edits, through the same journal. */

import type { MaidEdit } from '../../../sim/state/maid-edit.ts';
import type { Duties } from '../../../sim/state/person.ts';
import { say } from '../../../words/index.ts';
import { Segment } from '../../../ui/index.ts';
import { looksFor } from './staff.ts';
import { editMaid } from '../act.ts';
import type { MemberProps } from './props.ts';
import { followsEvening } from '../../store.ts';

const DUTIES: readonly Duties[] = ['reception', 'serving', 'allround'];
const TEAMS: readonly number[] = [1, 2, 3, 4, 5];

export function Shaping({ store, member }: MemberProps) {
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
            text: ticks === null ? say('evening.looks.never') : say('evening.looks.every', { seconds: ticks / 20 }),
          }))}
          onChoose={(ticks) => edit({ alertness: ticks === 0 ? null : ticks })}
        />
      </section>
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
          onChoose={(team) => edit({ team: team === 0 ? null : team })}
        />
      </section>
    </>
  );
}
