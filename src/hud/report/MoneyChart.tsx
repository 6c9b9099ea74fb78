/**
 * Shows the day by the hour: a row for each hour with what was earned and spent, as bars with their amounts, and what
 * happened in that hour. The best hour is gold.
 */

import { say } from '../../words/index.ts';
import type { Hour } from '../read/report-figures.ts';
import type { DramaEntry } from '../news/about.ts';
import { plainText } from '../news/drama-words.ts';
import { grouped } from '../../words/numbers.ts';
import { classes } from '../../ui/index.ts';

/** Number of events told in the row of an hour, so that a wild hour is not higher than the others. */
const TOLD = 2;

interface ChartProps {
  readonly hours: readonly Hour[];
  /** The day's events in the news, in the order in which they began. */
  readonly events: readonly DramaEntry[];
}

const yen = (amount: number): string => say('app.money', { amount: grouped(amount) });

export function MoneyChart({ hours, events }: ChartProps) {
  // Wages and rent, all paid in the last hour, would make all other bars tiny; their bar is drawn broken off.
  const most = Math.max(1, ...hours.map(({ earned }) => earned));
  const best = hours.reduce<Hour | null>((found, hour) => (hour.earned > (found?.earned ?? 0) ? hour : found), null);
  return (
    <section class="money-chart col" aria-label={say('report.money')}>
      <header class="rule">
        <h2 class="headline">{say('report.money')}</h2>
        <span class="text-12 muted row gap-8">
          <span class="row gap-4">
            <i class="swatch bar-earned" /> {say('report.earned')}
          </span>
          <span class="row gap-4">
            <i class="swatch bar-spent" /> {say('report.spent')}
          </span>
        </span>
      </header>
      <ul class="hours">
        {hours.map((hour) => {
          const told = events.filter(({ time }) => Number.parseInt(time, 10) === hour.hour);
          return (
            <li key={hour.hour} class="hour-row">
              <b class="text-13 muted">{hour.hour}:00</b>
              <span
                class="hour-bars"
                role="img"
                aria-label={say('report.moneyLabel', {
                  hour: hour.hour,
                  income: yen(hour.earned),
                  spent: yen(hour.spent),
                })}
              >
                <Bar amount={hour.earned} most={most} class={classes('bar-earned', hour === best && 'best')} />
                <Bar amount={hour.spent} most={most} class="bar-spent" />
              </span>
              <span class="col text-12 hour-told">
                {told.slice(0, TOLD).map((one) => (
                  <span key={one.id} class={classes(one.bad && 'cherry-text')}>
                    <b>{one.time}</b> {plainText(one.what)}
                  </span>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A bar with its amount at its end; nothing for no money. */
function Bar({ amount, most, class: kind }: { amount: number; most: number; class: string }) {
  if (amount <= 0) return null;
  const share = Math.min(1, amount / most);
  return (
    <span class="money-line">
      <i class={classes(kind, amount > most && 'broken-off')} style={{ flexGrow: share }} />
      <span class="text-12">{yen(amount)}</span>
      <i style={{ flexGrow: 1 - share }} />
    </span>
  );
}
