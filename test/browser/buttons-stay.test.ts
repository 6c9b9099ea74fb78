// In the evening no button moves because another was pressed: a player who presses twice, or knows the place by heart,
// presses what was meant. In three languages, at 1280 × 720.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const LANGUAGES = ['en', 'zh', 'ja'];
const season = <T>(expression: string): Promise<T> => cafe.ask<T>(`honeybell.cafe.state.season.${expression}`);

/** Where each button of a part of the page is, by its number: labels may change, places may not. */
const places = (within: string, which = ''): Promise<string[]> =>
  cafe.ask<string[]>(`[...document.querySelectorAll('${within} :is(button, [role=radio])${which}')]
    .map((one) => one.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round).join(' '))`);

async function speak(language: string): Promise<void> {
  await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
  await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
}
/** Opens a page of the evening anew. */
async function open(digit: number, name: string): Promise<void> {
  await cafe.page.keyboard.press(digit === 7 ? 'Digit1' : 'Digit7');
  await cafe.page.keyboard.press(`Digit${digit}`);
  await cafe.page.locator(`.evening-${name} #evening-page > *`).first().waitFor();
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  cafe.page.setDefaultTimeout(10_000);
  await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  // Two maids have given notice, two are tired, three maids are well, a stage can be put on, and it is the evening of day 5.
  await cafe.ask(`(() => {
    const { momo } = honeybell.cafe.state.people;
    for (const [i, name] of ['Sakura', 'Amara', 'Luz'].entries())
      honeybell.cafe.state.people['more' + i] = { ...structuredClone(momo), id: 'more' + i, name, answers: [] };
    honeybell.cafe.state.clock.day = 5;
    while (!honeybell.cafe.state.over) honeybell.step(100);
    const { state } = honeybell.cafe;
    const { season, clock } = state;
    state.money = 200000;
    state.stars = 3.2;
    for (const one of season.staff) Object.assign(one, { energy: 1, mood: 0.9, onShift: true, notice: undefined });
    const [a, b, c, d] = season.staff;
    Object.assign(a, { notice: { why: 'pay', day: clock.day, leaves: clock.day + 2 }, wage: 600, energy: 1 });
    Object.assign(b, { notice: { why: 'mood', day: clock.day, leaves: clock.day + 3 } });
    Object.assign(c, { energy: 0.1 });
    Object.assign(d, { energy: 0.2 });
    season.growth = { ...season.growth, stage: { since: clock.day - 1 }, festival: { since: clock.day - 1 } };
    season.tomorrow = { day: clock.day + 1, events: [{ kind: 'birthday', of: a.id, big: true, tick: 4000 }] };
    honeybell.step(1);
    return null;
  })()`);
  await cafe.until("document.querySelector('.report .tomorrow')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe('the report', () => {
  test.each(LANGUAGES)('“How is it counted?” lies over the page and moves nothing (%s)', async (language) => {
    await speak(language);
    await open(1, 'report');
    const before = await places('.report');
    await cafe.page.locator('.how-counted button').click();
    await cafe.page.locator('.how-note').waitFor();
    expect(await places('.report')).toEqual(before);
    await cafe.page.keyboard.press('Escape');
    expect(await cafe.page.locator('.how-note').count()).toBe(0);
  });

  test.each(LANGUAGES)('no row of Tomorrow moves or goes when its button is pressed (%s)', async (language) => {
    await speak(language);
    await open(1, 'report');
    const rows = (): Promise<string[]> =>
      cafe.ask(`[...document.querySelectorAll('.tomorrow li')].map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return Math.round(top) + ' ' + Math.round(bottom);
      })`);
    const [before, buttons] = [await rows(), await places('.report')];
    const all = cafe.page.locator('.tomorrow li button');
    const texts = await cafe.page.locator('.tomorrow li').allInnerTexts();
    const moved: string[] = [];
    const kept = await cafe.ask<string>('JSON.stringify(honeybell.cafe.state)');
    for (let i = 0; i < (await all.count()); i++) {
      const label = await all.nth(i).innerText();
      // A link to another page leaves the report.
      if (/^To |^去|^看|へ$|を見る$/u.test(label)) continue;
      // A press on a button that is grey by now does nothing.
      await all.nth(i).click({ force: true });
      await cafe.idle();
      if (String(await rows()) !== String(before)) moved.push(`rows, after ${label}`);
      const now = await places('.report');
      const other = buttons.findIndex((one, at) => one !== now[at]);
      if (other >= 0 || now.length !== buttons.length)
        moved.push(`button ${other} from ${buttons[other]} to ${now[other]}, after ${label}`);
    }
    const after = await cafe.page.locator('.tomorrow li').allInnerTexts();
    await cafe.shot(`tomorrow-${language}`);
    await cafe.ask(
      `(Object.assign(honeybell.cafe.state, JSON.parse(${JSON.stringify(kept)})), honeybell.step(1), null)`,
    );
    expect(moved).toEqual([]);
    // Each row says what has changed: two who stay or wait, two who rest, the cake, who is on shift, who is let in.
    expect(after.filter((text, at) => text !== texts[at]).length).toBeGreaterThanOrEqual(7);
  });

  test.each(LANGUAGES)('a letter to a regular moves nothing, and neither does the last one (%s)', async (language) => {
    await speak(language);
    const kept = await cafe.ask<string>('JSON.stringify(honeybell.cafe.state)');
    await cafe.ask(`(() => {
      const { state } = honeybell.cafe;
      for (const one of state.regulars.who) delete one.gone;
      for (const one of state.regulars.who.slice(0, 2))
        one.gone = { why: 'full', dish: null, seconds: 60, day: state.clock.day };
      honeybell.step(1);
      return null;
    })()`);
    await open(1, 'report');
    const boxes = (): Promise<string[]> =>
      cafe.ask(`[...document.querySelectorAll('.report > *, .story > li, .report-left > *, .report-right > *')]
        .map((one) => [one.className, ...['top', 'bottom'].map((edge) => Math.round(one.getBoundingClientRect()[edge]))].join(' '))`);
    const [before, buttons] = [await boxes(), await places('.report', ':not(.met .btn)')];
    const letter = cafe.page.locator('.met button');
    for (let left = 2; left > 0; left--) {
      expect(await letter.count()).toBe(left);
      await letter.first().click();
      await cafe.idle();
      expect(await boxes()).toEqual(before);
      expect(await places('.report', ':not(.met .btn)')).toEqual(buttons);
    }
    expect(await cafe.page.locator('.story').innerText()).toContain(
      await cafe.ask<string>(`document.querySelector('.met .back').textContent.trim()`),
    );
    await cafe.ask(
      `(Object.assign(honeybell.cafe.state, JSON.parse(${JSON.stringify(kept)})), honeybell.step(1), null)`,
    );
  });
});

