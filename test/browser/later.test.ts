// Parts that load later: they are there before they are needed; if the player is faster, they open a moment later; and
// if they cannot be loaded, the game says so and continues.

import { expect, test } from 'vitest';
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
