// Decision tables in the notebook: whose personality it is and why, the whole table with the taken path highlighted,
// export and import, every mistake reported, undo; and exchanging a maid's mind on "Traits".

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
let guest: string;
const temper = (): Promise<string> => cafe.ask(`honeybell.cafe.state.people['${guest}'].temperament`);
const changed = (): Promise<string[]> => cafe.ask('Object.keys(honeybell.cafe.state.tables)');
const dialog = () => cafe.page.locator('dialog[open]');
const file = (name: string, text: string): string => {
  const path = join(tmpdir(), `honeybell-${process.pid}-${name}`);
  writeFileSync(path, text);
  return path;
};
const saved = async (button: string): Promise<{ name: string; text: string; path: string }> => {
  const [download] = await Promise.all([
    cafe.page.waitForEvent('download'),
    dialog().getByRole('button', { name: button }).click(),
  ]);
  const path = await download.path();
  return { name: download.suggestedFilename(), text: readFileSync(path, 'utf8'), path };
};
const load = async (path: string, answer: string): Promise<void> => {
  await dialog().locator('input[type=file]').setInputFiles(path);
  await cafe.until(`document.querySelector('.table-dialog [aria-live] p')?.textContent.startsWith('${answer}')`);
};

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 900 });
  guest = await cafe.ask<string>(`(() => {
    for (let i = 0; i < 2000; i++) {
      const found = Object.values(honeybell.cafe.state.people).find((one) => one.role === 'guest' && one.seat !== null && one.temperament !== 'calm' && one.stage === 'waitDish' && honeybell.cafe.decisions(one.id).some(({ because }) => because?.key === 'table.chose'));
      if (found !== undefined) return found.id;
      honeybell.step(1);
    }
  })()`);
  await cafe.ask(`(honeybell.select(['${guest}']), null)`);
  await cafe.page.getByRole('tab', { name: 'Now' }).click();
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a guest’s page names the temper, says why, and shows the rows asked', async () => {
  const section = cafe.page.locator('.table-section');
  expect(await section.locator('h3').innerText()).toMatch(/^Personality: /);
  expect(await section.locator('p').first().innerText()).toMatch(/Rule \d+ of “/);
  await section.getByRole('button', { name: /^Show the/ }).click();
  const steps = section.locator('.step');
  expect(await steps.count()).toBeGreaterThan(2);
  expect(await section.locator('.step.chosen').count()).toBe(1);
  expect(await section.locator('.share.drawn').count()).toBeGreaterThan(0);
});

test('the whole table opens with the path lit, and goes on being lit as the café goes on', async () => {
  await cafe.page.locator('.table-section').getByRole('button', { name: 'The rules…' }).click();
  await cafe.until("document.querySelector('dialog[open] .table-grid')");
  expect(await dialog().locator('tr.asked').count()).toBeGreaterThan(2);
  expect(await dialog().locator('tr.decided').count()).toBe(1);
  expect(await dialog().locator('.taken-way').count()).toBeGreaterThan(2);
  await cafe.shot('table-dialog');
});

let csv: string;
test('it is saved as CSV and as a workbook; what is saved can be loaded', async () => {
  const text = await saved('Save as CSV');
  expect(text.name).toBe(`${await temper()}.csv`);
  expect(text.text).toMatch(/^\uFEFFid,note,condition,cParam/);
  csv = text.text;
  const book = await saved('Save as XLSX');
  expect(book.name).toBe(`${await temper()}.xlsx`);
  expect(book.text.startsWith('PK')).toBe(true);
  await load(book.path, 'Loaded');
  await cafe.step(1);
  expect(await dialog().locator('[aria-live] p').first().innerText()).toBe('Loaded.');
  expect(await changed()).toEqual([await temper()]);
  await dialog().getByRole('button', { name: 'Reset to default' }).click();
  await cafe.step(1);
  expect(await changed()).toEqual([]);
});

test('an invalid table is refused with every mistake, its row and column, and changes nothing', async () => {
  const bad = csv
    .replace(/\blitter:/, 'liter:')
    .replace('goingHome', 'goingHom')
    .replace(/^2,/m, '1,');
  await load(file('bad.csv', bad), 'Not loaded');
  const told = dialog().locator('.note-error');
  expect(await told.locator('p').innerText()).toMatch(/^Not loaded: \d+ problems/);
  const lines = (await told.locator('li').allInnerTexts()).join('\n');
  expect(lines).toMatch(/row 2, column condition: unknown condition 'goingHom'; did you mean 'goingHome'/);
  expect(lines).toMatch(/unknown behaviour 'liter'; did you mean 'litter'/);
  expect(lines).toMatch(/column id: the id 1 stands in row 2 already/);
  await cafe.shot('table-refused');
  await cafe.step(1);
  expect(await changed()).toEqual([]);
});

test('another table is at work from the next thought on, and taken back by keys', async () => {
  await load(
    file('photo.csv', 'id,condition,cParam,yesType,yes,noType,no\n1,bored,10,1,photo:100,1,"goOn:60,watch:40"\n'),
    'Loaded',
  );
  await cafe.step(1);
  expect(await changed()).toEqual([await temper()]);
  await cafe.until("document.querySelectorAll('.table-grid tbody tr').length === 1");
  expect(
    await cafe.ask(`(() => {
      for (let i = 0; i < 600; i++) {
        if (honeybell.cafe.events.some((event) => event.type === 'pastime' && event.what === 'photo')) return true;
        honeybell.step(1);
      }
      return false;
    })()`),
  ).toBe(true);
  await dialog().locator('h2').focus();
  await dialog().getByRole('button', { name: 'Save as CSV' }).focus();
  await cafe.page.keyboard.press('Control+z');
  await cafe.step(1);
  expect(await changed()).toEqual([]);
  await cafe.page.keyboard.press('Escape');
  await cafe.until("document.querySelector('dialog[open]') === null");
});

test('a maid’s mind is exchanged on “Traits”, by keys, and taken back; her table is there to be read', async () => {
  await cafe.ask("(honeybell.select(['hana']), null)");
  await cafe.page.getByRole('tab', { name: 'Traits' }).click();
  const controller = (): Promise<string> => cafe.ask('honeybell.cafe.state.people.hana.controller');
  expect(await controller()).toBe('script');
  const minds = cafe.page.locator('.leaf section[aria-label="Decides by"]');
  await minds.getByRole('radio', { name: 'Script' }).focus();
  await cafe.page.keyboard.press('ArrowRight');
  await cafe.step(2);
  expect(await controller()).toBe('diligent');
  expect(
    await cafe.ask(`(() => {
      for (let i = 0; i < 800; i++) {
        if (honeybell.cafe.decisions('hana').at(-1)?.because?.key === 'table.chose') return true;
        honeybell.step(1);
      }
      return false;
    })()`),
  ).toBe(true);
  await cafe.step(1);
  await minds.getByRole('button', { name: 'The rules…' }).click();
  await cafe.until("document.querySelector('dialog[open] .table-grid tr.asked')");
  await cafe.shot('table-maid');
  await cafe.page.keyboard.press('Escape');
  await cafe.until("document.querySelector('dialog[open]') === null");
  await cafe.page.keyboard.press('Control+z');
  await cafe.step(2);
  expect(await controller()).toBe('script');
});
