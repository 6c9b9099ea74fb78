/** Shows the guests who went to the rival: their number, kinds, and reasons as far as known. */

import { say, typeText } from '../../words/index.ts';
import type { AcrossView } from '../read/scouted-causes.ts';
import { deedText, reasonsText } from '../rival/their-words.ts';
import { nodesText } from '../rival/words.ts';

const NAMED = 3;
const MOVES = 2;

export function WentToRival({ across }: { across: AcrossView }) {
  const { count, types, kept, moves, nodes } = across;
  const who = types
    .slice(0, NAMED)
    .map(({ type, count: of }) => say('report.acrossOf', { type: typeText(type, of), count: of }))
    .join(say('app.list.comma'));
  const told = [
    ...(count > 0 ? [who, whatFor(across)].filter((text) => text !== null) : []),
    ...(kept > 0 ? [say('report.acrossKept', { count: kept })] : []),
  ];
  return (
    <li class="row gap-8">
      <b class="text-20 bold count">{count}</b>
      <div class="col grow">
        <span class="bold text-14">{say('report.across', { rival: say('rival.name') })}</span>
        <span class="text-12 muted">{told.join(' · ')}</span>
        {moves.slice(0, MOVES).map(({ move, count: won }) => (
          <span key={move.rule} class="text-12 muted">
            {say('theirs.won', { count: won, what: deedText(move), why: reasonsText(nodes, move) })}
          </span>
        ))}
      </div>
    </li>
  );
}

function whatFor({ sure, perhaps, moves }: AcrossView): string | null {
  if (sure.length > 0) return say('report.acrossFor', { list: nodesText(sure) });
  if (perhaps.length > 0) return say('report.acrossMaybe', { list: nodesText(perhaps) });
  return moves.length > 0 ? null : say('report.acrossUnknown');
}
