// Parts that load later: they are there before they are needed; if the player is faster, they open a moment later; and
// if they cannot be loaded, the game says so and continues.

import { expect, test } from 'vitest';
import { figure } from '../soak/figure.ts';
import { openPlayed } from './cafe.ts';

const NEVER_IDLE = 'window.requestIdleCallback = () => 0;';

test('a player faster than idle time still gets the keys and the notebook', async () => {
  const cafe = await openPlayed({ before: NEVER_IDLE });
  await cafe.page.keyboard.press('?');
  await cafe.until("document.querySelector('.key-groups')?.textContent.includes('Space')");
  await cafe.page.keyboard.press('Escape');
  await cafe.until("document.querySelector('dialog[open]') === null");
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.side-panel')?.textContent.includes('Momo')");
  expect(await cafe.ask("/\\w\\.\\w+\\./.test(document.querySelector('.side-panel').textContent)")).toBe(false);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('without a connection a dialog stays closed and says why, the café goes on, and asking again helps', async () => {
  const cafe = await openPlayed({ before: NEVER_IDLE });
  await cafe.page.route(/lazy-panels-.*\.js/, (route) => route.abort());
  await cafe.page.keyboard.press('?');
  await cafe.until("document.querySelector('.toast')?.textContent.includes('connection')");
  expect(await cafe.ask("document.querySelector('dialog')")).toBeNull();
  const before = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.step(20);
  expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(before + 20);
  await cafe.page.unroute(/lazy-panels-.*\.js/);
  await cafe.page.keyboard.press('?');
  await cafe.until("document.querySelector('.key-groups')");
  await cafe.close();
});

test('a font that could not be fetched is fetched again when the connection returns, and its text is shown in it', async () => {
  const cafe = await openPlayed({ before: NEVER_IDLE });
  const { page } = cafe;
  const asked: string[] = [];
  await page.route(/mono-600-more.*\.woff2/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const MONO = "600 12px 'JetBrains Mono'";
  const has = (): Promise<boolean> => cafe.ask(`document.fonts.check("${MONO}", 'q')`);
  expect(await has()).toBe(false);
  await cafe.ask(`document.fonts.load("${MONO}", 'q').then(() => true, () => false)`);
  expect(asked).toHaveLength(1);
  // The panels bring the part that fetches fonts again, also one that failed before them.
  const second = page.waitForEvent('requestfailed', (request) => request.url().includes('mono-600-more'));
  await page.keyboard.press('?');
  await cafe.until("document.querySelector('.key-groups')");
  await second;
  expect(await has()).toBe(false);
  await page.unroute(/mono-600-more.*\.woff2/);
  await cafe.ask("(window.dispatchEvent(new Event('online')), null)");
  await cafe.until(
    `[...document.fonts].every(({ status }) => status !== 'error') && document.fonts.check("${MONO}", 'q')`,
  );
  expect(await has()).toBe(true);
  figure('contexts', 'a panel and a font that could not be fetched are there when the connection has returned');
  await cafe.close();
});
