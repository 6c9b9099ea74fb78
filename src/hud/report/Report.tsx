/**
 * The evening's report: the headline, the day's bill, the causes of lost guests with remedies, the day's successes,
 * the maids at work, tomorrow, and the street with the regulars. Charts, kinds of guest, the maids' days and the photo
 * are further pages.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { say, sayList, sayPart } from '../../words/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { Button, Frame, Glyph, Key, Stars, WHITE_INK } from '../../ui/index.ts';
import { timeAt, weekdayKey } from '../../words/clock.ts';
import { type BillView, lostText, readBill, readLoved } from '../read/report-bill.ts';
import { readReport, type ReportView } from '../read/report-figures.ts';
import { grouped, ratingExact, ratingText } from '../../words/numbers.ts';
import { addingUp, isUnchanged, type NoChange, readRating } from '../read/rating.ts';
import { dueList } from '../lamps/Till.tsx';
import { openRival } from '../rival/open.ts';
import { followsEvening, type Reported, type Store } from '../store.ts';
import { isDayEvent } from '../news/about.ts';
import { AgreedToday } from '../enquiries/Agreed.tsx';
import { Brought } from '../strong/Brought.tsx';
import { MaidDayBands } from './MaidDayBands.tsx';
import { LossCauses } from './LossCauses.tsx';
import { Guests } from './Guests.tsx';
import { Successes } from './Successes.tsx';
import { MoneyChart } from './MoneyChart.tsx';
import { HowCounted, StarMoves } from './StarMoves.tsx';
import { broughtToday } from './brought-today.ts';
import { Receipt } from './Receipt.tsx';
import { type Box, BOXES, type Part, useFit } from './fit/fit.ts';
import { Rest } from './fit/Rest.tsx';
import { Story } from './Story.tsx';
import { headlineOf, madeByClosing } from './story.ts';
import { captionOf } from './photo-caption.ts';
import { Street } from './street/Street.tsx';
import { Tomorrow } from './Tomorrow.tsx';
import { MaidsWork } from './MaidsWork.tsx';

/** The report's pages besides the first. */
const MORE = ['hours', 'guests', 'days', 'photo'] as const;
type MorePage = (typeof MORE)[number] | 'second';

/** Caches the report's figures, because what the player does in the evening does not change the past day. */
const read = new WeakMap<Reported, ReportView | null>();

function reportOf(store: Store): ReportView | null {
  const day = store.reported.value;
  if (day === null) return null;
  let view = read.get(day);
  if (view === undefined) read.set(day, (view = readReport(day.cafe, day.starsBefore)));
  return view;
}

/** The evening of a café without a season: the report, and buttons to the rival's board and the next day. */
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
  const [page, setPage] = useState<MorePage | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const moved = useFit(body, view !== null && page === null, () => store.evening.peek());
  // Each page of the report opens at its top, however far the previous page was scrolled.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    if (body.current !== null) body.current.scrollTop = 0;
  }, [page]);
  if (view === null) return null;
  const open = (to: MorePage | null, maid: string | null = null): void => {
    setChosen(maid);
    setPage(to);
  };
  const parts = {
    street: <Street store={store} />,
    bill: <BillColumn store={store} />,
    loved: <LovedToday store={store} />,
    tomorrow: <Tomorrow store={store} />,
    work: <MaidsWork maids={view.maids} headMaid={view.headMaid} onOpen={(id) => open('days', id)} />,
    agreed: store.reported.value !== null && <AgreedToday state={store.reported.value.cafe.state} />,
  } satisfies Record<Box, unknown>;
  return (
    <div class="sheet-body scrolls report" ref={body}>
      <Head store={store} view={view} heading={heading} />
      {page === null ? (
        <>
          <Story store={store} />
          <div class="report-columns">
            <div class="report-left">
              {parts.bill}
              <div class="report-middle">
                <LossCauses store={store} onMore={() => open('second')} />
                {parts.loved}
              </div>
              {parts.street}
            </div>
            <div class="report-right">
              {parts.tomorrow}
              {parts.work}
              {parts.agreed}
            </div>
          </div>
        </>
      ) : (
        <div class="report-more">
          {page === 'second' && <Rest store={store} moved={moved} parts={parts} />}
          {page === 'hours' && (
            <div class="halves">
              <MoneyChart hours={view.hours} events={[...store.drama.value].reverse().filter(isDayEvent)} />
              {store.reported.value !== null && <Brought state={store.reported.value.cafe.state} />}
            </div>
          )}
          {page === 'guests' && <Guests view={view} />}
          {page === 'days' && <MaidDayBands view={view} chosen={chosen} />}
          {page === 'photo' && <Photo store={store} />}
        </div>
      )}
      <nav class="row gap-8 report-pages" aria-label={say('report.pages')}>
        <Button size="small" pressed={page === null} onPress={() => open(null)}>
          {say('report.page.back')}
        </Button>
        <Button
          size="small"
          class={page === 'second' || (page !== null && moved.length > 0) ? '' : 'second-page'}
          pressed={page === 'second'}
          onPress={() => open('second')}
        >
          <span>
            {say('report.page.second')}
            <OnSecondPage moved={moved} />
          </span>
        </Button>
        {MORE.filter((one) => one !== 'photo' || store.photo.value !== null).map((one) => (
          <Button key={one} size="small" pressed={page === one} onPress={() => open(one)}>
            {say(`report.page.${one}`)}
          </Button>
        ))}
        <Reached store={store} day={view.day} />
        <GoalsReached store={store} onOpen={() => open('hours')} />
      </nav>
    </div>
  );
}

