// Three languages, three text sizes: nothing is untranslated, no word key is visible, nothing is cut off. One walk: a
// screen stays open while language and size change.

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';
import { cutOff, inEvery, keysShown, type Shown, SHOWN, shownIn, SIDEWAYS, type Ways } from './shown.ts';

const wordsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../src/words/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const [english, chinese, japanese] = [wordsOf('en'), wordsOf('zh'), wordsOf('ja')];
/** English sentences and words that 简体中文 and 日本語 must translate. */
const onlyEnglish = new Set(
  Object.entries(english)
    .filter(([key, text]) => chinese[key] !== text && japanese[key] !== text && /[a-z]{2}/.test(text))
    .map(([, text]) => text.replaceAll(/<\/?b>/g, '').trim()),
);
const NAMES = { en: 'English', zh: '简体中文', ja: '日本語' } as const;
/** Texts that are equal in every language: marks, keys, names of languages, the minds' unit of time. */
const ANYWHERE = new Set(['English', 'SSR', 'SR', 'Lv', 'Esc', 'Enter', 'Space', 'Alt', 'Ctrl', 'Shift']);

const SIZES = { zh: [1, 1.15, 1.3], ja: [1, 1.3], en: [1, 1.15, 1.3] };
const LARGEST = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

let cafe: PlayedCafe;

