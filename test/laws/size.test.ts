// The first visit stays light: all scripts, styles and fonts that a browser fetches by itself until the game has
// settled, compressed as a host would send them. What waits behind a key or a click (the lab, charts) does not count.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openGame } from '../browser/harness.ts';

// The goal is 500. Phaser alone weighs 357 as a whole; until it is cut to what the view uses, the first visit may at
// least not grow: this number only ever goes down.
const budgetKilobytes = 570;

test(`scripts, styles and fonts of a first visit weigh at most ${budgetKilobytes} KB`, async () => {
  const game = await openGame();
  await game.page.waitForLoadState('networkidle');
  const weighed = (await game.downloads())
    .filter(({ type, path }) => /javascript|css|font/.test(type) || /\.(js|css|woff2?|ttf)$/.test(path))
    .map(({ path, body }) => ({ path, kilobytes: gzipSync(body).length / 1000 }))
    .sort((a, b) => b.kilobytes - a.kilobytes || (a.path < b.path ? -1 : 1));
  await game.close();

  const total = weighed.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
  const list = weighed.map(({ path, kilobytes }) => `${kilobytes.toFixed(1)} KB  ${path}`).join('\n');
  expect(weighed.length).toBeGreaterThan(0);
  expect(total, `${total.toFixed(1)} KB:\n${list}`).toBeLessThanOrEqual(budgetKilobytes);
});
