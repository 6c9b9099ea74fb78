// Twelve maids on shift: their cards and the two buttons beside them are inside the window, and none covers another.

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
