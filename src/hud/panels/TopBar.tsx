/** The bar along the top: day and clock, till, stars, the six lamps, speeds, menu; under it the line of the day. */

import { useRef } from 'preact/hooks';
import { say, sayList, sayPart } from '../../words/index.ts';
import type { Speed } from '../api.ts';
import { Button, classes, Frame, Glyph, type GlyphName, Rich, Segment } from '../../ui/index.ts';
import { MINUS, ratingExact, ratingText } from '../../words/numbers.ts';
import { timeAt, weekdayKey } from '../../words/clock.ts';
import { dateWords } from '../daily/dates.ts';
import type { TopView } from '../read/top-bar.ts';
import { chooseSpeed } from '../fill-store.ts';
import type { Store } from '../store.ts';
import { dueText, Till } from '../lamps/Till.tsx';
import { NoteCloser, pillNote, togglePillNote } from '../lamps/pill-note.tsx';
import { bringPanels, lazyPanels } from '../lazy-loading.ts';
import { useFit } from '../lamps/fit-bar.ts';
import { Lamps } from '../lamps/Lamps.tsx';

const SPEEDS: readonly Speed[] = [0, 1, 2, 4, 8];

/** The day for screen readers: its date in a café of the day, else its number and weekday. */
export const dayLabel = ({ day, date }: TopView): string =>
  date === null ? say('top.dayLabel', { day, weekday: say(weekdayKey(day)) }) : dateWords(date);

export function TopBar({ store }: { store: Store }) {
  const view = store.top.value;
  const inCafe = store.screen.value === 'cafe';
  const bar = useRef<HTMLElement>(null);
  useFit(bar, [inCafe, view !== null, store.saving.value, store.lamps.value.length > 0].join());
  return (
    <header ref={bar} class="topbar" data-region="top" aria-label={say('top.region')}>
      <Button square look="cherry" class="logo" label={say('top.logo')} onPress={() => (store.dialog.value = 'menu')}>
        <Glyph name="heart" colours={{ K: 'var(--cherry-edge)', R: 'var(--paper)', W: 'var(--white)' }} />
      </Button>
      {view !== null && (
        <>
          <Pill
            class="clock"
            label={[
              dayLabel(view),
              say('top.clockLabel', {
                time: view.time,
                part: sayPart('dayPart.', view.part),
                weather: sayPart('weather.', view.weather),
              }),
              ...(inCafe ? rushText(store) : []),
            ].join('. ')}
          >
            <span class="muted text-12 day">
              {view.date === null ? <Rich text={say('top.day', { day: view.day })} /> : dateWords(view.date, 'bar')}
            </span>
            <span class="cherry-text text-12 weekday">{say(weekdayKey(view.day, true))}</span>
            <i class="divider" />
            <Glyph name={skyOf(view.part, view.weather)} />
            <b class="text-20 bold">{view.time}</b>
          </Pill>
          <Till view={view} />
          <Stars store={store} stars={view.stars} moved={view.moved} exact={!inCafe} />
          {inCafe && <Lamps store={store} />}
        </>
      )}
      <span class="grow" />
      {store.saving.value !== null && (
        <Button
          square
          look="cherry"
          label={say('saves.badgeLabel')}
          title={say(store.saving.value)}
          onPress={() => store.deps.openSaves?.()}
        >
          <Glyph name="warn" />
        </Button>
      )}
      {inCafe && <Speeds store={store} />}
      <Button square class="bar-end" label={say('top.menu')} onPress={() => (store.dialog.value = 'menu')}>
        <Glyph name="menu" />
      </Button>
      {inCafe && <DayLine store={store} />}
    </header>
  );
}

interface StarsProps {
  readonly store: Store;
  readonly stars: number;
  /** How far the rating has moved since the morning; null = not shown. */
  readonly moved?: number | null;
  readonly small?: boolean;
  /** Whether hundredths are shown, as in the report of the evening. */
  readonly exact?: boolean;
}