/** Names the weightiest part that is on the second page because the main page has no room for it. */
function OnSecondPage({ moved }: { moved: readonly Part[] }) {
  const box = BOXES.filter((one) => moved.includes(one)).at(-1);
  return box === undefined ? null : (
    <span class="second-has">{say('report.page.second.has', { what: say(`report.part.${box}`) })}</span>
  );
}

interface HeadProps {
  store: Store;
  view: ReportView;
  heading: preact.RefObject<HTMLHeadingElement | null>;
}

/** The headline: the day's profit, the number of guests, and what cost the most guests. */
function Head({ store, view, heading }: HeadProps) {
  followsEvening(store);
  const state = store.cafe?.state;
  if (state === undefined) return null;
  const bill = readBill(state);
  const made = madeByClosing(state);
  const bridge = bridgeText(state, bill);
  const weekday = say(weekdayKey(view.day));
  const amount = say('app.money', { amount: grouped(made) });
  const change = readRating(state, view.starsBefore).change ?? 0;
  const { key, count } = headlineOf(state, { made, came: view.came, lost: state.figures.guestsLost, change });
  return (
    <header class="report-head">
      <div class="col grow">
        <h1 class="bold" tabIndex={-1} ref={heading}>
          {say(`report.head.${key}`, { weekday, amount, count })}
        </h1>
        <span class="text-14 muted">
          {say('report.head.guests', { count: view.came, paid: view.paid })} {lostText(state)}
        </span>
        {bridge !== null && <span class="text-13 muted closing-line">{bridge}</span>}
      </div>
      <Rating store={store} view={view} />
    </header>
  );
}

/**
 * A sentence that says what was paid at closing, with the money in the till before and after; null where nothing was
 * due.
 */
function bridgeText(state: WorldState, { wages, ingredients, rent, till, boughtOf }: BillView): string | null {
  const due = wages + ingredients + rent;
  if (due === 0 || state.free?.endless === true) return null;
  const entry = state.season?.book.at(-1);
  // Without an entry in the season's book, the till after closing follows from what was bought in the evening.
  const spent = boughtOf.reduce((sum, { what, amount }) => sum + (what === 'advertising' ? 0 : amount), 0);
  const after = entry?.day === state.clock.day ? entry.money : till + spent;
  const yen = (amount: number): string => say(amount < 0 ? 'app.loss' : 'app.money', { amount: grouped(amount) });
  return say('report.head.till', {
    before: yen(after + due),
    list: dueList({ wages, ingredients, rent }),
    after: yen(after),
  });
}

