// The accessibility checker finds nothing serious on the title, in the café, in a notebook, in the dialogs, and on
// every page of the lab and of the evening.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAB_SCREENS } from '../../tools/run/lab-screens.mjs';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let cafe: PlayedCafe;

/** Serious findings, each with its first places. */
async function serious(): Promise<string[]> {
  await settled(cafe);
  // Axe defers some of its work with timers, so the page's time must pass.
  await cafe.ask("(window.looked = axe.run(document, { resultTypes: ['violations'] }), null)");
  await cafe.idle();
  return cafe.ask<string[]>(`looked.then(({ violations }) =>
    violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, help, nodes }) => id + ': ' + help + ' – ' + nodes.slice(0, 4).map(({ target, any }) => target.join(' ') + ' ' + (any[0]?.message ?? '').slice(0, 160)).join(' | ')))`);
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7, looked: true });
  await cafe.page.evaluate(source);
  await cafe.until("document.querySelector('.title')");
}, 60_000);
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('the title', async () => {
  expect(await serious()).toEqual([]);
});

test('the café, a notebook, and what can be opened there', async () => {
  await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
  await cafe.step(900);
  await cafe.until("document.querySelector('.maid-card')");
  expect(await serious()).toEqual([]);
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.notebook [role=tab]')");
  const tabs = cafe.page.locator('.notebook [role=tab]');
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    expect([i, ...(await serious())]).toEqual([i]);
  }
  await cafe.page.keyboard.press('Escape');
  for (const key of ['?', 'h', 'b']) {
    await cafe.page.keyboard.press(key);
    await cafe.until("document.querySelector('dialog[open]')");
    expect([key, ...(await serious())]).toEqual([key]);
    await cafe.page.keyboard.press('Escape');
    await cafe.until("document.querySelector('dialog[open]') === null");
  }
});

test('every page of the lab, and its help', { timeout: 180_000 }, async () => {
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  const found: string[] = [];
  for (const page of LAB_SCREENS) {
    await cafe.ask(`(honeybell.lab.turnTo('${page}'), null)`);
    await cafe.until("document.querySelector('.lab-page').childElementCount > 0");
    found.push(...(await serious()).map((what) => `${page}: ${what}`));
  }
  expect(found).toEqual([]);
  await cafe.ask('(honeybell.lab.help.value = true, null)');
  await cafe.until("document.querySelector('dialog[open]')");
  expect(await serious()).toEqual([]);
  await cafe.page.keyboard.press('Escape');
  await cafe.ask('(honeybell.lab.leave(), honeybell.setSpeed(0), null)');
  await cafe.until("document.querySelector('.maid-card')");
});

test('every page of the evening, rich and poor', { timeout: 120_000 }, async () => {
  await cafe.ask('(honeybell.cafe.state.clock.closeTick = honeybell.cafe.state.tick + 1, null)');
  for (let i = 0; i < 60 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(100);
  await cafe.until("document.querySelector('.evening [role=tab]')");
  await cafe.until("document.querySelector('.sheet-frame')");
  // Two regulars went over to the rival: the report then has a street with words and buttons on dark ground.
  await cafe.ask(`(honeybell.cafe.state.regulars.who.slice(0, 2).forEach((one) => {
    one.gone = { why: 'wish', dish: 'soup', seconds: 40, day: 1 };
  }), null)`);
  const tabs = cafe.page.locator('.evening-tabs [role=tab]');
  // Once with every button that money can press, once with a till that can pay for nothing.
  for (const money of [300_000, -1]) {
    await cafe.ask(`(honeybell.cafe.state.money = ${money}, honeybell.step(1), null)`);
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      if (i === 0) await cafe.until("document.querySelector('.street .met')");
      expect([money, i, ...(await serious())]).toEqual([money, i]);
    }
  }
});
