// The packed recorder and inspector: a game is rewound on a plain page and goes on as a branch, a headless run is saved
// and viewed by the package's command, and the command refuses what is mistyped.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/run/browser.mjs';
import { startStaticServer } from '../../tools/run/static-server.mjs';
import { emptyProject, endViewers, removed, root, run, viewer } from './packed.ts';

const GAME = `import { behaviour, createMinds, DONE, GOING, resting } from 'honeybell-minds';
import { record } from 'honeybell-minds/recorder';

const yard = { rex: { at: 0 }, ball: 5 };
export const minds = createMinds({
  behaviours: {
    run: behaviour({ perform: (me, { to }) => { me.at += Math.sign(to - me.at); return me.at === to ? DONE : GOING; } }),
    lie: resting(),
  },
  scripts: {
    fetches: (me, thought) => {
      const goal = me.at === yard.ball ? 0 : yard.ball;
      thought.weigh(() => [0, yard.ball].map((at) => ({ id: 'place ' + at, terms: { away: Math.abs(at - me.at) },
        verdict: at === goal ? 'chosen' : 'is here' })));
      thought.why('runs to', { goal });
      return me.at === goal ? { behave: 'lie', tick: 3 } : { behave: 'run', to: goal };
    },
  },
  characters: { dog: { warps: { default: 'fetches' } } },
});
minds.add('rex', yard.rex, 'dog');
export const recorder = record(minds, {
  save: () => yard,
  restore: (saved) => Object.assign(yard, saved),
  characterOf: (id) => yard[id],
  step: () => minds.tick(),
  every: 20,
  inputs: { throws: (at) => { yard.ball = at; } },
});
recorder.run(100);
`;
let project = '';
let browser: Browser;
let server: Awaited<ReturnType<typeof startStaticServer>>;
const problems: string[] = [];

beforeAll(async () => {
  project = emptyProject();
  writeFileSync(join(project, 'game.js'), GAME);
  browser = await launchBrowser();
  server = await startStaticServer({ folder: project, policy: null });
});
afterAll(async () => {
  endViewers();
  await browser.close();
  await server.close();
  removed(project);
});

async function pageAt(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 700 } });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  await page.locator('.minds-inspector').waitFor();
  return page;
}

test('a game on a plain page is rewound, says why, and goes on as a branch', async () => {
  const imports = Object.fromEntries(
    ['', '/recorder', '/inspector'].map((way) => [
      `honeybell-minds${way}`,
      `./node_modules/honeybell-minds/${way === '' ? 'index' : way.slice(1)}.js`,
    ]),
  );
  writeFileSync(
    join(project, 'page.js'),
    `import { openInspector } from 'honeybell-minds/inspector';
import { recorder } from './game.js';
openInspector(document.body, recorder, { describe: { name: () => 'Rex' } });
Object.assign(window, { recorder });`,
  );
  writeFileSync(
    join(project, 'page.html'),
    `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script><body style="height:100vh;margin:0"><script type="module" src="page.js"></script>`,
  );
  const page = await pageAt(`${server.url}page.html`);
  const tick = page.locator('.mi-tick');
  expect(await tick.textContent()).toBe('100');
  await page.getByRole('heading', { name: 'Rex' }).waitFor();
  await page.getByRole('columnheader', { name: 'away' }).waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.mi-tick', { hasText: /^20$/ }).waitFor();
  expect(await page.evaluate('recorder.tick')).toBe(20);
  await page.getByRole('tab', { name: 'Warps' }).click();
  await page.locator('.warp-node', { hasText: 'default' }).waitFor();
  await page.getByRole('button', { name: 'Branch here' }).click();
  await page.evaluate("(recorder.give('throws', 9), recorder.run(30))");
  await page.locator('.mi-tick', { hasText: /^50$/ }).waitFor();
  await page.getByRole('combobox', { name: 'Line of time' }).selectOption('1');
  await page.locator('.mi-tick', { hasText: /^100$/ }).waitFor();
  expect(await page.evaluate('recorder.problems')).toEqual([]);
  // Closing lets the time go on that the inspector held.
  expect(await page.evaluate('recorder.held')).toBe(true);
  await page.getByRole('button', { name: 'Close the inspector' }).click();
  expect(await page.evaluate('[recorder.held, recorder.step(), recorder.tick]')).toEqual([false, true, 101]);
  expect(problems).toEqual([]);
  await page.close();
});

