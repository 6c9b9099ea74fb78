/** Shows how many guests left in each mood, as a strip and as numbers. */

import { say } from '../../words/index.ts';
import { Glyph, type GlyphName } from '../../ui/index.ts';
import { type LeftGroup, worstOf } from '../read/report-moods.ts';
import type { Loss } from '../read/report-figures.ts';

const SIGNS: Readonly<Record<LeftGroup['kind'], GlyphName>> = {
  glad: 'heart',
  fair: 'check',
  cross: 'bolt',
  unserved: 'x',
};

export function LeavingMoods({ groups, losses }: { groups: readonly LeftGroup[]; losses: readonly Loss[] }) {
  if (groups.length === 0) return null;
  const shown = groups.filter(({ count }) => count > 0);
  return (
    <section class="left-moods col gap-4">
      <h2 class="rule headline">{say('report.left')}</h2>
      <div class="left-band" aria-hidden="true">
        {shown.map(({ kind, share }) => (
          <i key={kind} class={`left-${kind}`} style={{ width: `${(share * 100).toFixed(2)}%` }} />
        ))}
      </div>
      <ul class="row wrap text-12 left-list">
        {groups.map(({ kind, count }) => (
          <li key={kind} class="row gap-4">
            <i class={`swatch left-${kind}`} aria-hidden="true" />
            <Glyph name={SIGNS[kind]} scale={1} />
            <b class="bold">{count}</b>
            {say(`report.left.${kind}`)}
          </li>
        ))}
      </ul>
      <p class="text-12 muted">{leftText(groups, losses)}</p>
    </section>
  );
}

/** Advice in words about the most frequent group of guests who were not pleased; for unserved guests it names the most frequent cause. */
export function leftText(groups: readonly LeftGroup[], losses: readonly Loss[]): string {
  const worst = worstOf(groups);
  const why = say(`loss.${losses[0]?.cause ?? 'hadEnough'}`);
  return worst === 'unserved' ? say('report.left.mends.unserved', { why }) : say(`report.left.mends.${worst}`);
}
