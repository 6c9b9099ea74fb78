// Renews the pictures in docs/pictures/ from the built game, always of the same seeds and moments:
//   npm run build && node tools/run/pictures.mjs              all of them
//   node tools/run/pictures.mjs rush-hour shape               some
// `takePicture` is for looking at any other moment.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, waitUntil } from './browser.mjs';
import { startStaticServer } from './static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {object} Scene
 * @property {number} seed
 * @property {number} [tick] left out: the title
 * @property {string} [select] whose notebook lies open
 * @property {string} [tab] its page: Now, Shape, Past
 * @property {{ at: number, run: string }[]} [orders] JavaScript run in the page before that tick
 * @property {boolean} [season] a season's first day instead of a day of its own
 * @property {Record<string, string>} [series] several pictures from here on: their names, and what is run before each
 * @property {string} [then] JavaScript run at the end
 * @property {string} [until] JavaScript that is true when the picture may be taken
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [locale]
 */

const order = (keys, command, tick = 200) =>
  `honeybell.actions.give({ kind: 'command', post: ${JSON.stringify({ executorKeys: keys, tick, command })} })`;
const wholeDay = 8000;
const press = (key) =>
  `document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }))`;
const closed = "document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel')), await frames(8)";
const page = (tab) => `document.querySelector('#evening-tab-${tab}').click()`;

/** @type {Record<string, Scene>} */
const scenes = {
  title: { seed: 11 },
  'rush-hour': {
    seed: 35,
    tick: 3391,
    select: 'sakura',
    orders: [
      { at: 3300, run: order(['nana'], { behave: 'move', x: 4, y: 8, manner: 'plain' }) },
      { at: 3361, run: order(['yuki'], { behave: 'move', x: 8, y: 7, manner: 'a-move' }) },
    ],
  },
  shape: { seed: 11, tick: 1500, select: 'momo', tab: 'Shape' },
  ...Object.fromEntries(
    ['zh-CN', 'ja-JP'].map((locale) => [
      `cafe-${locale.slice(0, 2)}`,
      { seed: 35, tick: 1800, select: 'hana', locale, until: "document.querySelector('.notebook [role=tab]')" },
    ]),
  ),
  small: { seed: 35, tick: 1800, select: 'hana', width: 900, height: 600 },
  panels: {
    seed: 11,
    tick: 1500,
    series: {
      'rival-board': press('b'),
      'head-maid': `${closed}; ${press('h')}`,
      keys: `${closed}; ${press('?')}`,
      menu: `${closed}; [...document.querySelectorAll('.topbar .btn.square')].at(-1).click()`,
    },
  },
  evening: {
    seed: 11,
    tick: wholeDay,
    season: true,
    until: "document.querySelector('.evening [role=tab]')",
    series: {
      'evening-report': page('report'),
      'evening-staff': page('staff'),
      'evening-hire': `${page('hire')}; honeybell.actions.give({ kind: 'evening', act: { do: 'draw', count: 1 } })`,
      'evening-menu': page('menu'),
      'evening-layout': page('layout'),
      'evening-rival': page('rival'),
      'evening-goals': page('goals'),
    },
  },
  festival: {
    seed: 11,
    tick: 40,
    season: true,
    orders: [
      {
        at: 1,
        run: 'Object.assign(honeybell.cafe.state.clock, { day: 7, closeTick: 5 }), (honeybell.cafe.state.arrivals.length = 0)',
      },
    ],
    until: "document.querySelector('.evening .festival')",
    series: {
      duel: [
        "document.querySelector('.festival').click()",
        'await frames(8)',
        "document.querySelector('.duel .btn').click()",
        ...[0, 1, 0, 1, 0].flatMap((i) => [
          'await frames(4)',
          `document.querySelectorAll('.duel-moves button')[${i}].click()`,
        ]),
      ].join('; '),
    },
  },
  report: { seed: 11, tick: wholeDay, until: "document.querySelector('.photo img')?.naturalWidth > 0" },
};

const STRETCH = 200;
/** Ticks before the picture that are played one a frame, so that what flies and floats is where it belongs. */
const PLAYED = 30;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the built game
 * @param {Scene} scene
 * @param {string} path of the PNG to write
 */
export async function takePicture(browser, url, scene, path) {
  const { seed, tick, width = 1280, height = 720, locale = 'en-US' } = scene;
  const page = await browser.newPage({ viewport: { width, height }, locale });
  page.on('pageerror', (problem) => console.error(problem.stack ?? problem.message));
  await page.goto(`${url}?seed=${seed}`, { waitUntil: 'load' });
  await waitUntil(page, 'window.honeybell');
  if (tick === undefined) await page.waitForTimeout(2500);
  else {
    await page.evaluate(
      `(honeybell.${scene.season ? 'beginSeason' : 'actions.newCafe'}(), honeybell.setSpeed(0), null)`,
    );
    let at = 0;
    for (const { at: when, run } of [...(scene.orders ?? []), { at: tick - PLAYED, run: '' }].sort(
      (a, b) => a.at - b.at,
    )) {
      // In stretches, with frames between them: the day's best moment is photographed on the way.
      for (; at < when && !(await page.evaluate('honeybell.cafe.state.over')); at += Math.min(STRETCH, when - at)) {
        await page.evaluate(`honeybell.step(${Math.min(STRETCH, when - at)})`);
        await page.waitForTimeout(60);
      }
      at = when;
      await page.evaluate(`(() => { ${run} })()`);
    }
    if (scene.select) await page.evaluate(`honeybell.select(['${scene.select}'])`);
    if (scene.tab) await page.getByRole('tab').nth(['Now', 'Shape', 'Past'].indexOf(scene.tab)).click();
    await page.evaluate('(honeybell.view.setPaused(false), null)');
    // What the leap through the day has thrown up comes down.
    await page.waitForTimeout(4000);
    for (let i = 0; i < PLAYED && at < tick; i++, at++) {
      await page.evaluate(
        '(honeybell.step(1), new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40))))',
      );
    }
  }
  if (scene.then) await page.evaluate(scene.then);
  if (scene.until) await waitUntil(page, scene.until);
  mkdirSync(dirname(path), { recursive: true });
  for (const [name, run] of Object.entries(scene.series ?? { '': '' })) {
    await page.evaluate(
      `(async () => { const frames = async (n) => { while (n-- > 0) await new Promise(requestAnimationFrame); }; ${run} })()`,
    );
    // Panels come in, a card turns over, rays go round.
    await page.waitForTimeout(name === '' ? 300 : 1500);
    const file = name === '' ? path : join(dirname(path), `${name}.png`);
    await page.screenshot({ path: file, timeout: 60_000 });
    if (name !== '') console.log(file);
  }
  await page.close();
}

async function main(names) {
  const unknown = names.filter((name) => !(name in scenes));
  if (unknown.length > 0)
    throw new Error(`no such picture: ${unknown.join(', ')}. Pictures: ${Object.keys(scenes).join(' ')}`);
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no dist/index.html: run `npm run build` first.');
  const server = await startStaticServer({ folder: join(root, 'dist') });
  const browser = await launchBrowser();
  try {
    for (const name of names.length > 0 ? names : Object.keys(scenes)) {
      const path = join(root, `docs/pictures/${name}.png`);
      await takePicture(browser, server.url, scenes[name], path);
      if (scenes[name].series === undefined) console.log(`docs/pictures/${name}.png`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((problem) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  });
}