function BillColumn({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  return state === undefined ? null : <Receipt bill={readBill(state)} />;
}

function LovedToday({ store }: { store: Store }) {
  followsEvening(store);
  const state = store.cafe?.state;
  return state === undefined ? null : <Successes loved={readLoved(state)} />;
}

/** How many of the day's goals were reached; a press opens the page with the list. A free café has no goals. */
function GoalsReached({ store, onOpen }: { store: Store; onOpen: () => void }) {
  const { goals = [], free } = store.reported.value?.cafe.state ?? {};
  if (goals.length === 0 || free !== undefined) return null;
  const reached = goals.filter(({ doneTick, failed }) => doneTick !== null && failed !== true).length;
  return (
    <Button size="small" onPress={onOpen}>
      {say('report.goals', { reached, count: goals.length })}
    </Button>
  );
}

/** Number of things reached today that are all named; of more only some are, so that the line stays short. */
const MOST_REACHED = 3;

/** What was reached today, or without it what the buttons beside this line are for. */
function Reached({ store, day }: { store: Store; day: number }) {
  followsEvening(store);
  const achieved = Object.entries(store.cafe?.state.season?.achieved ?? {});
  const today = achieved.filter(([, on]) => on === day).map(([id]) => sayPart('achievement.', id));
  if (today.length === 0) return <span class="text-12 muted grow">{say('report.page.never')}</span>;
  return (
    <p class="text-13 bold row gap-4 reached">
      <Glyph name="crown" />
      <span>
        {today.length <= MOST_REACHED
          ? say('report.reached', { list: sayList(today) })
          : say('report.reachedMany', { total: today.length, list: sayList(today.slice(0, MOST_REACHED - 1)) })}
      </span>
    </p>
  );
}

function Rating({ store, view }: { store: Store; view: ReportView }) {
  followsEvening(store);
  const [how, setHow] = useState(false);
  const explained = useRef<HTMLDivElement>(null);
  const day = store.reported.value;
  if (day === null) return null;
  // An undone purchase replaces the café.
  const { state } = store.cafe ?? day.cafe;
  const { stars, change, why, moves } = readRating(state, view.starsBefore);
  // The causes below are in hundredths of a star, so the rating is, too: the lines add up.
  const now = state.stars;
  const exact = now - (view.starsBefore ?? now);
  const shown = addingUp(moves, exact);
  return (
    <div class="col rating">
      <div class="row gap-8">
        {moves.length > 0 && (
          <div class="how-counted" ref={explained}>
            <button type="button" class="link text-12" aria-expanded={how} onClick={() => setHow(!how)}>
              {say('report.stars.why')}
            </button>
            {how && (
              <HowCounted state={day.cafe.state} moves={shown} within={explained} onClose={() => setHow(false)} />
            )}
          </div>
        )}
        <Stars value={stars} label={say('top.starsLabel', { stars: ratingText(stars) })} />
        <b class="text-20 bold">{ratingExact(now)}</b>
        {change !== null && (
          <span class={`text-13 ${exact < 0 ? 'cherry-text' : 'green-text'}`}>
            {isUnchanged(now, view.starsBefore ?? now)
              ? say('report.starsSame')
              : say(exact > 0 ? 'report.starsUp' : 'report.starsDown', { n: Math.abs(exact).toFixed(2) })}
          </span>
        )}
      </div>
      <StarMoves moves={shown} onAll={() => setHow(true)} />
      {why !== null && <p class="text-12 muted">{whyWords(why, state)}</p>}
    </div>
  );
}

const whyWords = (why: NoChange, state: WorldState): string =>
  why.is === 'top'
    ? say('app.sentences', { first: say('report.starsSame.top'), second: broughtToday(state) })
    : why.is === 'held'
      ? say('report.starsSame.held', {
          star: why.star,
          list: sayList(why.lacking.map(({ id, wants }) => say(`goal.need.${id}`, { wants, count: wants }))),
        })
      : say(`report.starsSame.${why.is}`);

function Photo({ store }: { store: Store }) {
  followsEvening(store);
  const photo = store.photo.value;
  if (!photo) return null;
  const clock = store.cafe?.state.clock;
  return (
    <figure class="photo shadow">
      <img src={photo.src} alt={captionOf(photo)} />
      <figcaption>
        <b class="text-14 bold">{captionOf(photo)}</b>
        {clock !== undefined && (
          <span class="text-12 muted">{say('report.momentAt', { time: timeAt(clock, photo.tick) })}</span>
        )}
      </figcaption>
    </figure>
  );
}
