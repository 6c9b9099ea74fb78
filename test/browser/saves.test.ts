// Saves as a player meets them: the café is there again after the page was closed, in three slots, and as files; every
// failure is reported while play continues.

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { SaveFile } from '../../src/saves/file.ts';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { until } from './harness.ts';

// Each test opens several pages, and a busy machine is not an error.
vi.setConfig({ testTimeout: 180_000 });

const ready = "!['opening', undefined].includes(honeybell.saving.saves?.saving.peek())";

async function open(options: Parameters<typeof openTitle>[0] = {}): Promise<PlayedCafe> {
  const game = await openTitle(options);
  await game.until(ready);
  return game;
}
/** Problems, except requests cut off when the page was reloaded. */
const problemsOf = ({ problems }: PlayedCafe): string[] => problems.filter((one) => !one.includes('net::ERR_ABORTED'));
/** Closes the page and opens it again. */
async function again(game: PlayedCafe): Promise<void> {
  await game.again();
  await game.until(ready);
}
async function play(game: PlayedCafe, ticks: number): Promise<void> {
  await game.ask('honeybell.setSpeed(0)');
  await game.step(ticks);
}
const begin = (game: PlayedCafe): Promise<unknown> =>
  game.ask('(honeybell.begin({ seed: 7 }), honeybell.setSpeed(0), null)');
const keep = (game: PlayedCafe): Promise<boolean> => game.ask("honeybell.saving.keep('minute')");
const hash = (game: PlayedCafe): Promise<string> => game.ask('honeybell.cafe.hash()');
const generations = (game: PlayedCafe, slot = 1): Promise<number[]> =>
  game.ask(`honeybell.saving.saves.cards.peek()[${slot}].map(({ generation }) => generation)`);
async function panel(game: PlayedCafe): Promise<void> {
  await game.ask('honeybell.actions.openSaves()');
  await game.until("document.querySelector('.saves-slot')");
}
/** Checks that the café on the page is what a café here becomes; hints that the page has given count as inputs. */
async function runsOnLike(game: PlayedCafe, here: Simulation): Promise<void> {
  await game.ask('honeybell.setSpeed(0)');
  const from = here.state.tick;
  const tick = await game.ask<number>('honeybell.cafe.state.tick');
  expect(tick).toBeGreaterThanOrEqual(from);
  const given = await game.ask<Simulation['journal']>('honeybell.cafe.journal');
  for (const entry of given.slice(here.journal.length)) here.giveAt(entry.tick, entry.input);
  while (here.state.tick < tick) here.step();
  expect(await hash(game)).toBe(here.hash());
}
/** Overwrites a stored save directly. */
const spoil = (game: PlayedCafe, generation: number): Promise<unknown> =>
  game.ask(`new Promise((done, fail) => {
    const open = indexedDB.open('honeybell');
    open.onerror = fail;
    open.onsuccess = () => {
      const saves = open.result.transaction('saves', 'readwrite').objectStore('saves');
      const read = saves.get([1, ${generation}]);
      read.onsuccess = () => {
        saves.put(read.result.slice(0, 20000), [1, ${generation}]).onsuccess = () => {
          open.result.close();
          done(null);
        };
      };
    };
  })`);

