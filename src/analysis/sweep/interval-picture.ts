/**
 * Draws means with their 95 % intervals, one per line, on one scale: the best cells of a sweep, or the effect of a
 * value.
 */

import { at, draw, type Drawn, fitted, widthOf } from './drawing.ts';
import type { Estimate } from './estimate.ts';
import { INKS } from './colours.ts';
import { shownFigure } from './shown-figure.ts';

export interface IntervalLine {
  readonly label: string;
  readonly estimate: Estimate | null;
  /** True for a line that is drawn in the colour of the best. */
  readonly best: boolean;
}

/** Lines under one heading; a heading of '' is left out. */
export interface IntervalGroup {
  readonly heading: string;
  readonly lines: readonly IntervalLine[];
}

const LINE = 24;
const HEADING = 26;
const WIDTH = 760;
const RIGHT = 92;

/** Round numbers along a scale, four to eight of them. */
function ticksOf(low: number, high: number): number[] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step); tick * step <= high; tick++) ticks.push(tick * step);
  return ticks;
}

export function intervalPicture(groups: readonly IntervalGroup[], figure: string, title: string): Drawn {
  const lines = groups.flatMap((group) => group.lines);
  const known = lines.flatMap(({ estimate }) => (estimate === null ? [] : [estimate.low, estimate.high]));
  const least = Math.min(...known);
  const most = Math.max(...known);
  const room = (most - least) * 0.06 || Math.abs(most) * 0.05 || 1;
  const [low, high] = known.length === 0 ? [0, 1] : [least - room, most + room];
  const left = Math.min(330, Math.max(90, ...lines.map(({ label }) => widthOf(label, 13) + 16)));
  const xOf = (value: number): number => at(left + ((value - low) / (high - low)) * (WIDTH - left - RIGHT));
  const children: Drawn[] = [];
  let y = 6;
  const rows: Drawn[] = [];
  for (const { heading, lines: own } of groups) {
    if (heading !== '') {
      rows.push(draw('text', { x: 4, y: y + 18, 'font-size': 13, 'font-weight': 800, fill: INKS.mute }, heading));
      y += HEADING;
    }
    for (const { label, estimate, best } of own) {
      const middle = y + LINE / 2;
      const colour = best ? INKS.cherry : INKS.teal;
      rows.push(
        draw('text', { x: left - 10, y: middle + 4, 'font-size': 13, fill: INKS.ink, 'text-anchor': 'end', 'font-weight': best ? 800 : 500 }, fitted(label, 13, left - 14)), // prettier-ignore
      );
      if (estimate !== null)
        rows.push(
          draw('line', { x1: xOf(estimate.low), x2: xOf(estimate.high), y1: middle, y2: middle, stroke: colour, 'stroke-width': 4, 'stroke-linecap': 'round', opacity: 0.45 }), // prettier-ignore
          draw('circle', {
            cx: xOf(estimate.mean),
            cy: middle,
            r: 5,
            fill: colour,
            stroke: INKS.white,
            'stroke-width': 1.5,
          }),
          draw('text', { x: WIDTH - RIGHT + 12, y: middle + 4, 'font-size': 13, fill: INKS.ink }, shownFigure(figure, estimate.mean)), // prettier-ignore
        );
      y += LINE;
    }
  }
  for (const tick of ticksOf(low, high)) {
    children.push(
      draw('line', { x1: xOf(tick), x2: xOf(tick), y1: 4, y2: y + 2, stroke: INKS.rule, 'stroke-width': 1, 'stroke-dasharray': '2 3' }), // prettier-ignore
      draw('text', { x: xOf(tick), y: y + 18, 'font-size': 11, fill: INKS.mute, 'text-anchor': 'middle' }, shownFigure(figure, tick)), // prettier-ignore
    );
  }
  const height = y + 26;
  return draw(
    'svg',
    {
      viewBox: `0 0 ${WIDTH} ${height}`,
      width: WIDTH,
      height,
      role: 'img',
      'aria-label': title,
      'font-family': "'M PLUS Rounded 1c', system-ui, sans-serif",
    },
    ...children,
    ...rows,
  );
}
