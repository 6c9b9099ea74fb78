// Mouse only: from the title through a day and its evening to the next morning.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import { type Hand, handOf } from './hand.ts';

let cafe: PlayedCafe;
let mouse: Hand;
let her = '';
const button = (name: string | RegExp) => cafe.page.getByRole('button', { name, exact: true });
const season = <T>(expression: string): Promise<T> => cafe.ask<T>(`honeybell.cafe.state.season.${expression}`);

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  mouse = handOf(cafe, 'mouse');
  await cafe.until("document.querySelector('.title-menu')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a season begins', async () => {
  await mouse.press(button(/New season/));
  await mouse.press(cafe.page.getByRole('radio', { name: /Hard/ }));
  await mouse.press(button('Start the season'));
  await cafe.until("document.querySelectorAll('.maid-card').length === 4");
  expect(await season('difficulty')).toBe('keen');
  await mouse.press(cafe.page.getByRole('radio', { name: 'Pause' }));
  await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(400);
});

test('a click on a maid opens her notebook, which says why', async () => {
  await settled(cafe);
  her = await cafe.ask<string>(`Object.values(honeybell.cafe.state.people).find((one) => {
    if (one.role !== 'maid') return false;
    const { x, y } = honeybell.screenOf(one.id);
    return document.elementFromPoint(x, y)?.tagName === 'CANVAS';
  })?.id ?? 'nobody is in sight'`);
  await mouse.pressAt(await cafe.spotOf(her));
  expect(await cafe.ask('honeybell.selection')).toEqual([her]);
  const name = await cafe.ask<string>(`honeybell.cafe.state.people.${her}.name`);
  await cafe.page.locator('.cover-name', { hasText: name }).waitFor();
  await cafe.page.getByRole('heading', { name: /^Why/ }).waitFor();
});

test('a command is written with the chalk and a click on the floor', async () => {
  await mouse.press(button(/^Gather/));
  await settled(cafe);
  await mouse.pressAt(await cafe.tileSpot(await cafe.freeTile(her)));
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.commands.at(-1)?.command.behave')).toBe('gather');
});

test('a talk with her is planned and called off', async () => {
  const planned = (): Promise<unknown> =>
    cafe.ask(`honeybell.cafe.state.season.staff.find(({ id }) => id === '${her}').talk ?? null`);
  await mouse.press(cafe.page.getByRole('tab', { name: 'Traits' }));
  await mouse.press(cafe.page.locator('.talk-topic').last());
  await mouse.press(cafe.page.getByRole('button', { name: 'Plan the talk' }));
  await cafe.step(1);
  expect(await planned()).toHaveProperty('controller');
  await mouse.press(cafe.page.getByRole('button', { name: 'Call it off' }));
  await cafe.step(1);
  expect(await planned()).toBeNull();
});

test('the day is played to its report', async () => {
  await mouse.press(cafe.page.getByRole('radio', { name: '8×' }));
  for (let i = 0; i < 16 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.page.locator('.evening .receipt').waitFor();
});

test('of an evening: somebody is drawn, a price raised, a chair put down and taken back', async () => {
  const money = await cafe.ask<number>('honeybell.cafe.state.money');
  await mouse.press(cafe.page.getByRole('tab', { name: /Hire/ }));
  await mouse.press(button(/^Draw once/));
  await cafe.page.locator('.reveal .about').waitFor();
  expect(await cafe.ask('honeybell.cafe.state.money')).toBeLessThan(money);
  await mouse.press(cafe.page.locator('.hire-her'));
  await cafe.until('honeybell.cafe.state.season.board.candidates.length === 0');

  await mouse.press(cafe.page.getByRole('tab', { name: /Menu/ }));
  const price = (): Promise<number> => season("kitchen.onMenu.find(({ dish }) => dish === 'curry').price");
  const before = await price();
  await mouse.press(button(/^More: .*curry/i));
  expect(await price()).toBeGreaterThan(before);

  await mouse.press(cafe.page.getByRole('tab', { name: /Layout/ }));
  await mouse.press(button(/^Chair/));
  await settled(cafe);
  const floor = await cafe.ask<{ x: number; y: number }>(`(() => {
    const { map } = honeybell.cafe.state;
    for (let y = map.height - 2; y > 2; y--) for (let x = 2; x < map.width - 2; x++) {
      const at = honeybell.screenOfTile(x, y);
      if (map.rows[y][x] === '.' && document.elementFromPoint(at.x, at.y)?.className === 'glass') return at;
    }
  })()`);
  await mouse.pressAt([Math.round(floor.x), Math.round(floor.y)]);
  await cafe.until("document.querySelector('.layout-bar').textContent.includes('1 change')");
  await mouse.press(button(/^Undo \(/));
  await cafe.until("document.querySelector('.layout-bar').textContent.includes('0 changes')");
});

test('the next day opens', async () => {
  await mouse.press(button('Open day 2'));
  await cafe.until("honeybell.cafe.state.clock.day === 2 && document.querySelector('.maid-card')");
});