test('a café that was played is there again when the page is opened again, at the very same moment', async () => {
  const game = await open();
  const { page } = game;
  expect(await page.locator('.continue').count()).toBe(0);
  await begin(game);
  await play(game, 900);
  expect(await keep(game)).toBe(true);
  await play(game, 149);
  // Saves by itself every 15 minutes on the café's clock, however fast it runs.
  await game.ask('(honeybell.saving.passed(true, 16), null)');
  expect((await generations(game))[0]).toBe(2);
  await play(game, 1);
  const before = await hash(game);
  await game.ask('(honeybell.saving.passed(true, 16), null)');
  await game.until('honeybell.saving.saves.cards.peek()[1][0].generation === 3');

  await again(game);
  await game.shot('saves-title');
  const offered = page.locator('.continue');
  expect(await offered.innerText()).toMatch(/Go on\s+Season, day 1, Monday.*\s+at 12:45 · Slot 1 · saved just now/);
  await offered.press('Enter');
  await game.until("document.querySelector('.maid-card')");
  await game.ask('honeybell.setSpeed(0)');
  // The café ran on for a moment; continued from the save, the same café here does the same.
  const text = await game.ask<string>('honeybell.saving.saves.textOf({ slot: 1, generation: 3 })');
  const here = Simulation.load(JSON.stringify((JSON.parse(text) as SaveFile).cafe), scripts);
  expect(here.hash()).toBe(before);
  await runsOnLike(game, here);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('a reload loses nothing, even if the page ends before its last save is stored', async () => {
  const game = await open();
  await begin(game);
  await play(game, 900);
  expect(await keep(game)).toBe(true);
  // From now on the store refuses every save, as if the page ended before one is written.
  await game.ask("(IDBObjectStore.prototype.add = () => { throw new Error('too late'); }, null)");
  await play(game, 60);
  await game.ask("(honeybell.actions.give({ kind: 'edit', maid: 'mei', edit: { team: 3 } }), null)");
  await play(game, 70);
  const left = await game.ask<string>('honeybell.cafe.save()');
  await again(game);
  expect((await generations(game))[0]).toBe(2);
  await game.page.locator('.continue').press('Enter');
  await game.until("document.querySelector('.maid-card')");
  await game.ask('honeybell.setSpeed(0)');
  await runsOnLike(game, Simulation.load(left, scripts));
  await game.close();
});

test('a season begun from the title is kept from its first morning on, and goes on as a season', async () => {
  const game = await open();
  const { page } = game;
  await page.getByRole('button', { name: /New season/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the season' }).click();
  await game.until('honeybell.saving.saves.cards.peek()[1].length > 0');
  await play(game, 200);
  expect(await keep(game)).toBe(true);
  await again(game);
  await page.locator('.continue').click();
  await game.until('honeybell.cafe.state.tick >= 200');
  expect(await game.ask('honeybell.cafe.state.season.difficulty')).toBe('standard');
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('an evening is kept, and its report comes back', async () => {
  const game = await open();
  await begin(game);
  await play(game, 100);
  for (let i = 0; i < 40 && !(await game.ask<boolean>('honeybell.cafe.state.over')); i++) await game.step(600);
  await game.until("honeybell.saving.saves.cards.peek()[1][0].occasion === 'evening'");
  const before = await hash(game);
  await again(game);
  expect(await game.page.locator('.continue').innerText()).toContain('in the evening · Slot 1');
  await game.page.locator('.continue').click();
  await game.until("document.querySelector('[data-screen=report] .evening')");
  expect(await hash(game)).toBe(before);
  await game.ask('(honeybell.actions.nextDay(), honeybell.setSpeed(0), null)');
  await game.until("honeybell.saving.saves.cards.peek()[1][0].occasion === 'morning'");
  expect(await game.ask('honeybell.saving.saves.cards.peek()[1][0].day')).toBe(2);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('three slots: a new café asks where, deleting asks first, earlier saves can be gone back to', async () => {
  const game = await open();
  const { page } = game;
  const slot = (name: string) => page.getByRole('listitem', { name });
  const dialog = page.getByRole('dialog');
  await begin(game);
  for (const ticks of [300, 600, 700]) {
    await play(game, ticks);
    await keep(game);
  }
  await panel(game);
  await page.locator('summary').click();
  await game.shot('saves-panel');
  await dialog.getByRole('button', { name: /Play the earlier save:.* at 12:30/ }).click();
  await game.until('honeybell.cafe.state.tick < 1000');
  await game.ask('honeybell.setSpeed(0)');

  // Another café in another slot, by keyboard alone.
  await game.ask('honeybell.actions.toTitle()');
  await game.ask('honeybell.saving.newCafe()');
  await dialog.getByRole('button', { name: 'Start the new café in slot 2' }).press('Enter');
  await game.until('honeybell.cafe.state.tick < 200');
  await game.ask('honeybell.setSpeed(0)');
  await game.until('honeybell.saving.saves.cards.peek()[2].length > 0');

  // In an occupied slot it asks first, and the café there stays among the earlier saves.
  await game.ask('honeybell.actions.toTitle()');
  await game.ask('honeybell.saving.newCafe()');
  await dialog.getByRole('button', { name: 'Start the new café in slot 1' }).click();
  await game.shot('saves-begin-asks');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await game.until('honeybell.saving.saves.slot.peek() === 1');
  await game.ask('honeybell.setSpeed(0)');
  await game.until('new Set(honeybell.saving.saves.cards.peek()[1].map(({ cafe }) => cafe)).size === 2');

  await panel(game);
  expect(await slot('Slot 1').innerText()).toContain('playing now');
  await dialog.getByRole('button', { name: 'Delete slot 2' }).press('Enter');
  await page.keyboard.press('Enter'); // the focused answer is Cancel
  expect(await generations(game, 2)).not.toEqual([]);
  await dialog.getByRole('button', { name: 'Delete slot 2' }).click();
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await game.until('honeybell.saving.saves.cards.peek()[2].length === 0');
  await dialog.getByRole('button', { name: 'Save this café in slot 3' }).click();
  await dialog.getByText('Saved in slot 3.').waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog.count()).toBe(0);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('files out and in: checked through and through, and never over what is there', async () => {
  const game = await open();
  const { page } = game;
  const dialog = page.getByRole('dialog');
  await begin(game);
  await play(game, 900);
  await keep(game);
  await panel(game);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save this café as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cafe-1-day-1.honeybell.json');
  const text = readFileSync(await download.path(), 'utf8');
  const choose = async (content: string): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Open a file…' }).click(),
    ]);
    await chooser.setFiles({ name: 'some.honeybell.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  };
  await choose(text.slice(0, 5000));
  await dialog.getByText('Can’t open this file').waitFor();
  await choose(text.replace('"money":', '"monez":'));
  await dialog.getByText('something has changed since it was saved').waitFor();
  await game.shot('saves-file-refused');
  await choose(text);
  await dialog.getByText('The file is fine').waitFor();
  await game.shot('saves-file-good');
  await dialog
    .getByRole('group', { name: /is fine/ })
    .getByRole('button', { name: 'Slot 1' })
    .click();
  await game.until("honeybell.saving.saves.cards.peek()[1][0].occasion === 'import'");
  await game.until("document.querySelector('dialog') === null");
  expect(await generations(game)).toEqual([3, 2, 1]);
  await game.ask('honeybell.setSpeed(0)');
  expect(await game.ask('honeybell.cafe.state.tick')).toBeGreaterThanOrEqual(900);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('a browser that has thrown its store away: everything is put back', async () => {
  const game = await open();
  await begin(game);
  await play(game, 300);
  expect(await keep(game)).toBe(true);
  const before = await game.ask('JSON.stringify(honeybell.saving.saves.cards.peek())');
  await game.ask(`new Promise((done) => {
    const open = indexedDB.open('honeybell');
    open.onsuccess = () => {
      const tx = open.result.transaction(['saves', 'cards'], 'readwrite');
      for (const store of ['saves', 'cards']) tx.objectStore(store).clear();
      tx.oncomplete = () => done(null);
    };
  })`);
  await again(game);
  await game.page.locator('.continue').waitFor();
  expect(await game.ask('JSON.stringify(honeybell.saving.saves.cards.peek())')).toBe(before);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('a damaged newest save: the one before is played, it is said, and the damaged one stays', async () => {
  const game = await open();
  await begin(game);
  await play(game, 300);
  await keep(game);
  await play(game, 300);
  await keep(game);
  await spoil(game, 3);
  await again(game);
  await game.page.locator('.continue').click();
  await game.page.getByText('The newest save was damaged').waitFor();
  await game.ask('honeybell.setSpeed(0)');
  await game.draw();
  await game.shot('saves-recovered');
  expect(await game.ask('honeybell.cafe.state.tick')).toBeLessThan(500);
  await game.step(10);
  await keep(game);
  expect(await generations(game)).toEqual([4, 3, 2, 1]);
  await panel(game);
  await game.page.locator('summary').click();
  expect(await game.page.locator('.saves-earlier li').first().innerText()).toContain('damaged');
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test.each([
  [
    'unavailable',
    `Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  ],
  ['full', `IDBObjectStore.prototype.add = () => { throw new DOMException('no', 'QuotaExceededError'); };`],
])('storage %s: play goes on under a warning, and a file can be had', async (state, before) => {
  const game = await open({ before });
  const { page } = game;
  await begin(game);
  await play(game, 300);
  await keep(game);
  await game.until(`honeybell.saving.saves.saving.peek() === '${state}'`);
  const badge = page.getByRole('button', { name: 'This café isn’t being saved' });
  await badge.waitFor();
  await game.draw();
  await game.shot(`saves-${state}`);
  await badge.click();
  await page.getByRole('alert').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save this café as a file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('"format":"honeybell"');
  await game.shot(`saves-${state}-panel`);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('a second tab does not save while the first is open, says so, and takes over when it closes', async () => {
  const game = await open();
  await begin(game);
  await play(game, 300);
  await keep(game);
  const second = await game.second('?seed=7');
  await until(second, "honeybell.saving.saves?.saving.peek() === 'elsewhere'");
  await second.evaluate('(honeybell.actions.continueCafe(), null)');
  await until(second, "document.querySelector('.maid-card')");
  await second.evaluate('(honeybell.setSpeed(0), honeybell.step(50), null)');
  expect(await second.evaluate("honeybell.saving.keep('minute')")).toBe(false);
  await second.getByRole('button', { name: 'This café isn’t being saved' }).waitFor();
  expect(await generations(game)).toEqual([2, 1]);

  await game.page.close();
  await second.evaluate('honeybell.test.granted');
  await until(second, "honeybell.saving.saves.saving.peek() === 'ready'");
  expect(await second.evaluate("honeybell.saving.keep('minute')")).toBe(true);
  expect(await second.getByRole('button', { name: 'This café isn’t being saved' }).count()).toBe(0);
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});

test('in Chinese, the same', async () => {
  const game = await open({ locale: 'zh-CN' });
  await begin(game);
  await play(game, 900);
  await keep(game);
  await panel(game);
  await game.page.locator('summary').click();
  await game.page.getByRole('button', { name: '删除存档1' }).click();
  await game.draw();
  await game.shot('saves-panel-zh');
  await again(game);
  await game.shot('saves-title-zh');
  expect(problemsOf(game)).toEqual([]);
  await game.close();
});
