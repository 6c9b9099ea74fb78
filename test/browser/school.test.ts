// The school in the browser: a scene plays and explains its result, every attempt is kept and can be restored, and
// leaving returns to the same moment of the day.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { LESSONS } from '../../src/lab/school/lessons.ts';
import { firstValues, openScene } from '../../src/lab/school/lesson.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 200 });
  await cafe.page.keyboard.press('l');
  await cafe.until('honeybell.lab?.timeline.value');
  await cafe.page.getByRole('tab', { name: 'School' }).click();
  await cafe.until("document.querySelector('.school-outcomes li')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const outcomes = (): Promise<string> => cafe.ask("document.querySelector('.school-outcomes').textContent");
const tries = (): Promise<string[]> =>
  cafe.ask("[...document.querySelectorAll('.school-tries li')].map((one) => one.textContent)");
const dayIs = (): Promise<unknown> => cafe.ask('[honeybell.cafe.state.tick, honeybell.lab.cafe === honeybell.cafe]');
const toEnd = () => cafe.page.getByRole('button', { name: 'To the end' }).click();

test('pressing keys before the scene is ready does not move the day: neither before its page is there nor before it plays', async () => {
  await cafe.ask('(honeybell.lab.setSpeed(0), honeybell.lab.turnTo("time"), null)');
  await cafe.idle();
  await cafe.ask(`(() => {
    const { lab } = honeybell;
    const press = () => {
      lab.setSpeed(8);
      for (let i = 0; i < 20; i++) lab.step();
    };
    lab.turnTo('school');
    press();
    // Directly after drawing, before any deferred code has run.
    window.quick = new Promise((done) =>
      new MutationObserver((_, observer) => {
        if (document.querySelector('.school-page') === null) return;
        observer.disconnect();
        press();
        done(null);
      }).observe(document, { childList: true, subtree: true }),
    );
  })()`);
  await cafe.idle();
  await cafe.ask('quick');
  expect(await dayIs()).toEqual([200, true]);
  await cafe.ask('(honeybell.lab.setSpeed(0), null)');
  await cafe.page.getByRole('tab', { name: 'Time' }).click();
  await cafe.page.getByRole('tab', { name: 'School' }).click();
  await cafe.until("document.querySelector('.school-outcomes li')");
});

/** The size of the room in the picture, and whether all its corners are in the picture. */
const roomShown = (): Promise<[number, number, boolean]> =>
  cafe.ask(`(() => {
    const { view } = honeybell;
    const isTile = (x, y) => {
      const at = view.tileOnPage(x, y);
      return view.tileAtPage(at.x, at.y) !== null;
    };
    let [w, h] = [0, 0];
    while (isTile(w, 0)) w++;
    while (isTile(0, h)) h++;
    const box = document.querySelector('.school-cafe').getBoundingClientRect();
    const corners = [[1, 1], [w - 2, 1], [1, h - 2], [w - 2, h - 2]].map(([x, y]) => view.tileOnPage(x, y));
    return [w, h, corners.every(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)];
  })()`);

test('every lesson shows its own room, all of it, from its beginning and after each change', async () => {
  for (const [i, lesson] of LESSONS.entries()) {
    const { map } = openScene(lesson, firstValues(lesson), scripts).state;
    const own = [map.width, map.height, true];
    await cafe.page.locator('.school-list button').nth(i).click();
    await cafe.pass(400);
    expect([lesson.id, await roomShown()]).toEqual([lesson.id, own]);
    await cafe.page.locator('.school-try button').first().click();
    await cafe.pass(400);
    expect([lesson.id, await roomShown()]).toEqual([lesson.id, own]);
    await cafe.shot(`school-${lesson.id}`);
  }
  await cafe.page.locator('.school-list button').first().click();
});

test('what comes of a scene shows when it happens', async () => {
  await cafe.ask('(honeybell.lab.setSpeed(4), null)');
  await cafe.until(
    "document.querySelector('.school-outcomes').textContent.includes('Hana turns on the very tick') && (honeybell.lab.setSpeed(0), true)",
  );
  expect(await outcomes()).toContain('not yet…');
  await toEnd();
  expect(await outcomes()).toContain('Yuki keeps going');
});

test('the slider is moved, the turn comes later, then never, and the tries stand beside each other', async () => {
  const slider = cafe.page.getByRole('slider', { name: 'Hana’s alertness' });
  for (const stop of ['3', '6']) {
    await slider.fill(stop);
    await toEnd();
  }
  expect(await tries()).toEqual([
    'Hana plain · Yuki plainHana: never · Yuki: never',
    'Hana 30 · Yuki plainHana: after 4 steps · Yuki: never',
    'Hana 1 · Yuki plainHana: at once · Yuki: never',
  ]);
  await cafe.shot('school-tries');
});

test('a try is set again by a click, and so is what is suggested', async () => {
  await cafe.page.locator('.school-tries button').nth(2).click();
  await cafe.until("document.querySelector('.school-outcomes').textContent.includes('not yet')");
  expect(await cafe.page.getByRole('slider', { name: 'Hana’s alertness' }).inputValue()).toBe('0');
  await cafe.page.getByRole('button', { name: /both alert/ }).click();
  await toEnd();
  expect((await tries())[0]).toBe('Hana 1 · Yuki 1Hana: at once · Yuki: never');
});

test('the squad stands still for a moment when all are in their places', async () => {
  await cafe.page.locator('.school-list button').nth(2).click();
  await cafe.ask('(honeybell.lab.setSpeed(8), null)');
  await cafe.until("document.querySelector('.school-outcomes').textContent.includes('3 of 3 are in their places')");
  await cafe.shot('school-squad');
});

test('leaving the page, the day is shown as it was', async () => {
  await cafe.page.getByRole('tab', { name: 'Time' }).click();
  await cafe.until("document.querySelector('.time-page')");
  expect(await cafe.ask('honeybell.lab.tick.value')).toBe(200);
  expect(await dayIs()).toEqual([200, true]);
});
