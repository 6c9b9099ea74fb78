// Packs in the page: a pack’s day is played, its save has its name, and a bad pack shows all its mistakes.

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { changed, filesOf, textOf, zipOf } from '../packs/host.ts';
import { openTitle, type PlayedCafe } from './cafe.ts';

const PUB = 'football-pub';
const bad = zipOf(
  changed(PUB, {
    'menu.csv': textOf(PUB, 'menu.csv').replace('pizza,90', 'pizza,ninety'),
    'words/zh.json': textOf(PUB, 'words/zh.json').replace('dish.soda', 'dish.sooda'),
    '../roster.csv': 'id',
  }),
);

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle();
});

/** Drops a file on the page. */
const drop = (bytes: Uint8Array): Promise<null> =>
  cafe.ask(`(() => {
    const bytes = Uint8Array.from(atob('${Buffer.from(bytes).toString('base64')}'), (letter) => letter.charCodeAt(0));
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([bytes], 'pack.zip', { type: 'application/zip' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    return null;
  })()`);

describe('a pack', () => {
  test('that is bad and dropped on the title shows all its mistakes with file and line', async () => {
    await drop(bad);
    await cafe.until("document.querySelector('.packs-mistakes')");
    const said = await cafe.page.locator('.packs-mistakes li').allTextContents();
    expect(said).toEqual([
      expect.stringMatching(/^\.\.\/roster\.csv leaves the pack/),
      expect.stringMatching(/^menu\.csv:3 cookTicks: 'ninety' should be a whole number from 1 to 2000/),
      expect.stringMatching(/^words\/zh\.json:4 dish\.sooda: the game has no words with this key/),
    ]);
    await cafe.shot('packs-bad');
    await cafe.page.keyboard.press('Escape');
    expect(await cafe.page.locator('.packs-panel').count()).toBe(0);
  });

  test('is chosen at the title, and its day is played with its maids, dishes, room, words and script', async () => {
    await cafe.page.getByRole('button', { name: 'Play a pack' }).click();
    await cafe.until("document.querySelector('.packs-panel')");
    await cafe.page
      .locator('.packs-panel input[type=file]')
      .first()
      .setInputFiles({ name: 'pub.zip', mimeType: 'application/zip', buffer: Buffer.from(zipOf(filesOf(PUB))) });
    await cafe.until("document.querySelector('.packs-panel').textContent.includes('The Long Whistle')");
    await cafe.page.getByRole('button', { name: 'Play this pack' }).click();
    await cafe.until("honeybell.cafe.state.season?.pack?.name === 'The Long Whistle'");
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.step(200);
    const found = await cafe.ask<Record<string, unknown>>(`({
      burger: honeybell.cafe.state.menu.find(({ id }) => id === 'burger').price,
      row: honeybell.cafe.state.map.rows[6],
      nell: honeybell.cafe.state.people.nell?.name,
      tables: Object.keys(honeybell.cafe.state.tables),
      free: honeybell.cafe.state.free !== undefined,
      scripts: Object.keys(honeybell.cafe.state.own?.scripts ?? {}),
    })`);
    expect(found).toEqual({
      burger: 780,
      row: '#.gTaTh.iTbTj..#',
      nell: 'Nell',
      tables: ['starstruck'],
      free: false,
      scripts: ['nell'],
    });
    await cafe.shot('packs-playing');
  });

  test.each<[string, string]>([
    ['football-pub', 'The Long Whistle'],
    ['night-cafe', 'Half Past Two'],
    ['tea-house', 'The Plain Leaf'],
  ])('%s plays its day to the end', async (folder, name) => {
    const other = await openTitle();
    await play(other, zipOf(filesOf(folder)), name);
    // A café with scripts goes no further than the Worker that runs them ahead; so the ticks that are left are asked for again.
    for (let asked = 0; asked < 2000 && !(await other.ask<boolean>('honeybell.cafe.state.over')); asked++)
      await other.step(400);
    const end = await other.ask<Record<string, number>>(
      '({ over: Number(honeybell.cafe.state.over), served: honeybell.cafe.state.figures.guestsServed, faults: honeybell.cafe.state.figures.faults })',
    );
    expect(end).toMatchObject({ over: 1, faults: 0 });
    expect(end['served']).toBeGreaterThan(20);
  });

  test('is saved in the lab, and the zip opens as the same café; its promises stand on the page of promises', async () => {
    const first = await openTitle();
    await play(first, zipOf(filesOf('tea-house')), 'The Plain Leaf');
    await first.step(60);
    await first.page.keyboard.press('l');
    await first.until('honeybell.lab?.timeline.value');
    await first.page.getByRole('tab', { name: 'Promises' }).click();
    await first.until("document.querySelector('.promises-list')?.textContent.includes('From the pack The Plain Leaf')");
    expect(await first.page.locator('.promise').filter({ hasText: 'From the pack' }).count()).toBe(3);
    await first.page.getByRole('tab', { name: 'Replays' }).click();
    await first.until("document.querySelector('.replays-pack')");
    await first.page.getByRole('textbox', { name: 'Name of the café' }).fill('The Copy');
    const [saved] = await Promise.all([
      first.page.waitForEvent('download'),
      first.page.getByRole('button', { name: 'Save as pack' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('the-copy.zip');
    const zip = readFileSync(await saved.path());
    await first.shot('packs-saved');
    const [before, after] = [await openTitle(), await openTitle()];
    await play(before, zipOf(filesOf('tea-house')), 'The Plain Leaf');
    await play(after, zip, 'The Copy');
    const cafeOf = async (one: PlayedCafe): Promise<unknown> => {
      await one.step(200);
      return one.ask(
        '(({ menu, map, tables, configs, warps, season }) => ({ menu, map, tables, configs, warps, staff: season.staff, words: season.pack.words, promises: season.pack.promises, hidden: Object.keys(season.pack.tables) }))(honeybell.cafe.state)',
      );
    };
    expect(await cafeOf(after)).toEqual(await cafeOf(before));
  });
});

/** Chooses a zip at the title and begins its season. */
async function play(one: PlayedCafe, zip: Uint8Array, name: string): Promise<void> {
  await one.page.getByRole('button', { name: 'Play a pack' }).click();
  await one.until("document.querySelector('.packs-panel')");
  await one.page
    .locator('.packs-panel input[type=file]')
    .first()
    .setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await one.until(`document.querySelector('.packs-panel').textContent.includes('${name}')`);
  await one.page.getByRole('button', { name: 'Play this pack' }).click();
  await one.until(`honeybell.cafe.state.season?.pack?.name === '${name}'`);
  await one.ask('(honeybell.setSpeed(0), null)');
}
