// A telephone and touch only: from the title through a day and its evening to the next morning.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled, type Spot } from './cafe.ts';
import { fingers, type Hand, handOf } from './hand.ts';

let cafe: PlayedCafe;
let finger: Hand;
/** The selected maid. */
let her = '';
const button = (name: string | RegExp) => cafe.page.getByRole('button', { name, exact: true });
const season = <T>(expression: string): Promise<T> => cafe.ask<T>(`honeybell.cafe.state.season.${expression}`);

beforeAll(async () => {
  cafe = await openTitle({ seed: 7, touch: true, width: 390, height: 844 });
  finger = handOf(cafe, 'finger');
  await cafe.until("document.querySelector('.title-menu')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a season begins', async () => {
  await finger.press(button(/New season/));
  await finger.press(cafe.page.getByRole('radio', { name: /Gentle/ }));
  await finger.press(button('Start the season'));
  await cafe.until("document.querySelector('.brief .face-tile')");
  expect(await season('difficulty')).toBe('gentle');
  await finger.press(button('Pause'));
  await cafe.until("document.querySelector('.phone-pause').classList.contains('gold')");
  await cafe.ask('(honeybell.actions.noMoreCases(), null)');
  await cafe.step(400);
});

test('a tap on a person selects them, and the sheet explains their decision', async () => {
  await settled(cafe);
  her = await cafe.ask<string>(`Object.values(honeybell.cafe.state.people).find((one) => {
    if (one.role !== 'maid' || !one.present) return false;
    const { x, y } = honeybell.screenOf(one.id);
    return document.elementFromPoint(x, y)?.tagName === 'CANVAS';
  })?.id ?? 'nobody is in sight'`);
  await finger.pressAt(await cafe.spotOf(her));
  expect(await cafe.ask('honeybell.selection')).toEqual([her]);
  const name = await cafe.ask<string>(`honeybell.cafe.state.people.${her}.name`);
  await cafe.page.locator('.brief-name', { hasText: name }).waitFor();
  await cafe.page.locator('.brief-why').waitFor();
  await finger.press(cafe.page.locator('.brief-acts .btn').nth(2));
  await cafe.page.locator('.notebook [role=tabpanel] .line-card').waitFor();
  await finger.press(button('Close the notebook'));
  await cafe.page.locator('.brief-name').waitFor();
});

test('fingers move the picture and bring it nearer', async () => {
  const at = (): Promise<{ x: number; y: number }> => cafe.ask('honeybell.screenOfTile(6, 6)');
  const width = (): Promise<number> => cafe.ask('honeybell.screenOfTile(7, 6).x - honeybell.screenOfTile(6, 6).x');
  const [before, wide] = [await at(), await width()];
  await finger.drag([200, 260], [140, 300]);
  const moved = await at();
  // The picture follows the finger, less the few pixels to the room's edge.
  expect(Math.abs(moved.x - before.x + 60)).toBeLessThan(12);
  expect(Math.abs(moved.y - before.y - 40)).toBeLessThan(12);
  await fingers(cafe, [
    [
      [180, 240],
      [110, 240],
    ],
    [
      [220, 240],
      [290, 240],
    ],
  ]);
  expect(await width()).toBeGreaterThan(wide);
  await fingers(cafe, [
    [
      [60, 240],
      [170, 240],
    ],
    [
      [330, 240],
      [210, 240],
    ],
  ]);
  expect(await width()).toBe(wide);
});

test('a command is written: the sheet makes way, a tap on the floor shows the order, a second tap gives it', async () => {
  await finger.press(button('Request'));
  await finger.press(button(/^Gather/));
  await cafe.until("document.querySelector('.hud').dataset.sheet === 'low' && document.querySelector('.strip-hint')");
  await settled(cafe);
  const given = (): Promise<number> => cafe.ask('honeybell.cafe.commands.length');
  const place = await cafe.tileSpot(await cafe.freeTile(her));
  const before = await given();
  await finger.pressAt(place);
  await cafe.until("document.querySelector('.order-preview')");
  expect(await given()).toBe(before);
  // No message covers what the preview says.
  expect(
    await cafe.page.locator('.order-preview > *').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, height } = part.getBoundingClientRect();
        return part.contains(document.elementFromPoint(x + 12, y + height / 2));
      }),
    ),
  ).toEqual([true, true, true]);
  await finger.pressAt(place);
  await cafe.until("honeybell.mode === 'select'");
  await cafe.step(1);
  expect(await cafe.ask('honeybell.cafe.commands.at(-1)?.command.behave')).toBe('gather');
  await cafe.until("document.querySelector('.board-panel .line')");
});

