/** Shows the report's part about the goals of the day and about the guests and money that each strong action brought. */

import { Frame } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { GoalList } from './DayGoals.tsx';

export function Brought({ state: { goals = [], strong } }: { state: WorldState }) {
  const used = strong?.used ?? [];
  if (goals.length === 0 && used.length === 0) return null;
  return (
    <Frame as="section" look="card" class="brought" aria-label={say('today.title')}>
      {goals.length > 0 && (
        <>
          <b class="today-title">{say('today.title')}</b>
          <GoalList goals={goals} />
        </>
      )}
      {used.length > 0 && (
        <>
          <b class="today-title">{say('strong.brought')}</b>
          <ul class="today-goals">
            {used.map(({ what, tick, paid, money, failed }) => (
              <li key={`${what}${tick}`}>
                <span class="grow">{say(`strong.title.${what}`)}</span>
                <b>{failed === true ? say('strong.failed') : say('strong.broughtLine', { count: paid, money })}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </Frame>
  );
}
