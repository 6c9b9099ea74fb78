// A player's screens without Details speak plainly: no word of the developers is on any of them. And whatever is
// pressed answers: something visible changes, or a reason is said.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, settled, type PlayedCafe } from './cafe.ts';
import { FORBIDDEN } from '../words/plain-words.ts';
import { inEvery, type Shown, SHOWN } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7, simple: true });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Texts on the screen with a word of the developers, in every language. */
const strange = async (where: string): Promise<string[]> => {
  await settled(cafe);
  const told = await inEvery<Shown[]>(cafe, { zh: [1], ja: [1], en: [1] }, SHOWN);
  return told.flatMap(([language, , shown]) => {
    expect(shown.length, `${where}, ${language}`).toBeGreaterThan(3);
    return shown.filter(({ text }) => FORBIDDEN.test(text)).map(({ text }) => `${where}, ${language}: ${text}`);
  });
};

/** Number of buttons that were pressed, and the names of those after which nothing had changed. */
async function silent(within: string): Promise<{ pressed: number; without: string[] }> {
  return cafe.ask(`(async () => {
    const buttons = () => [...document.querySelectorAll(${JSON.stringify(within)})].filter(
      (one) => one.getClientRects().length > 0 && !one.closest('[hidden]'));
    const look = () => document.querySelector('#hud').innerHTML + honeybell.selection + honeybell.followed + honeybell.mode +
      JSON.stringify(honeybell.view.lens()) + document.documentElement.className;
    const without = [];
    const all = buttons().length;
    for (let at = 0; at < all; at++) {
      const button = buttons()[at];
      if (button === undefined) continue;
      const name = button.getAttribute('aria-label') ?? button.title ?? button.textContent;
      const before = look();
      button.click();
      await honeybellTest.idle();
      if (look() === before && button.getAttribute('aria-disabled') !== 'true' && !button.matches('[aria-checked=true], [aria-pressed=true], [aria-selected=true]'))
        without.push(button.textContent.trim() + ' | ' + name);
      document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel'));
      honeybell.actions.setMode('select');
      await honeybellTest.idle();
    }
    return { pressed: all, without };
  })()`);
}

test('the title, its settings, the card of the free café, a new season, saves', async () => {
  await cafe.until("document.querySelector('.title-menu')");
  const found = await strange('title');
  const opened = async (where: string, open: string): Promise<void> => {
    await cafe.ask(`(${open}, null)`);
    await cafe.until("document.querySelector('dialog[open], .free-card')");
    found.push(...(await strange(where)));
    await cafe.ask(
      "(document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel')), document.querySelector('.free-close')?.click(), null)",
    );
    await cafe.until("!document.querySelector('dialog[open], .free-card')");
  };
  const press = (selector: string): string => `document.querySelector('${selector}').click()`;
  await opened('settings', press('.title-row .small-item:nth-child(3)'));
  await opened('free card', press('.title-menu > button.big-item:nth-last-of-type(2)'));
  await opened('new season', press('.title-menu > button.big-item:nth-last-of-type(3)'));
  await opened('saves', 'honeybell.actions.openSaves()');
  expect(found).toEqual([]);
});

test('the free café: its card, part by part', async () => {
  await cafe.ask("(honeybell.actions.freeCafe('twelve'), null)");
  await cafe.until("document.querySelector('.free-corner')");
  await cafe.ask('(honeybell.setSpeed(0), null)');
  const found: string[] = [];
  const parts = cafe.page.locator('.free-parts button');
  for (let i = 0, all = await parts.count(); i < all; i++) {
    await parts.nth(i).click();
    found.push(...(await strange(`free café, part ${i + 1}`)));
  }
  expect(found).toEqual([]);
});

describe('the day', () => {
  beforeAll(async () => {
    await cafe.ask('(honeybell.beginSeason(), honeybell.setSpeed(0), null)');
    await cafe.step(1500);
  });

  test('café, board, menu, keys, rival, saves', async () => {
    const found = await strange('café');
    await cafe.page.keyboard.press('d');
    found.push(...(await strange('board')));
    await cafe.page.keyboard.press('d');
    await cafe.page.keyboard.press('?');
    await cafe.until("document.querySelector('dialog[open]')");
    found.push(...(await strange('keys')));
    await cafe.page.keyboard.press('Escape');
    await cafe.page.keyboard.press('b');
    await cafe.until("document.querySelector('.rival')");
    found.push(...(await strange('rival')));
    await cafe.page.keyboard.press('Escape');
    expect(found).toEqual([]);
  });

  test('the notebook of a maid, a guest and a chef, on every page', async () => {
    const guest = await cafe.ask<string>(
      "Object.values(honeybell.cafe.state.people).find((one) => one.role === 'guest' && one.seat !== null).id",
    );
    const found: string[] = [];
    const chef = await cafe.ask<string>(
      "Object.values(honeybell.cafe.state.people).find((one) => one.role === 'chef').id",
    );
    for (const id of ['momo', guest, chef]) {
      await cafe.ask(`(honeybell.actions.select(['${id}'], 'only'), null)`);
      await cafe.until("document.querySelector('.notebook.simple')");
      found.push(...(await strange(`${id}, now`)));
      const links = cafe.page.locator('.simple-foot .link');
      for (let i = 0, all = await links.count(); i < all; i++) {
        await links.nth(i).click();
        await cafe.until("document.querySelector('.notebook [role=tab]')");
        found.push(...(await strange(`${id}, page ${i + 1}`)));
        if ((await cafe.page.locator('.past-head').count()) > 0) {
          await cafe.page.locator('.past-head').first().click();
          found.push(...(await strange(`${id}, a thought`)));
        }
        await cafe.page.locator('.notebook [role=tab]').first().click();
        await cafe.until("document.querySelector('.notebook.simple')");
      }
    }
    expect(found).toEqual([]);
  });

  test('every button of the board, the cards and the simple notebook answers', async () => {
    await cafe.ask("(honeybell.actions.select(['momo'], 'only'), null)");
    await cafe.until("document.querySelector('.notebook.simple')");
    const board = await silent('.chalkboard button');
    const notebook = await silent('.notebook.simple .simple-leaf button, .notebook.simple .simple-acts button');
    const cards = await silent('.maid-card');
    expect(board.pressed).toBeGreaterThan(4);
    expect(notebook.pressed).toBeGreaterThan(1);
    expect(cards.pressed).toBeGreaterThan(3);
    expect([...board.without, ...notebook.without, ...cards.without]).toEqual([]);
  });
});

test('the evening, page after page', async () => {
  for (let i = 0; i < 20 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
  await cafe.until("document.querySelector('.evening')");
  const tabs = cafe.page.locator('.evening-tabs [role=tab]');
  const found: string[] = [];
  for (let i = 0, all = await tabs.count(); i < all; i++) {
    await tabs.nth(i).click();
    await cafe.until("document.querySelector('#evening-page')?.childElementCount > 0");
    found.push(...(await strange(`evening ${await tabs.nth(i).textContent()}`)));
  }
  await tabs.nth(0).click();
  const pages = cafe.page.locator('.report-pages button:visible');
  for (let i = 0, all = await pages.count(); i < all; i++) {
    await pages.nth(i).click();
    found.push(...(await strange(`report page ${i + 1}`)));
  }
  expect(found).toEqual([]);
});
