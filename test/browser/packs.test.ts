// Packs in the page: a pack’s day is played, its save has its name, and a bad pack shows all its mistakes.

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

  test('plays its day to the end', async () => {
    // A pack without scripts, because a Worker that runs ahead sets the pace of a café with scripts.
    const other = await openTitle();
    await other.page.getByRole('button', { name: 'Play a pack' }).click();
    await other.until("document.querySelector('.packs-panel')");
    await other.page
      .locator('.packs-panel input[type=file]')
      .first()
      .setInputFiles({
        name: 'tea.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(zipOf(filesOf('tea-house'))),
      });
    await other.until("document.querySelector('.packs-panel').textContent.includes('The Plain Leaf')");
    await other.page.getByRole('button', { name: 'Play this pack' }).click();
    await other.until("honeybell.cafe.state.season?.pack?.name === 'The Plain Leaf'");
    await other.ask('(honeybell.setSpeed(0), null)');
    for (let i = 0; i < 24 && !(await other.ask<boolean>('honeybell.cafe.state.over')); i++) await other.step(400);
    const end = await other.ask<Record<string, number>>(
      '({ over: Number(honeybell.cafe.state.over), served: honeybell.cafe.state.figures.guestsServed, faults: honeybell.cafe.state.figures.faults })',
    );
    expect(end).toMatchObject({ over: 1, faults: 0 });
    expect(end['served']).toBeGreaterThan(20);
  });
});
