// On a phone: the lamps above the room with what helps, and the strong actions in a sheet, by touch.

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7, touch: true, width: 390, height: 844 });
  await cafe.until("document.querySelector('.title-menu')");
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await cafe.step(1500);
  await cafe.until("document.querySelector('.phone-lamps .lamp')");
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

const SIZES = [
  [390, 844],
  [360, 740],
  [740, 360],
] as const;

test.each(SIZES)('six lamps of 44 pixels stand side by side on %i × %i', async (width, height) => {
  await cafe.page.setViewportSize({ width, height });
  await settled(cafe);
  const lamps = await cafe.ask<{ x: number; right: number; w: number; h: number; cut: boolean; light: string }[]>(`
    [...document.querySelectorAll('.phone-lamps .lamp')].map((lamp) => {
      const { x, right, width: w, height: h } = lamp.getBoundingClientRect();
      const light = getComputedStyle(lamp.querySelector('.light')).width;
      return { x, right, w, h, cut: lamp.scrollWidth > lamp.clientWidth + 1, light };
    })`);
  expect(lamps).toHaveLength(6);
  for (const { x, right, w, h, cut, light } of lamps) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(Math.min(w, h)).toBeGreaterThanOrEqual(44);
    expect([cut, light]).toEqual([false, '10px']);
  }
  await cafe.shot(`phone-lamps-${width}`);
});

test('a tap on a lamp opens its card with what helps, another closes it', async () => {
  await cafe.page.setViewportSize({ width: 390, height: 844 });
  await settled(cafe);
  await cafe.page.locator('.lamp[data-lamp=seats]').tap();
  await cafe.page.locator('.phone-lamps .remedies').waitFor();
  const box = await cafe.page.locator('.remedies').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await cafe.page.locator('.lamp[data-lamp=seats]').tap();
  expect(await cafe.page.locator('.remedies').count()).toBe(0);
});

test('the sheet of strong actions tells prices, previews one and gives it', async () => {
  await cafe.moreChalk();
  await cafe.step(1);
  await cafe.page.locator('.bar-tab').nth(2).tap();
  expect(await cafe.page.locator('.strong-entry').count()).toBe(7);
  await cafe.shot('phone-strong');
  const ready = cafe.page.locator('.strong-entry:not(.off)').first();
  await ready.tap();
  await cafe.page.locator('.strong-panel .strong-card .strong-gain').first().waitFor();
  await cafe.shot('phone-strong-card');
  const before = await cafe.ask<number>('honeybell.cafe.chalkLeft');
  await cafe.page.locator('.strong-panel .strong-foot .btn').last().tap();
  await cafe.step(2);
  expect(await cafe.ask<number>('honeybell.cafe.chalkLeft')).toBeLessThan(before);
  expect(await cafe.page.locator('.strong-entry').count()).toBe(7);
});

test('with unused chalk and a red lamp, a line above the sheet names the action that helps, and a tap opens its card', async () => {
  await cafe.page.locator('.bar-tab').first().tap();
  for (let i = 0; i < 150 && (await cafe.page.locator('.strip-help').count()) === 0; i++) {
    await cafe.moreChalk();
    await cafe.step(40);
  }
  await cafe.shot('phone-help');
  const named = (await cafe.page.locator('.strip-help').innerText()).replace(' would help now.', '');
  await cafe.page.locator('.strip-help').tap();
  expect(await cafe.page.locator('.strong-panel .strong-card').getAttribute('aria-label')).toBe(named.trim());
});
