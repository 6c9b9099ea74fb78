// The report of `npm run night`: what it says of a night, of the night before, and of the balance.

import { describe, expect, test } from 'vitest';
import { plansOf, promisedBy } from '../../tools/night/balance.ts';
import { changesOf, isGood, type Night, reportOf } from '../../tools/night/report.ts';
import { readPlan } from '../../src/analysis/sweep/plan.ts';
import { sweepText } from '../../src/analysis/sweep/sweep-file.ts';
import { STRATEGY_NAMES } from '../../tools/sweep/season.ts';

const night = (change: Partial<Night> = {}): Night => ({
  date: '2026-01-02',
  machine: 'two cores',
  tree: 'commit abc',
  soak: [{ what: 'Saves', holds: true, passed: 3, failed: 0, missed: 0, figures: ['a | b'] }],
  balance: [{ promise: 'neglect loses the café', found: '10 of 10', holds: true }],
  bench: [
    { what: 'a tick', wanted: '≤ 1 ms', got: '0.5 ms', reached: true },
    { what: 'a page', wanted: '≤ 1 KB', got: '2 KB', reached: false },
  ],
  parts: [
    { name: 'soak', minutes: 90, code: 0 },
    { name: 'balance', minutes: 20, code: 0 },
    { name: 'bench', minutes: 25, code: 0 },
  ],
  ...change,
});

describe('the report of a night', () => {
  test('says in the first line whether all is well, and contains every row, promise and goal', () => {
    const text = reportOf(night(), null);
    expect(text).toContain('All is well. 135 minutes, two cores, commit abc.');
    for (const row of [
      '| ✓ | Saves | 3 passed | a \\| b |',
      '| ✓ | neglect loses the café | 10 of 10 |',
      '| ✗ | a page | ≤ 1 KB | 2 KB |',
    ])
      // prettier-ignore
      expect(text).toContain(row);
  });

  test('names each verdict that is another than in the night before, and parts that were not run are not gone', () => {
    const now = night({
      soak: [{ what: 'Saves', holds: false, passed: 2, failed: 1, missed: 0, figures: [] }],
      balance: null,
      bench: [{ what: 'a page', wanted: '≤ 1 KB', got: '0.9 KB', reached: true }],
      parts: [
        { name: 'soak', minutes: 90, code: 1 },
        { name: 'bench', minutes: 25, code: 0 },
      ],
    });
    expect(changesOf(now, night())).toEqual([
      'Soak: Saves: no longer holds (1 failed; before: every test passed)',
      'Bench: a page: holds again (0.9 KB, wanted ≤ 1 KB; before: 2 KB, wanted ≤ 1 KB)',
      'Bench: a tick: is gone',
    ]);
    expect(reportOf(night(), night())).toContain('Every verdict is what it was.');
  });

  test('a figure that is missed is marked, and named if it was reached the night before', () => {
    const soak = [{ what: 'Saves', holds: true, passed: 3, failed: 0, missed: 1, figures: ['missed: 3 ms'] }];
    expect(reportOf(night({ soak }), null)).toContain('| ! | Saves | 3 passed | missed: 3 ms |');
    expect(changesOf(night({ soak }), night())).toEqual([
      'Soak: Saves: no longer holds (every test passed, a figure is missed; before: every test passed)',
    ]);
    expect(isGood(night({ soak }), null)).toBe(true);
    expect(isGood(night({ soak }), night({ soak }))).toBe(true);
  });

  test.for<[string, Partial<Night>, boolean]>([
    ['a goal of the bench that is missed every night', {}, true],
    ['a goal that was reached the night before', { bench: [{ what: 'a tick', wanted: '≤ 1 ms', got: '2 ms', reached: false }] }, false], // prettier-ignore
    ['a promise that does not hold', { balance: [{ promise: 'x', found: '1', holds: false }] }, false],
    ['a row of the soak that does not hold', { soak: [{ what: 'Saves', holds: false, passed: 1, failed: 1, missed: 0, figures: [] }] }, false], // prettier-ignore
    ['a figure of the soak that was reached the night before', { soak: [{ what: 'Saves', holds: true, passed: 3, failed: 0, missed: 1, figures: ['missed: 3 ms'] }] }, false], // prettier-ignore
    ['a part that was stopped', { parts: [{ name: 'bench', minutes: 1, code: null }], bench: null }, false],
  ])('%s', ([, change, good]) => {
    expect(isGood(night(change), night())).toBe(good);
  });
});

describe('the sweep of a night', () => {
  const outside = {
    readJson: () => ({ error: 'none' }),
    readText: () => ({ error: 'none' }),
    strategies: STRATEGY_NAMES,
  };

  test('its plans are right', () => {
    for (const [file, text] of Object.entries(plansOf(10)))
      expect(readPlan(file, text, outside)).toMatchObject({ ok: true });
  });

  test('the promises are read off its files', () => {
    const sweeps = Object.entries(plansOf(1)).map(([file, text]) => {
      const read = readPlan(file, text, outside);
      if (!read.ok) throw new Error(read.errors.join('\n'));
      const { plan, cells } = read;
      const results = cells.map((values, cell) => {
        const player = plan.axes[0]?.labels[values[0] ?? 0];
        const stars = player === 'expert' ? 5 : player === 'commander' ? 3.5 : player === 'only calm' ? 2.9 : file === 'gentle.yaml' ? 4.2 : 2.5; // prettier-ignore
        const figures = { stars, bestStars: stars, first: player === 'expert' ? 1 : 0, lostCafe: player === 'neglect' ? 1 : 0, servedInRush: player === 'commander' ? 115 : 100, money: 0, served: 0, lost: 0, stuck: 0, faults: 0, wrongBooks: player === 'idle' ? 1 : 0 }; // prettier-ignore
        return { cell, seed: 1, figures, broken: [], hash: 'a', failed: null };
      });
      return sweepText({ hash: 'a', plan, cells, results }, []);
    });
    const promises = promisedBy(sweeps);
    expect(promises.filter(({ holds }) => !holds)).toEqual([]);
    expect(promises.map(({ promise }) => promise)).toEqual([
      'hands-off ends under 3 stars on average',
      'commander serves 12 % more on rush days',
      'commander ends 0.8 stars higher',
      'expert: five stars and first place in 4 of 10',
      'gentle: sensible evenings alone reach 4 stars in 8 of 10',
      'neglect loses the café',
      'no single kind of act gains more than 1.0 star',
      'nobody stuck, no fault',
      'no money from nowhere, any day, any evening',
    ]);
    expect(promises.find(({ promise }) => promise.startsWith('no single'))?.found).toContain('only');
  });

  test('a season that ended with an error counts as a fault', () => {
    const [[file = '', text = ''] = []] = Object.entries(plansOf(1));
    const read = readPlan(file, text, outside);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const results = [{ cell: 0, seed: 1, figures: {}, broken: [], hash: '', failed: 'day 3 does not end' }];
    const promises = promisedBy([sweepText({ hash: 'a', plan: read.plan, cells: read.cells, results }, [])]);
    expect(promises.find(({ promise }) => promise === 'nobody stuck, no fault')?.holds).toBe(false);
  });
});
