import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BAND_INKS } from '../../../src/lab/time/lane-palette.ts';
import { root } from '../../laws/sources.ts';

const tokens = new Map(
  [...readFileSync(join(root, 'src/ui/styles/tokens.css'), 'utf8').matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(
    ([, name, value]) => [name, value],
  ),
);

describe('the lanes have the colours of the swatches in their legend', () => {
  for (const [kind, ink] of Object.entries(BAND_INKS)) {
    if (kind === 'obey') continue;
    test(kind, () => expect(ink.fill).toBe(tokens.get(kind)));
  }
});
