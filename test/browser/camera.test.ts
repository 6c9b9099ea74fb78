// The camera stays where the player left it: selecting, opening and closing panels never move it.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, type PlayedCafe, type Spot } from './cafe.ts';

let cafe: PlayedCafe;
const corner = (): Promise<Spot> => cafe.tileSpot({ x: 1, y: 1 });
/** Maids who can be clicked: not behind a panel, nobody near them in the picture. */
const maids = (): Promise<string[]> =>
  cafe.ask(`(() => {
    const all = Object.values(honeybell.cafe.state.people).map((one) => ({ ...one, at: honeybell.screenOf(one.id) }));
    const clear = ({ id, at }) => all.every((o) => o.id === id || !o.at || Math.hypot(o.at.x - at.x, o.at.y - at.y) > 44);
    const open = ({ at }) => document.elementFromPoint(at.x, at.y)?.tagName === 'CANVAS';
    return all.filter((one) => one.role === 'maid' && one.at && open(one) && clear(one)).map(({ id }) => id);
  })()`);

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 60 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('at 1280×720 the room stands left of the garden and the street', async () => {
  const { width } = await cafe.ask<{ width: number }>('honeybell.cafe.state.map');
  const [east] = await cafe.tileSpot({ x: width - 2, y: 1 });
  expect(east).toBeLessThanOrEqual(1280 - 308);
});

test('selecting somebody, opening and closing panels leave the picture where it is', async () => {
  const before = await corner();
  const [first, second] = await maids();
  await cafe.page.mouse.click(...(await cafe.spotOf(first!)));
  await cafe.until("document.querySelector('.side-panel .notebook')");
  await cafe.pass(600);
  expect(await corner()).toEqual(before);
  // The next click hits the maid it was meant for.
  await cafe.page.mouse.click(...(await cafe.spotOf(second!)));
  expect(await cafe.ask('honeybell.selection')).toEqual([second]);
  await cafe.page.keyboard.press('Escape');
  await cafe.pass(600);
  expect(await corner()).toEqual(before);
});

test('after the player moved the picture it stays there too, until Home', async () => {
  const before = await corner();
  await cafe.page.keyboard.press('ArrowRight');
  await cafe.page.keyboard.press('ArrowDown');
  const moved = await corner();
  expect(moved).not.toEqual(before);
  const [first] = await maids();
  await cafe.ask(`(honeybell.select(['${first}']), null)`);
  await cafe.until("document.querySelector('.side-panel .notebook')");
  await cafe.pass(600);
  expect(await corner()).toEqual(moved);
  await cafe.page.keyboard.press('Escape');
  await cafe.page.keyboard.press('Home');
  await cafe.pass(100);
  expect(await corner()).toEqual(before);
});
