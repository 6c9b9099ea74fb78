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

test('after a look at somebody one Escape brings the picture and the selection back; reading the past moves nothing', async () => {
  const before = await corner();
  const [first, second] = await maids();
  await cafe.ask(`(honeybell.select(['${second}']), honeybell.actions.jumpTo(['${first}']), null)`);
  await cafe.until("document.querySelector('.come-back') && document.querySelector('.side-panel .notebook')");
  expect(await corner()).not.toEqual(before);
  await cafe.page.keyboard.press('Escape');
  expect(await corner()).toEqual(before);
  expect(await cafe.ask('honeybell.selection')).toEqual([second]);
  await cafe.until("!document.querySelector('.come-back')");
  // The thoughts of a maid who has been somewhere.
  await cafe.step(300);
  const walked = `Object.values(honeybell.cafe.state.people).find(({ id, role }) =>
    role === 'maid' && honeybell.cafe.decisions(id).some(({ todo }) => typeof todo?.x === 'number')).id`;
  await cafe.ask(`(honeybell.select([${walked}]), null)`);
  for (let i = 0; i < 40 && (await cafe.page.locator('.thought-where').count()) === 0; i++) {
    await cafe.page.keyboard.press('[');
    await cafe.until("document.querySelector('.past-row.chosen')");
    expect(await corner()).toEqual(before);
  }
  await cafe.page.locator('.thought-where').first().click();
  expect(await corner()).not.toEqual(before);
  await cafe.page.locator('.come-back').click();
  expect(await corner()).toEqual(before);
  await cafe.page.keyboard.press('Escape');
  await cafe.ask('(honeybell.select([]), null)');
});

test.each([
  ['where the player moved it', ['+', 'ArrowRight', 'ArrowDown']],
  ['on the whole room', ['Home']],
])('back from the lab the picture is as it was left: %s', async (_, keys) => {
  for (const key of keys) await cafe.page.keyboard.press(key);
  await cafe.pass(100);
  const before = await corner();
  await cafe.ask('(honeybell.actions.openLab(), null)');
  await cafe.until("honeybell.lab?.timeline.value && document.querySelector('.lab-window canvas')");
  await cafe.pass(300);
  await cafe.ask('(honeybell.view.lookAt(2, 2), honeybell.lab.leave(), honeybell.setSpeed(0), null)');
  await cafe.until("!document.querySelector('.lab-window canvas') && document.querySelector('.topbar')");
  await cafe.pass(600);
  expect(await corner()).toEqual(before);
});

/**
 * Share of the room (floor and walls as a polygon on the page) that the panels cover, in per cent, and the names of
 * panels over the door or the selected person. The chalkboard and the cards have sizes of their own and are counted too.
 */
const COVERED = `(() => {
  const { map, doors } = honeybell.cafe.state;
  const at = (x, y, up = 0) => { const p = honeybell.screenOfTile(x, y); return [p.x, p.y - up]; };
  const [w, h] = [map.width - 1.5, map.height - 1.5];
  const room = [at(0.5, 0.5, 104), at(w, 0.5, 104), at(w, 0.5), at(w, h), at(0.5, h), at(0.5, h, 104)];
  const inside = (x, y) => {
    let odd = false;
    for (let i = 0, j = room.length - 1; i < room.length; j = i++) {
      const [[ax, ay], [bx, by]] = [room[i], room[j]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
    return odd;
  };
  const panels = [...document.querySelectorAll('.topbar, .corner > *, .maid-card, .toast, .sign, .side-panel > *, .janken')]
    .map((panel) => [panel.className, panel.getBoundingClientRect()]).filter(([, box]) => box.width > 0);
  let [all, under] = [0, 0];
  for (let y = 0; y < innerHeight; y += 4) for (let x = 0; x < innerWidth; x += 4) if (inside(x, y)) {
    all++;
    if (panels.some(([, b]) => x >= b.left && x < b.right && y >= b.top && y < b.bottom)) under++;
  }
  const spots = [...doors.map(({ x, y }) => at(x, y, 40)), ...honeybell.selection.map((id) => { const p = honeybell.screenOf(id); return [p.x, p.y]; })];
  const over = panels.filter(([, b]) => spots.some(([x, y]) => x >= b.left && x < b.right && y >= b.top && y < b.bottom));
  return { share: (100 * under) / all, over: over.map(([name]) => name) };
})()`;

test('question, message, notebook and signs together cover at most 12 % of the room, and never the door', async () => {
  const covered = (): Promise<{ share: number; over: string[] }> => cafe.ask(COVERED);
  await cafe.ask(`(honeybell.select([]), null)`);
  await cafe.pass(600);
  const alone = await covered();
  expect(alone.over).toEqual([]);
  const [first] = await maids();
  await cafe.ask(`(honeybell.select(['${first}']), null)`);
  await cafe.until("document.querySelector('.side-panel .notebook')");
  await cafe.page.keyboard.press('s');
  await cafe.page.keyboard.press('Escape');
  await cafe.pass(600);
  const open = await covered();
  expect(open.over).toEqual([]);
  expect(open.share).toBeLessThanOrEqual(12);
});

test('the cards of nine maids do not cover more of the room', async () => {
  const shift = ['momo', 'sora', 'zuri', 'luz', 'rin', 'sakura', 'amara', 'hana', 'yuki'];
  await cafe.ask(`(honeybell.begin({ seed: 7, shift: ${JSON.stringify(shift)} }), honeybell.setSpeed(0), null)`);
  await cafe.pass(600);
  const nine = await cafe.ask<{ share: number; over: string[] }>(COVERED);
  expect(nine.over).toEqual([]);
  expect(nine.share).toBeLessThanOrEqual(12);
});
