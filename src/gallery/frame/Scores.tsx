/**
 * Lists the options that a reasoner or a picker weighed. Each row shows an option's weight and rank, and the step that
 * ruled it out or the random draw that chose it.
 */

import type { ComponentChildren } from 'preact';
import type { Draw, OptionScore } from '../../ai/index.ts';
import { classes } from '../../ui/index.ts';
import { tell } from '../words/index.ts';

interface ScoresProps {
  scores: readonly OptionScore[];
  draw?: Draw | undefined;
  /** Returns a face or another picture to show before the option's name. */
  before?: (name: string) => ComponentChildren;
  /** Returns a readable name for an option whose name is an id. */
  named?: (name: string) => string;
}

export function Scores({ scores, draw, before, named = (name) => name }: ScoresProps) {
  const most = Math.max(1e-9, ...scores.map(({ weight }) => (Number.isFinite(weight) ? weight : 0)));
  return (
    <ul class="scores">
      {scores.map(({ name, weight, rank, dropped }, i) => (
        <li key={`${name} ${i}`} class={classes('fig-row', dropped === undefined && 'on')}>
          {before?.(name)}
          <span class="text-13 score-name ellipsis">{named(name)}</span>
          <span class="bar">
            <i
              class={dropped === undefined || dropped === 'draw' ? '' : 'soft'}
              style={{ width: `${(100 * Math.max(0, weight)) / most}%` }}
            />
          </span>
          <b class="mono text-13 width-56 num">{short(weight)}</b>
          {rank > -Infinity && <span class="chip">{tell('scores.ranked', { rank: short(rank) })}</span>}
          <span class="text-12 score-why">{verdict(dropped, draw)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Returns a number as text with at most two decimals. */
export const short = (value: number): string =>
  Number.isFinite(value) ? String(Math.round(value * 100) / 100) : value > 0 ? '∞' : '−∞';

function verdict(dropped: OptionScore['dropped'], draw: Draw | undefined): string {
  if (dropped !== undefined) return tell(`scores.drop.${dropped}`);
  return draw === undefined
    ? tell('scores.chosen')
    : tell('scores.drawn', { drawn: short(draw.drawn), total: short(draw.total) });
}
