/** In what mood guests went home: one band, and how many of each. */

import { say } from '../../words/index.ts';
import { Glyph, type GlyphName } from '../kit/index.ts';
import type { LeftGroup } from '../read/felt.ts';

const SIGNS: Readonly<Record<LeftGroup['kind'], GlyphName>> = {
  glad: 'heart',
  fair: 'check',
  cross: 'bolt',
  unserved: 'x',
};

export function Left({ groups }: { groups: readonly LeftGroup[] }) {
  if (groups.length === 0) return null;
  const shown = groups.filter(({ count }) => count > 0);
  return (
    <section class="left-moods col g4">
      <h2 class="rule hd">{say('report.left')}</h2>
      <div class="left-band" aria-hidden="true">
        {shown.map(({ kind, share }) => (
          <i key={kind} class={`left-${kind}`} style={{ width: `${(share * 100).toFixed(2)}%` }} />
        ))}
      </div>
      <ul class="row wrap t12 left-list">
        {groups.map(({ kind, count }) => (
          <li key={kind} class="row g4">
            <i class={`swatch left-${kind}`} aria-hidden="true" />
            <Glyph name={SIGNS[kind]} scale={1} />
            <b class="x8">{count}</b>
            {say(`report.left.${kind}`)}
          </li>
        ))}
      </ul>
      <p class="t12 muted">{say(`report.left.mends.${worst(groups)}`)}</p>
    </section>
  );
}

/** What most of those who were not pleased had in common, and what helps. */
function worst(groups: readonly LeftGroup[]): 'cross' | 'unserved' | 'none' {
  const count = (kind: LeftGroup['kind']): number => groups.find((one) => one.kind === kind)?.count ?? 0;
  const [cross, unserved] = [count('cross'), count('unserved')];
  return cross === 0 && unserved === 0 ? 'none' : cross > unserved ? 'cross' : 'unserved';
}
