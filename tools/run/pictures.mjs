// Renews the pictures in docs/pictures/ from the built game, always with the same seeds and moments:
//   npm run build && node tools/run/pictures.mjs              all of them
//   node tools/run/pictures.mjs rush-hour screens lab-time    some; "screens" and "lab" are whole walks
// `takePicture` can show any other moment.

import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser, waitUntil } from './browser.mjs';
import { LAB_SCREENS, walkLab } from './lab-screens.mjs';
import { oneOf, optionsOf } from './options.mjs';
import { walkScreens } from './screens.mjs';
import { startStaticServer } from './static-server.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * @typedef {object} Scene
 * @property {number} seed
 * @property {number} [tick] omitted: the title screen
 * @property {string} [select] id of the person whose notebook is open
 * @property {string} [tab] its page: Now, Traits, History
 * @property {{ at: number, run: string }[]} [orders] JavaScript run in the page before that tick
 * @property {boolean} [season] a season's first day instead of a single day
 * @property {string} [then] JavaScript run at the end
 * @property {string} [ready] JavaScript that is true once what `then` opened has come
 * @property {string} [last] JavaScript run after that
 * @property {string} [until] JavaScript that is true once the picture can be taken
 * @property {number} [width]
 * @property {number} [height]
 * @property {string} [locale]
 * @property {boolean} [touch] a phone: touch input, two device pixels per CSS pixel
 */

const order = (keys, command, tick = 200) =>
  `honeybell.actions.give({ kind: 'command', post: ${JSON.stringify({ executorKeys: keys, tick, command })} })`;
const held = {
  orders: [{ at: 1, run: 'honeybell.actions.noMoreCases()' }],
  seed: 35,
  tick: 3391,
  select: 'momo',
  touch: true,
  until: "document.querySelector('.brief, .notebook')",
};
const heldEvening = { seed: 11, tick: 8000, season: true, touch: true, width: 390, height: 844 };
/** Switches the notebook's details on, with its tabs. */
const DETAILS = `localStorage.setItem('honeybell.settings', '{"details":true}')`;
const evening = (tab) => `document.querySelector('#evening-tab-${tab}').click()`;

/** @type {Record<string, Scene>} */
const scenes = {
  'rush-hour': {
    seed: 35,
    tick: 3391,
    select: 'momo',
    orders: [
      { at: 3300, run: order(['nana'], { behave: 'move', x: 4, y: 8, manner: 'plain' }) },
      { at: 3361, run: order(['yuki'], { behave: 'move', x: 8, y: 7, manner: 'a-move' }) },
    ],
  },
  ...Object.fromEntries(
    ['zh-CN', 'ja-JP'].map((locale) => [
      `cafe-${locale.slice(0, 2)}`,
      { seed: 35, tick: 1800, select: 'hana', locale, until: "document.querySelector('.notebook [role=tab]')" },
    ]),
  ),
  // Phones and tablets: two device pixels per CSS pixel, touch instead of a mouse.
  phone: { ...held, width: 390, height: 844 },
  'phone-notebook': { ...held, width: 390, height: 844, then: "document.querySelector('.brief-acts .btn').click()" },
  'phone-side': { ...held, width: 844, height: 390 },
  tablet: { ...held, width: 768, height: 1024 },
  'phone-evening': { ...heldEvening, then: evening('report') },
  'phone-layout': {
    ...heldEvening,
    then: evening('layout'),
    ready: "document.querySelectorAll('.piece').length > 1",
    last: "document.querySelectorAll('.piece')[1].click()",
  },
  small: { seed: 35, tick: 1800, select: 'hana', width: 900, height: 600 },
};

const STRETCH = 200;
/** Ticks before the picture that are played one a frame, so that moving effects are in place. */
const PLAYED = 30;

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the built game
 * @param {Scene} scene
 * @param {string} path of the PNG to write
 */
