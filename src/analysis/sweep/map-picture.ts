/** Draws the map of a sweep: a coloured field with a number for each pair of values. The report and the lab draw the same. */

import { draw, type Drawn, fitted, widthOf } from './drawing.ts';
import { INKS, toneOf } from './colours.ts';
import type { MapModel } from './model.ts';
import { shownFigure } from './shown-figure.ts';

/** Sizes in pixels of a large map and of a small one beside others. */
const LARGE = { row: 40, column: 112, width: 860, labels: 220 };
const SMALL = { row: 30, column: 58, width: 440, labels: 140 };
const FONT = "'M PLUS Rounded 1c', 'Hiragino Maru Gothic ProN', 'Noto Sans CJK SC', system-ui, sans-serif";

const text = (x: number, y: number, words: string, more: Readonly<Record<string, string | number>> = {}): Drawn =>
  draw('text', { x, y, 'font-size': 13, fill: INKS.ink, ...more }, words);

/**
 * Draws the map.
 * @param title names the figure, in the reader's language; screen readers read it for the picture
 * @param small true for a map that stands beside others
 */
export function mapPicture(map: MapModel, title: string, small = false): Drawn {
  const size = small ? SMALL : LARGE;
  const rowHigh = size.row;
  const { xs, ys, means, better, figure } = map;
  const known = means.flat().filter((mean) => mean !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const shareOf = (mean: number): number => {
    const share = high === low ? 0.5 : (mean - low) / (high - low);
    return better > 0 ? share : 1 - share;
  };
  const best = better > 0 ? high : low;
  const left = Math.min(size.labels, Math.max(70, ...[map.y ?? '', ...ys].map((label) => widthOf(label, 13) + 18)));
  const column = Math.max(54, Math.min(size.column, (size.width - left) / Math.max(1, xs.length)));
  const top = 58;
  const width = left + column * xs.length + 8;
  const height = top + rowHigh * ys.length + 8;
  const cells = means.flatMap((row, i) => {
    // The first value is the lowest row, as on the axis of a diagram.
    const y = top + rowHigh * (ys.length - 1 - i);
    return row.map((mean, j) => {
      const x = left + column * j;
      const isBest = mean !== null && mean === best;
      return draw(
        'g',
        {},
        draw('title', {}, [xs[j] ?? '', ys[i] ?? ''].filter((one) => one !== '').join(', ')),
        draw('rect', {
          x: x + 2,
          y: y + 2,
          width: column - 4,
          height: rowHigh - 4,
          rx: 6,
          fill: mean === null ? INKS.faded : toneOf(shareOf(mean)),
          stroke: isBest ? INKS.cherry : INKS.rule,
          'stroke-width': isBest ? 3 : 1,
        }),
        text(x + column / 2, y + rowHigh / 2 + 5, mean === null ? '·' : shownFigure(figure, mean), {
          'text-anchor': 'middle',
          'font-weight': isBest ? 800 : 500,
        }),
      );
    });
  });
  const columns = xs.map((label, j) =>
    text(left + column * (j + 0.5), top - 8, fitted(label, 13, column - 6), { 'text-anchor': 'middle' }),
  );
  const rows = ys.map((label, i) =>
    text(left - 8, top + rowHigh * (ys.length - 1 - i) + rowHigh / 2 + 5, fitted(label, 13, left - 14), {
      'text-anchor': 'end',
    }),
  );
  return draw(
    'svg',
    {
      viewBox: `0 0 ${Math.round(width)} ${height}`,
      width: Math.round(width),
      height,
      role: 'img',
      'aria-label': title,
      'font-family': FONT,
    },
    text(left + (column * xs.length) / 2, 20, map.x, { 'text-anchor': 'middle', 'font-weight': 800, fill: INKS.mute }),
    ...(map.y === null ? [] : [text(left - 8, top - 8, fitted(map.y, 13, left - 14), { 'text-anchor': 'end', 'font-weight': 800, fill: INKS.mute })]), // prettier-ignore
    ...columns,
    ...rows,
    ...cells,
  );
}
