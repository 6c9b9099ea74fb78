/** Lists what moved the café’s stars today: each cause with its sign, in hundredths of a star, and its number of guests. */

import { say } from '../../words/index.ts';
import type { StarMove } from '../read/rating.ts';

export function StarMoves({ moves }: { moves: readonly StarMove[] }) {
  if (moves.length === 0) return null;
  return (
    <ul class="star-moves text-12">
      {moves.map(({ cause, count, by }) => (
        <li key={cause}>
          <b class={by < 0 ? 'cherry-text' : 'green-text'}>
            {say(by < 0 ? 'report.stars.takes' : 'report.stars.gives', { n: Math.abs(by).toFixed(2) })}
          </b>{' '}
          {say(`report.stars.${cause}`, { count })}
        </li>
      ))}
    </ul>
  );
}
