// Recordings of runs without a screen, opened by the package's command: of three examples and of the café. In each, lanes are
// seen, a press on a lane shows why in words that can be read, and one can jump and search.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../tools/run/browser.mjs';
import { emptyProject, endViewers, removed, root, run, viewer } from './packed.ts';

let project = '';
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  project = emptyProject(['tsx']);
  for (const name of ['compare', 'dog', 'villagers'])
    cpSync(join(root, 'examples', name), join(project, name), { recursive: true });
  browser = await launchBrowser();
});
afterAll(async () => {
  endViewers();
  await browser.close();
  removed(project);
});

/** @param file left out = the page asks for one */
async function opened(...file: readonly string[]): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(await viewer(project, ...file));
  await page.locator(file.length > 0 ? '.minds-inspector' : '#drop').waitFor();
  return page;
}

/** Closes a page on which nothing went wrong; with HONEYBELL_SHOTS=1 its picture is kept. */
async function seen(page: Page, name: string): Promise<void> {
  if (process.env['HONEYBELL_SHOTS'] === '1')
    await page.screenshot({ path: join(root, `test/browser/out/recording-${name}.png`) });
  expect(problems).toEqual([]);
  await page.close();
}

const lanes = (page: Page): Locator => page.getByRole('slider', { name: /Time/ });
const sentence = (page: Page): Locator => page.locator('.mi-sentence');
const legend = (page: Page): Promise<string[]> => page.locator('.mi-legend li').allInnerTexts();
const shownTick = async (page: Page): Promise<number> => Number(await page.locator('.mi-tick').textContent());

/** Whether the lanes are painted in at least two colours besides the paper. */
const arePainted = (page: Page): Promise<boolean> =>
  lanes(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const colours = new Set<number>();
    for (let i = 0; i < data.length; i += 4)
      colours.add((data[i] ?? 0) * 65536 + (data[i + 1] ?? 0) * 256 + (data[i + 2] ?? 0));
    return colours.size > 3;
  });

/** Presses a lane at a share of the stretch of time that is shown. */
async function press(page: Page, row: number, share: number): Promise<void> {
  const { width } = (await lanes(page).boundingBox()) ?? { width: 0 };
  await lanes(page).click({ position: { x: width * share, y: row * 26 + 13 } });
}

/** Jumps by the bar below the lanes, and by the field for a tick. */
async function jumps(page: Page, end: number): Promise<void> {
  const bar = page.locator('.mi-whole');
  const { width } = (await bar.boundingBox()) ?? { width: 0 };
  await bar.click({ position: { x: width / 2, y: 9 } });
  expect(Math.abs((await shownTick(page)) - end / 2)).toBeLessThan(end / 50);
  const field = page.getByRole('spinbutton', { name: 'Go to tick' });
  await field.fill(String(end - 7));
  await field.press('Enter');
  expect(await shownTick(page)).toBe(end - 7);
}

test('the dog: its whole short day fills the lane, and the why-panel says what it was about', async () => {
  run(process.execPath, ['dog.mjs'], join(project, 'dog'));
  const page = await opened('dog/dog.minds');
  expect(await arePainted(page)).toBe(true);
  expect(await legend(page)).toEqual(expect.arrayContaining([' guard', ' fetch', ' asleep']));
  await press(page, 0, 0.1);
  expect(await shownTick(page)).toBe(8);
  await sentence(page).filter({ hasText: 'bark 5 ticks – a stranger is at the gate (who the postman)' }).waitFor();
  await page.getByRole('button', { name: 'The next thought' }).click();
  await page.getByRole('button', { name: 'The next thought' }).click();
  // What it does now has no reason of its own, so the last one is named as an earlier one.
  await sentence(page)
    .filter({ hasText: /^run to 8, 1 tick$/ })
    .waitFor();
  await page.getByText('The last reason, at 12: bark 5 ticks').waitFor();
  await jumps(page, 80);
  await seen(page, 'dog');
});

