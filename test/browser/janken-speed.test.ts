// A game of janken slows the café, says so, and gives the player's speed back, in whatever way the game ends.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0 });
  cafe.page.setDefaultTimeout(10_000);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const speed = (): Promise<number> =>
  cafe.ask<number>("parseInt(document.querySelector('.speeds [aria-checked=true]').textContent)");
const PANEL = "document.querySelector('.janken.open')";

/** Lets a guest ask at this speed, and sits down. */
async function sitDown(at: number): Promise<void> {
  await anew(cafe, { ticks: 600, seed: 3 });
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    for (let i = 0; i < 5000 && !(state.janken.table && state.janken.table.over === null); i++) honeybell.step(1);
    return null;
  })()`);
  await cafe.ask(`(honeybell.setSpeed(${at}), null)`);
  await cafe.pass(150);
  await cafe.page.keyboard.press('k');
  await cafe.until(PANEL);
  await cafe.pass(300);
  expect(await speed()).toBe(1);
  expect(await cafe.page.locator('.janken.open .slow-line').innerText()).toMatch(/^Slowed for you: a game of janken/);
}

/** Plays until the game is won. */
async function play(): Promise<void> {
  const hand = await cafe.ask<number>(
    `(['rock', 'paper', 'scissors'].indexOf(honeybell.cafe.janken().habits.choice.hand) + 1) % 3`,
  );
  await cafe.page.locator('.janken .hands button').nth(hand).click();
  await cafe.until("!document.querySelector('.janken .hands')");
}

const WAYS: Record<string, () => Promise<unknown>> = {
  'by its button': () => cafe.page.locator('.janken.open header button').click(),
  'by Escape': () => cafe.page.keyboard.press('Escape'),
  'by K': () => cafe.page.keyboard.press('k'),
  'by itself': () => Promise.resolve(),
};

test.each([2, 4].flatMap((at) => Object.keys(WAYS).map((way) => [at, way] as const)))(
  'at %d× a game that is played to its end and closed %s gives the speed back',
  async (at, way) => {
    await sitDown(at);
    await play();
    await WAYS[way]!();
    await cafe.pass(way === 'by itself' ? 7500 : 500);
    expect(await speed()).toBe(at);
    expect(await cafe.ask(`${PANEL} === null`)).toBe(true);
  },
);

test('a game that the player leaves before its end gives the speed back', async () => {
  await sitDown(2);
  await cafe.page.keyboard.press('Escape');
  await cafe.pass(500);
  expect(await speed()).toBe(2);
});