describe('the menu', () => {
  const LETTERS = [0, 2, 5];
  test.each(LANGUAGES)(
    'the ingredients, “Ask the chef” and “Try it” stay, whatever the chef says and however many letters there are (%s)',
    async (language) => {
      await speak(language);
      const seen = new Map<string, string>();
      const asked = new Set<string>();
      for (const letters of LETTERS) {
        await cafe.ask(`(() => {
        const dishes = ['pasta', 'ramen', 'donut', 'steak', 'sushi'];
        for (const [i, one] of honeybell.cafe.state.regulars.who.entries()) {
          delete one.gone;
          if (i < ${letters}) one.gone = { why: 'wish', dish: dishes[i], seconds: 0, day: 5 };
        }
        honeybell.step(1);
        return null;
      })()`);
        await open(4, 'menu');
        const ingredients = cafe.page.locator('.research .ingredient:is(button)');
        const count = await ingredients.count();
        expect(count).toBeGreaterThan(5);
        for (const board of [[], [0], [0, 1], [0, 3, 5], [1, 2], [2, 4, count - 1], [count - 2, count - 3]]) {
          for (const at of board) await ingredients.nth(at).click();
          await cafe.idle();
          const ask = await places('.research', '.ask-chef');
          if (ask[0] !== undefined) asked.add(ask[0].split(' ', 2).join(' '));
          // The button that asks the chef is there only for ingredients about which the player has not asked, and a place
          // on the board is a button only with an ingredient.
          const now = await places('.research', ':not(.ask-chef, .slot-box)');
          seen.set(now.join('; '), `${letters} letters, ${String(board)}`);
          for (const at of board) await ingredients.nth(at).click();
        }
      }
      expect([...seen.values()]).toHaveLength(1);
      expect([...asked]).toHaveLength(1);
    },
  );

  test('a recipe test that fails moves nothing', async () => {
    await speak('en');
    await open(4, 'menu');
    await season("kitchen.tried.push({ ingredients: ['beef', 'egg'], dish: null, day: 0 })");
    await cafe.ask('(honeybell.actions.stepTick(), null)');
    const before = await places('.research', ':not(.slot-box)');
    for (const name of [/^egg/, /^beef/]) await cafe.page.getByRole('button', { name }).click();
    await cafe.until("document.querySelector('.promise').textContent.includes('Tried before')");
    expect(await places('.research', ':not(.slot-box)')).toEqual(before);
    await cafe.page.getByRole('button', { name: 'Clear' }).click();
    for (const name of [/^fruit/, /^beef/]) await cafe.page.getByRole('button', { name }).click();
    await cafe.page.getByRole('button', { name: /^Try it/ }).click();
    await cafe.idle();
    expect(await places('.research', ':not(.slot-box)')).toEqual(before);
  });
});

