/** A ring that shows the remaining ticks of a todo. */

import { classes } from '../classes.ts';

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
