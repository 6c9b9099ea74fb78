// Bottlenecks are seen while they happen: a lamp turns red, a sign stands in the room, and the lamp's list helps.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7 });
  await cafe.ask("(honeybell.begin({ seed: 7, shift: ['mei'] }), honeybell.setSpeed(0), null)");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Steps the café until a lamp that offers an order is red. */
async function toRed(): Promise<string> {
  for (let i = 0; i < 80; i++) {
    await cafe.step(50);
    await cafe.pass(120);
    const red = await cafe.ask<string | null>(
      "document.querySelector('.lamp[data-level=red]:is([data-lamp=orders], [data-lamp=bills], [data-lamp=pass], [data-lamp=door])')?.dataset.lamp ?? null",
    );
    if (red !== null) return red;
  }
  throw new Error('no lamp turned red');
}

test('with one maid for everybody a lamp turns red, and a sign says why without standing on anybody', async () => {
  const red = await toRed();
  await cafe.pass(1600);
  await cafe.shot('lamps');
  const sign = cafe.page.locator('.sign').first();
  expect((await sign.textContent())!.length).toBeGreaterThan(6);
  expect(await cafe.page.locator('.sign').count()).toBeLessThanOrEqual(2);
  const before = await cafe.tileSpot({ x: 1, y: 1 });
  await cafe.page.locator(`.lamp[data-lamp=${red}]`).click();
  await cafe.page.locator('.remedies').waitFor();
  expect(await cafe.page.locator('.place-ring').count()).toBe(1);
  expect(await cafe.tileSpot({ x: 1, y: 1 })).toEqual(before);
  const remedy = cafe.page.locator('.remedies .remedy').first();
  if ((await remedy.count()) > 0) {
    await remedy.click();
    await cafe.step(1);
    expect(await cafe.ask<number>('honeybell.cafe.commands.length')).toBeGreaterThan(0);
  } else await cafe.page.keyboard.press('Escape');
  expect(await cafe.page.locator('.remedies').count()).toBe(0);
});

test('the news is one line in the corner, five when pointed at, and gives way to the notebook', async () => {
  await anew(cafe, { seed: 7, ticks: 2400 });
  await cafe.page.mouse.move(600, 700);
  await cafe.pass(200);
  expect(await cafe.page.locator('.ticker li').count()).toBe(1);
  await cafe.page.locator('.ticker').hover();
  expect(await cafe.page.locator('.ticker li').count()).toBeGreaterThan(1);
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.side-panel .notebook')");
  expect(await cafe.page.locator('.ticker').isVisible()).toBe(false);
});

test('a group of six: its sign opens Join’s card, which frames two tables; once they are one, the sign is gone', async () => {
  await cafe.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), null)');
  await cafe.ask(
    `(() => { while (!honeybell.cafe.state.over) honeybell.step(100); honeybell.actions.nextDay(); return null; })()`,
  );
  await cafe.ask('(honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  const canJoin = `honeybell.cafe.strong().some(({ name, bar }) => name === 'join' && bar === null) &&
    document.querySelector('.sign .strong-opens') !== null`;
  for (let i = 0; i < 120 && !(await cafe.ask<boolean>(canJoin)); i++) await cafe.step(20);
  await cafe.pass(1600);
  await cafe.page.locator('.sign .strong-opens').click();
  await cafe.until("document.querySelectorAll('.order-marks .goal').length === 2");
  await cafe.page.keyboard.press('t');
  await cafe.step(1);
  expect(await cafe.ask<number>('honeybell.cafe.state.strong.used.length')).toBe(1);
  await cafe.step(400);
  expect(await cafe.ask<number>('honeybell.cafe.state.strong.joined.length')).toBe(1);
  await cafe.pass(300);
  expect(await cafe.page.locator('.sign .strong-opens').count()).toBe(0);
});
