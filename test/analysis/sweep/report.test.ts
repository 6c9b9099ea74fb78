// The report of a sweep: ranks, effects, the map, and the HTML and the file that show them.

import { describe, expect, test } from 'vitest';
import { markup } from '../../../src/analysis/sweep/drawing.ts';
import { mapPicture } from '../../../src/analysis/sweep/map-picture.ts';
import { Report } from '../../../src/analysis/sweep/model.ts';
import { reportHtml } from '../../../src/analysis/sweep/report.ts';
import { shownFigure } from '../../../src/analysis/sweep/shown-figure.ts';
import type { Sweep } from '../../../src/analysis/sweep/form.ts';
import { planOf, resultOf, TEXT } from './plans.ts';

const { plan, cells } = planOf(`${TEXT}figures: [profit, wait]\n`);
/** Rank helps by 100 a step, speed 6 by 10 more; a day's luck is the same for all cells. */
const results = cells.flatMap(([rank = 0, speed = 0], cell) =>
  Array.from(
    { length: 6 },
    (_, i) =>
    resultOf(cell, i + 1, { profit: 1000 + 100 * rank + (speed === 1 ? 10 : 0) + 500 * (i % 3) + (((cell * 7 + i * 5) % 4) - 1.5), wait: 40 * cell }), // prettier-ignore
  ),
);
const sweep: Sweep = { hash: 'abc', plan, cells, results: [...results].reverse() };
const report = new Report(sweep, ['nobody gets stuck']);

describe('a report', () => {
  test('ranks cells by the goal, and says which are clearly worse than the best', () => {
    const [first, second] = report.cells;
    expect(first).toMatchObject({ labels: ['5', '6'], behind: false });
    expect(second).toMatchObject({ labels: ['5', expect.any(String)], behind: true });
    expect(first?.worst?.value).toBe(Math.min(...results.filter(({ cell }) => cell === first?.cell).map(({ figures }) => figures['profit'] ?? 0))); // prettier-ignore
    expect(first?.figures['profit']?.count).toBe(6);
  });

  test('has effects whose intervals leave out what moves all cells together', () => {
    const [rank] = report.effects('profit');
    const means = rank?.values.map(({ estimate }) => estimate?.mean ?? 0) ?? [];
    expect(means[1]! - means[0]!).toBeCloseTo(100, -1);
    // The days differ by 1000; the effect is known to a few yen.
    for (const { estimate } of rank?.values ?? []) expect(estimate!.high - estimate!.low).toBeLessThan(10);
  });

  test('has a map of means by two axes', () => {
    const { xs, ys, means, better } = report.map('profit');
    expect([xs, ys, better]).toEqual([['2', '3', '4', '5'], ['4', '6', '9'], 1]);
    expect(means[1]?.[3]).toBeCloseTo(report.cells[0]?.figures['profit']?.mean ?? 0, 6);
    const picture = markup(mapPicture(report.map('profit'), 'A <title>'));
    expect(picture).toContain('aria-label="A &lt;title&gt;"');
    expect(picture.match(/<rect /g)).toHaveLength(12);
    expect(picture.match(/stroke-width="3"/g)).toHaveLength(1);
  });

  test('counts cells that a halving dropped after those that went further', () => {
    const shorter = results.filter(({ cell, seed }) => cell !== report.cells[0]?.cell || seed <= 2);
    expect(new Report({ ...sweep, results: shorter }, []).cells[0]?.labels).not.toEqual(['5', '6']);
  });

  test('is one HTML file that fetches nothing and runs nothing, and escapes what the plan says', () => {
    const named = { ...plan, name: '<script>alert(1)</script>' };
    const replay = { name: 'cell-10.json', text: '{"é":1}' };
    const html = reportHtml(new Report({ ...sweep, plan: named }, ['nobody gets stuck']), new Map([[10, replay]]));
    expect(html).not.toMatch(/<script|<link|<img|@import|url\(|src=|http(?!:\/\/www\.w3\.org\/2000\/svg)/);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('download="cell-10.json" href="data:application/json;base64,eyLDqSI6MX0="');
    expect(html).toContain('<b>kept</b> in every run');
    expect(html).toContain(markup(mapPicture(report.map('profit'), 'Profit (yen) by rank and speed')));
  });

  test('names broken promises with their runs, and failed runs', () => {
    const bad = results.map((one, i) => (i === 3 ? { ...one, broken: [0] } : i === 5 ? { ...one, figures: {}, failed: 'it <broke>' } : one)); // prettier-ignore
    const html = reportHtml(new Report({ ...sweep, results: bad }, ['nobody gets stuck']), new Map());
    expect(html).toContain('broken</b> in 1 run of 72: cell 0 seed 4');
    expect(html).toContain('cell 0, seed 6: it &lt;broke&gt;');
  });
});

test('figures are short: waits in seconds, thousands apart', () => {
  expect([shownFigure('wait', 390), shownFigure('profit', -12345.6), shownFigure('lost', 0.333), shownFigure('lost', -0.001)]).toEqual(['19.5 s', '−12\u202f346', '0.33', '0.00']); // prettier-ignore
});
