// Janken as a player meets it: a guest asks; opened by key, list or click; the hands, and what the prediction was based
// on. It works while time stands still.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe.each(['en', 'zh'])('%s', (language) => {
  const en = language === 'en';
  const panel = "document.querySelector('.janken.open')";
  const untilAsked = (): Promise<string> =>
    cafe.ask<string>(`(() => {
      const { state } = honeybell.cafe;
      for (let i = 0; i < 5000 && !(state.janken.table && state.janken.table.over === null); i++) honeybell.step(1);
      return state.janken.table.guest;
    })()`);
  const table = (what: string): Promise<unknown> => cafe.ask(`honeybell.cafe.janken().table?.${what}`);
  /** The button that wins, draws or loses: 0 rock, 1 paper, 2 scissors. */
  const hand = (by: 0 | 1 | 2): Promise<number> =>
    cafe.ask<number>(`(['rock', 'paper', 'scissors'].indexOf(honeybell.cafe.janken().habits.choice.hand) + ${by}) % 3`);
  const hands = () => cafe.page.locator('.janken .hands button');
  const fists = (): Promise<number> => cafe.ask<number>("document.querySelectorAll('.janken-hand.closed').length");

  beforeAll(async () => {
    await anew(cafe, { ticks: 600, language });
  });

  test('a guest who asks is announced; K sits down at the table, Escape stands up', async () => {
    await untilAsked();
    await cafe.until("document.querySelector('.janken')?.textContent.includes('K')");
    await cafe.page.keyboard.press('k');
    await cafe.until(panel);
    expect(await cafe.ask('document.activeElement.tagName')).toBe('H2');
    await cafe.page.keyboard.press('Escape');
    await cafe.until(`!${panel}`);
  });

  test('a guest selected in the list of people, or clicked, plays', async () => {
    const guest = await untilAsked();
    // The list for screen readers is updated every two seconds.
    await cafe.pass(2000);
    const row = cafe.page.locator('.people button', { hasText: en ? 'wants to play janken' : '想猜拳' });
    await row.focus();
    await cafe.page.keyboard.press('Enter');
    await cafe.until(panel);
    expect(await cafe.ask('honeybell.selection')).toEqual([guest]);
    // If someone is selected, their notebook has the focus, so Escape closes it first.
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('Escape');
    await cafe.until(`!${panel}`);
    await cafe.ask('(honeybell.select([]), null)');
    // The guest in front may cover the feet; then the head can be clicked.
    const [x, y] = await cafe.spotOf(guest);
    for (const higher of [0, 12, 24, 36]) {
      await cafe.page.mouse.click(x, y - higher);
      if ((await cafe.ask<string[]>('honeybell.selection')).includes(guest)) break;
    }
    await cafe.until(panel);
  });

  test('a draw goes again, while time stands still; the habit is said after the game', async () => {
    const tick = await cafe.ask('honeybell.cafe.state.tick');
    expect(await fists()).toBe(2);
    await cafe.shot(`janken-fists-${language}`);
    await hands()
      .nth(await hand(0))
      .click();
    await cafe.until("document.querySelector('.janken .last')");
    expect(await fists()).toBe(0);
    expect(await table('rounds')).toBe(1);
    // The stake is named before the game, and the prize after it.
    expect(await cafe.ask(`${panel}.querySelector('.stake').textContent`)).toMatch(
      en ? /^Win, and .* 3 prizes left/ : /^赢了：.*3份奖品/,
    );
    await cafe.shot(`janken-draw-${language}`);
    // The next round has begun, so both hands close again.
    await cafe.pass(3100);
    expect(await fists()).toBe(2);
    await hands()
      .nth(await hand(1))
      .click();
    await cafe.until("!document.querySelector('.janken .hands')");
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(tick);
    expect(await table('over')).toBe('won');
    // After the game the guest's habit is told.
    expect(await cafe.page.locator('.janken .last').innerText()).toMatch(
      en ? /watches what|never shows|hand again|goes round|begins every game/ : /惯常|从不|赢了就|轮着出|先出石头/,
    );
    expect(await fists()).toBe(0);
    expect(await cafe.ask(`${panel}.querySelector('.green-text').textContent.length`)).toBeGreaterThan(en ? 35 : 14);
    await cafe.shot(`janken-won-${language}`);
  });

  test('the win counts when time goes on; then the table is put away', async () => {
    await cafe.step(1);
    expect(await cafe.ask('honeybell.cafe.state.janken.won')).toBe(1);
    await cafe.step(200);
    await cafe.until("!document.querySelector('.janken.open')");
  });

  test('no words are clipped, and the panel keeps clear of the others', async () => {
    await untilAsked();
    await cafe.until("document.querySelector('.janken')");
    await cafe.page.keyboard.press('k');
    await cafe.until(panel);
    const wrong = await cafe.ask<string[]>(`(() => {
      const wrong = [];
      const own = document.querySelector('.janken');
      const box = own.getBoundingClientRect();
      for (const one of own.querySelectorAll('button, h2, p'))
        if (one.scrollWidth > one.clientWidth + 2) wrong.push('clipped: ' + one.textContent);
      for (const other of document.querySelectorAll('.chalkboard, .ticker, .maid-card, .topbar, .side-panel > *')) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top) wrong.push(other.className);
      }
      return wrong;
    })()`);
    expect(wrong).toEqual([]);
  });

  test('the offer keeps its place under the pointer while a notebook opens and closes, and makes way afterwards', async () => {
    await cafe.page.keyboard.press('Escape');
    await untilAsked();
    await cafe.until("document.querySelector('.janken:not(.open)')");
    const left = (): Promise<number> => cafe.ask<number>("document.querySelector('.janken').getBoundingClientRect().x");
    const bottom = (): Promise<number> =>
      cafe.ask<number>("document.querySelector('.janken').getBoundingClientRect().bottom");
    const select = async (ids: string): Promise<void> => {
      await cafe.ask(`(honeybell.select(${ids}), null)`);
      await cafe.until(`(document.querySelector('.side-panel > *') !== null) === ${ids !== '[]'}`);
    };
    await cafe.page.mouse.move(640, 300);
    await select('[]');
    await cafe.pass(100);
    const corner = [await left(), await bottom()];
    await cafe.page.locator('.janken').hover();
    await select("['momo']");
    expect([await left(), await bottom()]).toEqual(corner);
    await cafe.shot(`janken-kept-${language}`);
    await cafe.page.mouse.move(640, 300);
    await cafe.until(`document.querySelector('.janken').getBoundingClientRect().right < ${corner[0]}`);
    const beside = [await left(), await bottom()];
    await cafe.page.locator('.janken').hover();
    await select('[]');
    expect([await left(), await bottom()]).toEqual(beside);
    await cafe.page.mouse.move(640, 300);
    await cafe.until(`document.querySelector('.janken').getBoundingClientRect().x === ${corner[0]}`);
  });
});