export async function takePicture(browser, url, scene, path) {
  const { seed, tick, width = 1280, height = 720, locale = 'en-US', touch = false } = scene;
  const hand = touch ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {};
  const page = await browser.newPage({ viewport: { width, height }, locale, ...hand });
  if (scene.tab !== undefined || scene.until?.includes('[role=tab]')) await page.addInitScript(DETAILS);
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
      // In stretches with frames between them, because the day's best moment is photographed on the way.
      for (; at < when && !(await page.evaluate('honeybell.cafe.state.over')); at += Math.min(STRETCH, when - at)) {
        await page.evaluate(`honeybell.step(${Math.min(STRETCH, when - at)})`);
        await page.waitForTimeout(60);
      }
      at = when;
      await page.evaluate(`(() => { ${run} })()`);
    }
    if (scene.select) await page.evaluate(`honeybell.select(['${scene.select}'])`);
    if (scene.tab) await page.getByRole('tab').nth(['Now', 'Traits', 'History'].indexOf(scene.tab)).click();
    await page.evaluate('(honeybell.view.setPaused(false), null)');
    // Effects of the fast run have ended by then.
    await page.waitForTimeout(4000);
    for (let i = 0; i < PLAYED && at < tick; i++, at++) {
      await page.evaluate(
        '(honeybell.step(1), new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40))))',
      );
    }
  }
  if (scene.then) await page.evaluate(scene.then);
  if (scene.ready) await waitUntil(page, scene.ready);
  if (scene.last) await page.evaluate(scene.last);
  if (scene.until) await waitUntil(page, scene.until);
  await page.waitForTimeout(300);
  mkdirSync(dirname(path), { recursive: true });
  await page.screenshot({ path, timeout: 60_000 });
  await page.close();
}

/** Every screen of the game, after a whole day. */
async function takeScreens(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });
  await page.addInitScript(DETAILS);
  page.on('pageerror', (problem) => console.error(problem.stack ?? problem.message));
  await page.goto(`${url}?seed=21`, { waitUntil: 'load' });
  await waitUntil(page, 'window.honeybell');
  await walkScreens(
    page,
    async (name) => {
      // Waits for the animations of panels, cards and rays.
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(root, `docs/pictures/${name}.png`), timeout: 60_000 });
      console.log(`docs/pictures/${name}.png`);
    },
    { wholeDay: true },
  );
  await page.close();
}

/** Further conditions for a picture: everything the page can show is there. */
const WHOLE = {
  whatif: async (page) => {
    await waitUntil(page, 'honeybell.lab.models.get("whatif").running.value === null', 300_000);
    await page.getByRole('button', { name: /^Map / }).click();
    await waitUntil(page, 'honeybell.lab.models.get("whatif").heat.running.value === null', 300_000);
    await page.getByRole('button', { name: 'Watch it' }).click();
    await waitUntil(page, "document.querySelector('.whatif-pale')");
    await page.evaluate('(honeybell.lab.setSpeed(0), null)');
  },
};

/** Every page of the lab, or some. */
async function takeLab(browser, url, names = LAB_SCREENS) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-US' });
  page.on('pageerror', (problem) => console.error(problem.stack ?? problem.message));
  await page.goto(`${url}?seed=7`, { waitUntil: 'load' });
  await waitUntil(page, 'window.honeybell');
  await walkLab(
    page,
    async (name) => {
      await WHOLE[name]?.(page);
      await page.waitForTimeout(2500);
      await page.screenshot({ path: join(root, `docs/pictures/lab-${name}.png`), timeout: 60_000 });
      console.log(`docs/pictures/lab-${name}.png`);
    },
    { names },
  );
  await page.close();
}

/** Walks that take many pictures. */
const WALKS = {
  screens: takeScreens,
  lab: takeLab,
  ...Object.fromEntries(LAB_SCREENS.map((name) => [`lab-${name}`, (browser, url) => takeLab(browser, url, [name])])),
};

async function main() {
  const { words: names } = optionsOf({
    use: 'node tools/run/pictures.mjs',
    about: 'Renews the pictures in docs/pictures/ from the built game.',
    words: { kind: oneOf(Object.keys({ ...scenes, ...WALKS })), says: 'which pictures; left out = all' },
  });
  if (!existsSync(join(root, 'dist/index.html')))
    throw new Error('There is no dist/index.html: run `npm run build` first.');
  const server = await startStaticServer({ folder: join(root, 'dist') });
  const browser = await launchBrowser();
  try {
    for (const name of names.length > 0 ? names : [...Object.keys(scenes), 'screens', 'lab']) {
      if (name in WALKS) {
        await WALKS[name](browser, server.url);
        continue;
      }
      await takePicture(browser, server.url, scenes[name], join(root, `docs/pictures/${name}.png`));
      console.log(`docs/pictures/${name}.png`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((problem) => {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  });
}
