/** Badges: a few letters on a colour. */

import type { Rank } from '../../sim/state/person.ts';
import type { EdgeLook } from '../Frame.tsx';
import { rankDoes } from '../level-effects.ts';
import { rankName } from './Marks.tsx';

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
