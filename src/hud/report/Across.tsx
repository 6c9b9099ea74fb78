/** Shows the guests who went to the rival: their number, kinds, and reasons as far as known. */

import { say, typeText } from '../../words/index.ts';
import type { AcrossView } from '../read/scouted-causes.ts';
import { nodesText } from '../rival/words.ts';

/** Maximum number of kinds of guest that are named. */
const NAMED = 3;

export function Across({ across }: { across: AcrossView }) {
  const { count, types, kept } = across;
  const who = types
    .slice(0, NAMED)
    .map(({ type, count: of }) => say('report.acrossOf', { type: typeText(type, of), count: of }))
    .join(say('app.list.comma'));
  const told = [
    ...(count > 0 ? [who, whatFor(across)] : []),
    ...(kept > 0 ? [say('report.acrossKept', { count: kept })] : []),
  ];
  return (
    <li class="row gap-8">
      <b class="text-20 bold count">{count}</b>
      <div class="col grow">
        <span class="bold text-14">{say('report.across', { rival: say('rival.name') })}</span>
        <span class="text-12 muted">{told.join(' · ')}</span>
      </div>
    </li>
  );
}

function whatFor({ sure, perhaps }: AcrossView): string {
  if (sure.length > 0) return say('report.acrossFor', { list: nodesText(sure) });
  return perhaps.length > 0 ? say('report.acrossMaybe', { list: nodesText(perhaps) }) : say('report.acrossUnknown');
}
