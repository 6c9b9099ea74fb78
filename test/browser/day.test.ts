// A whole day, from the morning through the report to the next morning: nothing breaks, and the report's figures are
// right.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayFigures } from '../../src/sim/state/figures.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
let figures: DayFigures;
const number = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));
const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
const staff = (): Promise<unknown[]> =>
  cafe.ask(`Object.values(honeybell.cafe.state.people).filter((one) => one.role === 'maid')
    .map(({ id, name, rank, team, alertness, favouriteCustomerTypes }) => ({ id, name, rank, team, alertness, favouriteCustomerTypes }))`);

beforeAll(async () => {
  cafe = await openPlayed({ seed: 3, ticks: 300, looked: true });
  await cafe.ask(
    `(honeybell.actions.give({ kind: 'edit', maid: 'mei', edit: { rank: 5, alertness: 12, team: 4, favouriteCustomerTypes: ['student', 'family'] } }), null)`,
  );
});
afterAll(() => cafe.close());

/** Opens one of the report's further pages. */
async function turnTo(page: string): Promise<void> {
  await cafe.page.locator('.report-pages').getByRole('button', { name: page, exact: true }).click();
  await cafe.until("document.activeElement?.tagName === 'H1'");
}

test('the day ends in the report, which keeps a photo of its best moment', async () => {
  for (let i = 0; i < 40 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.until("document.querySelector('.evening')");
  figures = await cafe.ask<DayFigures>('honeybell.cafe.state.figures');
  expect(figures.guestsEntered).toBeGreaterThan(40);
  expect(await cafe.ask('honeybell.cafe.state.over')).toBe(true);
  expect(figures.stuck).toBe(0);
  expect(figures.faults).toBe(0);
  await turnTo('Photo');
  await cafe.until("document.querySelector('.photo img')?.naturalWidth > 0");
  const colours = await cafe.ask<number>(`(() => {
    const { naturalWidth: w, naturalHeight: h } = document.querySelector('.photo img');
    const copy = new OffscreenCanvas(w, h).getContext('2d');
    copy.drawImage(document.querySelector('.photo img'), 0, 0);
    return new Set(new Uint32Array(copy.getImageData(0, 0, w, h).data.buffer)).size;
  })()`);
  expect(colours).toBeGreaterThan(200);
  await cafe.page.getByRole('button', { name: 'The report' }).click();
  await cafe.until("document.querySelector('.receipt')");
  await cafe.shot('day-report');
});

/** An amount of the receipt in yen, negative if it was spent. */
async function onReceipt(name: string): Promise<number> {
  const said = await cafe.page
    .locator('.receipt .receipt-line', { has: cafe.page.getByText(name, { exact: true }) })
    .locator('b')
    .innerText();
  return /[-−]/.test(said) ? -number(said) : number(said);
}

test('its figures are the café’s', async () => {
  const { guestsEntered, guestsServed, guestsLost, dishesDropped, income, tips, wages, ingredients, bought } = figures;
  const head = await cafe.page.locator('.report-head').innerText();
  expect(head).toContain(`${guestsEntered} came, ${guestsServed} paid.`);
  expect(await onReceipt('Bills paid')).toBe(income);
  expect(await onReceipt('Tips')).toBe(tips);
  expect(await onReceipt('Ingredients')).toBe(-ingredients);
  expect(await onReceipt('Wages')).toBe(-wages);
  expect(bought).toBeUndefined();
  const profit = income + tips - wages - ingredients;
  expect(await onReceipt('Made today')).toBe(profit);
  const said = await cafe.page.locator('.evening h1').innerText();
  expect(number(said)).toBe(Math.abs(profit));
  expect(said).toContain(profit < 0 ? 'less' : 'made');
  const till = await cafe.ask<number>('honeybell.cafe.state.money');
  expect(await onReceipt('In the till')).toBe(till);
  expect(await onReceipt('This morning')).toBe(till - profit);
  expect(await cafe.page.locator('.pill.money').innerText()).toContain(grouped(till));
  const dropped = await cafe.page.locator('.work-card', { hasText: /\d+ dropped/ }).allInnerTexts();
  expect(dropped.reduce((all, said) => all + number(/\d+ dropped/.exec(said)?.[0] ?? ''), 0)).toBe(dishesDropped);
  await turnTo('Who came');
  const came = await cafe.page.locator('.who-came .count').allInnerTexts();
  expect(came.map(number).reduce((all, one) => all + one, 0)).toBe(guestsEntered);
  expect(number(await cafe.page.locator('.losses h2').innerText())).toBe(guestsLost);
});

test('a bar stands for every hour in which something was earned', async () => {
  await turnTo('By the hour');
  const hours = await cafe.ask<{ label: string; wide: number; shown: string }[]>(`
    [...document.querySelectorAll('.hours > .hour-row')].map((hour) => ({
      label: hour.querySelector('[role=img]').getAttribute('aria-label'),
      wide: hour.querySelector('.bar-earned')?.getBoundingClientRect().width ?? 0,
      shown: hour.innerText,
    }))`);
  const earned = figures.incomeByHour.map(Math.round);
  expect(hours.length).toBeGreaterThanOrEqual(9);
  hours.forEach(({ label, wide, shown }, i) => {
    const amount = earned[i] ?? 0;
    expect(label).toContain(grouped(amount));
    // The amount stands at its bar.
    if (amount > 0) expect([shown.includes(grouped(amount)), wide > 0], label).toEqual([true, true]);
  });
  const most = Math.max(...hours.map(({ wide }) => wide));
  expect(hours.findIndex(({ wide }) => wide === most)).toBe(earned.indexOf(Math.max(...earned)));
});

test('everybody’s day is a row, and a press on a maid’s card opens hers', async () => {
  await turnTo('Their day');
  const rows = cafe.page.locator('.bands-list .band-row');
  expect(await rows.count()).toBe((await staff()).length);
  expect(await cafe.page.locator('.bands-list .lane > i').count()).toBeGreaterThan(await rows.count());
  await cafe.page.getByRole('button', { name: 'The report' }).click();
  await cafe.page.locator('.work-card', { hasText: 'Mei' }).click();
  expect(await rows.first().innerText()).toContain('Mei');
});

test('Next day: the same staff as they are now, another day', async () => {
  const before = await staff();
  const money = await cafe.ask('honeybell.cafe.state.money');
  await cafe.page.getByRole('button', { name: 'Next day' }).click();
  await cafe.until("honeybell.cafe.state.clock.day === 2 && document.querySelector('.maid-card')");
  await cafe.ask('(honeybell.setSpeed(0), null)');
  // New maids were hired over night.
  expect(await staff()).toEqual(expect.arrayContaining(before));
  expect(before).toContainEqual({
    id: 'mei',
    name: 'Mei',
    rank: 5,
    team: 4,
    alertness: 12,
    favouriteCustomerTypes: ['student', 'family'],
  });
  expect(await cafe.ask('honeybell.cafe.state.money')).toBe(money);
  await cafe.step(600);
  expect(await cafe.ask<number>('honeybell.cafe.state.figures.guestsEntered')).toBeGreaterThan(0);
});

test('all that without a single error', () => {
  expect(cafe.problems).toEqual([]);
});

test('while nothing is painted, because the graphics context is lost, there is no photo instead of a black one', async () => {
  const photo = "honeybell.view.snapshot().then(() => 'a photo', () => 'none')";
  await cafe.ask(`(() => {
    const canvas = document.querySelector('#stage canvas');
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    window.loss = gl.getExtension('WEBGL_lose_context');
    loss.loseContext();
    ${photo}.then((told) => (window.told = told));
    return null;
  })()`);
  await cafe.until('window.told');
  expect(await cafe.ask('told')).toBe('none');
  await cafe.ask('(delete window.told, loss.restoreContext(), null)');
  await cafe.pass(300);
  await cafe.ask(`(${photo}.then((told) => (window.told = told)), null)`);
  await cafe.until('window.told');
  expect(await cafe.ask('told')).toBe('a photo');
});