/** The rating in stars and its change since the morning; a press opens the note that says what moves the rating. */
export function Stars({ store, stars, moved = null, small = false, exact = false }: StarsProps) {
  const panels = lazyPanels.value;
  const open = pillNote.value === 'stars';
  const state = store.cafe?.state;
  const shown = exact && state !== undefined ? ratingExact(state.stars) : ratingText(stars);
  const now = say('top.starsLabel', { stars: shown });
  const why = panels === null || state === undefined ? '' : panels.largestMoves(state);
  const n = signed(moved ?? 0);
  const label =
    moved === null ? now : why === '' ? say('top.starsToday', { now, n }) : say('top.starsWhy', { now, n, why });
  return (
    <span class="till">
      <button
        type="button"
        class="frame card pill stars-pill"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => {
          togglePillNote('stars');
          if (panels === null) void bringPanels(store);
        }}
      >
        <Glyph name="star" />
        <b class={small ? 'text-16 bold' : 'text-20 bold'}>{shown}</b>
        {moved !== null && (
          // Drawn by the styles, because the label says the same in words.
          <i
            class={classes('moved text-12 bold', moved < 0 ? 'cherry-text' : moved > 0 ? 'green-text' : 'muted')}
            data-moved={signed(moved)}
          />
        )}
      </button>
      {open && <NoteCloser />}
      {open && panels !== null && <panels.StarsNote store={store} />}
    </span>
  );
}

/** A change in hundredths of a star with its sign: +0.12, −0.30, ±0.00. */
const signed = (moved: number): string => `${moved < 0 ? MINUS : moved > 0 ? '+' : '±'}${Math.abs(moved).toFixed(2)}`;

export function Pill({
  label,
  class: extra = '',
  children,
}: {
  label: string;
  class?: string;
  children: preact.ComponentChildren;
}) {
  return (
    <Frame look="card" class={`pill ${extra}`} role="group" aria-label={label} title={label}>
      {children}
    </Frame>
  );
}

/** The hours of the clock at which the rush hours begin and end, as a sentence; empty without any. */
function rushText({ cafe, rushHours }: Store): string[] {
  const clock = cafe?.state.clock;
  const { openTick = 0, closeTick = null } = clock ?? {};
  if (clock === undefined || closeTick === null || rushHours.value.length === 0) return [];
  const at = (share: number): string => timeAt(clock, openTick + share * (closeTick - openTick));
  return [say('top.rush', { list: sayList(rushHours.value.map(({ from, to }) => `${at(from)}–${at(to)}`)) })];
}

/**
 * A line that shows how much of the day has passed, with the rush hours hatched. Screen readers skip it, because the
 * clock tells the time and the rush hours.
 */
function DayLine({ store }: { store: Store }) {
  const view = store.top.value;
  const passed = view?.passed ?? 0;
  return (
    <div
      class="day-line"
      aria-hidden="true"
      title={view === null ? undefined : [...rushText(store), dueText(view)].join(' ').trim()}
    >
      <i class="passed" style={{ width: `${passed * 100}%` }} />
      {store.rushHours.value.map(({ from, to }) => (
        <i key={from} class="rush" style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }} />
      ))}
    </div>
  );
}

function Speeds({ store }: { store: Store }) {
  const speed = store.speed.value;
  return (
    <Segment
      class="speeds"
      label={say('top.speed')}
      size="normal"
      square
      chosen={speed}
      choices={SPEEDS.map((value) => ({
        value,
        text: value === 0 ? <Glyph name="pause" /> : `${value}×`,
        label: value === 0 ? say('top.pause') : say('top.times', { count: value }),
      }))}
      onChoose={(value) => chooseSpeed(store, value)}
    />
  );
}

export function skyOf(part: string, weather: string): GlyphName {
  if (weather === 'rain' || weather === 'cloud') return part === 'night' ? 'moon' : weather;
  return part === 'night' || part === 'evening' ? 'moon' : 'sun';
}
