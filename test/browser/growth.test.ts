// What stars open is seen: in a free café terrace, tea room, street festival and stage evening appear at once, with panels
// beside them; the evening tells what opens next.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  await cafe.page
    .getByRole('button', { name: /Free café/ })
    .first()
    .click();
  await cafe.page.getByRole('button', { name: 'Open the doors' }).click();
  await cafe.until("document.querySelector('.free-corner')");
  await cafe.ask('(honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('terrace and tea room are built while the café runs, and no panel covers them', async () => {
  const seats = await cafe.ask<number>('honeybell.cafe.state.seats.length');
  await cafe.page.locator('.free-corner').getByText('Stars open').click();
  for (const name of ['Terrace', 'Tea room']) {
    await cafe.page.locator('.free-corner').getByRole('button', { name }).click();
    await cafe.step(2);
  }
  expect(await cafe.ask<number>('honeybell.cafe.state.seats.length')).toBe(seats + 10);
  await cafe.pass(400);
  for (const tile of [
    { x: 17, y: 4 },
    { x: 17, y: 6 },
    { x: 17, y: 2 },
    { x: 18, y: 1 },
  ]) {
    const [x, y] = await cafe.tileSpot(tile);
    expect(
      await cafe.ask<boolean>(
        `document.elementFromPoint(${x}, ${y})?.closest('.hud > *:not(.people), .notebook') == null`,
      ),
      `${tile.x}, ${tile.y}`,
    ).toBe(true);
  }
  await cafe.shot('growth-wings');
});

test('a street festival and a stage evening begin at the press of a button', async () => {
  for (const name of ['Street festival', 'Stage evenings']) {
    const button = cafe.page.locator('.free-corner').getByRole('button', { name });
    await button.click();
    await cafe.step(60);
    await cafe.pass(300);
    expect(await button.getAttribute('aria-pressed')).toBe('true');
  }
  expect(await cafe.ask<string[]>('honeybell.cafe.state.calendar.going.map(({ kind }) => kind).sort()')).toEqual(
    expect.arrayContaining(['festival', 'show']),
  );
  await cafe.step(200);
  await cafe.shot('growth-festival');
});
