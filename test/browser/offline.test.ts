// The built game keeps itself: after a while without the net it opens from what was stored, gallery and all, and says of
// itself what an installed game must say.

import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let game: PlayedCafe;
const stored = (): Promise<number> =>
  game.ask(`(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('honeybell '));
    return names.length === 0 ? 0 : (await (await caches.open(names[0])).keys()).length;
  })()`);
const files = (): number =>
  (JSON.parse(/FILES = (\[.*\]);/.exec(readFileSync('dist/offline.js', 'utf8'))?.[1] ?? '[]') as unknown[]).length;

beforeAll(async () => {
  game = await openTitle({ seed: 7, prefix: '/some/sub/path/' });
}, 120_000);
afterAll(() => game.close());

test('the manifest names what there is', async () => {
  const manifest = await game.ask<{ name: string; start_url: string; display: string; icons: { src: string }[] }>(
    "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())",
  );
  expect(manifest).toMatchObject({ name: 'Honeybell', start_url: './', display: 'fullscreen' });
  for (const { src } of manifest.icons) expect(existsSync(`dist/${src}`), src).toBe(true);
});

test('every file is stored, and without a connection the game opens and can be played', async () => {
  // It takes over when it has stored everything.
  await game.ask(`new Promise((taken) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => taken(null), { once: true });
    void navigator.serviceWorker.register('./offline.js');
  })`);
  const count = files();
  expect(count).toBeGreaterThan(100);
  expect(await stored()).toBe(count);

  await game.page.context().setOffline(true);
  await game.again();
  await game.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
  await game.step(200);
  await game.until("document.querySelector('.maid-card')");
  await game.page.goto(`${game.url}gallery/`);
  await game.until("document.querySelector('.gallery')");
  await game.page.context().setOffline(false);
});
