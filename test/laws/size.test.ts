// The first visit stays light: all scripts, styles and fonts that a browser fetches by itself until the title has
// settled, compressed as a host would send them. What waits behind a key or a click (the notebook, the lab), and the
// words and letters of the language that is not shown, do not belong to it.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openGame } from '../browser/harness.ts';
import { root } from './sources.ts';

/** The goal is 500. This is what there is now and a little room, so that growing beyond it is a decision. */
const LIMITS = [
  { locale: 'en-US', kilobytes: 440 },
  { locale: 'zh-CN', kilobytes: 500 },
] as const;

interface Weight {
  readonly path: string;
  readonly kilobytes: number;
}

async function firstVisit(locale: string): Promise<Weight[]> {
  const game = await openGame({ locale });
  await game.until("document.querySelector('.title-menu')");
  await game.page.waitForLoadState('networkidle');
  const weighed = (await game.downloads())
    .filter(({ type, path }) => /javascript|css|font/.test(type) || /\.(js|css|woff2?|ttf)$/.test(path))
    .map(({ path, body }) => ({ path, kilobytes: gzipSync(body).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes || (a.path < b.path ? -1 : 1));
  await game.close();
  return weighed;
}

/** What a built script is made of: the sources its map names. What the bundler adds has no map. */
function sourcesOf(path: string): string[] {
  const file = join(root, 'dist', `${path}.map`);
  if (!existsSync(file)) return [];
  const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[] };
  return map.sources.map((source) => source.replaceAll('../', ''));
}

test.each(LIMITS)('a first visit in $locale weighs at most $kilobytes KB', async ({ locale, kilobytes }) => {
  const weighed = await firstVisit(locale);
  const total = weighed.reduce((sum, weight) => sum + weight.kilobytes, 0);
  const list = weighed.map((weight) => `${weight.kilobytes.toFixed(1)} KB  ${weight.path}`).join('\n');
  expect(weighed.length).toBeGreaterThan(0);
  expect(total, `${total.toFixed(1)} KB:\n${list}`).toBeLessThanOrEqual(kilobytes);

  const sources = weighed.flatMap(({ path }) => sourcesOf(path));
  expect(sources).toContain('src/main.ts');
  expect(sources.filter((source) => source.startsWith('src/lab/'))).toEqual([]);
  expect(weighed.some(({ path }) => path.startsWith('/built/zh-'))).toBe(locale === 'zh-CN');
  expect(weighed.some(({ path }) => path.endsWith('/hanzi.woff2'))).toBe(locale === 'zh-CN');
});