test('times of the game are shown and typed, and an input is given from the inspector, also in the past', async () => {
  writeFileSync(
    join(project, 'timed.js'),
    `import { openInspector } from 'honeybell-minds/inspector';
import { recorder } from './game.js';
openInspector(document.body, recorder, { describe: { ticksPerSecond: 10 } });
Object.assign(window, { recorder });`,
  );
  writeFileSync(
    join(project, 'timed.html'),
    readFileSync(join(project, 'page.html'), 'utf8').replace('page.js', 'timed.js'),
  );
  const page = await pageAt(`${server.url}timed.html`);
  const time = (text: string) => page.locator('.mi-tick', { hasText: text }).waitFor();
  await time('0:10.0');
  const field = page.getByRole('textbox', { name: 'Go to time' });
  await field.fill('0:04.2');
  await field.press('Enter');
  await time('0:04.2');
  expect(await page.evaluate('recorder.tick')).toBe(42);
  await field.fill('3:00');
  await field.press('Enter');
  expect(await field.evaluate((one) => (one as HTMLInputElement).validationMessage)).toBe(
    'There is no such time; the recording goes from 0:00.0 to 0:10.0.',
  );
  await page.getByRole('tab', { name: 'Inputs' }).click();
  await page.getByText('Given now, it begins a branch at 0:04.2.').waitFor();
  await page.getByRole('textbox', { name: 'throws at' }).fill('9');
  await page.getByRole('button', { name: 'Give throws' }).click();
  await page.getByRole('status').getByText('throws(9) given at 0:04.2').waitFor();
  await page
    .getByRole('combobox', { name: 'Line of time' })
    .getByText('branch 2, from 0:04.2')
    .waitFor({ state: 'attached' });
  await page.evaluate('recorder.run(20)');
  await time('0:06.2');
  await page.getByRole('tab', { name: 'Why' }).click();
  await page.getByText('runs to (goal 9)').first().waitFor();
  expect(await page.evaluate('recorder.problems')).toEqual([]);
  expect(problems).toEqual([]);
  await page.close();
});

