// The bar along the top with large numbers: nothing is cut in narrow windows, in three languages, with large letters.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { SLOW_KINDS } from '../../src/ui/settings/settings.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';
import { inEvery } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  // No moment slows the café down, because a test asks for the speed that was chosen.
  const settings = JSON.stringify({ details: true, notSlowed: SLOW_KINDS });
  cafe = await openPlayed({ ticks: 100, before: `localStorage.setItem('honeybell.settings', '${settings}')` });
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), null)');
  await cafe.step(60);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Writes large numbers into the bar, and names what leaves the bar, is cut or overlaps its neighbour. */
const CUT = `(await (async () => {
  const bar = document.querySelector('.topbar');
  const write = (selector, text) => {
    const walker = document.createTreeWalker(bar.querySelector(selector), NodeFilter.SHOW_TEXT);
    const first = walker.nextNode();
    for (let other = walker.nextNode(); other !== null; other = walker.nextNode()) other.data = '';
    first.data = text;
  };
  write('.money b', '−¥123,456');
  write('.clock > b', '23:58');
  write('.day b', '28');
  const LARGE = { door: '12', seats: '13/22', orders: '12', kitchen: '14', pass: '12/5', bills: '11' };
  for (const [lamp, number] of Object.entries(LARGE)) write('.lamp[data-lamp=' + lamp + '] > b', number);
  for (let i = 0; i < 3; i++) await honeybellTest.idle();
  await new Promise((done) => honeybellTest.pass(200).then(done));
  const found = [];
  let right = 0;
  for (const one of bar.querySelectorAll('.pill, .lamp, .btn')) {
    const box = one.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = one.getAttribute('aria-label') ?? one.textContent;
    if (box.right > innerWidth - 4) found.push('leaves the bar: ' + name);
    if (one.scrollWidth > one.clientWidth + 1) found.push('cut: ' + name);
    if (box.left < right - 1) found.push('covers its neighbour: ' + name);
    right = box.right;
  }
  return found;
})())`;

test('the clock and the line of the day say when the rush hours are', async () => {
  expect(await cafe.page.locator('.day-line .rush').count()).toBeGreaterThan(0);
  const RUSH = /Rush hours: (\d\d:\d\d–\d\d:\d\d(, | and )?)+\./;
  expect(await cafe.page.locator('.clock').getAttribute('aria-label')).toMatch(RUSH);
  expect(await cafe.page.locator('.day-line').getAttribute('title')).toMatch(RUSH);
});

test('with six digits in the till the lamps keep their names and the stars their change at 1280 pixels', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.ask('(honeybell.cafe.state.money = 144320, honeybell.step(1), null)');
  await cafe.pass(300);
  expect(await cafe.page.locator('.money').first().innerText()).toContain('144,320');
  expect(await cafe.page.locator('.lamp .wide-only').filter({ visible: true }).count()).toBe(6);
  expect(await cafe.ask("document.querySelector('.stars-pill .moved').getBoundingClientRect().width")).toBeGreaterThan(
    20,
  );
});

const LANGUAGES = { zh: [1, 1.15, 1.3], ja: [1, 1.15, 1.3], en: [1, 1.15, 1.3] };

test.each([1024, 1280, 1440])('nothing is cut in a window %d pixels wide', async (width) => {
  await cafe.page.setViewportSize({ width, height: 800 });
  await cafe.pass(300);
  const told = await inEvery<string[]>(cafe, LANGUAGES, CUT);
  expect(told.flatMap(([language, size, found]) => found.map((one) => `${language} ${size}: ${one}`))).toEqual([]);
  await cafe.shot(`top-bar-${width}`);
});

test('time stands still while the menu, its keys or the saves are open, and goes on at the same speed', async () => {
  const passes = async (): Promise<boolean> => {
    const before = await cafe.ask<number>('honeybell.cafe.state.tick');
    await cafe.pass(1000);
    return (await cafe.ask<number>('honeybell.cafe.state.tick')) > before;
  };
  const button = (name: string) => cafe.page.getByRole('button', { name, exact: true }).last();
  await cafe.ask('(honeybell.setSpeed(2), null)');
  expect(await passes()).toBe(true);
  for (const opened of [[], ['Keys ?'], ['Saves']]) {
    await button('Menu').click();
    for (const name of opened)
      await cafe.page
        .locator('.menu-foot')
        .getByRole('button', { name: name.split(' ')[0] as string })
        .click();
    await cafe.until("document.querySelector('dialog[open]')");
    expect(await passes()).toBe(false);
    await cafe.page.keyboard.press('Escape');
    await cafe.until("document.querySelector('dialog[open]') === null");
    expect(await passes()).toBe(true);
    expect(await cafe.ask("document.querySelector('.topbar [role=radio][aria-checked=true]')?.textContent")).toContain(
      '2',
    );
  }
  await cafe.ask('(honeybell.setSpeed(0), null)');
});

test('the next day opens at the speed that the player chose last, also after an evening and a pause, but at 4× at most', async () => {
  const speed = () => cafe.ask<string>("document.querySelector('.topbar [role=radio][aria-checked=true]').textContent");
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.actions.noMoreCases(), null)');
  expect(await speed()).toContain('1');
  await cafe.page.locator('.speeds [role=radio]').nth(4).click();
  await cafe.page.locator('.speeds [role=radio]').nth(0).click();
  await cafe.ask('(honeybell.cafe.state.arrivals.length = 0, honeybell.cafe.state.clock.closeTick = 5, null)');
  await cafe.step(400);
  await cafe.ask('(honeybell.actions.nextDay(), null)');
  await cafe.until("document.querySelector('.speeds')");
  expect(await speed()).toContain('4');
  await cafe.ask('(honeybell.setSpeed(0), null)');
});
