/** Small marks: a rank's letters, a meter and a colour swatch. */

import type { Rank } from '../../sim/state/person.ts';

export type RankName = 'N' | 'R' | 'SR' | 'SSR';
const RANKS: Readonly<Record<Rank, RankName>> = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' };
export const rankName = (rank: Rank): RankName => RANKS[rank];

/** Shows a number as a partly filled bar; `label` tells screen readers its meaning. */
export function Meter({
  share,
  colour = 'var(--green)',
  height = 10,
  label,
}: {
  share: number;
  colour?: string;
  height?: number;
  label?: string;
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      class="meter"
      style={{ height: `${height}px` }}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'meter', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <i style={{ width: `${percent}%`, background: colour }} />
    </div>
  );
}

export type Hatch = 'serve' | 'walk' | 'carry' | 'wait' | 'chat' | 'sweep' | 'scout' | 'down';
export const Swatch = ({ hatch }: { hatch: Hatch }) => <i class={`swatch hatch-${hatch}`} aria-hidden="true" />;
