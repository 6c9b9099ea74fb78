/** Below the tree: how we stand beside them, as far as one can tell, and what the scouts have told. */

import { say } from '../../words/index.ts';
import type { RivalBoard } from '../../sim/rival-board.ts';
import { Frame, Rich } from '../kit/index.ts';
import { reportText } from './words.ts';

export function Standing({ board }: { board: RivalBoard }) {
  const { us, least, most } = board.standing;
  return (
    <Frame look="card" as="section" class="rival-standing pad-s">
      <header class="rule">
        <h3 class="hd">{say('rival.stand.title')}</h3>
        <span class="t12 muted">{say('rival.stand.note')}</span>
      </header>
      <Bar name={say('app.name')} stars={us.toFixed(1)} colour="#4fb0a6" sure={us} most={us} />
      <Bar
        name={say('rival.name')}
        stars={say('rival.stand.range', { least: least.toFixed(1), most: most.toFixed(1) })}
        colour="#b83b52"
        sure={least}
        most={most}
      />
    </Frame>
  );
}

interface BarProps {
  name: string;
  stars: string;
  colour: string;
  sure: number;
  most: number;
}

function Bar({ name, stars, colour, sure, most }: BarProps) {
  const wide = (value: number): string => `${((value / 5) * 100).toFixed(1)}%`;
  return (
    <div role="img" aria-label={say('rival.stand.label', { name, stars })}>
      <div class="row apart t13">
        <b class="x8">{name}</b>
        <b class="mono">{stars}</b>
      </div>
      <div class="rival-bar">
        <i style={{ width: wide(sure), background: colour }} />
        <i class="perhaps" style={{ width: wide(Math.max(0, most - sure)) }} />
      </div>
    </div>
  );
}

export function Log({ board }: { board: RivalBoard }) {
  return (
    <Frame look="card" as="section" class="rival-log pad-s" aria-label={say('rival.log.title')}>
      <h3 class="hd rule">{say('rival.log.title')}</h3>
      {board.log.length === 0 ? (
        <p class="t12 muted">{say('rival.log.empty')}</p>
      ) : (
        <ol class="t12 scrolls" tabIndex={board.log.length > 3 ? 0 : undefined}>
          {board.log.map((report) => (
            <li key={`${report.day} ${report.tick} ${report.maid}`} class="row g8">
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
