/**
 * The calendar of past days: shows a month of dates as buttons, with a check mark on each date that the player has
 * played. The arrow keys move the focus between the dates.
 */

import { useState } from 'preact/hooks';
import { dayOf, daysInMonth, FIRST_DAILY, monthFrom, weekdayOfDate } from '../../sim/daily/dates.ts';
import { say, type WordKey } from '../../words/index.ts';
import { Button, classes, Glyph } from '../../ui/index.ts';
import type { DailyBook } from './book.ts';
import { dateWords } from './dates.ts';
import { scoreText } from './parts.tsx';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface Props {
  readonly today: number;
  readonly chosen: number;
  readonly book: DailyBook;
  readonly onChoose: (date: number) => void;
}

export function Calendar({ today, chosen, book, onChoose }: Props) {
  const [month, setMonth] = useState(monthFrom(chosen, 0));
  const days = Array.from({ length: daysInMonth(month) }, (_, i) => month + i);
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  return (
    <section class="daily-calendar" aria-label={say('daily.calendar')}>
      <header class="row gap-8">
        <Button
          size="small"
          square
          label={say('daily.month.before')}
          disabled={month <= monthFrom(FIRST_DAILY, 0)}
          reason={say('daily.month.first')}
          onPress={() => setMonth(before)}
        >
          <Glyph name="left" />
        </Button>
        <b class="grow text-14" aria-live="polite">
          {dateWords(month, 'month')}
        </b>
        <Button
          size="small"
          square
          label={say('daily.month.after')}
          disabled={after > today}
          reason={say('daily.month.last')}
          onPress={() => setMonth(after)}
        >
          <Glyph name="right" />
        </Button>
      </header>
      <div class="daily-month" onKeyDown={walk}>
        {WEEKDAYS.map((day) => (
          <span key={`head ${day}`} class="text-12 muted" aria-hidden="true">
            {say(`weekday.short.${day}` as WordKey)}
          </span>
        ))}
        {days.map((date, i) => {
          const played = book.days[date];
          const open = date >= FIRST_DAILY && date <= today;
          const state =
            played !== undefined ? scoreText(played.score) : say(open ? 'daily.day.open' : 'daily.day.closed');
          return (
            <button
              key={date}
              type="button"
              class={classes(
                'frame text-13',
                date === chosen ? 'selection' : played !== undefined ? 'ok' : open ? 'card' : 'grey',
              )}
              style={i === 0 ? { gridColumnStart: weekdayOfDate(date) } : undefined}
              aria-label={`${dateWords(date)}: ${state}`}
              aria-current={date === today ? 'date' : undefined}
              aria-pressed={date === chosen}
              aria-disabled={!open}
              title={state}
              onClick={() => {
                if (open) onChoose(date);
              }}
            >
              {dayOf(date)}
              {played !== undefined && <Glyph name="check" scale={1} />}
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Moves the focus by arrow keys: a day to the side, a week up or down. */
function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = all.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  event.stopPropagation();
  all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
}