test('a talk with her is planned and called off, in the running café', async () => {
  const planned = (): Promise<unknown> =>
    cafe.ask(`honeybell.cafe.state.season.staff.find(({ id }) => id === '${her}').talk ?? null`);
  await finger.press(button('Café'));
  await finger.press(button('Edit traits'));
  await finger.press(cafe.page.locator('.talk-topic').last());
  await finger.press(button('Plan the talk'));
  await cafe.step(1);
  expect(await planned()).toHaveProperty('controller');
  await finger.press(button('Call it off'));
  await cafe.step(1);
  expect(await planned()).toBeNull();
  await finger.press(cafe.page.getByRole('tab', { name: 'History' }));
  await cafe.page.locator('.past-row').first().waitFor();
});

test('the sheet is drawn up and down by its grip', async () => {
  const height = (): Promise<number> =>
    cafe.ask("document.querySelector('.phone-dock').getBoundingClientRect().height");
  const half = await height();
  const grip = await cafe.ask<{ x: number; y: number }>("document.querySelector('.grip-bar').getBoundingClientRect()");
  await finger.drag([195, grip.y + 10], [195, 80]);
  expect(await height()).toBeGreaterThan(half + 100);
  await finger.press(button('Shrink panel'));
  expect(await height()).toBe(half);
});

test('the day is played to its report', async () => {
  await finger.press(button('Continue'));
  await finger.press(button(/^normal speed/));
  await cafe.until("document.querySelector('.phone-speed').textContent.includes('2')");
  for (let i = 0; i < 16 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.page.locator('.evening .receipt').waitFor();
});

test('of an evening: somebody is drawn, a price raised, a rose put down', async () => {
  const money = await cafe.ask<number>('honeybell.cafe.state.money');
  await finger.press(cafe.page.getByRole('tab', { name: 'Hire' }));
  await finger.press(button(/^Draw once/));
  await cafe.page.locator('.reveal .about').waitFor();
  expect(await cafe.ask('honeybell.cafe.state.money')).toBeLessThan(money);
  await finger.press(cafe.page.locator('.hire-her'));
  await cafe.until('honeybell.cafe.state.season.board.candidates.length === 0');

  await finger.press(cafe.page.getByRole('tab', { name: 'Menu' }));
  const price = (): Promise<number> => season("kitchen.onMenu.find(({ dish }) => dish === 'curry').price");
  const before = await price();
  await finger.press(button(/^More: .*curry/i));
  expect(await price()).toBeGreaterThan(before);

  await finger.press(cafe.page.getByRole('tab', { name: 'Layout' }));
  await finger.press(button(/^Rose pot/));
  await settled(cafe);
  const floor = await cafe.ask<{ x: number; y: number }>(`(() => {
    const { map } = honeybell.cafe.state;
    for (let y = map.height - 3; y > 2; y--) for (let x = 2; x < map.width - 2; x++) {
      const at = honeybell.screenOfTile(x, y);
      if (map.rows[y][x] === '.' && document.elementFromPoint(at.x, at.y)?.className === 'glass') return at;
    }
  })()`);
  const spot: Spot = [Math.round(floor.x), Math.round(floor.y)];
  const changes = (count: string) =>
    cafe.until(`document.querySelector('.layout-bar').textContent.includes('${count}')`);
  await finger.pressAt(spot);
  await changes('1 change');
  await finger.press(button('cancel'));
  await finger.pressAt(spot);
  await finger.press(button('Sell'));
  await finger.press(button(/^Undo \(/));
  await finger.press(button('Apply'));
  await changes('0 changes');
  expect(await cafe.ask("honeybell.cafe.state.map.decor.some(({ kind }) => kind === 'plant-rose')")).toBe(true);
});

test('the next day opens', async () => {
  await finger.press(button('Open day 2'));
  await cafe.until("honeybell.cafe.state.clock.day === 2 && document.querySelector('.brief .face-tile')");
});
