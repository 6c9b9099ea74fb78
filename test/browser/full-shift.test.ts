// Seven or eight maids on shift: one row of cards on which no word is cut, beside two buttons with their words. More: two
// rows with one line for what a maid does. All cards and the two buttons are inside the window, and none covers another.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openPlayed } from './cafe.ts';

const SHIFT = ['momo', 'sora', 'zuri', 'luz', 'rin', 'sakura', 'amara', 'hana', 'yuki', 'mei', 'nana', 'tomo'];

test.each([
  ['en', '1', 1280],
  ['ja', '1.3', 1280],
  ['en', '1.15', 1100],
])('in %s, letters %s, %i wide', async (language, text, width) => {
  const cafe = await openPlayed({ ticks: 0 });
  await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
  await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
  await cafe.page.setViewportSize({ width, height: 720 });
  await cafe.ask(
    `(honeybell.begin({ seed: 7, shift: ${JSON.stringify(SHIFT)} }), document.documentElement.dataset.textSize = '${text}', null)`,
  );
  await cafe.pass(1000);
  await cafe.idle();
  const found = await cafe.ask<string[]>(`(() => {
    const boxes = [...document.querySelectorAll('.maid-card, .roster-tools button')].map((one) => [one.textContent.trim().slice(0, 20), one.getBoundingClientRect()]);
    const said = boxes.length === 14 ? [] : [boxes.length + ' instead of 14'];
    boxes.forEach(([name, a], i) => {
      if (a.left < 0 || a.right > innerWidth || a.bottom > innerHeight || a.top < 0 || a.width < 20) said.push(name + ' leaves the window');
      for (const [other, b] of boxes.slice(i + 1))
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) said.push(name + ' covers ' + other);
    });
    return said;
  })()`);
  expect(found).toEqual([]);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test.each([7, 8])(
  '%i maids stand in one row, nothing they do is cut, and the buttons keep their words',
  async (count) => {
    const cafe = await openPlayed({ ticks: 0 });
    await cafe.ask(`(honeybell.begin({ seed: 7, shift: ${JSON.stringify(SHIFT.slice(0, count))} }), null)`);
    for (let i = 0; i < 12; i++) {
      await cafe.step(120);
      const cut = await cafe.ask<
        string[]
      >(`[...document.querySelectorAll('.maid-card :is(b, .doing), .roster-tools .ellipsis')]
      .filter((one) => one.scrollHeight > one.clientHeight + 3 || one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().bottom > one.closest('button').getBoundingClientRect().bottom - 2)
      .map((one) => one.textContent)`);
      expect(cut).toEqual([]);
    }
    const { rows, words, bars } = await cafe.ask<{ rows: number; words: number; bars: number }>(`({
    rows: new Set([...document.querySelectorAll('.maid-card:not(.selected)')].map((one) => one.getBoundingClientRect().top)).size,
    words: [...document.querySelectorAll('.roster-tools .ellipsis')].filter((one) => one.clientWidth > 20).length,
    bars: document.querySelectorAll('.maid-card .meter').length,
  })`);
    expect({ rows, words, bars }).toEqual({ rows: 1, words: 2, bars: count });
    await cafe.shot(`roster-${count}`);
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  },
);

/** Everything that a card can say a maid does, with long names and numbers in the places of a sentence. */
const doings = (language: string): string[] => {
  const path = new URL(`../../src/words/${language}.json`, import.meta.url);
  const words = Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>);
  const fills: Record<string, string> = { count: '12', table: '12', name: 'Sakura', names: 'Sakura' };
  return words
    .filter(([key]) => key.startsWith('doing.'))
    .map(([, word]) => word.replaceAll(/{{(\w+)}}/g, (_, name: string) => fills[name] ?? name));
};

test.each(['en', 'zh', 'ja'])(
  'nine, ten and twelve maids stand in two rows, and nothing they do is cut (%s)',
  async (language) => {
    const cafe = await openPlayed({ ticks: 0 });
    await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
    await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
    for (const count of [9, 10, 12]) {
      await cafe.ask(`(honeybell.begin({ seed: 7, shift: ${JSON.stringify(SHIFT.slice(0, count))} }), null)`);
      await cafe.step(900);
      await cafe.shot(`roster-${count}-${language}`);
      const cut = await cafe.ask<string[]>(`(() => {
      const cards = [...document.querySelectorAll('.maid-card')];
      const isCut = (one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().bottom > one.closest('.inside').getBoundingClientRect().bottom + 1;
      const found = cards.length === ${count} ? [] : [cards.length + ' cards'];
      found.push(...cards.flatMap((card) => [...card.querySelectorAll('b, .doing')]).filter(isCut).map((one) => one.textContent));
      const doing = cards.at(-1).querySelector('.doing');
      const before = doing.textContent;
      for (const word of ${JSON.stringify(doings(language))}) {
        doing.firstChild.data = word;
        if (isCut(doing)) found.push(word);
      }
      doing.firstChild.data = before;
      return found;
    })()`);
      expect(cut).toEqual([]);
    }
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  },
);

test.each([9, 10, 12])(
  'of %i maids each has a mood to read and one line for what she does, off the frame, in every size',
  async (count) => {
    const cafe = await openPlayed({ ticks: 0 });
    await cafe.ask(`(honeybell.begin({ seed: 7, shift: ${JSON.stringify(SHIFT.slice(0, count))} }), null)`);
    await cafe.step(900);
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const)
      for (const size of ['1', '1.15', '1.3']) {
        await cafe.page.setViewportSize({ width, height });
        await cafe.ask(
          `(document.documentElement.dataset.textSize = '${size}', document.documentElement.style.setProperty('--text', '${size}'), null)`,
        );
        await cafe.idle();
        const wrong = await cafe.ask<string[]>(`[...document.querySelectorAll('.maid-card')].flatMap((card) => {
          const [inside, doing, meter, duties] = ['.inside', '.doing', '.meter', '.duties'].map((one) => card.querySelector(one).getBoundingClientRect());
          const name = card.querySelector('b');
          const said = [];
          if (meter.width < 36) said.push('a mood ' + meter.width + ' wide');
          if (meter.right > duties.left && meter.bottom > duties.top) said.push('a mood under her duties');
          if (doing.height > 16 * ${size} || doing.height < 10) said.push('lines ' + doing.height + ' high');
          if (doing.bottom > inside.bottom || doing.top < meter.bottom - 1) said.push('what she does on the frame or on her mood');
          if (name.scrollWidth > name.clientWidth) said.push('a name cut off');
          return said.map((one) => card.dataset.maid + ', ${width} wide, letters ${size}: ' + one);
        })`);
        expect(wrong).toEqual([]);
      }
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  },
);
