/** The report's page of guests: who came and what they spent, how they left, why some did, who went to the rival. */

import { say, typeText } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import type { Came, Loss, ReportView } from '../read/report-figures.ts';
import { SignStories } from '../rival/SignStories.tsx';
import { WentToRival } from './WentToRival.tsx';
import { LeavingMoods } from './LeavingMoods.tsx';

const BAR = 110;

export function Guests({ view }: { view: ReportView }) {
  const { guests, losses, lost, left, across, signs } = view;
  return (
    <div class="halves">
      <section class="grow">
        <h2 class="headline rule">{say('report.page.guests')}</h2>
        <WhoCame guests={guests} />
        <LeavingMoods groups={left} losses={losses} />
      </section>
      <section class="losses grow">
        <h2 class="headline rule">{say('report.why', { count: lost })}</h2>
        {losses.length === 0 && <p class="note-ok pad-medium">{say('report.noLosses')}</p>}
        <ul>
          {losses.map((one) => (
            <Why key={one.cause} loss={one} />
          ))}
          {across !== null && across.count + across.kept > 0 && <WentToRival across={across} />}
        </ul>
        {signs !== null && signs.stories.length > 0 && (
          <>
            <h2 class="headline rule">{say('theirs.story.title')}</h2>
            <SignStories board={signs} />
          </>
        )}
      </section>
    </div>
  );
}

const Why = ({ loss: { cause, group, count, share } }: { loss: Loss }) => (
  <li class="row gap-8">
    <b class="text-20 bold count">{count}</b>
    <div class="col grow">
      <span class="bold text-14">{say(`loss.${cause}`)}</span>
      <span class="row gap-8">
        <i class="loss-bar" style={{ width: `${Math.max(10, Math.round(share * BAR))}px` }} />
        <span class="text-12 muted">{say(`cause.${group}.mend`)}</span>
      </span>
    </div>
  </li>
);

function WhoCame({ guests }: { guests: readonly Came[] }) {
  const most = Math.max(1, ...guests.map(({ count }) => count));
  return (
    <ul class="who-came">
      {guests.map(({ type, count, income }) => (
        <li key={type} class="row gap-8">
          <b class="text-14 bold count">{count}</b>
          <span class="text-13 grow">{typeText(type, count)}</span>
          <i class="came-bar" style={{ width: `${Math.max(6, Math.round((count / most) * 64))}px` }} />
          <span class="text-12 muted spent">{say('app.money', { amount: grouped(income) })}</span>
        </li>
      ))}
    </ul>
  );
}
