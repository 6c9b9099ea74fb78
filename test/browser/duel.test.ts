// The cooking duel of a festival evening, played with the keyboard in both languages.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe.each(['en', 'zh'])('%s', (language) => {
  const en = language === 'en';

  beforeAll(async () => {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
    await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
    await cafe.ask(
      '(honeybell.cafe.state.clock.day = 7, honeybell.cafe.state.clock.closeTick = 5, honeybell.cafe.state.arrivals.length = 0, null)',
    );
    await cafe.step(20);
    await cafe.until("document.querySelector('.evening .festival')");
  });

  test('nine dishes by keys: each shows both moves and why theirs, then it is over and told', async () => {
    await cafe.page.locator('.festival').focus();
    await cafe.page.keyboard.press('Enter');
    await cafe.until("document.querySelector('dialog[open] .duel')");
    await settled(cafe);
    await cafe.shot(`duel-begin-${language}`);
    await cafe.page.getByRole('button', { name: en ? 'Light the stoves' : '点火开始' }).press('Enter');
    const moves = cafe.page.locator('.duel-moves button');
    for (let i = 0; i < 9; i++) {
      await moves.nth(i % 2).press('Enter');
      await cafe.until(`honeybell.cafe.state.season.duels.duel.rounds.length === ${i + 1}`);
      await cafe.page.locator('.duel-why').waitFor();
      if (i === 6) {
        await settled(cafe);
        await cafe.shot(`duel-${language}`);
      }
    }
    await cafe.page.locator('.duel-over').waitFor();
    expect(await cafe.page.locator('.duel-pips .pip span[aria-hidden]').allInnerTexts()).toHaveLength(9);
    expect(await cafe.page.locator('.duel-book li').count()).toBeGreaterThan(0);
    await settled(cafe);
    await cafe.shot(`duel-over-${language}`);
    await cafe.page.keyboard.press('Escape');
    await cafe.until("document.querySelector('dialog[open]') === null");
    expect(await cafe.ask('document.activeElement.className')).toContain('festival');
  });
});
