// Bottlenecks are seen while they happen: a lamp turns red, a sign stands in the room, and the lamp's list helps.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7 });
  await cafe.ask("(honeybell.begin({ seed: 7, shift: ['mei'] }), honeybell.setSpeed(0), null)");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Steps the café until a lamp that offers an order is red. */
async function toRed(): Promise<string> {
  for (let i = 0; i < 80; i++) {
    await cafe.step(50);
    await cafe.pass(120);
    const red = await cafe.ask<string | null>(
      "document.querySelector('.lamp[data-level=red]:is([data-lamp=orders], [data-lamp=bills], [data-lamp=pass], [data-lamp=door])')?.dataset.lamp ?? null",
    );
    if (red !== null) return red;
  }
  throw new Error('no lamp turned red');
}

test('with one maid for everybody a lamp turns red, and a sign says why without standing on anybody', async () => {
  const red = await toRed();
  await cafe.pass(1600);
  await cafe.shot('lamps');
  const sign = cafe.page.locator('.sign').first();
  expect((await sign.textContent())!.length).toBeGreaterThan(6);
  expect(await cafe.page.locator('.sign').count()).toBeLessThanOrEqual(2);
  // A press on the sign opens the list of its lamp, and another closes it.
  await sign.click();
  await cafe.page.locator('.remedies').waitFor();
  await sign.click();
  expect(await cafe.page.locator('.remedies').count()).toBe(0);
  const before = await cafe.tileSpot({ x: 1, y: 1 });
  await cafe.page.locator(`.lamp[data-lamp=${red}]`).click();
  await cafe.page.locator('.remedies').waitFor();
  expect(await cafe.page.locator('.place-ring').count()).toBe(1);
  expect(await cafe.tileSpot({ x: 1, y: 1 })).toEqual(before);
  await cafe.shot('remedies');
  const remedy = cafe.page.locator('.remedies .remedy:not(.strong-opens, .leave-it)').first();
  if ((await remedy.count()) > 0) {
    await remedy.click();
    await cafe.step(1);
    expect(await cafe.ask<number>('honeybell.cafe.commands.length')).toBeGreaterThan(0);
  } else await cafe.page.keyboard.press('Escape');
  expect(await cafe.page.locator('.remedies').count()).toBe(0);
  // Only a deliberate “Leave it” teaches the head maid that the player lets it be.
  const waits = 'honeybell.cafe.state.headMaid.brain.chosen.wait ?? 0';
  expect(await cafe.ask<number>(waits)).toBe(0);
  await cafe.page.locator(`.lamp[data-lamp=${red}]`).click();
  expect(await cafe.page.locator('.remedies .leave-it').textContent()).toBe('Leave it as it is');
  await cafe.page.locator('.remedies .leave-it').click();
  await cafe.step(1);
  expect(await cafe.ask<number>(waits)).toBe(1);
  expect(await cafe.page.locator('.remedies').count()).toBe(0);
});

test('the news is one line in the corner, five when pointed at, and gives way to the notebook', async () => {
  await anew(cafe, { seed: 7, ticks: 2400 });
  await cafe.page.mouse.move(600, 700);
  await cafe.pass(200);
  expect(await cafe.page.locator('.ticker li').count()).toBe(1);
  await cafe.page.locator('.ticker').hover();
  expect(await cafe.page.locator('.ticker li').count()).toBeGreaterThan(1);
  // News of long ago is folded to its time; pointed at, it is read as before.
  await cafe.page.mouse.move(600, 700);
  await cafe.ask(
    '(honeybell.cafe.state.tick += 61 * honeybell.cafe.state.clock.ticksPerMinute, honeybell.actions.stepTick(), null)',
  );
  await cafe.until("document.querySelector('.ticker.folded')");
  await cafe.shot('news-folded');
  expect(await cafe.page.locator('.ticker').innerText()).toMatch(/^Last news: \d+:\d\d/);
  await cafe.page.locator('.ticker').hover();
  expect(await cafe.page.locator('.ticker li').count()).toBeGreaterThan(1);
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.side-panel .notebook')");
  expect(await cafe.page.locator('.ticker').isVisible()).toBe(false);
});

