/**
 * A chart of one or more lines. The horizontal axis shows the rounds, the vertical axis values from 0 to 1, and a
 * dashed line marks the result of pure chance. The page also gives the figures in words beside the chart.
 */

import { classes } from '../../ui/index.ts';

export interface ChartLine {
  readonly name: string;
  readonly look: 'teal' | 'grey' | 'cherry';
  readonly values: readonly number[];
}

interface LineChartProps {
  label: string;
  lines: readonly ChartLine[];
  /** The result of pure chance, 0 … 1, drawn as a dashed horizontal line. */
  chance?: number;
  width?: number;
  height?: number;
}

export function LineChart({ label, lines, chance, width = 240, height = 96 }: LineChartProps) {
  const long = Math.max(2, ...lines.map(({ values }) => values.length));
  const y = (value: number): number => Math.round((1 - value) * (height - 4)) + 2;
  const points = (values: readonly number[]): string =>
    values.map((value, i) => `${Math.round((i / (long - 1)) * (width - 4)) + 2},${y(value)}`).join(' ');
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} preserveAspectRatio="none">
        {[0.25, 0.5, 0.75].map((at) => (
          <line key={at} class="grid" x1={0} x2={width} y1={y(at)} y2={y(at)} />
        ))}
        {chance !== undefined && <line class="chance" x1={0} x2={width} y1={y(chance)} y2={y(chance)} />}
        {lines.map(({ name, look, values }) => (
          <polyline key={name} class={classes('curve', look)} points={points(values)} />
        ))}
      </svg>
      <figcaption class="text-12 row gap-12">
        {lines.map(({ name, look, values }) => (
          <span key={name} class="row gap-4">
            <i class={classes('chart-key', look)} />
            {name} <b class="mono">{values.length === 0 ? '–' : `${Math.round((values.at(-1) ?? 0) * 100)} %`}</b>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
