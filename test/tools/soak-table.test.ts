// The table that the long soak writes.

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rows } from '../../tools/run/soak-rows.mjs';
import { documentWith, documentWithRows, summaryOf, textOfTable } from '../../tools/run/soak-table.mjs';

const ROWS = [
  { id: 'one', what: 'One', promise: 'a | b', files: ['test/one.test.ts', 'test/more'] },
  { id: 'two', what: 'Two', promise: 'c', files: ['test/two.test.ts'] },
];
const file = (name: string, ...states: string[]): object => ({
  name: `/home/${name}`,
  status: states.includes('failed') ? 'failed' : 'passed',
  assertionResults: states.map((status) => ({ status })),
});
const summary = (...testResults: object[]) =>
  summaryOf(ROWS, { testResults } as never, [{ row: 'one', text: '5 things | 3 ms' }], '/home');

test('a row holds if its files ran and none failed', () => {
  const [one, two] = summary(file('test/one.test.ts', 'passed'), file('test/more/x.test.ts', 'passed', 'skipped'), file('test/two.test.ts', 'passed', 'failed')); // prettier-ignore
  expect(one).toMatchObject({ holds: true, passed: 2, failed: 0, figures: ['5 things | 3 ms'] });
  expect(two).toMatchObject({ holds: false, passed: 1, failed: 1 });
});

test('a row whose files did not run does not hold, nor one whose file could not be loaded', () => {
  const [one, two] = summary({ name: '/home/test/two.test.ts', status: 'failed', assertionResults: [] });
  expect([one?.holds, two?.holds]).toEqual([false, false]);
});

test('a row whose tests passed with a figure that is missed is marked and named', () => {
  const figures = [{ row: 'one', text: '300 ms', isMissed: true }];
  const files = [file('test/one.test.ts', 'passed'), file('test/two.test.ts', 'passed')];
  const run = summaryOf(ROWS, { testResults: files } as never, figures, '/home');
  const when = { date: '2026-01-02', minutes: 90, machine: 'two cores' };
  const text = documentWith(readFileSync('docs/reliability.md', 'utf8'), run, when);
  expect(text).toContain('two cores. Every test passed. A figure is missed: One.');
  expect(text).toContain('| ! | One | a \\| b | 1 | missed: 300 ms |');
  expect(textOfTable(run)).toContain('! One');
});

test('the document gets the run in place of the one before, and the text names what failed', () => {
  const run = summary(file('test/one.test.ts', 'passed'), file('test/two.test.ts', 'failed'));
  const when = { date: '2026-01-02', minutes: 90, machine: 'two cores' };
  const before = readFileSync('docs/reliability.md', 'utf8');
  const once = documentWith(before, run, when);
  expect(once).toContain('2026-01-02, 90 minutes, two cores. Did not hold: Two.');
  expect(once).toContain('| ✓ | One | a \\| b | 1 | 5 things \\| 3 ms |');
  expect(documentWith(once, run, when)).toBe(once);
  expect(once.slice(once.indexOf('## Not covered'))).toBe(before.slice(before.indexOf('## Not covered')));
  expect(textOfTable(run)).toContain('✗ Two');
});

test('rows that are measured again take the place of those of the full run, and the text says which and when', () => {
  const full = summary(file('test/one.test.ts', 'passed'), file('test/two.test.ts', 'failed'));
  const when = { date: '2026-01-02', minutes: 90, machine: 'two cores, Node v20.19.5' };
  const none = readFileSync('docs/reliability.md', 'utf8').replace(/Last full run: [\s\S]*?(?=<!-- The end)/, 'There is no full run yet.\n\n'); // prettier-ignore
  const again = (...states: string[]) =>
    summaryOf(ROWS.slice(1), { testResults: [file('test/two.test.ts', ...states)] } as never, [], '/home');
  const mended = documentWithRows(documentWith(none, full, when), again('passed', 'passed'), '2026-01-03');
  const head = 'Last full run: 2026-01-02, 90 minutes, two cores, Node v20.19.5.';
  expect(mended).toContain(`${head} Every test passed. Measured again after it: Two (2026-01-03).\n`);
  expect(mended).toContain('| ✓ | One | a \\| b | 1 | 5 things \\| 3 ms |');
  expect(mended).toContain('| ✓ | Two | c | 2 |');
  expect(documentWithRows(mended, again('failed'), '2026-01-04')).toContain(
    `${head} Did not hold: Two. Measured again after it: Two (2026-01-04).\n`,
  );
  expect(documentWithRows(none, again('passed'), '2026-01-03')).toBe(none);
});

test('every row names tests that there are', () => {
  for (const row of rows) for (const path of row.files) expect(existsSync(path), path).toBe(true);
});

test('tests that run alone belong to their row', () => {
  const alone = rows.flatMap(({ alone = [], files }) => alone.map((file) => ({ file, ofRow: files.includes(file) })));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.filter(({ ofRow }) => !ofRow)).toEqual([]);
});
