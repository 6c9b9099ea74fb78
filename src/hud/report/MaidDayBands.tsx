/** Shows each maid's day as a chart strip of her activities by colour and hatching, then her figures and her condition at the end. */

import { personName, say, sayPart } from '../../words/index.ts';
import { classes, Face, FeelingMarks, feelingTexts, type Hatch, Swatch } from '../../ui/index.ts';
import type { FeltDay } from '../read/report-moods.ts';
import type { MaidDay, ReportView } from '../read/report-figures.ts';

export const LEGEND: readonly Hatch[] = ['serve', 'carry', 'walk', 'wait', 'chat', 'sweep', 'scout', 'down'];

/**
 * Shows each maid's day as a chart strip. @param chosen id of the maid whose day the player wants to see; this maid is
 * shown first
 */
export function MaidDayBands({ view, chosen }: { view: ReportView; chosen: string | null }) {
  const maids = [...view.maids].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
  return (
    <section class="bands">
      <header class="rule">
        <h2 class="headline">{say('report.theirDay')}</h2>
        <ul class="legend text-12">
          {LEGEND.map((hatch) => (
            <li key={hatch} class="row gap-4">
              <Swatch hatch={hatch} />
              {sayPart('report.band.', hatch)}
            </li>
          ))}
        </ul>
      </header>
      <ul
        class={classes('col bands-list', view.maids.length > 6 && 'many')}
        tabIndex={view.maids.length > 6 ? 0 : undefined}
      >
        {maids.map((maid) => (
          <li key={maid.id} class={classes('band-row', maid.id === chosen && 'chosen')}>
            <Face look={maid.look} rank={maid.rank} width={32} height={view.maids.length > 6 ? 24 : 30} />
            <b class="text-14 bold band-name">{personName(maid.name)}</b>
            <div
              class="lane"
              role="img"
              aria-label={say('report.bandLabel', { name: maid.name, parts: parts(maid) })}
              title={parts(maid)}
            >
              {maid.stretches.map(({ hatch, from, length }, i) => (
                <i
                  key={i}
                  class={`hatch-${hatch}`}
                  style={{ left: `${(from * 100).toFixed(3)}%`, width: `${(length * 100).toFixed(3)}%` }}
                />
              ))}
            </div>
            <span class="text-12 muted">{note(maid)}</span>
            {maid.felt !== null && <Felt felt={maid.felt} />}
          </li>
        ))}
      </ul>
      <div class="scale band-row" aria-hidden="true">
        <span />
        <span />
        <div class="marks">
          {view.scale.map(({ hour, at }) => (
            <span key={hour} class="text-12 muted" style={{ left: `${(at * 100).toFixed(2)}%` }}>
              {hour}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function Felt({ felt: { feelings, change, why, tired } }: { felt: FeltDay }) {
  const said =
    why !== null
      ? say(change === 'up' ? 'report.felt.up' : 'report.felt.down', { why: say(`report.felt.${why}`) })
      : say(tired ? 'report.felt.tired' : 'report.felt.same');
  return (
    <span class="row gap-8 felt" title={feelingTexts(feelings).join(say('app.list.comma'))}>
      <FeelingMarks {...feelings} />
      <span class="hidden-text">{feelingTexts(feelings).join(say('app.list.comma'))}</span>
      <span class={classes('text-12', change === 'down' ? 'cherry-text' : change === 'up' ? 'green-text' : 'muted')}>
        {said}
      </span>
    </span>
  );
}

function parts(maid: MaidDay): string {
  return maid.shares
    .filter(({ share }) => share >= 0.005)
    .map(({ hatch, share }) =>
      say('report.bandPart', { what: sayPart('report.band.', hatch), percent: Math.round(share * 100) }),
    )
    .join(say('app.list.comma'));
}

function note(maid: MaidDay): string {
  const said: string[] = [];
  said.push(
    maid.orders >= maid.dishes
      ? say('report.note.guests', { count: maid.orders })
      : say('report.note.dishes', { count: maid.dishes }),
  );
  const idle = maid.shares.find(({ hatch }) => hatch === 'wait')?.share ?? 0;
  if (maid.slips > 0) said.push(say('report.note.slips', { count: maid.slips }));
  else if (maid.chatMinutes >= 20) said.push(say('report.note.chatted', { minutes: maid.chatMinutes }));
  else if (maid.swept >= 5) said.push(say('report.note.swept', { count: maid.swept }));
  else if (idle > 0.5) said.push(say('report.note.idle', { percent: Math.round(idle * 100) }));
  else said.push(say('report.note.slips', { count: 0 }));
  return said.join(' · ');
}
