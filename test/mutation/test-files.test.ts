// The choice of test files for mutation fits the folders of today.

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEFT_OUT, NEAR } from '../../tools/mutation/test-files.ts';

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.test\.tsx?$/.test(path));

test.each([...LEFT_OUT, ...Object.values(NEAR).flat()])('%s is the beginning of a test file', (beginning) => {
  expect(files.some((path) => path.startsWith(beginning))).toBe(true);
});
