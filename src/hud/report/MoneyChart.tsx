/**
 * Shows money by the hour: income beside expenses, the best hour in gold with its amount. Drawn as SVG, so that bars
 * align with pixels.
 */

import { say } from '../../words/index.ts';
import { axisStep, type Hour } from '../read/report-figures.ts';
import { grouped } from '../../words/numbers.ts';

const WIDTH = 424;
const HEIGHT = 170;
const LEFT = 50;
const TOP = 24;

export function MoneyChart({ hours }: { hours: readonly Hour[] }) {
  const most = Math.max(1, ...hours.flatMap((hour) => [hour.earned, hour.spent]));
  const step = axisStep(most);
  const top = Math.max(step, Math.ceil(most / step) * step);
  const y = (amount: number) => Math.round(TOP + (HEIGHT - TOP) * (1 - amount / top));
  const room = (WIDTH - LEFT) / Math.max(1, hours.length);
  const wide = Math.max(4, Math.min(18, Math.floor(room * 0.5)));
  const thin = Math.max(3, Math.min(10, Math.floor(room * 0.28)));
  const best = hours.reduce<Hour | null>((found, hour) => (hour.earned > (found?.earned ?? 0) ? hour : found), null);
  const bestAt = best === null ? 0 : Math.round(LEFT + hours.indexOf(best) * room + room / 2);
  const bestText =
    best === null
      ? ''
      : say('report.peak', { part: `${best.hour}:00`, amount: say('app.money', { amount: grouped(best.earned) }) });
  const labelWidth = 104;
  const labelX = Math.min(WIDTH - labelWidth, Math.max(LEFT, bestAt - labelWidth / 2));
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
      <svg
        class="bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`}
        width={WIDTH}
        height={HEIGHT + 20}
        shape-rendering="crispEdges"
        role="list"
      >
        {Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step).map((amount) => (
          <g key={amount} aria-hidden="true">
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={y(amount)}
              y2={y(amount)}
              stroke="var(--rule-deep)"
              stroke-dasharray={amount === 0 ? undefined : '4 4'}
            />
            <text x={LEFT - 6} y={y(amount) + 4} text-anchor="end">
              {short(amount)}
            </text>
          </g>
        ))}
        {hours.map((hour, i) => {
          const x = Math.round(LEFT + i * room + (room - wide - thin) / 2);
          const label = say('report.moneyLabel', {
            hour: hour.hour,
            income: say('app.money', { amount: grouped(hour.earned) }),
            spent: say('app.money', { amount: grouped(hour.spent) }),
          });
          return (
            <g key={hour.hour} role="listitem" aria-label={label}>
              <title>{label}</title>
              <Bar x={x} y={y(hour.earned)} width={wide} fill={hour === best ? 'var(--gold)' : 'var(--teal-light)'} />
              <Bar x={x + wide} y={y(hour.spent)} width={thin} fill="var(--wood)" />
              <text x={Math.round(LEFT + i * room + room / 2)} y={HEIGHT + 16} text-anchor="middle">
                {hour.hour}
              </text>
            </g>
          );
        })}
        {best !== null && (
          <g aria-hidden="true">
            <rect x={labelX} y={0} width={labelWidth} height={20} fill="var(--paper)" stroke="var(--ink)" />
            <text class="best" x={labelX + labelWidth / 2} y={14} text-anchor="middle">
              {bestText}
            </text>
          </g>
        )}
      </svg>
    </section>
  );
}

function Bar({ x, y, width, fill }: { x: number; y: number; width: number; fill: string }) {
  const height = HEIGHT - y;
  if (height <= 0) return null;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} fill="var(--ink)" />
      {height > 3 && <rect x={x + 2} y={y + 2} width={Math.max(1, width - 4)} height={height - 2} fill={fill} />}
      {height > 6 && (
        <rect x={x + 2} y={y + 2} width={Math.max(1, width - 4)} height={2} fill="var(--white)" opacity={0.55} />
      )}
    </>
  );
}

/** An amount in short form: ¥2k, ¥1.5k, ¥500; in Chinese and Japanese by ten thousand: 4万. */
export function short(amount: number): string {
  const unit = Number(say('app.short.from'));
  return amount >= unit
    ? say('app.short', { n: Math.round((amount * 10) / unit) / 10 })
    : say('app.money', { amount: grouped(amount) });
}
