/** Small marks: a rank's badge, stars, a meter, a colour swatch, and a ring that shows the remaining ticks of a todo. */

import type { Rank } from '../../sim/state/person.ts';
import { classes } from '../classes.ts';
import { rankDoes } from '../level-effects.ts';
import type { EdgeLook } from '../Frame.tsx';
import { Glyph } from './Glyph.tsx';

export type RankName = 'N' | 'R' | 'SR' | 'SSR';
const RANKS: Readonly<Record<Rank, RankName>> = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' };
export const rankName = (rank: Rank): RankName => RANKS[rank];

export function Badge({ look, title, children }: { look: EdgeLook; title?: string; children: string }) {
  return (
    <span class={`badge edge ${look}`} title={title}>
      {children}
    </span>
  );
}

/** Shows a maid's rank as a badge: the rank's letters on its dark colour, with what the letters mean as its title. */
export const RankBadge = ({ rank }: { rank: Rank }) => (
  <Badge look={rankName(rank)} title={rankDoes(rank)}>
    {rankName(rank)}
  </Badge>
);

/** Shows a number such as 2.6 as five stars, of which one may be partly filled. Screen readers read `label`. */
export function Stars({
  value,
  scale = 2,
  label,
  of = 5,
}: {
  value: number;
  scale?: number;
  label: string;
  of?: number;
}) {
  return (
    <span class="stars" {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      {Array.from({ length: of }, (_, i) => {
        // Only a star that has been won is full; one that is half won or more is half full, and never looks won.
        const filled = Math.floor(Math.min(1, Math.max(0, value - i + 1e-6)) * 2) * 5;
        return (
          <span key={i} class="part">
            <Glyph name="star" scale={scale} colours={{ K: 'var(--unmet)', Y: 'var(--star-empty)' }} />
            <span class="full" style={{ width: `${filled * scale}px` }}>
              <Glyph name="star" scale={scale} />
            </span>
          </span>
        );
      })}
    </span>
  );
}

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

interface RingProps {
  /** Remaining ticks of the todo; null = a todo without a tick budget, shown as ∞ without a ring. */
  left: number | null;
  of: number | null;
  /** Text in the middle of the ring instead of the number of ticks. */
  shown?: string;
  /** Second line of text in the ring, below the number, for example "of 1.5". */
  below?: string;
  label: string;
  size?: number;
}

const SEGMENTS = 30;

/**
 * Shows a tick budget as a ring of thirty segments with a number in the middle. The ring is teal above half of the
 * budget, then orange, and red below a fifth.
 */
export function Ring({ left, of, shown, below, label, size = 60 }: RingProps) {
  const share = left === null || of === null || of === 0 ? 0 : left / of;
  const colour = share > 0.5 ? 'var(--teal-bright)' : share > 0.2 ? 'var(--orange)' : 'var(--cherry)';
  return (
    <div class="ring" style={{ width: `${size}px`, height: `${size}px` }} role="img" aria-label={label}>
      {left !== null && (
        <svg width={size} height={size} aria-hidden="true">
          {Array.from({ length: SEGMENTS }, (_, i) => (
            <path key={i} d={segment(i, size)} fill={(i + 0.5) / SEGMENTS <= share ? colour : 'var(--track)'} />
          ))}
        </svg>
      )}
      <div class="middle" aria-hidden="true">
        <b class={classes('mono', size > 50 ? 'text-18' : 'text-14')}>{shown ?? left ?? '∞'}</b>
        {below !== undefined && <span class="text-12 muted">{below}</span>}
      </div>
    </div>
  );
}

function segment(i: number, size: number): string {
  const middle = size / 2;
  const radius = middle - 5;
  const from = -90 + (i * 360) / SEGMENTS + 1;
  const to = -90 + ((i + 1) * 360) / SEGMENTS - 1;
  const at = (degrees: number, r: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(middle + r * Math.cos(angle)).toFixed(1)} ${(middle + r * Math.sin(angle)).toFixed(1)}`;
  };
  const inner = radius - 4;
  const outer = radius + 3;
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`;
}
