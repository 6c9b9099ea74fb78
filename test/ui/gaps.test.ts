// A class for the gap between the parts of a row has a style: without one, two texts stand on each other.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

test('every gap class that a panel uses is defined', () => {
  const base = readFileSync(`${root}ui/styles/base.css`, 'utf8');
  const missing = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/["'` ](gap-\d+)\b/g)].flatMap(([, name = '']) =>
        base.includes(`.${name} {`) ? [] : [`${file}: ${name}`],
      ),
    );
  expect(missing).toEqual([]);
});
