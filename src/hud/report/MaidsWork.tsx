/** Shows the maids who worked today, each with two facts about her day, and what the head maid in charge asked for; a press on a maid opens the chart of her day. */

import { personName, say } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';
import { classes, Face, Glyph, rankName } from '../../ui/index.ts';
import { type Fact, readWorked, type WorkedView } from '../read/report-bill.ts';
import { type HeadMaidDay, sayHeadMaidDay } from './head-maid-day.ts';
import type { MaidDay } from '../read/report-figures.ts';

/** Number of maids up to which the list has two columns; with more it has three, so that tomorrow stays on the screen. */
const ROOMY = 6;

interface WorkProps {
  readonly maids: readonly MaidDay[];
  readonly headMaid: HeadMaidDay | null;
  readonly onOpen: (id: string) => void;
}

export function MaidsWork({ maids, headMaid, onOpen }: WorkProps) {
  const mostTips = Math.max(0, ...maids.map(({ tips }) => tips));
  const worked = maids.map((maid) => readWorked(maid, mostTips));
  return (
    <section class="work">
      <header class="rule">
        <h2 class="headline">{say('report.work', { count: worked.length })}</h2>
        <span class="text-12 muted">{say('report.work.press')}</span>
      </header>
      <ul class={classes('work-list', worked.length > ROOMY && 'many')}>
        {worked.map((one) => (
          <li key={one.id}>
            <Card one={one} many={worked.length > ROOMY} onOpen={() => onOpen(one.id)} />
          </li>
        ))}
      </ul>
      {headMaid !== null && (
        <p class="row gap-4 text-13">
          <Glyph name="crown" scale={1} />
          <span>{sayHeadMaidDay(headMaid)}</span>
        </p>
      )}
    </section>
  );
}

function Card({ one, many, onOpen }: { one: WorkedView; many: boolean; onOpen: () => void }) {
  const { name, look, rank, work, fact } = one;
  const both = [factText(work), factText(fact)].join(say('app.list.comma'));
  return (
    <button type="button" class={classes('work-card frame', rankName(rank))} title={both} onClick={onOpen}>
      <span class="work-inner">
        <Face look={look} rank={rank} width={many ? 22 : 42} />
        <span class="col">
          <b class="bold">{personName(name)}</b>
          {!many && <span>{factText(work)}</span>}
          <span class={classes('bold', fact.good ? 'green-text' : 'cherry-text')}>
            {factText(many && fact.key === 'fine' ? work : fact)}
          </span>
        </span>
      </span>
    </button>
  );
}

function factText({ key, count }: Fact): string {
  switch (key) {
    case 'tips':
      return say('report.fact.tips', { amount: say('app.money', { amount: grouped(count) }) });
    case 'tired':
      return say('report.fact.tired');
    case 'fine':
      return say('report.fact.fine');
    case 'dropped':
      return say('report.fact.dropped', { count });
    case 'chatted':
      return say('report.note.chatted', { minutes: count });
    case 'idle':
      return say('report.note.idle', { percent: count });
    default:
      return say(`report.note.${key}`, { count });
  }
}
