/**
 * The card beside the title screen's menu for the café of one date: shows how that café is set up, the calendar of
 * past days, and the button that starts the café.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import { dailyPlan } from '../../sim/daily/plan.ts';
import { DAILY_TICKS_PER_MINUTE } from '../../sim/open-daily-cafe.ts';
import { OPEN_MINUTES, OPENS_AT } from '../../sim/open-day.ts';
import { say, sayPart, type WordKey, personName } from '../../words/index.ts';
import { timeText } from '../../words/clock.ts';
import { Button, Face, FileButton, Frame, Glyph, WHITE_INK } from '../../ui/index.ts';
import { goalText } from '../strong/DayGoals.tsx';
import { streakOf } from './book.ts';
import { Calendar } from './Calendar.tsx';
import { dateWords } from './dates.ts';
import type { DailyDeps } from './deps.ts';
import { Figures, Progress } from './parts.tsx';
import { PlanPicture } from './PlanPicture.tsx';

interface Props {
  readonly daily: DailyDeps;
  readonly date: number;
  readonly onDate: (date: number) => void;
  readonly onClose: () => void;
}

export function DailyCard({ daily, date, onDate, onClose }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [isCalendar, setCalendar] = useState(false);
  // On a small screen the card covers the menu, so the card gets the focus. On a wide screen the focus stays on the
  // pressed menu item.
  useEffect(() => {
    const own = card.current;
    if (own !== null && getComputedStyle(own).position === 'fixed') own.focus();
  }, []);
  const book = daily.book.value;
  const begun = book.unfinished?.date === date ? book.unfinished : null;
  const plan = dailyPlan(date, begun?.rules);
  const work = daily.work.value;
  const played = book.days[date];
  const streak = streakOf(book, daily.today);
  const [dish = ''] = plan.theme.dishes;
  const part = (prefix: string, name: string): string => say(`daily.${prefix}.${name}` as WordKey);
  const at = timeText(OPENS_AT + Math.round(plan.sceneAt * OPEN_MINUTES));
  return (
    <div
      ref={card}
      class="daily-card"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <Frame as="section" class="daily-card-frame" shadow aria-label={say('title.daily')}>
        <header class="row gap-8 daily-head">
          <Glyph name="calendar" scale={2} />
          <h2 class="text-18 bold grow">{dateWords(date)}</h2>
          {streak > 0 && <span class="edge gold chip text-12 bold">{say('daily.streak', { count: streak })}</span>}
        </header>
        {isCalendar ? (
          <Calendar today={daily.today} chosen={date} book={book} onChoose={onDate} />
        ) : (
          <div class="daily-set-up">
            <PlanPicture layout={plan.layout} />
            <dl class="text-13">
              <dt>{say('daily.row.room')}</dt>
              <dd>{part('layout', plan.layout.name)}</dd>
              <dt>{say('daily.row.theme')}</dt>
              <dd>{say('daily.themeOf', { theme: part('theme', plan.theme.name), dish: sayPart('dish.', dish) })}</dd>
              <dt>{say('daily.row.weather')}</dt>
              <dd>{sayPart('weather.', plan.weather)}</dd>
              <dt>{say('daily.row.scene')}</dt>
              <dd>{say('daily.sceneAt', { scene: part('scene', plan.scene), time: at })}</dd>
            </dl>
          </div>
        )}
        <ul class="daily-maids" aria-label={say('daily.row.maids')}>
          {plan.maids.map(({ id, name, look, rank, duties }) => (
            <li key={id} class="row gap-4">
              <Face look={look} rank={rank as 2 | 3 | 4 | 5} width={32} />
              <span class="col">
                <b class="text-13">{personName(name)}</b>
                <span class="text-12 muted">{say(`daily.duties.${duties}`)}</span>
              </span>
            </li>
          ))}
        </ul>
        {!isCalendar && (
          <ul class="daily-goals text-13" aria-label={say('daily.row.goals')}>
            {plan.goals.map((goal) => (
              <li key={goal.kind}>{goalText(goal)}</li>
            ))}
          </ul>
        )}
        {played !== undefined && <Figures score={played.score} />}
        <p class="text-12 muted">{say(played === undefined ? 'daily.lead' : 'daily.best')}</p>
        {work !== null && <Progress work={work} />}
        <div class="row gap-8 wrap daily-foot">
          <Button pressed={isCalendar} expanded={isCalendar} onPress={() => setCalendar(!isCalendar)}>
            <Glyph name="calendar" /> {say('daily.calendar')}
          </Button>
          {isCalendar && (
            <FileButton accept=".json,application/json" onFile={(file) => daily.openFile(file)}>
              {say('daily.openFile')}
            </FileButton>
          )}
          <Button class="daily-close" onPress={onClose}>
            {say('app.close')}
          </Button>
          <span class="grow" />
          {begun !== null && (
            <Button disabled={work !== null} reason={say('daily.busy')} onPress={() => daily.play(date, true)}>
              {say('daily.anew')}
            </Button>
          )}
          <Button look="teal" disabled={work !== null} reason={say('daily.busy')} onPress={() => daily.play(date)}>
            {begun !== null
              ? say('daily.goOn', { time: timeText(OPENS_AT + Math.floor(begun.tick / DAILY_TICKS_PER_MINUTE)) })
              : say(played === undefined ? 'daily.play' : 'daily.again')}
            <Glyph name="right" colours={WHITE_INK} />
          </Button>
        </div>
      </Frame>
    </div>
  );
}
