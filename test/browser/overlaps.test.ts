// No part of the HUD lies over another: in the morning, late in the day, with a message, with a notebook, with a game
// of janken, and with signs in the room; in narrow and wide windows, in three languages, with large letters.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import en from '../../src/words/en.json' with { type: 'json' };
import { anew, openPlayed, type PlayedCafe } from './cafe.ts';
import { cutOff, inEvery, type Shown, SHOWN } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 100, simple: true });
});
beforeEach(async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await cafe.step(60);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** The pairs of boxes that overlap. */
const OVER = `(await (async () => {
  for (let i = 0; i < 3; i++) await honeybellTest.idle();
  await new Promise((done) => honeybellTest.pass(750).then(done));
  const PARTS = '.topbar, .due, .today, .ticker, .toast, .case, .chalkboard.small > .slate:not(.more-board), .maid-card, .roster-tools button, ' +
    '.focus, .enquiry, .strong-button, .strong-button .strong-sticks, .strong-button .key, .strong-hint, .strong-card, .slow-card, .janken, .side-panel > *, .sign, .edge-arrow, .edge-label';
  const parts = [...document.querySelectorAll(PARTS)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0);
  const found = [];
  const called = (one) => one.className + ' “' + one.textContent.slice(0, 24) + '”';
  for (const [i, a] of parts.entries())
    for (const b of parts.slice(i + 1)) {
      // The price and the key of a strong action stand on the upper edge of their button.
      if (a.one.contains(b.one) && !(a.one.matches('.topbar') && b.one.matches('.due'))) continue;
      const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (w > 1.5 && h > 1.5) found.push(called(a.one) + ' and ' + called(b.one) + ' by ' + Math.round(w) + ' × ' + Math.round(h));
    }
  return found;
})())`;

const WAYS = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

/** @param before is done before each look */
async function overlaps(width: number, before?: () => Promise<void>): Promise<string[]> {
  await cafe.page.setViewportSize({ width, height: 720 });
  await cafe.pass(300);
  const found: string[] = [];
  for (const [language, sizes] of Object.entries(WAYS))
    for (const size of sizes) {
      await before?.();
      for (const [, , pairs] of await inEvery<string[]>(cafe, { [language]: [size] }, OVER))
        found.push(...pairs.map((pair) => `${language} ${size}: ${pair}`));
    }
  return found;
}
/** Shows a message: there is no team 6. */
async function message(): Promise<void> {
  await cafe.page.keyboard.press('6');
  await cafe.until("document.querySelector('.toast')");
}

const UNTIL_LATE = `(() => {
  const { state } = honeybell.cafe;
  honeybell.step(state.clock.closeTick - 90 * state.clock.ticksPerMinute - state.tick);
  return null;
})()`;

test.each([1024, 1280, 1440])(
  'late in the day, with what is due tonight, in a window %d pixels wide',
  async (width) => {
    await cafe.ask(UNTIL_LATE);
    await cafe.pass(300);
    await cafe.shot(`overlaps-late-${width}`);
    expect(await cafe.page.locator('.till .due').count()).toBe(1);
    expect(await overlaps(width)).toEqual([]);
  },
);

test.each([1024, 1280, 1440])('with messages and a strong action’s card, in a window %d pixels wide', async (width) => {
  await cafe.step(2400);
  await cafe.page.keyboard.press('c');
  await message();
  await cafe.shot(`overlaps-toasts-${width}`);
  expect(await overlaps(width, message)).toEqual([]);
});

test.each([1024, 1280, 1440])('with a notebook and a message, in a window %d pixels wide', async (width) => {
  await cafe.step(1200);
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.side-panel .notebook')");
  await message();
  await cafe.shot(`overlaps-notebook-${width}`);
  expect(await overlaps(width, message)).toEqual([]);
});

test('with a notebook and the card of Special at 1280 × 720, nothing is cut, and the traits are on the screen', async () => {
  await cafe.step(1200);
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.side-panel .notebook')");
  await cafe.page.keyboard.press('u');
  await cafe.until("document.querySelector('.strong-card')");
  await cafe.shot('overlaps-special');
  expect(await overlaps(1280)).toEqual([]);
  const cut = await inEvery<Shown[]>(cafe, { zh: [1], ja: [1], en: [1] }, SHOWN);
  expect(cut.flatMap(([language, , shown]) => cutOff(shown).map((one) => `${language}: ${one}`))).toEqual([]);
  await cafe.page.keyboard.press('Escape');
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.simple-leaf')");
  // Over half an hour of work, with sentences of all lengths, she and her traits need no scrolling.
  const scrolled = await cafe.ask<string[]>(`(async () => {
    const found = new Set();
    for (let i = 0; i < 120; i++) {
      honeybell.step(23);
      await honeybellTest.idle();
      const leaf = document.querySelector('.simple-leaf');
      if (leaf.scrollHeight > leaf.clientHeight + 1) found.add(leaf.innerText);
    }
    return [...found];
  })()`);
  expect(scrolled).toEqual([]);
});

test.each([1024, 1280])('with the fourth goal of a day with inspectors, in a window %d pixels wide', async (width) => {
  await cafe.ask(
    "(honeybell.cafe.state.goals.push({ kind: 'bellTidy', want: 4, count: 2, doneTick: null }), honeybell.step(1), null)",
  );
  await cafe.pass(300);
  await cafe.shot(`overlaps-inspectors-${width}`);
  expect(await cafe.ask("document.querySelectorAll('.today-goals > li').length")).toBe(4);
  expect(await overlaps(width)).toEqual([]);
});

test.each([1024, 1280, 1440])('when a guest asks for a game of janken, in a window %d pixels wide', async (width) => {
  await anew(cafe, { ticks: 600 });
  // The café slows down only from a higher speed.
  await cafe.ask('(honeybell.setSpeed(2), null)');
  await cafe.pass(100);
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    for (let i = 0; i < 5000 && !(state.janken.table && state.janken.table.over === null); i++) honeybell.step(1);
    return null;
  })()`);
  await cafe.until("document.querySelector('.edge-arrow')");
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.pass(300);
  await cafe.shot(`overlaps-janken-${width}`);
  // The gold arrow points into the room, and the line about slowed time lies over it.
  expect((await overlaps(width)).filter((pair) => !pair.includes('edge-'))).toEqual([]);
});

test('while the café is slowed, the line about it, a notebook and a strong action’s card stand clear of each other', async () => {
  await cafe.ask('(honeybell.setSpeed(2), null)');
  for (let i = 0; i < 300 && (await cafe.page.locator('.slow-card').count()) === 0; i++) await cafe.step(20);
  await cafe.ask("(honeybell.setSpeed(0), honeybell.select(['momo']), null)");
  await cafe.until("document.querySelector('.slow-card') && document.querySelector('.side-panel .notebook')");
  await cafe.page.keyboard.press('u');
  await cafe.until("document.querySelector('.strong-card')");
  // Signs look for a free spot several times a second, also while the café is held.
  await cafe.pass(1000);
  await cafe.shot('overlaps-slowed');
  // The gold arrow points into the room, and a card with large letters lies over it.
  expect((await overlaps(1280)).filter((pair) => !pair.includes('edge-'))).toEqual([]);
});

test.each([1024, 1280])(
  'an enquiry, the line about slowed time and an action’s card leave First free, in a window %d pixels wide',
  async (width) => {
    await cafe.ask(`(() => {
      honeybell.beginSeason({ seed: 5 });
      Object.assign(honeybell.cafe.state.enquiries, { due: [1840, 3000] });
      honeybell.step(1830);
      honeybell.setSpeed(4);
      return null;
    })()`);
    await cafe.pass(600);
    await cafe.until("document.querySelector('.enquiry') && document.querySelector('.slow-card')");
    await cafe.ask('(honeybell.setSpeed(0), null)');
    const isFirst = (): Promise<boolean> => cafe.ask("document.querySelector('.focus').checkVisibility()");
    await cafe.shot(`overlaps-first-${width}`);
    expect(await overlaps(width)).toEqual([]);
    expect(await isFirst()).toBe(true);
    await cafe.page.keyboard.press('u');
    await cafe.until("document.querySelector('.strong-card')");
    await cafe.shot(`overlaps-first-card-${width}`);
    expect(await overlaps(width)).toEqual([]);
    expect(await isFirst()).toBe(width > 1100);
    await cafe.ask("(honeybell.select(['momo']), null)");
    await cafe.until("document.querySelector('.side-panel .notebook')");
    await cafe.shot(`overlaps-first-notebook-${width}`);
    expect(await overlaps(width)).toEqual([]);
  },
);

test.each([5, 8])('with %d maids, their names and each word of what they do are whole', async (count) => {
  await inEvery(cafe, { en: [1] }, 'null');
  await cafe.ask(`(() => {
    const { people } = honeybell.cafe.state;
    const momo = people['momo'];
    const names = ['Sakura', 'Amara', 'Sora', 'Nana', 'Tomo', 'Kotone'];
    for (let i = Object.values(people).filter(({ role }) => role === 'maid').length; i < ${count}; i++)
      people['more' + i] = { ...structuredClone(momo), id: 'more' + i, name: names.pop(), answers: [] };
    return null;
  })()`);
  await cafe.step(1);
  await cafe.until(`document.querySelectorAll('.maid-card').length === ${count}`);
  await cafe.shot(`overlaps-maids-${count}`);
  const doing = Object.entries(en)
    .filter(([key, text]) => key.startsWith('doing.') && !text.includes('{{'))
    .map(([, text]) => text);
  const broken = await cafe.ask<string[]>(`(() => {
    const found = [];
    for (const name of document.querySelectorAll('.maid-card b'))
      if (name.scrollWidth > name.clientWidth) found.push(name.textContent);
    const place = document.querySelector('.maid-card .doing').cloneNode();
    document.querySelector('.maid-card .card-words').append(place);
    const range = document.createRange();
    for (const text of ${JSON.stringify(doing)}) {
      place.textContent = text;
      for (const { index, 0: word } of text.matchAll(/\\S+/g)) {
        range.setStart(place.firstChild, index);
        range.setEnd(place.firstChild, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
    place.remove();
    return found;
  })()`);
  expect(broken).toEqual([]);
  // A card under the pointer stays light, with dark words.
  await cafe.page.locator('.maid-card').first().hover();
  const light = "getComputedStyle(document.querySelector('.maid-card .inside')).backgroundColor";
  expect(await cafe.ask<string>(light)).not.toBe('rgba(0, 0, 0, 0)');
});
