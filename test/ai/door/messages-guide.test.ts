// The guide to the messages: each message in its tables is one that a test of the minds expects.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const guide = read('../../../docs/library/mistakes.md');
const expected = ['./mistakes.test.ts', './silent-mistakes.test.ts'].map(read).join('\n');
const listed = [...guide.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, message]) => message as string);

test('the guide lists at least fifteen messages', () => {
  expect(listed.length).toBeGreaterThanOrEqual(15);
});

test.each(listed)('a test expects the message “%s”', (message) => {
  expect(expected).toContain(message);
});
