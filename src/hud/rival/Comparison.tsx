/** Shows below the tree our position compared with the rival's, as far as known, and the scouts' reports. */

import { say } from '../../words/index.ts';
import type { RivalBoard } from '../../sim/rival/rival-board.ts';
import { Frame, Rich } from '../../ui/index.ts';
import { StarBars } from './StarBars.tsx';
import { reportText } from './words.ts';

export function Standing({ board }: { board: RivalBoard }) {
  return (
    <Frame look="card" as="section" class="rival-standing pad-small">
      <header class="rule">
        <h3 class="headline">{say('rival.stand.title')}</h3>
        <span class="text-12 muted">{say('rival.stand.note')}</span>
      </header>
      <StarBars standing={board.standing} />
    </Frame>
  );
}

export function Log({ board }: { board: RivalBoard }) {
  return (
    <Frame look="card" as="section" class="rival-log pad-small" aria-label={say('rival.log.title')}>
      <h3 class="headline rule">{say('rival.log.title')}</h3>
      {board.log.length === 0 ? (
        <p class="text-12 muted">{say('rival.log.empty')}</p>
      ) : (
        <ol class="text-12 scrolls" tabIndex={board.log.length > 3 ? 0 : undefined}>
          {board.log.map((report) => (
            <li key={`${report.day} ${report.tick} ${report.maid}`} class="row gap-8">
              <span class="mono muted">{say('rival.log.day', { day: report.day })}</span>
              <span>
                <Rich text={reportText(report)} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Frame>
  );
}
