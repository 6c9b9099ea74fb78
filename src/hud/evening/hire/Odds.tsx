/** Shows the odds of each draw, and how many draws are left until an SSR is certain. */

import { CERTAIN_AT, drawsToCertain, oddsOf } from '../../../sim/season/hiring-draw.ts';
import type { SeasonState } from '../../../sim/state/season.ts';
import { say } from '../../../words/index.ts';
import { classes, Frame, Glyph, Meter, RankBadge, rankName, Rich } from '../../../ui/index.ts';
import { followsEvening, type Store } from '../../store.ts';

const COLOURS = { N: 'var(--N-mid)', R: 'var(--R-mid)', SR: 'var(--SR-mid)', SSR: 'var(--SSR-mid)' } as const;

export const percent = (share: number): string => say('evening.percent', { percent: (share * 100).toFixed(1) });

interface OddsProps {
  store: Store;
  season: SeasonState;
  /**
   * True while drawn cards are still turning over. The number of draws left would give away whether one of them is an
   * SSR, so it is hidden.
   */
  hidden: boolean;
}

export function Odds({ store, season, hidden }: OddsProps) {
  followsEvening(store);
  const left = drawsToCertain(season);
  return (
    <Frame look="wood" class="notice" shadow>
      <div class="cork">
        <div class="note-paper">
          <span class="note-pin">
            <Glyph name="pin" />
          </span>
          <h2 class="headline rule">{say('evening.odds')}</h2>
          <dl>
            {oddsOf(season).map(({ rank, share }) => (
              <div key={rank} class="odds row gap-8">
                <dt>
                  <RankBadge rank={rank} />
                </dt>
                <dd class="grow" aria-hidden="true">
                  <Meter share={share} colour={COLOURS[rankName(rank)]} height={12} />
                </dd>
                <dd class="mono text-13">{percent(share)}</dd>
              </div>
            ))}
          </dl>
          <div class={classes('certain col gap-2', hidden && 'hidden-yet')}>
            <p class="text-14">
              <Rich text={say('evening.certain', { count: left })} />
            </p>
            <Meter share={season.board.withoutSsr / CERTAIN_AT} colour="var(--SSR-mid)" height={14} />
            <p class="row apart text-12 muted">
              <span>{say('evening.without', { count: season.board.withoutSsr })}</span>
              <span>{say('evening.certainAt', { n: CERTAIN_AT })}</span>
            </p>
          </div>
        </div>
      </div>
    </Frame>
  );
}
