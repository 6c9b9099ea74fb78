/** Shows our star rating and the rival's as bars. The rival's bar has two parts: the stars it has for certain, and those it may have. */

import type { RivalBoard } from '../../sim/rival/rival-board.ts';
import { say } from '../../words/index.ts';
import { ratingText } from '../../words/numbers.ts';

export function StarBars({ standing: { us, least, most, paper, bells } }: { standing: RivalBoard['standing'] }) {
  return (
    <>
      <Bar name={say('app.name')} stars={ratingText(us)} colour="var(--teal-light)" sure={us} most={us} />
      <Bar
        name={say('rival.name')}
        stars={say('rival.stand.range', { least: ratingText(least), most: ratingText(most) })}
        colour="var(--cherry-deep)"
        sure={least}
        most={most}
      />
      {paper !== null && (
        <p class="text-12 muted">{say('rival.stand.paper', { day: paper.day, stars: ratingText(paper.rival) })}</p>
      )}
      {bells !== null && <p class="text-12 muted">{say('rival.stand.bells', bells)}</p>}
    </>
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
  const wide = (value: number): string => `${((Math.max(0, value) / 5) * 100).toFixed(1)}%`;
  return (
    <div role="img" aria-label={say('rival.stand.label', { name, stars })}>
      <div class="row apart text-13">
        <b class="bold">{name}</b>
        <b class="mono">{stars}</b>
      </div>
      <div class="rival-bar">
        <i style={{ width: wide(sure), background: colour }} />
        <i class="perhaps" style={{ width: wide(most - sure) }} />
      </div>
    </div>
  );
}
