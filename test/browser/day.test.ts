// A whole day, from the morning through the report to the next morning: nothing breaks, and the report's figures are
// right.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DayFigures } from '../../src/sim/state/figures.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
let figures: DayFigures;
const number = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));
const staff = (): Promise<unknown[]> =>
  cafe.ask(`Object.values(honeybell.cafe.state.people).filter((one) => one.role === 'maid')
    .map(({ id, name, rank, team, alertness, favouriteCustomerTypes }) => ({ id, name, rank, team, alertness, favouriteCustomerTypes }))`);

beforeAll(async () => {
  cafe = await openPlayed({ seed: 3, ticks: 300 });
  await cafe.ask(
    `(honeybell.actions.give({ kind: 'edit', maid: 'mei', edit: { rank: 5, alertness: 12, team: 4, favouriteCustomerTypes: ['student', 'family'] } }), null)`,
  );
});
afterAll(() => cafe.close());

test('the day ends in the report', async () => {
  for (let i = 0; i < 40 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.until("document.querySelector('.evening')");
  await cafe.until("document.querySelector('.photo img')?.naturalWidth > 0");
  figures = await cafe.ask<DayFigures>('honeybell.cafe.state.figures');
  expect(figures.guestsEntered).toBeGreaterThan(40);
  expect(await cafe.ask('honeybell.cafe.state.over')).toBe(true);
  expect(figures.stuck).toBe(0);
  expect(figures.faults).toBe(0);
});

test('its figures are the café’s', async () => {
  const shown = (await cafe.page.locator('.key-figures dd > b').allInnerTexts()).map(number);
  expect(shown).toEqual([
    figures.guestsEntered,
    figures.guestsServed,
    figures.guestsLost,
    Math.round(figures.tips),
    figures.dishesDropped,
  ]);
  const profit = Math.round(figures.income + figures.tips) - Math.round(figures.wages + figures.ingredients);
  const said = await cafe.page.locator('.evening h1 b').innerText();
  expect(number(said)).toBe(Math.abs(profit));
  expect(/[-−]/.test(said)).toBe(profit < 0);
  expect(await cafe.page.locator('.pill.money').innerText()).toContain(
    String(Math.round(await cafe.ask<number>('honeybell.cafe.state.money'))).replace(/\B(?=(\d{3})+$)/g, ','),
  );
});

test('a bar stands for every hour in which something was earned', async () => {
  const hours = await cafe.ask<{ label: string; tall: number }[]>(`
    [...document.querySelectorAll('svg.bars [role=listitem]')].map((hour) => ({
      label: hour.getAttribute('aria-label'),
      tall: Number(hour.querySelector('rect')?.getAttribute('height') ?? 0),
    }))`);
  const earned = figures.incomeByHour.map(Math.round);
  expect(hours.length).toBeGreaterThanOrEqual(9);
  hours.forEach(({ label, tall }, i) => {
    if ((earned[i] ?? 0) > 400) expect(tall, label).toBeGreaterThan(0);
    expect(label).toContain(String(earned[i]).replace(/\B(?=(\d{3})+$)/g, ','));
  });
  const most = Math.max(...hours.map(({ tall }) => tall));
  expect(hours.findIndex(({ tall }) => tall === most)).toBe(earned.indexOf(Math.max(...earned)));
});

test('everybody’s day is a row', async () => {
  expect(
    await cafe.page.locator('.evening .bands li, .evening .band-row, .evening [class*=band] .face').count(),
  ).toBeGreaterThanOrEqual(6);
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
