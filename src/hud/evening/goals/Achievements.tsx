/** Shows the achievements: reached ones with their day, others with their progress. */

import type { SeasonState } from '../../../sim/state/season.ts';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { say, sayPart } from '../../../words/index.ts';
import { classes, Glyph, Meter } from '../../../ui/index.ts';
import { achievements, type AchievementView, progressText } from './goals.ts';
import { followsEvening, type Store } from '../../store.ts';

export function Achievements({ store, state, season }: { store: Store; state: WorldState; season: SeasonState }) {
  followsEvening(store);
  const all = achievements(state, season);
  return (
    <>
      <p class="text-12 muted">
        {say('goal.achievements.line', { reached: all.filter(({ day }) => day !== null).length, all: all.length })}
      </p>
      <ul class="achievements scrolls grow" tabIndex={0} aria-label={say('goal.achievements')}>
        {all.map((one) => (
          <li key={one.id} class={classes('frame achievement', one.day === null ? 'card' : 'selection')}>
            <Achievement one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Achievement({ one: { id, wants, has, day } }: { one: AchievementView }) {
  return (
    <>
      <span class="row gap-8">
        <Glyph
          name={day === null ? 'lock' : 'crown'}
          colours={day === null ? { K: 'var(--grip)', Y: 'var(--rule-deep)', O: 'var(--unmet)' } : undefined}
        />
        <b class="text-14 bold">{sayPart('achievement.', id)}</b>
      </span>
      <span class="text-12 muted">{sayPart('achievement.', `${id}.how`, undefined, '')}</span>
      {day === null ? (
        <span class="row gap-8">
          <span class="grow">
            <Meter share={has / wants} colour="var(--teal-light)" height={8} />
          </span>
          <span class="mono text-12 muted">{progressText({ has, wants })}</span>
        </span>
      ) : (
        <span class="text-12 green-text">{say('goal.reached', { day })}</span>
      )}
    </>
  );
}