test('what a search finds is on the screen however many lanes there are, and one who has gone is said to be gone', async () => {
  writeFileSync(
    join(project, 'crowd.js'),
    `import { createMinds, resting } from 'honeybell-minds';
import { openInspector, record } from 'honeybell-minds/inspector';
const minds = createMinds({
  behaviours: { lie: resting() },
  scripts: { idles: (me, { why }) => { why('carries nothing', { load: 0 }); return { behave: 'lie', tick: 5 }; } },
  characters: { ant: { warps: { default: 'idles' } } },
});
const ants = Array.from({ length: 60 }, () => ({}));
ants.forEach((ant, i) => minds.add('ant ' + String(i).padStart(2, '0'), ant, 'ant'));
const recorder = record(minds, { save: () => ants, restore() {}, characterOf: (id) => ants[Number(id.slice(4))],
  step: () => minds.tick() });
recorder.run(50);
minds.remove('ant 00');
recorder.run(50);
openInspector(document.body, recorder, { who: 'ant 00' });`,
  );
  writeFileSync(
    join(project, 'crowd.html'),
    readFileSync(join(project, 'page.html'), 'utf8').replace('page.js', 'crowd.js'),
  );
  const page = await pageAt(`${server.url}crowd.html`);
  await page.getByText('Not there at this moment; was there from 0 to 50.').waitFor();
  await page.getByRole('searchbox').fill('carries');
  const found = page.locator('.mi-found');
  await found.getByRole('heading', { name: /moments found/ }).waitFor();
  expect(await found.evaluate((box) => box.clientHeight)).toBeGreaterThan(120);
  const lanes = page.locator('.mi-scroll');
  expect(await lanes.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
  await lanes.hover();
  await page.mouse.wheel(0, 200);
  await page.waitForFunction("document.querySelector('.mi-scroll').scrollTop > 0");
  expect(problems).toEqual([]);
  await page.close();
});

test('a recording with a limit says from which tick on it knows, and goes back no further', async () => {
  writeFileSync(
    join(project, 'limited.js'),
    `import { createMinds, resting } from 'honeybell-minds';
import { openInspector, record } from 'honeybell-minds/inspector';
const minds = createMinds({
  behaviours: { lie: resting() },
  scripts: { idles: (me, { why }) => { why('has nothing to do'); return { behave: 'lie', tick: 70 }; } },
  characters: { ant: { warps: { default: 'idles' } } },
});
const ant = {};
minds.add('ant', ant, 'ant');
const recorder = record(minds, { save: () => ant, restore() {}, characterOf: () => ant, step: () => minds.tick(),
  every: 50, keep: 100 });
recorder.run(1000);
openInspector(document.body, recorder);`,
  );
  writeFileSync(
    join(project, 'limited.html'),
    readFileSync(join(project, 'page.html'), 'utf8').replace('page.js', 'limited.js'),
  );
  const page = await pageAt(`${server.url}limited.html`);
  await page.getByText('from 900', { exact: true }).waitFor();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  expect(await page.locator('.mi-tick').textContent()).toBe('900');
  // What the ant does at the beginning of the record is known, although it thought before.
  await page.locator('.mi-sentence', { hasText: 'lie 70 ticks – has nothing to do' }).waitFor();
  expect(problems).toEqual([]);
  await page.close();
});

test('a headless run is saved, and the command shows it with its thoughts', async () => {
  writeFileSync(
    join(project, 'headless.js'),
    `import { writeFileSync } from 'node:fs';
import { recordingToBytes } from 'honeybell-minds/recorder';
import { recorder } from './game.js';
recorder.goTo(40);
recorder.goToEnd();
writeFileSync('run.minds', await recordingToBytes(recorder.line));
console.log(recorder.problems.length);`,
  );
  expect(run(process.execPath, ['headless.js'], project)).toBe('0\n');
  const page = await pageAt(await viewer(project, 'run.minds'));
  expect(await page.title()).toBe('run.minds');
  await page.getByRole('searchbox').fill('goal 5');
  await page.getByRole('heading', { name: /moments found/ }).waitFor();
  await page.locator('.mi-found button').first().click();
  await page.locator('.mi-sentence', { hasText: 'run to 5 – runs to (goal 5)' }).waitFor();
  expect(problems).toEqual([]);
  // A file that is not a recording is refused, and another one can be chosen.
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File(['hello'], 'letter.txt'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data }));
  })()`);
  await page.getByRole('alert').getByText('letter.txt is not a recording of honeybell-minds').waitFor();
  await page.locator('input[type=file]').setInputFiles(join(project, 'run.minds'));
  await page.locator('.minds-inspector').waitFor();
  await page.close();
});

test('the command refuses what is mistyped, all at once, with exit code 2', () => {
  const command = join(project, 'node_modules/honeybell-minds/bin/honeybell-minds.mjs');
  const said = (...args: string[]) =>
    spawnSync(process.execPath, [command, ...args], { cwd: project, encoding: 'utf8' });
  const wrong = said('view', 'nothing.minds', '--prot', '80', '--port', '70000');
  expect(wrong.status).toBe(2);
  expect(wrong.stderr).toMatch(/no file 'nothing.minds'[^]*no option '--prot'[^]*'80' is the second[^]*not '70000'/);
  const letter = said('view', 'package.json');
  expect([letter.status, letter.stderr]).toEqual([2, expect.stringContaining("'package.json' is not a recording")]);
  writeFileSync(join(project, 'cut.minds'), readFileSync(join(project, 'run.minds')).subarray(0, 300));
  const cut = said('view', 'cut.minds');
  expect([cut.status, cut.stdout]).toEqual([2, '']);
  // What is wrong stands alone, not above a page of how the command is used.
  expect(cut.stderr.split('\n')).toEqual([
    "honeybell-minds: 'cut.minds' is damaged or cut off: it is not a whole recording; recordingToBytes writes one",
    'honeybell-minds: `honeybell-minds --help` says how it is used',
    '',
  ]);
  expect(said('show').status).toBe(2);
  expect(said().stderr).toContain('a command is missing');
  expect(said('--help').stdout).toContain('Usage: honeybell-minds view');
  expect(said('view', '--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--port NUMBER') });
  expect(said('view', '--port=x').stderr).toContain("--port takes a number from 1 to 65535, not 'x'");
});

test('what is contained of others is named with its licence', () => {
  const installed = join(project, 'node_modules/honeybell-minds');
  expect(readFileSync(join(installed, 'THIRD-PARTY.md'), 'utf8')).toMatch(/preact[^]*MIT[^]*@preact\/signals/);
  expect(existsSync(join(root, 'node_modules/preact/LICENSE'))).toBe(true);
});