/** Texts that a reader of Chinese or Japanese could not read. */
function englishLeft(shown: readonly Shown[]): string[] {
  const found: string[] = [];
  for (const { text, mono } of shown) {
    if (mono) continue;
    const strange = (text.match(/[A-Za-z][A-Za-z'’]+/g) ?? []).filter((word) => !ANYWHERE.has(word));
    if (onlyEnglish.has(text) || strange.length > 0) found.push(text);
  }
  return [...new Set(found)];
}

/** The problems of the present screen in these languages and text sizes. */
async function wrongIn(ways: Ways, where: string, { alsoSideways = false } = {}): Promise<string[]> {
  const look = `{ shown: ${SHOWN}, sideways: ${alsoSideways ? SIDEWAYS : '[]'} }`;
  const told = await inEvery<{ shown: Shown[]; sideways: string[] }>(cafe, ways, look);
  return told.flatMap(([language, size, { shown, sideways }]) => {
    expect(shown.length, `${where} in ${language}`).toBeGreaterThan(3);
    const left = language === 'en' ? [] : englishLeft(shown);
    return [...left, ...keysShown(shown), ...cutOff(shown), ...sideways].map((what) => `${where}, ${language} ${size}: ${what}`); // prettier-ignore
  });
}

/** Visits everything in the café: every page of a maid's and a guest's notebook, both dialogs, commands, toasts. */
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
  expect(await wrongIn({ en: [1] }, 'the title')).toEqual([]);
  for (const [name, tag] of [
    [NAMES.ja, 'ja'],
    [NAMES.zh, 'zh-Hans'],
  ] as const) {
    await cafe.page.getByRole('radio', { name }).click();
    expect(await cafe.ask('document.documentElement.lang')).toBe(tag);
    const shown = await shownIn(cafe);
    expect([tag, ...englishLeft(shown), ...keysShown(shown), ...cutOff(shown)]).toEqual([tag]);
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

  test('a click in the menu changes the language, and the size of all that is written', async () => {
    await cafe.page.locator('.topbar .btn.square').last().click();
    const sizes = cafe.page.locator('dialog [role=radiogroup]').nth(1).getByRole('radio');
    for (const [language, at, size] of [
      ['zh', 1, 1.15],
      ['ja', 2, 1.3],
      ['en', 0, 1],
    ] as const) {
      await cafe.page.locator('dialog').getByRole('radio', { name: NAMES[language] }).click();
      await sizes.nth(at).click();
      expect(
        await cafe.ask(
          "[document.documentElement.lang.slice(0, 2), document.documentElement.dataset.textSize, getComputedStyle(document.documentElement).getPropertyValue('--text')]",
        ),
      ).toEqual([language, String(size), String(size)]);
    }
    await cafe.page.keyboard.press('Escape');
  });

  test('speaks its language on every panel, and shows all of every text in every size', async () => {
    const found: string[] = [];
    await everyPanel(async (where) => {
      found.push(...(await wrongIn(SIZES, where, { alsoSideways: true })));
    });
    await cafe.shot('words-cafe');
    expect(found).toEqual([]);
  });

  test('speaks Chinese and Japanese with everybody who comes in the course of a day', async () => {
    for (let steps = 0; steps < 3; steps++)
      for (const language of ['zh', 'ja']) {
        await cafe.ask('honeybell.step(500)');
        const [[, , shown] = []] = await inEvery<Shown[]>(cafe, { [language]: [1] }, SHOWN);
        expect([language, ...englishLeft(shown ?? [])]).toEqual([language]);
      }
  });
});

test('the report, in every language and size', async () => {
  await cafe.ask('honeybell.step(8000)');
  await cafe.until("document.querySelector('.evening')");
  await cafe.shot('words-report');
  expect(await wrongIn(LARGEST, 'the report')).toEqual([]);
});

/** Parts of a full shift's list that are cut off or overlap. */
const crowded = `(() => {
  const found = [];
  const within = (inner, outer, what) => {
    const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
    if (a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1) found.push(what);
  };
  const written = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const over = (one, other, what, b = other.getBoundingClientRect()) => {
    const a = one.getBoundingClientRect();
    if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2) found.push(what);
  };
  for (const card of document.querySelectorAll('.maid-card')) {
    const who = card.dataset.maid;
    const [face, name, doing] = ['.face', 'b.ellipsis', '.doing'].map((part) => card.querySelector(part));
    within(card, card.closest('ul'), who);
    // The inside of the card cuts off what leaves it.
    const inside = card.querySelector('.inside');
    const duties = card.querySelector('.duties');
    for (const part of [face, name, duties, ...(doing.checkVisibility() ? [doing] : [])]) within(part, inside, who + ': ' + part.className);
    over(duties, name, who + ': her duties over her name', written(name));
    if (doing.checkVisibility()) over(duties, doing, who + ': her duties over what she does', written(doing));
    over(face, name, who + ': her face over her name');
    if (doing.checkVisibility()) {
      over(face, doing, who + ': her face over what she does');
      over(name, doing, who + ': her name over what she does');
      if (written(doing).bottom > doing.getBoundingClientRect().bottom + 3) found.push(who + ': what she does is shortened');
    }
    if (name.scrollWidth > name.clientWidth) found.push(who + ': her name is shortened');
    for (const other of document.querySelectorAll('.maid-card')) if (other !== card) over(card, other, who + ': over ' + other.dataset.maid);
  }
  return found;
})()`;

test('twelve maids fit into their row, in all sizes', async () => {
  const shift = ['mei', 'nana', 'tomo', 'hana', 'yuki', 'amara', 'sakura', 'rin', 'luz', 'momo', 'sora', 'zuri'];
  await cafe.ask(
    `(honeybell.begin({ seed: 3, shift: ${JSON.stringify(shift)} }), honeybell.setSpeed(0), honeybell.select([]), null)`,
  );
  await cafe.step(900);
  // A maid who declines says so in place of what she does.
  await cafe.ask(
    "(honeybell.actions.give({ kind: 'command', post: { executorKeys: ['nana'], tick: 200, command: { behave: 'sweep', x: 6, y: 7 } } }), null)",
  );
  await cafe.step(40);
  await cafe.until(
    "document.querySelectorAll('.maid-card').length === 12 && document.querySelector('.maid-card .trouble')",
  );
  const found = await inEvery<string[]>(cafe, { zh: [1, 1.15, 1.3], ja: [1, 1.15, 1.3], en: [1, 1.15, 1.3] }, crowded);
  await cafe.ask(
    "document.documentElement.style.setProperty('--text', '1'), document.documentElement.dataset.textSize = '1'",
  );
  await cafe.shot('twelve');
  expect(found.flatMap(([language, size, parts]) => parts.map((part) => `${language} ${size}: ${part}`))).toEqual([]);
});
