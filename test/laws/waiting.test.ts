// No browser test depends on the speed of the machine. The first tests prove that the law can fail.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, type Source, sourcesBelow } from './sources.ts';
import { waitsIn } from './waiting.ts';

describe('the law itself', () => {
  const inText = (text: string): number => waitsIn({ path: 'test/browser/sample.test.ts', text }).length;

  test.each([
    ['await cafe.page.waitForTimeout(300);'],
    ['await page.waitForFunction(() => window.ready);'],
    ["await waitUntil(page, 'window.ready');"],
    ['await expect.poll(() => price()).toBe(3);'],
    ["await page.waitForLoadState('networkidle');"],
    ['await vi.waitFor(() => expect(price()).toBe(3));'],
    ['await new Promise((done) => setTimeout(done, 50));'],
    ['const began = performance.now();'],
    ['const began = Date.now();'],
    ["test('sometimes', { retry: 2 }, async () => {});"],
    ["await cafe.ask('new Promise((done) => setTimeout(done, 50))');"],
    ['await cafe.ask(`new Promise((done) => requestAnimationFrame(done, ${ms}))`);'],
  ])('finds what is wrong with %s', (text) => {
    expect(inText(text)).toBe(1);
  });

  test.each([
    ['await cafe.pass(300);'],
    ["await cafe.until('window.ready');"],
    ['expect(await price()).toBe(3);'],
    ["await page.waitForLoadState('load');"],
    ["const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);"],
    ["test('always', { retry: 0 }, async () => {});"],
    ['const wait = page.setTimeout.bind(page);'],
    ["expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(20);"],
  ])('lets %s pass', (text) => {
    expect(inText(text)).toBe(0);
  });
});

test('no browser test waits for the machine', () => {
  const sources = sourcesBelow('test/browser');
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.flatMap(waitsIn)).toEqual([]);
});

test('no test is tried again', () => {
  const path = 'vitest.config.ts';
  const config = { path, text: readFileSync(join(root, path), 'utf8') };
  expect(waitsIn(config)).toEqual([]);
  expect(config.text).toContain('retry: 0');
});

test('no test outside the browser measures time: the benches do', () => {
  const clock = (source: Source): string[] =>
    waitsIn(source)
      .filter(({ what }) => what.includes('clock'))
      .map(({ at }) => at);
  const sources = sourcesBelow('test').filter(({ path }) => !path.startsWith('test/laws/'));
  expect(sources.length).toBeGreaterThan(200);
  expect(sources.flatMap(clock)).toEqual([]);
});
