/** Shows the three goals of the day with their progress; a goal that has been reached has a check mark. */

import { useEffect } from 'preact/hooks';
import { OPENS_AT } from '../../sim/open-day.ts';
import { type BellRow, bellGoalKind } from '../../sim/season/golden-bells.ts';
import type { Goal } from '../../sim/state/strong.ts';
import { byHand, classes, Frame, Glyph } from '../../ui/index.ts';
import { timeText } from '../../words/clock.ts';
import { grouped } from '../../words/numbers.ts';
import { say, sayPart, type WordKey } from '../../words/index.ts';
import { Agreed } from '../enquiries/Agreed.tsx';
import type { Store } from '../store.ts';
import { STRONG_KEYS } from './keys.ts';
import './strong.css';

/** The keys of all strong actions, in the order of their buttons. */
const KEYS = Object.values(STRONG_KEYS).join(' ').toUpperCase();

export function DayGoals({ store }: { store: Store }) {
  const goals = store.goals.value;
  const [selected] = store.selection.value;
  const asksWhy = goals.some(({ kind, doneTick }) => kind === 'why' && doneTick === null);
  // One goal of the day asks the player to find out why people act. Selecting a person counts towards it, because the
  // notebook then shows the reason.
  useEffect(() => {
    if (selected !== undefined && asksWhy) store.deps.give({ kind: 'readWhy', who: selected });
  }, [selected, asksWhy, store]);
  // A free café shows no goals of the day, because nothing counts there.
  if (goals.length === 0 || store.cafe?.state.free !== undefined) return null;
  return (
    <Frame as="section" shadow class="today" aria-label={say('today.title')} data-region="today">
      <p class="row">
        <b class="today-title grow">{say('today.title')}</b>
        <span class="text-12 muted">{say('today.earns')}</span>
        <span class="strong-sticks" aria-hidden="true">
          <Glyph name="chalk" />
        </span>
      </p>
      <GoalList goals={goals} how={!byHand.value} />
      <Agreed store={store} />
    </Frame>
  );
}

/**
 * A sentence that says where the button or key for an open goal is; '' for goals that need none, and for goals reached
 * or missed.
 */
export const howText = ({ kind, doneTick, failed, before }: Goal): string =>
  doneTick !== null || failed === true
    ? ''
    : isBell(kind)
      ? sayPart('today.how.', kind, {})
      : before !== undefined
        ? say('today.how.before', { count: before })
        : sayPart('today.how.', kind, { keys: KEYS }, '');

/** Shows a list of goals of the day. @param how whether open goals say where their button or key is */
export const GoalList = ({ goals, how = false }: { goals: readonly Goal[]; how?: boolean }) => (
  <ul class="today-goals">
    {goals.map((goal) => (
      <li key={goal.kind} class={classes(goal.doneTick !== null && 'done', goal.failed === true && 'failed')}>
        <i class="tick-box" aria-hidden="true" />
        <span class="grow">
          {goalText(goal)}
          {how && <small>{howText(goal)}</small>}
        </span>
        <b>{howFar(goal)}</b>
      </li>
    ))}
  </ul>
);

/** Whether a goal is what inspectors want on their day. */
const isBell = (kind: string): boolean => kind.startsWith('bell');

/** What the inspectors of a day want, such as “no wait over 25 min”. */
export const bellWords = (row: Pick<BellRow, 'demand' | 'wants'>): string =>
  sayPart('bell.want.', bellGoalKind(row), { count: row.wants });

/** Goals that set a maximum. */
const AT_MOST: readonly string[] = ['hungry', 'noonLost'];

/** A goal as a sentence. */
export function goalText({ kind, want, dish, from = 0, until = 0 }: Goal): string {
  if (isBell(kind)) return say('today.goal.bell', { what: sayPart('bell.want.', kind, { count: want }) });
  if (kind === 'hungry' && want === 0) return say('today.goal.nobodyHungry');
  return say(`today.goal.${kind}` as WordKey, {
    count: want,
    amount: grouped(want),
    dish: dish === undefined ? '' : sayPart('dish.', dish),
    from: timeText(OPENS_AT + from),
    until: timeText(OPENS_AT + until),
  });
}

function howFar({ kind, want, count, doneTick, failed }: Goal): string {
  if (failed === true) return say('today.missed');
  if (doneTick !== null) return say('today.done');
  if (isBell(kind)) return `${count}/${want}`;
  if (!AT_MOST.includes(kind)) return `${grouped(Math.min(count, want))}/${grouped(want)}`;
  return want === 0 ? say('today.soFar') : say('today.lostSoFar', { n: count });
}
