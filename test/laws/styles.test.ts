// Styles are read by stylelint (stylelint.config.mjs; `npm run check` runs it over all of them). Here: its rules can fail,
// and components contain no literal colours. docs/styles.md explains layers and tokens.

import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import config from '../../stylelint.config.mjs';
import { root, sourcesBelow } from './sources.ts';

const inPanel = (rule: string) => `@layer panels {\n  ${rule}\n}\n`;

async function broken(code: string, path = 'src/hud/panels/sample.css'): Promise<string[]> {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, path), config, cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('the law itself', () => {
  test.each([
    ['.pill { gap: 3px; }', 'honeybell/layered'],
    ['@layer kit { .pill { gap: 3px; } }', 'honeybell/layered'],
    ['@layer panels, kit;', 'honeybell/layered'],
    [inPanel('.hb .pill { gap: 3px; }'), 'selector-disallowed-list'],
    [inPanel('#stage { gap: 3px; }'), 'selector-max-id'],
    [inPanel('.x8 { gap: 3px; }'), 'selector-class-pattern'],
    [inPanel('.pill { gap: 3px !important; }'), 'declaration-no-important'],
    [inPanel('.pill { color: #432a40; }'), 'color-no-hex'],
    [inPanel('.pill { color: white; }'), 'color-named'],
    [inPanel('.pill { color: rgba(0, 0, 0, 0.5); }'), 'function-disallowed-list'],
    [inPanel('.pill { padding: 3px 8px; }'), 'declaration-property-value-disallowed-list'],
    [inPanel('.pill { z-index: 7; }'), 'declaration-property-value-disallowed-list'],
    ['@media (max-width: 777px) {}', 'media-feature-name-value-allowed-list'],
  ])('finds %j', async (code, rule) => {
    expect(await broken(code)).toContain(rule);
  });

  test('lets a rule pass that lies in its layer and uses tokens', async () => {
    expect(await broken(inPanel('.pill:hover { padding: 3px var(--space-8); color: var(--ink); }'))).toEqual([]);
  });
});

/** Canvases and files cannot use tokens; each kind of drawing has a palette of its own. */
const PALETTES =
  /^src\/(view\/|gallery\/frame\/palette\.ts$|lab\/time\/lane-palette\.ts$|inspector\/panel\/band-colours\.ts$|analysis\/sweep\/colours\.ts$)/;
const COLOUR = /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;

test('components contain no literal colours', () => {
  const literal = sourcesBelow('src')
    .filter(({ path }) => !PALETTES.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => COLOUR.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(literal).toEqual([]);
});
