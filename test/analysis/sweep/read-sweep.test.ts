// The file of a finished sweep: read again it shows the same, and a wrong one is refused with all its mistakes.

import { describe, expect, test } from 'vitest';
import { readSweep } from '../../../src/analysis/sweep/read-sweep.ts';
import { sweepText } from '../../../src/analysis/sweep/sweep-file.ts';
import { Report } from '../../../src/analysis/sweep/model.ts';
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

describe('the file of a sweep', () => {
  const text = sweepText(sweep, ['nobody gets stuck']);

  test('read again gives the same map', () => {
    const read = readSweep(text);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const again = new Report(read.sweep, read.promises);
    expect(again.map('wait')).toEqual(report.map('wait'));
    expect(again.cells.map(({ cell, behind }) => [cell, behind])).toEqual(report.cells.map(({ cell, behind }) => [cell, behind])); // prettier-ignore
  });

  test('with mistakes is refused with all of them', () => {
    const json = JSON.parse(text) as Record<string, unknown>;
    const errorsOf = (change: Record<string, unknown>): readonly string[] => {
      const read = readSweep(JSON.stringify({ ...json, ...change }));
      return read.ok ? [] : read.errors;
    };
    expect(errorsOf({})).toEqual([]);
    const rows = json['rows'] as unknown[];
    expect(errorsOf({ version: 2, extra: 1, cells: [[0, 9]], goal: { figure: 'luck', better: 3 }, rows: [[0, 1, [1], [], null]] })).toEqual([
      expect.stringContaining('extra'),
      expect.stringContaining('version: 2 should be 1'),
      expect.stringContaining('cells[0]'),
      expect.stringContaining('rows[0]'),
      expect.stringContaining('goal.figure'),
      expect.stringContaining('goal.better'),
    ]); // prettier-ignore
    expect(errorsOf({ rows: [...rows, rows[0]] })).toEqual([expect.stringContaining('is there already')]);
    expect(readSweep('{')).toMatchObject({ ok: false, errors: [expect.stringContaining('sweep.json')] });
    expect(readSweep('{"format":"x"}')).toMatchObject({ ok: false });
  });
});
