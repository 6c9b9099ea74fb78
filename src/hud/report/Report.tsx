/** The evening's report: the day's result, why guests left with remedies, each maid's hours, moods, and tomorrow. */

import { useEffect, useRef } from 'preact/hooks';
import { say, sayList, sayPart, type WordKey } from '../../words/index.ts';
import { Button, Frame, Glyph, Key, Meter, Stars, WHITE_INK } from '../../ui/index.ts';
import { timeAt, weekdayKey } from '../../words/clock.ts';
import { readReport, type ReportView } from '../read/report.ts';
import { grouped } from '../../words/numbers.ts';
import { openRival } from '../rival/open.ts';
import { followsEvening, type Reported, type Store } from '../store.ts';
import { Brought } from '../strong/Brought.tsx';
import { Bands } from './Bands.tsx';
import { Left } from './Left.tsx';
import { Losses } from './Losses.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { Tomorrow } from './Tomorrow.tsx';

/** Cache of the figures by report, because the evening's acts do not change the day. */
const read = new WeakMap<Reported, ReportView | null>();

function reportOf(store: Store): ReportView | null {
  const day = store.reported.value;
  if (day === null) return null;
  let view = read.get(day);
  if (view === undefined) read.set(day, (view = readReport(day.cafe, day.starsBefore)));
  return view;
}

/** The evening of a café without a season: the report, the rival's board, the next day. */
export function Report({ store }: { store: Store }) {
  const view = reportOf(store);
  if (view === null) return null;
  return (
    <main class="evening" data-region="report" aria-label={say('report.region')}>
      <div class="evening-tabs">
        <span class="tab" aria-selected="true">
          {say('report.tab')}
        </span>
        {view.across !== null && (
          <button type="button" class="tab" aria-keyshortcuts="B" onClick={() => openRival(store)}>
            {say('rival.open')} <Key name="B" />
          </button>
        )}
      </div>
      <Frame as="section" class="sheet-page" shadow>
        <ReportPage store={store} />
        <footer class="row gap-8 sheet-foot">
          <Button look="teal" size="big" onPress={() => store.deps.nextDay()}>
            {say('report.nextDay')}
            <Glyph name="right" colours={WHITE_INK} />
          </Button>
        </footer>
      </Frame>
    </main>
  );
}

export function ReportPage({ store }: { store: Store }) {
  const view = reportOf(store);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (view === null) return null;
  return (
    <div class="sheet-body scrolls">
      <div class="figures">
        <div class="col">
          <h1 class="col" tabIndex={-1} ref={heading}>
            <span class="text-12 muted">
              {say('report.lineWeather', {
                day: view.day,
                weekday: say(weekdayKey(view.day)),
                weather: sayPart('weather.', view.weather),
              })}
            </span>
            <b class="text-32 bold">
              {say(view.profit < 0 ? 'app.loss' : 'app.gain', { amount: grouped(view.profit) })}
            </b>
          </h1>
          <span class="text-13 muted">
            {say('report.profit', { income: money(view.income), spent: money(view.spent) })}
          </span>
        </div>
        <Figures view={view} />
        <Reached store={store} day={view.day} />
        <Rating view={view} />
      </div>
      <div class={view.losses.length === 0 ? 'halves good-day' : 'halves'}>
        <MoneyChart hours={view.hours} />
        <Losses store={store} losses={view.losses} lost={view.lost} guests={view.guests} across={view.across} />
        <Photo store={store} />
      </div>
      <Bands view={view} />
      <div class="row sheet-end">
        <Left groups={view.left} losses={view.losses} />
        {store.reported.value !== null && <Brought state={store.reported.value.cafe.state} />}
        <Tomorrow store={store} />
      </div>
    </div>
  );
}

/** Shows the achievements reached today. */
function Reached({ store, day }: { store: Store; day: number }) {
  followsEvening(store);
  const achieved = Object.entries(store.cafe?.state.season?.achieved ?? {});
  const today = achieved.filter(([, on]) => on === day).map(([id]) => sayPart('achievement.', id));
  if (today.length === 0) return null;
  return (
    <p class="note-ok text-13 row gap-8 reached">
      <Glyph name="crown" />
      <span>{say('report.reached', { list: sayList(today) })}</span>
    </p>
  );
}

const money = (amount: number): string => say('app.money', { amount: grouped(amount) });

function Figures({ view }: { view: ReportView }) {
  const percent = view.came > 0 ? Math.round((view.paid / view.came) * 100) : 0;
  const { bestTips, mostDropped } = view;
  return (
    <dl class="key-figures">
      <Figure label="report.came" value={String(view.came)} note="" />
      <Figure label="report.paid" value={String(view.paid)} note={say('report.share', { percent })} good />
      <Figure
        label="report.unserved"
        value={String(view.lost)}
        note={
          view.lost === 0
            ? say('report.none')
            : say('report.share', { percent: view.came > 0 ? Math.round((view.lost / view.came) * 100) : 0 })
        }
        good={view.lost === 0}
      />
      <Figure
        label="report.tips"
        value={money(view.tips)}
        note={bestTips === null ? '' : say('report.most', { name: bestTips.name, what: money(bestTips.amount) })}
        good
      />
      <Figure
        label="report.dropped"
        value={String(view.dropped)}
        note={
          mostDropped === null
            ? say('report.none')
            : mostDropped.all
              ? say('report.all', { name: mostDropped.name })
              : say('report.most', { name: mostDropped.name, what: String(mostDropped.count) })
        }
        good={view.dropped === 0}
      />
    </dl>
  );
}

function Figure({ label, value, note, good = false }: { label: WordKey; value: string; note: string; good?: boolean }) {
  return (
    <div class="col">
      <dt class="text-12 muted">{say(label)}</dt>
      <dd class="col">
        <b class="text-24 bold">{value}</b>
        <span class={`text-12 one-line ${good ? 'green-text' : 'cherry-text'}`}>{note}</span>
      </dd>
    </div>
  );
}

function Rating({ view }: { view: ReportView }) {
  const { stars, starsBefore } = view;
  const change = starsBefore === null ? null : Math.round((stars - starsBefore) * 10) / 10;
  const next = Math.min(5, Math.floor(stars) + 1);
  return (
    <div class="rating col gap-4">
      <div class="row gap-8">
        <Stars value={stars} label={say('top.starsLabel', { stars: stars.toFixed(1) })} />
        <b class="text-16 bold">{stars.toFixed(1)}</b>
        {change !== null && (
          <span class={`text-12 ${change < 0 ? 'cherry-text' : 'green-text'}`}>
            {change === 0
              ? say('report.starsSame')
              : say(change > 0 ? 'report.starsUp' : 'report.starsDown', { n: Math.abs(change).toFixed(1) })}
          </span>
        )}
      </div>
      <Meter share={stars >= 5 ? 1 : stars - Math.floor(stars)} colour="var(--gold)" height={12} />
      <span class="text-12 muted">{stars >= 5 ? say('report.topStars') : say('report.nextStar', { star: next })}</span>
    </div>
  );
}

function Photo({ store }: { store: Store }) {
  const photo = store.photo.value;
  if (!photo) return null;
  const clock = store.cafe?.state.clock;
  return (
    <figure class="photo shadow">
      <img src={photo.src} alt={photo.caption ?? say('report.moment')} />
      <figcaption>
        <b class="text-14 bold">{photo.caption ?? say('report.momentDefault')}</b>
        {photo.tick !== undefined && clock !== undefined && (
          <span class="text-12 muted">{say('report.momentAt', { time: timeAt(clock, photo.tick) })}</span>
        )}
      </figcaption>
    </figure>
  );
}
