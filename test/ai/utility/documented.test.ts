// Each built-in type of a configuration stands in the tables of docs/utility.md.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILT_IN } from '../../../src/ai/utility/factory.ts';

test('docs/utility.md names every built-in type', () => {
  const text = readFileSync(new URL('../../../docs/utility.md', import.meta.url), 'utf8');
  const types = BUILT_IN.map(({ type }) => type);
  expect(types.length).toBeGreaterThan(20);
  expect(types.filter((type) => !text.includes(`\`${type}\``))).toEqual([]);
});
