// The notebook's simple page as a new player sees it: what, why, what nearly, three traits, the question asked by
// pointing, and the switch for details, which is remembered.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, type PlayedCafe } from './cafe.ts';
import { FORBIDDEN } from '../words/plain-words.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ seed: 35, ticks: 1200, simple: true });
});
afterAll(() => cafe.close());

const notebook = () => cafe.page.locator('.notebook.simple');
const open = async (id: string): Promise<void> => {
  await cafe.ask(`(honeybell.actions.select(['${id}'], 'only'), null)`);
  await cafe.until("document.querySelector('.notebook.simple .simple-what')");
};

test('says what she does and why in one sentence, with three traits, and nothing of the mind', async () => {
  await open('yuki');
  const said = await notebook().innerText();
  expect(said).toMatch(/because /);
  expect(await notebook().locator('.simple-traits li').count()).toBe(3);
  expect(FORBIDDEN.exec(said)?.[0]).toBeUndefined();
  const box = (await notebook().boundingBox())!;
  expect(box.width).toBe(300);
  expect(box.height).toBeLessThanOrEqual(584);
});

test('asked why not a table, she answers at once in her own words', async () => {
  await notebook().getByRole('button', { name: 'Why not' }).click();
  await cafe.page.locator('.room-number').nth(1).click();
  await cafe.until("document.querySelector('.simple-answer').textContent.length > 10");
  expect(await notebook().locator('.simple-answer').innerText()).toMatch(/\.$/);
  expect(await notebook().getByRole('button', { name: 'Why not' }).innerText()).toContain('Why not table 2?');
});

test('its buttons stay in place while her sentences change', async () => {
  await open('yuki');
  const places = new Set<string>();
  const sentences = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await cafe.step(60);
    sentences.add(await notebook().locator('.simple-line').innerText());
    const boxes = await notebook()
      .locator('.thinks-line button, .simple-ask button, .simple-acts button, .simple-foot button')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    places.add(boxes.join());
  }
  expect(sentences.size).toBeGreaterThan(3);
  expect(places.size).toBe(1);
});

test('guests and chefs have a simple page as well', async () => {
  const guest = await cafe.ask<string>(
    "Object.values(honeybell.cafe.state.people).find((one) => one.role === 'guest' && one.present && one.seat).id",
  );
  const chef = await cafe.ask<string>(
    "Object.values(honeybell.cafe.state.people).find((one) => one.role === 'chef').id",
  );
  for (const id of [guest, chef]) {
    await open(id);
    const said = await notebook().innerText();
    expect(FORBIDDEN.exec(said)?.[0]).toBeUndefined();
  }
});

test('details are a switch that the next visit remembers', async () => {
  await open('yuki');
  await notebook().getByRole('switch', { name: 'Details' }).click();
  await cafe.until("document.querySelector('.notebook [role=tab]')");
  expect(await cafe.ask("JSON.parse(localStorage.getItem('honeybell.settings')).details")).toBe(true);
  await cafe.page.getByRole('switch', { name: 'Details' }).click();
  await cafe.until("document.querySelector('.notebook.simple')");
  expect(cafe.problems).toEqual([]);
});
