// Takes the pictures on the gallery's cards from the pages themselves, after `npm run build`:
//   node tools/gallery/cards.mjs               all of them, into assets/gallery/
//   node tools/gallery/cards.mjs duel cafe     only these
// Each is a part of a page's figure at its original size, so that pixels stay sharp.

import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, waitUntil } from '../run/browser.mjs';
import { startStaticServer } from '../run/static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const out = join(root, 'assets/gallery');
const SIZE = { width: 276, height: 108 };

/**
 * Number of ticks before the picture, and the part: its distance from the left and the top of the figure, in CSS
 * pixels.
 */
const PIECES = {
  notebook: { ticks: 96, x: 196, y: 62 },
  squads: { ticks: 100, x: 236, y: 26 },
  senses: { ticks: 72, x: 255, y: 90 },
  warps: { ticks: 80, x: 60, y: 2 },
  table: { ticks: 300, x: 128, y: 154 },
  curves: { ticks: 60, x: 8, y: 114 },
  utility: { ticks: 9, x: 250, y: 60 },
  paparazzo: { ticks: 124, x: 252, y: 70 },
  rival: { ticks: 9, x: 4, y: 6 },
  duel: { ticks: 40, x: 150, y: 0 },
  janken: { ticks: 60, x: 60, y: 0 },
  cafe: { ticks: 640, x: 120, y: 90 },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !(id in PIECES));
if (unknown.length > 0 || !existsSync(join(root, 'dist/gallery/index.html'))) {
  console.error(
    unknown.length > 0 ? `no page ${unknown.join(', ')}` : 'There is no dist/gallery: run `npm run build`.',
  );
  process.exit(2);
}

mkdirSync(out, { recursive: true });
const server = await startStaticServer({ folder: join(root, 'dist') });
const browser = await launchBrowser();
try {
  for (const [id, { ticks, x, y }] of Object.entries(PIECES)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    await page.goto(`${server.url}gallery/#${id}`, { waitUntil: 'networkidle' });
    await waitUntil(page, `window.gallery?.page === '${id}'`, 30_000);
    // Pictures of people are loaded when they are first drawn.
    await page.waitForTimeout(id === 'cafe' ? 6000 : 1200);
    await page.evaluate(
      `(gallery.clock.playing.value = false, gallery.clock.reset(), gallery.clock.step(${ticks}), null)`,
    );
    await page.waitForTimeout(id === 'cafe' ? 3000 : 900);
    const box = await page.locator('.exhibit-figure').boundingBox();
    await page.screenshot({ path: join(out, `${id}.png`), clip: { x: box.x + x, y: box.y + y, ...SIZE } });
    console.log(`${id}.png`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
