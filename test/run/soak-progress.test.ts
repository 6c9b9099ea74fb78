// The long soak says how far it has come, in one line.

import { expect, test } from 'vitest';
import SoakProgress, { spoken } from '../../tools/run/soak-progress.mjs';

const ended = (name: string, duration: number, state = 'passed'): unknown => ({
  name,
  result: () => ({ state }),
  diagnostic: () => ({ duration }),
});

test('tests, files and minutes are counted; short tests that follow each other quickly are told of together', () => {
  let now = 1000;
  const lines: string[] = [];
  const progress = new SoakProgress(
    () => now,
    (line: string) => void lines.push(line),
  );
  progress.onTestRunStart([{}, {}]);
  progress.onTestModuleCollected({ children: { allTests: () => [1, 2, 3, 4] } });
  progress.onTestCaseResult(ended('day 1', 500));
  now += 9000;
  progress.onTestCaseResult(ended('day 2', 500));
  expect(lines).toEqual([]);
  now += 65_000;
  progress.onTestCaseResult(ended('a week', 65_000));
  progress.onTestCaseResult(ended('day 3', 500, 'failed'));
  progress.onTestModuleEnd({ relativeModuleId: 'test/soak/soak.test.ts' });
  expect(lines).toEqual([
    'soak: 3 of 4 tests, 0 of 2 files, 1 min 14 s – a week, 1 min 5 s',
    'soak: 4 of 4 tests, 1 FAILED, 0 of 2 files, 1 min 14 s – day 3, 0 min 0 s',
    'soak: 4 of 4 tests, 1 FAILED, 1 of 2 files, 1 min 14 s – test/soak/soak.test.ts',
  ]);
  expect(spoken(400_000)).toBe('6 min 40 s');
});
