// The evening's menu: whatever a price is, nothing under the mouse pointer moves, in several languages, with large letters.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { toLateEvening } from './late-season.ts';
import { inEvery } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 5 });
  await toLateEvening(cafe);
  await cafe.page.keyboard.press('4');
  await cafe.until("document.querySelector('.dishes .stepper')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Presses − of each dish four times and + twelve times, and names the presses after which a row stands elsewhere. */
const MOVED = `(await (async () => {
  const places = () => [...document.querySelectorAll('.dishes tbody tr')].map((row) => Math.round(row.getBoundingClientRect().top)).join();
  const found = [];
  const before = places();
  for (const dish of document.querySelectorAll('.dishes tbody tr:not(.off-menu)')) {
    const [less, more] = dish.querySelectorAll('.stepper button');
    for (const button of [...Array(4).fill(less), ...Array(12).fill(more)]) {
      button.click();
      await honeybellTest.idle();
      if (places() !== before) {
        found.push(dish.querySelector('td + td').innerText);
        break;
      }
    }
  }
  return found;
})())`;

test.each([1280, 1024])(
  'no row moves while prices are changed, in a window %d pixels wide',
  { timeout: 300_000 },
  async (width) => {
    await cafe.page.setViewportSize({ width, height: 720 });
    await cafe.pass(300);
    const told = await inEvery<string[]>(cafe, { ja: [1.3], en: [1, 1.3] }, MOVED);
    expect(told.flatMap(([language, size, rows]) => rows.map((row) => `${language} ${size}: ${row}`))).toEqual([]);
  },
);

test('page and kitchen say which price is for a recipe test and which for a dish', async () => {
  await inEvery(cafe, { en: [1] }, 'null');
  expect(await cafe.page.locator('.promise').innerText()).toContain(
    'Prices here are for a test; the menu’s costs are for each dish sold.',
  );
  expect(await cafe.page.locator('.dishes th.num').first().getAttribute('title')).toBe('Ingredients of each dish sold');
});

test('a press takes an ingredient off the board, a fourth one is refused in words, and the row of a new dish comes into view', async () => {
  await inEvery(cafe, { en: [1] }, 'null');
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  const { kitchen } = await cafe.ask<{ kitchen: { known: string[] } }>('honeybell.cafe.state.season');
  expect(kitchen.known).not.toContain('ramen');
  await cafe.ask('((honeybell.cafe.state.money += 90000), null)');
  const board = async (): Promise<string[]> => cafe.page.locator('.chopping button + .text-12').allInnerTexts();
  const press = async (name: string): Promise<void> => cafe.page.locator('.ingredient', { hasText: name }).click();
  for (const one of ['egg', 'noodles', 'milk', 'rice']) await press(one);
  expect(await board()).toEqual(['egg', 'noodles', 'milk']);
  expect(await cafe.page.locator('.promise').innerText()).toContain('The board is full');
  await cafe.page.locator('.chopping').getByRole('button', { name: 'milk' }).click();
  expect(await board()).toEqual(['egg', 'noodles']);
  expect(await cafe.page.locator('.promise').innerText()).not.toContain('The board is full');
  await press('spice');
  await cafe.page.getByRole('button', { name: /Try it/u }).click();
  const row = cafe.page.locator('.dishes tr', { hasText: /ramen/iu });
  await cafe.until("/New dish: ramen/.test(document.querySelector('.promise').innerText)");
  const [{ bottom }, list] = await Promise.all([
    row.evaluate((one) => one.getBoundingClientRect().toJSON()),
    cafe.page.locator('.dishes').evaluate((one) => one.getBoundingClientRect().bottom),
  ]);
  expect(bottom).toBeLessThanOrEqual(list + 1);
  await cafe.shot('new-dish');
});