test('a group of six: only the list under the door’s lamp asks for Join, whose card frames two tables; once they are one, the sign is gone', async () => {
  await cafe.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), null)');
  await cafe.ask(
    `(() => { while (!honeybell.cafe.state.over) honeybell.step(100); honeybell.actions.nextDay(); return null; })()`,
  );
  await cafe.ask('(honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  const canJoin = `honeybell.cafe.strong().some(({ name, bar }) => name === 'join' && bar === null) &&
    document.querySelector('.sign[data-lamp=door].red')?.textContent.includes('6') === true`;
  for (let i = 0; i < 120 && !(await cafe.ask<boolean>(canJoin)); i++) await cafe.step(20);
  await cafe.pass(1600);
  // Nothing but the lamp's list asks for action, and three parts of the screen at most tell of the group.
  expect(await cafe.page.locator('.strong-opens').count()).toBe(0);
  const tell = '.lamp[data-lamp=door].jam, .sign[data-lamp=door], .toast:has-text("Join"), .slow-card, .strong-hint';
  expect(await cafe.page.locator(tell).count()).toBeLessThanOrEqual(3);
  await cafe.page.locator('.lamp[data-lamp=door]').click();
  await cafe.page.locator('.remedies .strong-opens').click();
  await cafe.until("document.querySelectorAll('.order-marks .goal').length === 2");
  await cafe.page.keyboard.press('t');
  await cafe.step(1);
  expect(await cafe.ask<number>('honeybell.cafe.state.strong.used.length')).toBe(1);
  await cafe.step(400);
  expect(await cafe.ask<number>('honeybell.cafe.state.strong.joined.length')).toBe(1);
  await cafe.pass(300);
  expect(await cafe.page.locator('.sign[data-lamp=door].red', { hasText: 'no table' }).count()).toBe(0);
});

test('a card that is open when the day ends is closed in the evening and on the next day', async () => {
  await cafe.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await cafe.step(60);
  await cafe.page.keyboard.press('u');
  await cafe.page.locator('.strong-card').waitFor();
  await cafe.page.locator('.lamp[data-lamp=door]').click();
  await cafe.ask('(() => { while (!honeybell.cafe.state.closed) honeybell.step(20); return null; })()');
  await cafe.pass(200);
  expect(await cafe.page.locator('.strong-card').count()).toBe(0);
  await cafe.page.keyboard.press('u');
  await cafe.ask('(() => { while (!honeybell.cafe.state.over) honeybell.step(20); return null; })()');
  await cafe.until("document.querySelector('.evening')");
  await cafe.ask('(honeybell.actions.nextDay(), honeybell.setSpeed(0), null)');
  await cafe.until("document.querySelector('.maid-card')");
  expect(await cafe.page.locator('.strong-card, .remedies').count()).toBe(0);
});

test('a sign makes way for the part above the chalkboard, which opens under it', async () => {
  await anew(cafe, { seed: 7 });
  await cafe.ask(`(honeybell.begin({ seed: 7, shift: ['mei'] }), honeybell.setSpeed(0), null)`);
  await cafe.page.mouse.move(600, 700);
  await toRed();
  await cafe.pass(1600);
  await cafe.ask("(honeybell.cafe.state.figures.wished = [{ dish: 'soup', name: 'Ann' }], honeybell.step(1), null)");
  await cafe.until("document.querySelector('.more-board')");
  // Wherever the sign stands, the part opens there.
  await cafe.page.keyboard.press('d');
  await cafe.until("document.querySelector('.more-board').checkVisibility()");
  await cafe.ask(`(() => {
    const board = document.querySelector('.more-board');
    const [sign, at] = [document.querySelector('.sign').getBoundingClientRect(), board.getBoundingClientRect()];
    board.style.translate = (sign.left - at.left) + 'px ' + (sign.top - at.top) + 'px';
    return null;
  })()`);
  const over = `(() => {
    const board = document.querySelector('.more-board').getBoundingClientRect();
    return [...document.querySelectorAll('.sign')]
      .filter((one) => one.style.visibility !== 'hidden')
      .map((one) => one.getBoundingClientRect())
      .filter((b) => b.left < board.right && board.left < b.right && b.top < board.bottom && board.top < b.bottom).length;
  })()`;
  expect(await cafe.ask<number>(over)).toBe(1);
  await cafe.pass(1600);
  expect(await cafe.ask<number>(over)).toBe(0);
});

test('a sign gives way at once to a chalkboard that has grown under it', async () => {
  await anew(cafe, { seed: 7 });
  await cafe.ask(`(honeybell.begin({ seed: 7, shift: ['mei'] }), honeybell.setSpeed(0), null)`);
  await cafe.page.mouse.move(600, 700);
  await toRed();
  await cafe.pass(1600);
  await cafe.ask(`(() => {
    const corner = document.querySelector('.corner > .chalkboard');
    const [sign, at] = [document.querySelector('.sign').getBoundingClientRect(), corner.getBoundingClientRect()];
    corner.style.translate = (sign.left - at.left) + 'px ' + (sign.top - at.top) + 'px';
    corner.style.minHeight = at.height + 40 + 'px';
    return null;
  })()`);
  // Much sooner than a sign looks again by itself.
  await cafe.pass(60);
  const over = await cafe.ask<number>(`(() => {
    const board = document.querySelector('.corner > .chalkboard').getBoundingClientRect();
    return [...document.querySelectorAll('.sign')]
      .filter((one) => one.style.visibility !== 'hidden')
      .map((one) => one.getBoundingClientRect())
      .filter((b) => b.left < board.right && board.left < b.right && b.top < board.bottom && board.top < b.bottom).length;
  })()`);
  expect(over).toBe(0);
});
