// Nothing under a pointer moves: after a press the same control stands under it, and no other control of the page has
// moved. Presses that open or turn something may move what comes after it, but nothing else may come under the pointer.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Presses each control that a selector finds, twice, and tells what moved. */
const presses = (within: string, which: string, opens = false): Promise<string[]> =>
  cafe.ask(`(async () => {
    const CONTROLS = 'button, [role=radio], [role=switch], [role=tab], input, select, a[href]';
    const root = document.querySelector(${JSON.stringify(within)});
    const shown = (one) => one.isConnected && one.getClientRects().length > 0;
    const name = (one) => one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
    const boxOf = (one) => { const { x, y } = one.getBoundingClientRect(); return { x, y }; };
    const told = [];
    const wanted = [...root.querySelectorAll(${JSON.stringify(which)})].map((one, at) => at);
    if (wanted.length === 0) told.push('nothing to press: ' + ${JSON.stringify(which)});
    for (const at of wanted) {
      const one = [...root.querySelectorAll(${JSON.stringify(which)})][at];
      if (one === undefined || !shown(one) || one.getAttribute('aria-disabled') === 'true') continue;
      one.scrollIntoView({ block: 'nearest' });
      const what = name(one);
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (!one.contains(document.elementFromPoint(x, y))) continue;
      for (let press = 1; press <= 2; press++) {
        const others = [...root.querySelectorAll(CONTROLS)].filter(shown).map((other) => [other, boxOf(other)]);
        const now = document.elementFromPoint(x, y)?.closest(CONTROLS);
        if (now === null || now === undefined || (now !== one && name(now) !== what)) break;
        now.click();
        await honeybell.test.idle();
        const under = document.elementFromPoint(x, y)?.closest(CONTROLS) ?? null;
        if (under !== null && under !== now && name(under) !== what) told.push(what + ': then ' + name(under) + ' is under the pointer');
        if (${opens}) continue;
        for (const [other, before] of others) {
          if (!shown(other)) continue;
          const after = boxOf(other);
          if (Math.abs(after.x - before.x) > 1 || Math.abs(after.y - before.y) > 1)
            told.push(what + ': ' + name(other) + ' moves by ' + Math.round(after.x - before.x) + ', ' + Math.round(after.y - before.y));
        }
      }
    }
    return told.slice(0, 12);
  })()`);

const open = async (tab: string): Promise<void> => {
  await cafe.ask(`(document.querySelector('#evening-tab-${tab}').click(), null)`);
  await cafe.until("document.querySelector('#evening-page')?.childElementCount > 0");
  await cafe.pass(300);
};

test('the menu of the title and of the café', async () => {
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await cafe.step(60);
  await cafe.page.locator('.topbar').getByRole('button', { name: 'Menu' }).last().click();
  await cafe.until("document.querySelector('dialog[open]')");
  // Another language or text size changes all words; every other setting leaves the rest where it is.
  const rest = ['Language', 'Text'].map((name) => `:not([aria-label^="${name}"])`).join('');
  expect(await presses('dialog[open]', `.segment${rest} button, [role=switch]`)).toEqual([]);
  await cafe.page.keyboard.press('Escape');
});

test('steppers, switches and rows of choices on the evening’s pages', async () => {
  await cafe.ask(`(honeybell.cafe.state.figures.causes = ['kitchenSlow', 'noReception', 'chatted', 'worn'].map((cause, i) =>
    ({ cause, count: 9 - i, seconds: 90, who: ['momo'], at: 500 })), null)`);
  for (let i = 0; i < 14 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.ask('(honeybell.cafe.state.money = 300000, null)');
  await cafe.until("document.querySelector('.evening')");
  await cafe.pass(300);
  const found: string[] = [];
  const walk = async (tab: string, which: string, opens = false): Promise<void> => {
    found.push(...(await presses('#evening-page', which, opens)).map((one) => `${tab}: ${one}`));
  };
  await open('staff');
  await walk('staff', '.stepper button');
  await walk('staff', '.segment button');
  await walk('staff', '.talk-topic');
  await walk('staff', '.course button');
  await open('menu');
  await walk('menu', '.stepper button');
  await walk('menu', '[role=switch]');
  await walk('menu', '[class*=ingredient]');
  await walk('menu', '.segment button', true);
  await open('goals');
  await open('report');
  await walk('report', '.report-pages button', true);
  expect(found).toEqual([]);
});

test('a remedy: what comes under the pointer is no other control, and the rows stay where they are', async () => {
  await cafe.page.locator('.report-pages').getByRole('button', { name: 'The report' }).click();
  expect(await presses('#evening-page', '.offer')).toEqual([]);
});
