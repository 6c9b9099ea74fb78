// The buttons of the report's forecast and of its causes open the page of what they speak of, and there what they speak of.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

/** A seed with rain on the second day. */
const SEED = 19;

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: SEED });
  await cafe.ask(`(() => {
    honeybell.beginSeason({ seed: ${SEED} });
    honeybell.setSpeed(0);
    honeybell.actions.noMoreCases();
    while (!honeybell.cafe.state.over) honeybell.step(100);
    const { season } = honeybell.cafe.state;
    honeybell.cafe.state.money = 60000;
    const of = 'rio';
    season.album[of] = { visits: 1, pleased: 1, lastDay: 2 };
    season.tomorrow = { day: 2, events: [{ kind: 'heroes', of, from: 0, until: 0 }] };
    for (const one of season.staff) one.favouriteCustomerIds = [];
    return null;
  })()`);
  await cafe.until("document.querySelector('.report .tomorrow')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const goTo = async (line: RegExp): Promise<void> => {
  await cafe.page.keyboard.press('Digit1');
  await cafe.page.locator('.tomorrow li', { hasText: line }).getByRole('button').click();
};
/** Whether an element is within the parts of the page that scroll around it. */
const isInView = (selector: string): Promise<boolean> =>
  cafe.ask<boolean>(`(() => {
    const one = document.querySelector(${JSON.stringify(selector)});
    if (one === null) return false;
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return met !== null && (one.contains(met) || met.contains(one)) && left >= 0 && right <= innerWidth;
  })()`);

test('the umbrella stand of a rainy day is in hand, and its place in the row of pieces is in view', async () => {
  await goTo(/^Rain/);
  await cafe.page.locator('.layout-palette').waitFor();
  const held = '.piece[aria-pressed="true"]';
  expect(await cafe.page.locator(held).innerText()).toMatch(/Umbrella stand/);
  expect(await isInView(held)).toBe(true);
  await cafe.shot('umbrella-stand');
  // Opened by its tab, the page has nothing in hand.
  await cafe.page.keyboard.press('Digit1');
  await cafe.page.keyboard.press('Digit5');
  await cafe.page.locator('.layout-palette').waitFor();
  expect(await cafe.page.locator(held).count()).toBe(0);
});

test('the wheel turns the row of pieces to its end', async () => {
  await cafe.page.locator('.pieces').hover();
  await cafe.page.mouse.wheel(0, 4000);
  await cafe.until("document.querySelector('.pieces').scrollLeft > 100");
});

test('a celebrity who could be a favourite leads to the favourites of a maid, with the celebrity ready to add', async () => {
  await goTo(/^Rio Vento/);
  await cafe.page.locator('.member').waitFor();
  expect(await cafe.page.locator('.chips .chip').first().innerText()).toBe('Rio Vento');
  expect(await isInView('.chips .chip')).toBe(true);
  await cafe.shot('to-favourites');
});

test('no talk that makes a maid worse is chosen before the player chooses one', async () => {
  await cafe.ask('(honeybell.cafe.state.season.staff.forEach((one) => (one.alertness = 1)), null)');
  await cafe.page.keyboard.press('Digit1');
  await cafe.page.keyboard.press('Digit2');
  await cafe.page.locator('.talk-topic').first().waitFor();
  expect(await cafe.page.locator('.talk-topic[aria-checked="true"]').count()).toBe(0);
});
