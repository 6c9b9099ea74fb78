/**
 * Chooses what the report's first screen must tell at the end of a day: maids who leave, a new star, regulars who went
 * over to the rival, and how many guests were lost in all. Pure.
 */

import { GROWTHS, type Growth, type Notice } from '../../sim/state/season.ts';
import type { Regular } from '../../sim/state/regulars.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { worstCause } from '../read/report-bill.ts';

type Cause = NonNullable<ReturnType<typeof worstCause>>['cause'];

export type StoryCard =
  | { readonly is: 'notice'; readonly name: string; readonly look: string; readonly notice: Notice }
  | { readonly is: 'star'; readonly opens: Growth }
  | { readonly is: 'gone'; readonly who: Regular }
  | { readonly is: 'lost'; readonly count: number; readonly cause: Cause | null };

/** Number of cards that fit beside each other on the first screen. */
const MOST = 4;

/** Share of lost guests from which a day was not a good one, whatever it earned. */
const MANY_LOST = 0.15;

/** The tone of the report's headline, which is the end of a word key. A profit alone does not make a good day. */
export function toneOf({ made, came, lost, change }: Readonly<Record<'made' | 'came' | 'lost' | 'change', number>>) {
  if (made < 0) return 'less';
  return change < 0 || lost > came * MANY_LOST ? 'mixed' : 'more';
}

/** The day's most important events, the gravest first; the number of lost guests is always the last card. */
export function readStory(state: WorldState): StoryCard[] {
  const { season, clock, regulars, figures } = state;
  if (season === undefined) return [];
  const notices = season.staff.flatMap(({ name, look, notice }): StoryCard[] =>
    notice === undefined ? [] : [{ is: 'notice', name, look, notice }],
  );
  const stars = GROWTHS.filter((one) => (season.growth?.[one]?.since ?? 0) > clock.day).map((opens): StoryCard => ({
    is: 'star',
    opens,
  }));
  const gone = (regulars?.who ?? [])
    .filter((one) => one.gone?.day === clock.day)
    .map((who): StoryCard => ({ is: 'gone', who }));
  const lost: StoryCard[] =
    figures.guestsLost === 0
      ? []
      : [{ is: 'lost', count: figures.guestsLost, cause: worstCause(state)?.cause ?? null }];
  return [...[...notices, ...stars, ...gone].slice(0, MOST - lost.length), ...lost];
}