test('10,000 villagers of a server: one is found among them, and pages show the others', async () => {
  run(process.execPath, ['villagers.mjs', '--minutes', '3', '--record', 'run.minds'], join(project, 'villagers'));
  const page = await opened('villagers/run.minds');
  expect(await arePainted(page)).toBe(true);
  await page.getByText('1–40 of 10000 characters').waitFor();
  const names = (): Promise<string[]> => page.locator('.mi-names button').allTextContents();
  // Numbers in names are counted, so that villager 10 does not stand before villager 2.
  expect((await names()).slice(0, 4)).toEqual(['villager 0', 'villager 1', 'villager 2', 'villager 3']);
  await page.getByRole('button', { name: 'The characters after' }).click();
  await page.getByText('41–80 of 10000 characters').waitFor();
  await press(page, 5, 0.5);
  await sentence(page)
    .filter({ hasText: /^(sleep until sun – it is night|work gives grain|walk to \d+.*)$/ })
    .waitFor();
  await page.getByRole('searchbox').fill('villager 4711');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: 'villager 4711 farmer' }).waitFor();
  expect(await names()).toEqual(['villager 4711']);
  await jumps(page, 1800);
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('cell', { name: 'sun', exact: true }).waitFor();
  // The facts that every game has are not listed where nobody uses them.
  expect(await page.getByRole('cell', { name: 'buffs' }).count()).toBe(0);
  await seen(page, 'villagers');
});

test('the compared guards, dropped on the page: every colour of a lane is named, and all of the time fits', async () => {
  run(process.execPath, [join(project, 'node_modules/tsx/dist/cli.mjs'), 'recorded.ts'], join(project, 'compare'));
  const page = await opened();
  const recording = readFileSync(join(project, 'compare/guards.minds')).toString('base64');
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob('${recording}'), (one) => one.charCodeAt(0))], 'guards.minds'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: data }));
  })()`);
  await page.locator('.minds-inspector').waitFor();
  expect(await arePainted(page)).toBe(true);
  expect((await legend(page)).sort()).toEqual([' run', ' wait', ' walk']);
  await page.getByRole('button', { name: 'Everything' }).click();
  await press(page, 3, 0.25);
  await page.getByRole('heading', { name: 'guard 03 guard' }).waitFor();
  expect(Math.abs((await shownTick(page)) - 500)).toBeLessThan(20);
  await sentence(page)
    .filter({ hasText: /^(walk|wait|run)\b/ })
    .waitFor();
  await jumps(page, 2000);
  await seen(page, 'guards');
});

test('the café: a maid is found by her name, and a decision shows everything that she weighed', async () => {
  const scenario = {
    seed: 7,
    ticks: 900,
    map: ['############', '#K........R#', '#PP..aTb...#', '#....cTd...#', '#..........#', '######D#####'],
    maids: [
      { id: 'momo', rank: 3, at: [2, 4], duties: 'allround' },
      { id: 'zuri', rank: 4, at: [4, 4], duties: 'allround' },
    ],
    customers: ['kim', 'rio', 'lea', 'bo'].map((id, i) => {
      return { id, type: 'office', arrive: 0, seat: 'abcd'[i], start: 'seat', patience: 9000 };
    }),
  };
  writeFileSync(join(project, 'cafe.json'), JSON.stringify(scenario));
  const file = join(project, 'cafe.minds');
  run(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', join(project, 'cafe.json'), '--thoughts', file], root);
  const page = await opened(file);
  expect(await arePainted(page)).toBe(true);
  await page.getByRole('searchbox').fill('zuri');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: 'Zuri maid' }).waitFor();
  await page.getByRole('searchbox').fill('zuri serve.');
  await page.locator('.mi-found button').first().click();
  const weighed = page.getByRole('row');
  await weighed.filter({ hasText: 'chosen' }).first().waitFor();
  expect(await weighed.count()).toBeGreaterThan(2);
  // The verdict stands beside the option, and terms that no option has take no room.
  const columns = await page.getByRole('columnheader').allTextContents();
  expect(columns.slice(0, 2)).toEqual(['option', 'verdict']);
  expect(columns).toEqual(expect.arrayContaining(['waited', 'tiles']));
  expect(columns).not.toContain('dear');
  await sentence(page)
    .filter({ hasText: /serve\.\w+ \(guest \w+/ })
    .waitFor();
  await page.getByRole('searchbox').fill('');
  await jumps(page, 900);
  await seen(page, 'cafe');
});
