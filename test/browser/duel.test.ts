// The cooking duel of a festival evening, on the café's stage: played with keys in English, with the mouse in Chinese.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const duel = <T>(of: string): Promise<T> => cafe.ask<T>(`honeybell.cafe.state.season.duels.duel${of}`);

describe.each(['en', 'zh'])('%s', (language) => {
  const en = language === 'en';

  beforeAll(async () => {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
    await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), null)');
    await cafe.ask(
      '(honeybell.cafe.state.clock.day = 7, honeybell.cafe.state.clock.closeTick = 5, honeybell.cafe.state.arrivals.length = 0, null)',
    );
    await cafe.step(20);
    await cafe.until("document.querySelector('.evening .festival')");
  });

  test('both cooks stand on the stage; a chosen dish is served, and both lids lift', async () => {
    await cafe.page.locator('.festival').press('Enter');
    await cafe.until("document.querySelector('.duel-opening')");
    // The words keep a distance from the frame's border, which is six pixels wide.
    const [frame, words] = await cafe.ask<number[]>(
      "['.duel-opening', '.duel-opening h2'].map((one) => document.querySelector(one).getBoundingClientRect().left)",
    );
    expect((words ?? 0) - (frame ?? 0)).toBeGreaterThanOrEqual(6 + 8);
    await cafe.page.locator('.duel-opening .btn').first().press('Enter');
    await cafe.until("document.querySelectorAll('.duel-name').length === 2");
    expect(await cafe.page.locator('.duel-jury li').count()).toBe(3);
    // Each wish names the technique that meets it, and each card says for which wishes it is and what it is worth.
    const told = await cafe.page.locator('.duel-jury li').allInnerTexts();
    const names = en ? ['Chop', 'Fry', 'Plate'] : ['切', '炒', '摆盘'];
    expect(told.filter((text) => names.some((name) => text.includes(name)))).toHaveLength(3);
    if (en) {
      expect(await cafe.page.locator('.duel-card').nth(1).innerText()).toContain('for hot or rich');
      const worth = await cafe.page.locator('.duel-card:not(.duel-feint)').allInnerTexts();
      expect(worth.filter((text) => /[12] plate/.test(text))).toHaveLength(3);
    }
    if (en) await cafe.page.keyboard.press('2');
    else await cafe.page.locator('.duel-card').nth(1).click();
    expect(await cafe.page.locator('.duel-card[aria-pressed=true]').count()).toBe(1);
    await cafe.shot(`duel-begin-${language}`);
    if (en) await cafe.page.keyboard.press('Enter');
    else await cafe.page.locator('.duel-serve .btn').click();
    expect(await duel('.rounds.length')).toBe(1);
    expect(await duel('.rounds[0].ours')).toBe('fry');
    await cafe.until("!document.querySelector('.duel-lid')");
    expect(await cafe.page.locator('.duel-table tbody tr').count()).toBe(1);
    if (en)
      expect(await cafe.page.locator('.duel-serve').innerText()).toMatch(/won a plate|won two plates|A draw: no plate/);
  });

  test('a feint takes a stick of chalk and writes the wrong line into her book', async () => {
    await cafe.ask('(honeybell.cafe.state.chalk.left = 1, null)');
    await cafe.page.keyboard.press('1');
    await cafe.page.keyboard.press('f');
    await cafe.page.keyboard.press('Enter');
    await cafe.until("!document.querySelector('.duel-lid.lifts')");
    expect(await duel('.rounds[1].feint')).toBe('fry');
    expect(await cafe.ask('honeybell.cafe.state.chalk.left')).toBe(0);
    await cafe.shot(`duel-${language}`);
  });

  test('it is played to its end; Details shows the 27 rules, and Escape leads back to the evening', async () => {
    for (let i = 0; i < 5 && (await duel('.over')) === null; i++) {
      await cafe.page.keyboard.press('3');
      await cafe.page.keyboard.press('Enter');
      await cafe.pass(800);
    }
    expect(await duel('.over')).not.toBeNull();
    await cafe.page.locator('.duel-over').waitFor();
    await cafe.page.locator('.duel-pages .btn').click();
    expect(await cafe.page.locator('.duel-table').last().locator('td').count()).toBe(27);
    await cafe.shot(`duel-over-${language}`);
    await cafe.page.keyboard.press('Escape');
    await cafe.until("document.querySelector('.evening') && !document.querySelector('.duel-stage')");
  });
});
