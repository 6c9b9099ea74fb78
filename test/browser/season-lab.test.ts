// In a season only the evening talk changes a maid; what the lab edits goes on as a free café, and the season stays.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const alertness = (): Promise<number | null> => cafe.ask('honeybell.cafe.state.people.momo.alertness');
const from = (): Promise<string | null> => cafe.ask('honeybell.cafe.state.free?.from ?? null');
const slots = (): Promise<string> =>
  cafe.ask(`JSON.stringify(Object.entries(honeybell.saving.saves.cards.value).flatMap(([slot, cards]) => cards.length > 0 ? [Number(slot)] : []))`); // prettier-ignore

async function editInRoster(value: string): Promise<void> {
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.page.getByRole('tab', { name: 'Roster' }).click();
  const cell = cafe.page.getByLabel('Momo, alertness');
  await cell.fill(value);
  await cell.press('Tab');
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  await cafe.until('honeybell.saving.saves?.writable');
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), null)');
  await cafe.step(300);
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('an edit in the lab opens a free café, says so, and the season can be gone back to', async () => {
  const before = await alertness();
  await editInRoster('77');
  await cafe.until("[...document.querySelectorAll('.toast')].some((one) => one.textContent.includes('free café'))");
  await cafe.ask('(honeybell.lab.stepTick(), null)');
  expect(await alertness()).toBe(77);
  expect(await from()).toBe('season');
  expect(await cafe.page.locator('.lab-bar').innerText()).toContain('Free café');
  await cafe.shot('season-lab');
  await cafe.ask('(honeybell.lab.leave(), null)');
  await settled(cafe);
  await cafe.until('honeybell.saving.saves.slot.value > 5');
  expect(JSON.parse(await slots())).toEqual([1, 6]);
  // A second edit changes the same free café.
  await editInRoster('78');
  await cafe.ask('(honeybell.lab.stepTick(), honeybell.lab.leave(), null)');
  expect(JSON.parse(await slots())).toEqual([1, 6]);

  await cafe.page.getByRole('button', { name: 'Back to my season' }).click();
  await cafe.until('honeybell.cafe.state.free === undefined');
  expect(await alertness()).toBe(before);
  expect(await cafe.ask('honeybell.cafe.state.season !== undefined')).toBe(true);
  expect(await cafe.ask('honeybell.saving.saves.slot.value')).toBe(1);
});

test('going on from an earlier moment of a season does so, too', async () => {
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.step(40);
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until('honeybell.lab?.timeline.value');
  const now = await cafe.ask<number>('honeybell.cafe.state.tick');
  await cafe.ask(`(honeybell.lab.goTo(${now - 20}), honeybell.lab.goOn(), honeybell.lab.stepTick(), null)`);
  expect(await from()).toBe('season');
  await cafe.ask('(honeybell.lab.leave(), null)');
});
