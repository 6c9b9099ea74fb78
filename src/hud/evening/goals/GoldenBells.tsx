/** Shows the days on which inspectors come, what they want, and which café has won each golden bell. */

import { bellDays, bellsOf } from '../../../sim/season/golden-bells.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import { say } from '../../../words/index.ts';
import { classes, Glyph } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';
import { bellWords } from '../../strong/DayGoals.tsx';

export function GoldenBells({ store, season, day }: { store: Store; season: SeasonState; day: number }) {
  followsEvening(store);
  const { ours, rival } = bellsOf(season);
  return (
    <>
      <p class="text-12 muted">{say('goal.bells.line')}</p>
      <ul class="achievements scrolls grow" tabIndex={0} aria-label={say('goal.bells')}>
        {bellDays(day).map((row) => {
          const has = ours.includes(row.day) ? 'ours' : rival.includes(row.day) ? 'rival' : 'open';
          return (
            <li key={row.day} class={classes('frame achievement', has === 'ours' ? 'selection' : 'card')}>
              <span class="row gap-8">
                <Glyph
                  name={has === 'open' ? 'lock' : 'bell'}
                  colours={has === 'ours' ? undefined : { K: 'var(--grip)', Y: 'var(--rule-deep)', O: 'var(--unmet)' }}
                />
                <b class="text-14 bold">{say('goal.bells.day', { day: row.day, what: bellWords(row) })}</b>
              </span>
              {has === 'open' && <span class="text-12">{say(`goal.bells.how.${row.demand}`)}</span>}
              <span class={classes('text-12', has === 'ours' ? 'green-text' : 'muted')}>
                {say(`goal.bells.${has}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
