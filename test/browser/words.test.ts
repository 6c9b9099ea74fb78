// Three languages, three text sizes: nothing is left untranslated, no key of the word lists shows, nothing is cut off.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';
import { cutOff as cutAmong, keysShown as keysAmong, type Shown, shownIn } from './shown.ts';

const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../src/words/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const [english, chinese, japanese] = [wordsOf('en'), wordsOf('zh'), wordsOf('ja')];
/** Whole sentences and words of English that 简体中文 and 日本語 say otherwise. */
const onlyEnglish = new Set(
  Object.entries(english)
    .filter(([key, text]) => chinese[key] !== text && japanese[key] !== text && /[a-z]{2}/.test(text))
    .map(([, text]) => text.replaceAll(/<\/?b>/g, '').trim()),
);
const NAMES = { en: 'English', zh: '简体中文', ja: '日本語' } as const;
/** What stays as it is in every language: marks, keys, names of languages, the unit of the minds. */
const ANYWHERE = new Set(['English', 'SSR', 'SR', 'Lv', 'Esc', 'Enter', 'Space', 'Alt', 'Ctrl', 'Shift']);

let cafe: PlayedCafe;

const shown = (): Promise<Shown[]> => shownIn(cafe);

/** What a reader of Chinese or Japanese could not read. */
async function englishLeft(): Promise<string[]> {
  const found: string[] = [];
  for (const { text, mono } of await shown()) {
    if (mono) continue;
    const strange = (text.match(/[A-Za-z][A-Za-z'’]+/g) ?? []).filter((word) => !ANYWHERE.has(word));
    if (onlyEnglish.has(text) || strange.length > 0) found.push(text);
  }
  return [...new Set(found)];
}

const keysShown = async (): Promise<string[]> => keysAmong(await shown());
const cutOff = async (): Promise<string[]> => cutAmong(await shown());

/** What can be pushed to the side though it is meant to be read downwards: too wide, if only by a pixel or two. */
const sideways = (): Promise<string[]> =>
  cafe.ask<string[]>(`[...document.querySelectorAll('#hud *')]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth && /auto|scroll/.test(getComputedStyle(one).overflowX))
    .filter((one) => one.closest('.roster, .people:not(:focus-within)') === null)
    .map((one) => {
      const edge = one.getBoundingClientRect().left + one.clientLeft + one.clientWidth - one.scrollLeft;
      const wide = [...one.querySelectorAll('*')].filter((inner) => inner.getBoundingClientRect().right > edge + 0.5);
      const names = wide.map((inner) => inner.getAttribute('class') ?? inner.tagName).slice(-3);
      return one.className + ' by ' + (one.scrollWidth - one.clientWidth) + ': ' + names.join(' > ');
    })`);

/** Looks at all there is in the café: every page of a maid's and a guest's notebook, both dialogs, commands, toasts. */
async function everyPanel(look: (where: string) => Promise<void>): Promise<void> {
  for (const id of [
    'momo',
    await cafe.ask<string>(
      "Object.values(honeybell.cafe.state.people).find((one) => one.role === 'guest' && one.seat !== null).id",
    ),
    'chef1',
  ]) {
    if (!(await cafe.ask<boolean>(`honeybell.cafe.state.people['${id}'] !== undefined`))) continue;
    await cafe.ask(`(honeybell.select(['${id}']), null)`);
    await cafe.until("document.querySelector('.notebook [role=tab]')");
    const tabs = cafe.page.locator('.notebook [role=tab]');
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      if (i === 1 && id === 'momo') await cafe.page.locator('.add-dear').click();
      await look(`${id}, tab ${i + 1}`);
    }
  }
  await cafe.page.locator('.topbar .btn.square').last().click();
  await look('the menu');
  await cafe.page.keyboard.press('Escape');
  await cafe.page.keyboard.press('?');
  await cafe.until("document.querySelector('dialog[open]')");
  await look('the keys');
  await cafe.page.keyboard.press('Escape');
  await cafe.ask('(honeybell.select([]), null)');
}

beforeAll(async () => {
  cafe = await openTitle({ seed: 5 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('the title, in another language at a click', async () => {
  await cafe.until("document.querySelector('.title-menu')");
  expect(await keysShown()).toEqual([]);
  expect(await cutOff()).toEqual([]);
  for (const [name, tag] of [
    [NAMES.ja, 'ja'],
    [NAMES.zh, 'zh-Hans'],
  ] as const) {
    await cafe.page.getByRole('radio', { name }).click();
    await cafe.until(`document.documentElement.lang === '${tag}'`);
    expect([tag, ...(await englishLeft()), ...(await cutOff())]).toEqual([tag]);
  }
});

describe('the café', () => {
  beforeAll(async () => {
    await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), null)');
    await cafe.step(1500);
    await cafe.ask(`(honeybell.select(['momo']), ['a-move', 'plain'].forEach((manner) => honeybell.actions.give({ kind: 'command', post: {
      executorKeys: ['momo', 'yuki'], tick: 200, command: { behave: 'move', x: 5, y: 7, manner } } })), null)`);
    await cafe.ask(
      "(['sweep', 'gather'].forEach((behave) => honeybell.actions.give({ kind: 'command', post: { executorKeys: ['maid'], tick: 200, command: { behave, x: 6, y: 7 } } })), null)",
    );
    await cafe.ask("(honeybell.actions.give({ kind: 'edit', maid: 'mei', edit: { obedience: 0 } }), null)");
    await cafe.step(30);
    await settled(cafe);
  });

  test.each(['zh', 'ja'] as const)('speaks %s on every panel', async (language) => {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
    await everyPanel(async (where) => {
      expect([where, ...(await englishLeft())]).toEqual([where]);
      expect([where, ...(await keysShown())]).toEqual([where]);
    });
  });

  test('speaks Chinese and Japanese with everybody who comes in the course of a day', async () => {
    for (const language of ['zh', 'ja', 'zh', 'ja', 'zh', 'ja']) {
      await cafe.ask(`(honeybell.actions.setLanguage('${language}'), honeybell.step(500))`);
      await cafe.idle();
      expect([language, ...(await englishLeft())]).toEqual([language]);
    }
  });

  test.each([
    ['zh', 1],
    ['zh', 1.15],
    ['zh', 1.3],
    ['ja', 1],
    ['ja', 1.3],
    ['en', 1],
    ['en', 1.15],
    ['en', 1.3],
  ] as const)('in %s at text size %f shows all of every text', async (language, size) => {
    await cafe.page.locator('.topbar .btn.square').last().click();
    await cafe.page.locator('dialog').getByRole('radio', { name: NAMES[language] }).click();
    await cafe.page
      .locator('dialog [role=radiogroup]')
      .nth(1)
      .getByRole('radio')
      .nth([1, 1.15, 1.3].indexOf(size))
      .click();
    await cafe.page.keyboard.press('Escape');
    await cafe.until(
      `document.documentElement.dataset.textSize === '${size}' && !document.querySelector('dialog[open]')`,
    );
    await everyPanel(async (where) => {
      expect([where, ...(await cutOff())]).toEqual([where]);
      expect([where, ...(await sideways())]).toEqual([where]);
      expect([where, ...(await keysShown())]).toEqual([where]);
    });
  });
});

test('the report, in every language and size', async () => {
  await cafe.ask('honeybell.step(8000)');
  await cafe.until("document.querySelector('.evening')");
  expect([...(await cutOff()), ...(await keysShown())]).toEqual([]);
  for (const language of ['zh', 'ja', 'en']) {
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.idle();
    for (const size of ['1', '1.3']) {
      await cafe.ask(
        `document.documentElement.style.setProperty('--text', '${size}'), document.documentElement.dataset.textSize = '${size}'`,
      );
      expect([language, size, ...(await cutOff())]).toEqual([language, size]);
    }
    if (language !== 'en') expect(await englishLeft()).toEqual([]);
  }
});

/** What of a full shift is cut off or lies over something else. */
const crowded = `(() => {
  const found = [];
  const within = (inner, outer, what) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1) found.push(what);
  };
  const over = (one, other, what) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) found.push(what);
  };
  for (const face of document.querySelectorAll('.closed-faces .face')) within(face, face.closest('.notebook-closed'), 'a face to click on');
  for (const card of document.querySelectorAll('.maid-card')) {
    const [face, badge, name] = ['.face', '.badge', 'b.ellipsis'].map((part) => card.querySelector(part));
    within(card, card.closest('ul'), card.dataset.maid);
    for (const part of [face, badge]) within(part, card, card.dataset.maid + ': ' + part.className);
    over(badge, face, card.dataset.maid + ': rarity over her face');
    over(badge, name, card.dataset.maid + ': rarity over her name');
  }
  return found;
})()`;

test('twelve maids fit into their row, in all sizes', async () => {
  const shift = ['mei', 'nana', 'tomo', 'hana', 'yuki', 'amara', 'sakura', 'rin', 'luz', 'momo', 'sora', 'zuri'];
  await cafe.ask(
    `(honeybell.begin({ seed: 3, shift: ${JSON.stringify(shift)} }), honeybell.setSpeed(0), honeybell.select([]), null)`,
  );
  await cafe.step(40);
  await cafe.until("document.querySelectorAll('.maid-card').length === 12 && document.querySelector('.closed-faces')");
  for (const size of ['1', '1.15', '1.3']) {
    await cafe.ask(
      `document.documentElement.style.setProperty('--text', '${size}'), document.documentElement.dataset.textSize = '${size}'`,
    );
    expect([size, ...(await cafe.ask<string[]>(crowded))]).toEqual([size]);
  }
  await cafe.ask(
    "document.documentElement.style.setProperty('--text', '1'), document.documentElement.dataset.textSize = '1'",
  );
});
