// An apprentice on screen: chosen in Traits, driven by number keys, taught, then by herself.

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Maid } from '../../src/sim/state/person.ts';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const hers = (): Promise<Maid['apprentice']> => cafe.ask('honeybell.cafe.state.people.yuki.apprentice ?? null');
const section = () => cafe.page.locator('section[aria-labelledby="notebook-apprentice"]');
const lessons = async (): Promise<number> =>
  Object.values((await hers())?.counts ?? {})
    .flatMap((deeds) => Object.values(deeds))
    .reduce((sum, n) => sum + n, 0);
/** Waits until the maid is at nothing. */
const free = (): Promise<unknown> =>
  cafe.ask(`(() => {
    for (let i = 0; i < 900 && honeybell.cafe.apprentice('yuki')?.deed !== null; i++) honeybell.step(1);
    return null;
  })()`);

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 900 });
  await cafe.ask("(honeybell.select(['yuki']), null)");
  await cafe.page.getByRole('tab', { name: 'Traits' }).click();
  await cafe.page.locator('.leaf section[aria-label="Decides by"]').getByRole('radio', { name: 'Apprentice' }).click();
  await cafe.step(1);
  await cafe.page.getByRole('tab', { name: 'Now' }).click();
  await settled(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a number key gives her a deed, and in Teach she counts it', async () => {
  await free();
  await cafe.page.keyboard.press('9');
  await cafe.step(1);
  expect((await hers())?.deed).toMatchObject({ do: 'wait', by: 'player' });
  expect(await lessons()).toBe(1);
  expect(await section().getByRole('listitem').first().innerText()).toMatch(/wait 1 of 1/);
});

test('in Auto she decides by herself, without buttons for deeds', async () => {
  await section().getByRole('radio', { name: 'Auto' }).click();
  await cafe.step(1);
  expect(await hers()).toMatchObject({ mode: 'Auto' });
  await settled(cafe);
  expect(await section().getByRole('button', { name: /serve/ }).count()).toBe(0);
});
