// The duel, a celebration and the result of the café of the day on upright phones: nothing is cut, too small for a
// thumb or off the screen, in three languages, with large letters.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe, settled } from './cafe.ts';
import { inEvery } from './shown.ts';
import { WRONG } from './wrong.ts';

let cafe: PlayedCafe;
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const;
const WAYS = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

beforeAll(async () => {
  cafe = await openTitle({ seed: 7, touch: true, ...SIZES[0] });
});
afterEach(() => expect(cafe.problems).toEqual([]));
afterAll(() => cafe.close());

const inSize = async (size: (typeof SIZES)[number]): Promise<void> => {
  await cafe.page.setViewportSize(size);
  await settled(cafe);
};
/** What is wrong in every language and size of letters; the elements of `whole` must lie on the screen as well. */
async function wrong(whole: string): Promise<string[]> {
  const look = `[...${WRONG}, ...[...document.querySelectorAll('${whole}')].flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isWhole = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return isWhole ? [] : ['off the screen: ' + one.className];
  })]`;
  const told = await inEvery<string[]>(cafe, WAYS, look);
  return told.flatMap(([language, size, found]) => found.map((one) => `${language} ${size}: ${one}`));
}

describe.each(SIZES)('on a phone of $width × $height', (size) => {
  test('a celebration with three chips shows everything it has, and all maids', async () => {
    await inSize(size);
    await cafe.ask(
      '(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)',
    );
    await cafe.ask(`(() => {
      honeybell.cafe.state.stars = 2;
      for (let i = 0; i < 6000; i++) {
        honeybell.step(1, true);
        if (honeybell.cafe.events.some(({ type }) => type === 'celebrated')) return null;
      }
    })()`);
    await cafe.pass(900);
    await cafe.shot(`small-party-${size.width}`);
    expect(await cafe.page.locator('.party-chip').count()).toBe(3);
    // The card goes after two seconds, so it is measured without a rest in between.
    const off = await cafe.ask<string[]>(`[1, 1.3].flatMap((size) => {
      document.documentElement.style.setProperty('--text', String(size));
      const parts = '.party-maid, .party-maid > *, .party-chip, .party-ribbon, .party-crest, .party-skip';
      return [...document.querySelectorAll(parts)].flatMap((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const isWhole = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
        return isWhole ? [] : [size + ': ' + one.getAttribute('class')];
      });
    })`);
    expect(off).toEqual([]);
    await cafe.pass(3000);
  });

  test('the duel from its first question to its end', async () => {
    await inSize(size);
    const found: string[] = [];
    await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), null)');
    await cafe.ask(
      '(honeybell.cafe.state.clock.day = 7, honeybell.cafe.state.clock.closeTick = 5, honeybell.cafe.state.arrivals.length = 0, null)',
    );
    await cafe.step(20);
    await cafe.until("document.querySelector('.evening .festival')");
    await cafe.page.locator('.festival').press('Enter');
    await cafe.until("document.querySelector('.duel-opening')");
    found.push(...(await wrong('.duel-opening h2')).map((one) => `opening, ${one}`));
    await cafe.shot(`small-duel-opening-${size.width}`);
    await cafe.page.locator('.duel-opening .btn').first().press('Enter');
    await cafe.until("document.querySelectorAll('.duel-name').length === 2");
    await cafe.page.keyboard.press('2');
    await cafe.shot(`small-duel-${size.width}`);
    found.push(...(await wrong('.duel-name')).map((one) => `before a plate, ${one}`));
    for (let i = 0; i < 5; i++) {
      await cafe.page.keyboard.press('3');
      await cafe.page.keyboard.press('Enter');
      await cafe.pass(800);
    }
    await cafe.page.locator('.duel-over').waitFor();
    await cafe.shot(`small-duel-over-${size.width}`);
    found.push(...(await wrong('.duel-name')).map((one) => `at the end, ${one}`));
    await cafe.page.keyboard.press('Escape');
    expect(found).toEqual([]);
  });

  test('the result of the café of the day', async () => {
    await inSize(size);
    await cafe.ask('(honeybell.actions.daily.play(20261110, true), null)');
    await cafe.until('honeybell.cafe.state.daily === 20261110 && honeybell.cafe.state.tick < 100');
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.step(19_000);
    await cafe.until('honeybell.actions.daily.done.value?.address');
    await cafe.until("!document.querySelector('.party')");
    await cafe.shot(`small-daily-${size.width}`);
    expect(await wrong('.daily-figures')).toEqual([]);
  });
});