describe('the layout', () => {
  const decor = (): Promise<number> => cafe.ask('honeybell.cafe.state.map.decor.length');
  const openDay = () => cafe.page.locator('.open-day > .btn');
  const warning = () => cafe.page.locator('.open-warning');

  async function putVase(...keys: readonly string[]): Promise<void> {
    await speak('en');
    await open(5, 'layout');
    await cafe.draw();
    await cafe.page.getByRole('button', { name: /^Vase/ }).click();
    await cafe.page.locator('.glass').focus();
    for (const key of [...keys, 'Enter']) await cafe.page.keyboard.press(key);
    await cafe.until("document.querySelector('.layout-bar').textContent.includes('1 change')");
  }

  test('a second press on the button that opens the day throws nothing away', async () => {
    const day = await cafe.ask<number>('honeybell.cafe.state.clock.day');
    await putVase('ArrowUp', 'ArrowUp');
    const before = await places('.layout-page, .evening-head');
    await openDay().click();
    await warning().waitFor();
    expect(await warning().getByRole('button').allInnerTexts()).toEqual([
      expect.stringMatching(/^Apply and open, ¥1,600$/),
      'Open without it',
    ]);
    for (let i = 0; i < 3; i++) await openDay().click();
    expect(await cafe.ask('honeybell.cafe.state.clock.day')).toBe(day);
    expect(await cafe.page.locator('.layout-bar').innerText()).toContain('1 change');
    expect((await places('.layout-page, .evening-head')).filter((one) => before.includes(one))).toHaveLength(
      before.length,
    );
  });

  test('a problem moves no button', async () => {
    const before = await places('.evening-page');
    await cafe.page.getByRole('button', { name: /^Chair/ }).click();
    await cafe.page.locator('.glass').focus();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Enter']) await cafe.page.keyboard.press(key);
    await cafe.until("document.querySelector('.fault') !== null");
    const [apply] = await cafe.ask<number[]>(
      "[...document.querySelectorAll('.evening-layout .btn')].filter((one) => one.textContent.startsWith('Apply')).map((one) => Math.round(one.getBoundingClientRect().top))",
    );
    const tops = before.map((one) => Number(one.split(' ')[1]));
    expect(tops).toContain(apply);
    await cafe.page.keyboard.press('Control+z');
    await cafe.until("document.querySelector('.fault') === null");
  });

  test('“Apply and open” buys what was put down, and “Open without it” does not', async () => {
    const had = await decor();
    const day = await cafe.ask<number>('honeybell.cafe.state.clock.day');
    await openDay().click();
    await warning()
      .getByRole('button', { name: /^Apply and open/ })
      .click();
    await cafe.until(`honeybell.cafe.state.clock.day === ${day + 1}`);
    expect(await decor()).toBe(had + 1);
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.ask('(() => { while (!honeybell.cafe.state.over) honeybell.step(100); return null; })()');
    await cafe.until("document.querySelector('.evening')");
    await putVase('ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight');
    await openDay().click();
    await warning().getByRole('button', { name: 'Open without it' }).click();
    await cafe.until(`honeybell.cafe.state.clock.day === ${day + 2}`);
    expect(await decor()).toBe(had + 1);
  });
});
