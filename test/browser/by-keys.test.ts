// Keyboard only: a day and its evening, then a whole season to its ending and back to the title.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
let her = '';
const season = <T>(expression: string): Promise<T> => cafe.ask<T>(`honeybell.cafe.state.season.${expression}`);
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await cafe.page.keyboard.press(key);
};
/** The focused element: its accessible name, or else its text. */
const focus = (): Promise<string> =>
  cafe.ask("(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()");
/** Presses a key until an element with such a name has the focus. */
async function until(key: string, name: RegExp, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    await press(key);
    if (name.test(await focus())) return;
  }
  throw new Error(`${key} never led to ${String(name)}; it led to ${await focus()}`);
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  await cafe.until("document.activeElement?.textContent.includes('New season')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a season begins', async () => {
  await press('Enter');
  await cafe.until("document.querySelector('dialog[open] .difficulty')");
  await until('Tab', /^Standard/);
  await press('ArrowLeft');
  await until('Tab', /Guests never lose patience|^on$/i, 6).catch(() => null);
  await until('Tab', /^Start the season/);
  await press('Enter');
  await cafe.until("document.querySelectorAll('.maid-card').length === 4");
  expect(await season('difficulty')).toBe('gentle');
  await press('Space');
  await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(400);
});

test('a maid is chosen by her card, and her notebook says why', async () => {
  for (let i = 0; i < 12 && (await cafe.ask("document.activeElement?.className.includes('maid-card')")) !== true; i++)
    await press('F6');
  await press('Home', 'Enter');
  her = (await cafe.ask<string[]>('honeybell.selection'))[0] ?? '';
  expect(her).not.toBe('');
  await cafe.page.getByRole('heading', { name: /^Why/ }).waitFor();
});

test('a command is written: G, and a person in the list as the place', async () => {
  await press('g');
  for (let i = 0; i < 12 && (await cafe.ask("document.activeElement?.closest('.people') !== null")) !== true; i++)
    await press('F6');
  await press('ArrowDown', 'Enter');
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.commands.at(-1)?.command.behave')).toBe('gather');
});

test('a talk with her is planned and called off', async () => {
  for (let i = 0; i < 12 && (await cafe.ask("document.activeElement?.closest('.side-panel') !== null")) !== true; i++)
    await press('F6');
  await until('Tab', /^Now$/);
  await press('ArrowRight');
  await cafe.until("document.querySelector('.talk-topic')");
  const planned = (): Promise<unknown> =>
    cafe.ask(`honeybell.cafe.state.season.staff.find(({ id }) => id === '${her}').talk ?? null`);
  // She always looks up, so no topic is chosen beforehand.
  await until('Tab', /^Only dishes from tomorrow/);
  await press('Enter');
  await until('Tab', /^Plan the talk$/);
  await press('Enter');
  await cafe.step(1);
  expect(await planned()).not.toBeNull();
  expect(await focus()).toBe('Call it off');
  await press('Enter');
  await cafe.step(1);
  expect(await planned()).toBeNull();
  expect(await focus()).toBe('Plan the talk');
  await press('Escape', 'Escape', 'Escape');
});

/** Runs the rest of the day. `short`: it closes soon, nobody else comes, and there is money for the wages. */
async function toEvening(short = false): Promise<void> {
  if (short)
    await cafe.ask(
      '(Object.assign(honeybell.cafe.state.clock, { closeTick: honeybell.cafe.state.tick + 5 }), (honeybell.cafe.state.arrivals.length = 0), (honeybell.cafe.state.money = 200000))',
    );
  for (let i = 0; i < 8 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++)
    await cafe.ask('honeybell.step(2000)');
  await cafe.until("document.querySelector('.evening')");
}

test('the day is played to its report', async () => {
  await press('Space');
  await toEvening();
  await cafe.until("document.activeElement?.tagName === 'H1'");
});

test('of an evening: somebody is drawn, a price raised, a chair put down and taken back', async () => {
  const money = await cafe.ask<number>('honeybell.cafe.state.money');
  await press('3');
  await until('Tab', /^Draw once/);
  await press('Enter');
  await cafe.page.locator('.reveal .about').waitFor();
  expect(await cafe.ask('honeybell.cafe.state.money')).toBeLessThan(money);

  await press('4');
  const price = (): Promise<number> => season("kitchen.onMenu.find(({ dish }) => dish === 'curry').price");
  const before = await price();
  await until('Tab', /^More: .*curry/i);
  await press('Enter');
  expect(await price()).toBeGreaterThan(before);

  await press('5');
  await until('Tab', /^Chair/);
  await press('Enter');
  for (let i = 0; i < 60 && (await cafe.ask('document.activeElement?.className')) !== 'glass'; i++)
    await press('Shift+Tab');
  await press('ArrowUp', 'ArrowUp', 'Enter');
  await cafe.until("document.querySelector('.layout-bar').textContent.includes('1 change')");
  await press('Control+z');
  await cafe.until("document.querySelector('.layout-bar').textContent.includes('0 changes')");
});

/** Moves the focus from anywhere in the evening to the button that opens the next day. */
async function openDay(day: number): Promise<void> {
  await press('1');
  await until('Tab', new RegExp(`^Open day ${day}`));
  await press('Enter');
  await cafe.until(`honeybell.cafe.state.clock.day === ${day} && document.querySelector('.maid-card')`);
}

test('the next day opens', async () => {
  await openDay(2);
});

test('day after day the season comes to its ending, and goes on without one', async () => {
  const days = await season<number>('length');
  for (let day = 2; ; day++) {
    await press('Space');
    await toEvening(true);
    if ((await season('ending')) !== null || day >= days) break;
    await openDay(day + 1);
  }
  await cafe.until("document.querySelector('.ending h1') === document.activeElement");
  expect(await season('ending.kind')).toBe('season');
  await until('Tab', /^Keep playing/);
  await press('Enter');
  await cafe.until(`honeybell.cafe.state.clock.day === ${days + 1} && document.querySelector('.maid-card')`);
}, 400_000);
