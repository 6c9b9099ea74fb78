// Recordings of runs without a screen, opened by the package's command: of three examples and of the café. In each, lanes are
// seen, a press on a lane shows why in words that can be read, and one can jump and search.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clock } from '../../src/inspector/panel/clock.ts';
import { recordingFromBytes } from '../../src/library/recorder.ts';
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
/** The tick that is shown, as a number or as a time of 20 ticks a second. */
async function shownTick(page: Page): Promise<number> {
  const [seconds = '', minutes = '0'] = ((await page.locator('.mi-tick').textContent()) ?? '').split(':').reverse();
  return seconds.includes('.') ? Math.round((Number(minutes) * 60 + Number(seconds)) * 20) : Number(seconds);
}
const goTo = (page: Page): Locator => page.getByLabel(/^Go to (tick|time)$/);

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
  const field = goTo(page);
  await field.fill(String(end - 7));
  await field.press('Enter');
  expect(await shownTick(page)).toBe(end - 7);
}

/**
 * Goes back and forth in time by the field for a tick, and compares the todo that is shown with what the character did
 * in a run of the game that nobody recorded. @param truth for each tick the behaviour @param timeOf how a tick is shown
 */
async function showsTruth(
  page: Page,
  truth: readonly (readonly [tick: number, behave: string])[],
  timeOf: (tick: number) => string = String,
): Promise<void> {
  const field = goTo(page);
  const shown: (readonly [number, string])[] = [];
  // The last moment first: the others are reached by going back.
  const order = [...truth].reverse();
  for (const [tick] of order) {
    await field.fill(String(tick));
    await field.press('Enter');
    await page.locator('.mi-tick', { hasText: new RegExp(`^${timeOf(tick)}$`) }).waitFor();
    const todo = (await page.locator('.mi-facts dd').nth(1).textContent()) ?? '';
    shown.push([tick, /^\w+/.exec(todo)?.[0] ?? todo]);
  }
  expect(shown).toEqual(order);
}

test('the dog: its whole short day fills the lane, and the why-panel says what it was about', async () => {
  const said = run(process.execPath, ['dog.mjs'], join(project, 'dog'));
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
  // What the dog says on the console, it says while it does something.
  const DEEDS = { 'woof!': 'bark', 'has the ball': 'run', 'drops the ball at your feet': 'drop' };
  const truth = Object.entries(DEEDS).flatMap(([words, behave]) =>
    [...said.matchAll(new RegExp(`^ *(\\d+)  ${words}$`, 'gm'))].map(([, tick]) => [Number(tick), behave] as const),
  );
  expect(truth.length).toBeGreaterThan(5);
  await showsTruth(
    page,
    truth.sort(([a], [b]) => a - b),
  );
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
  // The same village, run to three ends without a recorder, says what the villager was doing.
  const source = readFileSync(join(project, 'villagers/villagers.mjs'), 'utf8');
  writeFileSync(
    join(project, 'villagers/told.mjs'),
    `${source}\nconsole.log('did ' + minds.lastTodoOf('villager 4711')?.behave);`,
  );
  const truth = [1, 2, 3].map((minutes) => {
    const told = run(process.execPath, ['told.mjs', '--minutes', String(minutes)], join(project, 'villagers'));
    return [minutes * 600, /^did (\w+)$/m.exec(told)?.[1] ?? ''] as const;
  });
  await showsTruth(page, truth);
  await page.getByRole('tab', { name: 'Board' }).click();
  await page.getByRole('cell', { name: 'sun', exact: true }).waitFor();
  // The facts that every game has are not listed where nobody uses them.
  expect(await page.getByRole('cell', { name: 'buffs' }).count()).toBe(0);
  await seen(page, 'villagers');
});

test('the compared guards, dropped on the page: every colour of a lane is named, and all of the time fits', async () => {
  run(process.execPath, [join(project, 'node_modules/tsx/dist/cli.mjs'), 'recorded.ts'], join(project, 'compare'));
  // The same guards without a recorder say what guard 03 was doing.
  writeFileSync(
    join(project, 'compare/told.ts'),
    `import { guardMinds } from './ours.ts';
import { newGuards, World } from './world.ts';
const world = new World();
const minds = guardMinds(world);
newGuards(40).forEach((guard, i) => minds.add('guard ' + String(i).padStart(2, '0'), guard, 'guard'));
const did: [number, string | undefined][] = [];
for (let tick = 1; tick <= 2000; tick++) {
  world.begin();
  if (world.thief !== null) minds.changed('thief');
  minds.tick();
  if (tick % 97 === 0) did.push([tick, minds.lastTodoOf('guard 03')?.behave]);
}
console.log(JSON.stringify(did));`,
  );
  const told = run(
    process.execPath,
    [join(project, 'node_modules/tsx/dist/cli.mjs'), 'told.ts'],
    join(project, 'compare'),
  );
  const truth = JSON.parse(told) as [number, string][];
  expect(new Set(truth.map(([, behave]) => behave)).size).toBeGreaterThan(1);
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
  await page.getByRole('heading', { name: 'guard 03 guard' }).waitFor();
  await showsTruth(page, truth);
  await seen(page, 'guards');
});

test('the café: a maid is found by her name, and a decision shows everything that she weighed', async () => {
  /** Records the first ticks of the scenario. */
  const recorded = (name: string, ticks: number): string => {
    writeFileSync(join(project, 'cafe.json'), JSON.stringify({ ...scenario, ticks }));
    const file = join(project, name);
    run(
      process.execPath,
      ['tools/run/ts.mjs', 'src/cli/main.ts', join(project, 'cafe.json'), '--thoughts', file],
      root,
    );
    return file;
  };
  const scenario = {
    seed: 7,
    map: ['############', '#K........R#', '#PP..aTb...#', '#....cTd...#', '#..........#', '######D#####'],
    maids: [
      { id: 'momo', rank: 3, at: [2, 4], duties: 'allround' },
      { id: 'zuri', rank: 4, at: [4, 4], duties: 'allround' },
    ],
    customers: ['kim', 'rio', 'lea', 'bo'].map((id, i) => {
      return { id, type: 'office', arrive: 0, seat: 'abcd'[i], start: 'seat', patience: 9000 };
    }),
  };
  const page = await opened(recorded('cafe.minds', 900));
  expect(await arePainted(page)).toBe(true);
  await page.getByRole('searchbox').fill('zuri');
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('heading', { name: 'Zuri maid' }).waitFor();
  // Reasons are the café's sentences, and times its seconds.
  await page.getByRole('searchbox').fill('zuri goes to table');
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
    .filter({ hasText: /– Goes to table [a-d0-9]/ })
    .waitFor();
  await page.getByRole('searchbox').fill('');
  await jumps(page, 900);
  // Shorter days, each run by itself, say what she was doing at their ends.
  const truth: [number, string][] = [];
  for (const tick of [150, 400, 650]) {
    const read = await recordingFromBytes(readFileSync(recorded(`cafe-${tick}.minds`, tick)));
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    truth.push([tick, read.recording.thoughts('zuri').at(-1)?.todo?.behave ?? '–']);
  }
  await page.getByRole('heading', { name: 'Zuri maid' }).waitFor();
  await showsTruth(page, truth, clock(20));
  await seen(page, 'cafe');
});
