// The report late in a season, when everything in it is full: nothing lies over anything else, each button takes clicks
// over its whole area, and no word is cut, in three languages, with large letters.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';
import { toLateEvening } from './late-season.ts';
import { inEvery } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 5 });
  await toLateEvening(cafe);
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

const WAYS = { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] };

/** The buttons of the report that something else covers at a corner or in the middle, each scrolled into view. */
const COVERED = `(() => {
  const found = [];
  for (const one of document.querySelectorAll('.sheet-body.report button')) {
    if (!one.checkVisibility()) continue;
    one.scrollIntoView({ block: 'center' });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    for (const x of [left + 5, (left + right) / 2, right - 5])
      for (const y of [top + 5, (top + bottom) / 2, bottom - 5])
        if (!one.contains(document.elementFromPoint(x, y)))
          found.push(one.textContent + ' at ' + Math.round(x - left) + ', ' + Math.round(y - top));
  }
  return found;
})()`;

/** The parts of the street that lie over each other or reach out of it. */
const OVER = `(() => {
  const street = document.querySelector('.street');
  const edge = street.getBoundingClientRect();
  const parts = [...street.querySelectorAll('b, .street-lines, .btn, .back, .house-name, .met .col > span, .face')]
    .map((one) => ({ one, box: one.getBoundingClientRect() }));
  const found = [];
  const called = (one) => one.className + ' ' + one.textContent.slice(0, 20);
  for (const [i, a] of parts.entries()) {
    if (a.box.right > edge.right + 1 || a.box.bottom > edge.bottom + 1) found.push(called(a.one) + ' reaches out');
    for (const b of parts.slice(i + 1)) {
      if (a.one.contains(b.one) || a.one.closest('.faces') !== null && b.one.closest('.faces') !== null) continue;
      const w = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const h = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (w > 1.5 && h > 1.5) found.push(called(a.one) + ' and ' + called(b.one));
    }
  }
  return found;
})()`;

const told = async (look: string): Promise<string[]> =>
  (await inEvery<string[]>(cafe, WAYS, look)).flatMap(([language, size, found]) =>
    found.map((one) => `${language} ${size}: ${one}`),
  );

test.each([
  [1280, 720],
  [1024, 720],
  [390, 844],
])('each button takes clicks over its whole area, and the street is readable, at %d × %d', async (width, height) => {
  await cafe.page.setViewportSize({ width, height });
  await cafe.pass(1500);
  expect(await told(COVERED)).toEqual([]);
  expect(await told(OVER)).toEqual([]);
  await cafe.shot(`late-report-${width}`);
});

test('only who went over today stands in the street; of the others it says no more than a line', async () => {
  await inEvery(cafe, { en: [1] }, 'null');
  const met = await cafe.page.locator('.street .met').allInnerTexts();
  expect(met).toHaveLength(2);
  for (const one of met) expect(one).toMatch(/went over[^]*Write ¥300/u);
  const lines = await cafe.page.locator('.street-lines').innerText();
  expect(lines).toMatch(/Back tomorrow: [^]*4 others are still away/u);
  expect(lines).toContain('They believe “We have ramen” and “We have tea”.');
  expect(lines).toContain('They don’t believe “We have curry”.');
});

/** The texts of the report that do not fit into their place. */
const CUT = `[...document.querySelectorAll('.sheet-body.report *')]
  .filter((one) => one.checkVisibility() && one.clientWidth > 0 && one.closest('svg, .hidden-text') === null && !one.matches('.receipt') && one.textContent.trim() !== '')
  .filter((one) => one.scrollWidth > one.clientWidth + 1 || (getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1))
  .map((one) => one.className + ': ' + one.textContent.slice(0, 40))`;

test.each([
  [1280, 720],
  [390, 844],
])('no text is cut on any page of the report at %d × %d', { timeout: 120_000 }, async (width, height) => {
  await cafe.page.setViewportSize({ width, height });
  await cafe.pass(1500);
  for (const page of [1, 2, 3, 4, 0]) {
    await cafe.ask(`(document.querySelectorAll('.report-pages .btn')[${page}].click(), null)`);
    expect([page, ...(await told(CUT))]).toEqual([page]);
    await cafe.shot(`late-report-${page}-${width}`);
  }
});

test('at 1280 × 720 no fact about a maid lies on the border of her card', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  const low = `[...document.querySelectorAll('.work-card')].flatMap((card) => {
    const words = card.querySelector('.col > :last-child').getBoundingClientRect();
    const edge = Math.min(5, parseFloat(getComputedStyle(card).borderBottomWidth));
    return card.getBoundingClientRect().bottom - words.bottom < edge ? [card.textContent] : [];
  })`;
  expect(await told(low)).toEqual([]);
});

test('at 1280 × 720 nothing of the street is behind the buttons at the lower edge', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.pass(300);
  const hidden = `(() => {
    document.querySelector('.sheet-body.report').scrollTop = 0;
    const foot = document.querySelector('.report-pages').getBoundingClientRect().top;
    const { bottom } = document.querySelector('.street').getBoundingClientRect();
    return bottom > foot ? ['by ' + Math.round(bottom - foot)] : [];
  })()`;
  const found = await inEvery<string[]>(cafe, { zh: [1], ja: [1], en: [1] }, hidden);
  expect(found.flatMap(([language, , by]) => by.map((one) => `${language}: ${one}`))).toEqual([]);
});

test('what was reached today and the buttons to further pages fit beside each other', async () => {
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  const tall = `[...document.querySelectorAll('.report-pages > *')]
    .filter((one) => one.offsetHeight > 44).map((one) => one.textContent + ' ' + one.offsetHeight)`;
  const narrow = `(document.querySelector('.report-pages .reached').offsetWidth < 120 ? ['narrow'] : [])`;
  expect([...(await told(tall)), ...(await told(narrow))]).toEqual([]);
});

test('a wished dish for which the menu has no place says which dish makes room, and can be put on once there is room', async () => {
  await inEvery(cafe, { en: [1] }, 'null');
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
  await cafe.ask(`(() => {
    const { season, figures } = honeybell.cafe.state;
    season.kitchen.onMenu.forEach(({ dish }, i) => ((figures.sold ??= {})[dish] = 20 + i));
    Object.assign(figures.sold, { tea: 1, coffee: 2 });
    return null;
  })()`);
  const more = cafe.page.locator('.costs .rule button');
  if ((await more.count()) > 0) await more.click();
  const wish = cafe.page.locator('.cost', { hasText: 'donut' });
  expect(await wish.innerText()).toContain(
    'To make room, take coffee off: sold 2 today. Sold less: tea (1), but some celebrities would miss it.',
  );
  await wish.getByRole('button', { name: 'To the menu' }).click();
  await cafe.page
    .locator('.dishes tr', { hasText: /coffee/iu })
    .getByRole('switch')
    .click();
  await cafe.page.keyboard.press('1');
  await cafe.until("document.querySelector('.costs .rule')");
  if ((await more.count()) > 0) await more.click();
  await wish.getByRole('button', { name: /Put on the menu/ }).click();
  expect(await wish.innerText()).toMatch(/On the menu: donut/iu);
  expect(await cafe.ask("honeybell.cafe.state.season.kitchen.onMenu.some(({ dish }) => dish === 'donut')")).toBe(true);
});
