// Enquiries in the page: a question appears and slows the game, an answer is carried out and visible, and the report has
// the result. On a phone the card stands above the sheet.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPlayed, type PlayedCafe } from './cafe.ts';
import { cutOff, inEvery, type Shown, SHOWN } from './shown.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openPlayed({ seed: 7 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** Begins a season and lets a question be asked on its first day, at this tick, and a second one in the afternoon. */
const asksAt = (tick: number): Promise<null> =>
  cafe.ask(`(() => {
    honeybell.beginSeason({ seed: 5 });
    honeybell.setSpeed(0);
    Object.assign(honeybell.cafe.state.enquiries, { due: [${tick}, 3000] });
    honeybell.step(${tick} + 1);
    return null;
  })()`);
const MINE = 'honeybell.cafe.state.enquiries.list[0]';

test('a question slows the game; a yes is carried out at once and stands below the goals of the day, and its result in the report', async () => {
  await asksAt(1790);
  await cafe.ask(
    '(Object.assign(honeybell.cafe.state.enquiries, { list: [], due: [1800, 3000] }), honeybell.setSpeed(4), null)',
  );
  await cafe.pass(300);
  await cafe.until("document.querySelector('.enquiry')");
  expect(await cafe.ask('document.querySelector(".slow-card")?.textContent')).toMatch(/enquiry.*4× again in \d+ s/);
  await cafe.shot('enquiry');
  expect(await cafe.page.locator('.enquiry .strong-gain').count()).toBeGreaterThan(0);
  expect(await cafe.page.locator('.enquiry .strong-bar').count()).toBeGreaterThan(0);
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.page.locator('.enquiry-yes').click();
  await cafe.idle();
  // The answer is given also while time stands still, and the card goes at once.
  expect(await cafe.page.locator('.enquiry').count()).toBe(0);
  await cafe.step(1);
  expect(await cafe.ask<boolean>(`${MINE}.answer`)).toBe(true);
  await cafe.until("document.querySelector('.agreed li')");
  const told = await cafe.page.locator('.agreed').textContent();
  await cafe.ask(
    `(() => { for (let i = 0; i < 20000 && !honeybell.cafe.state.over; i++) honeybell.step(1); return null; })()`,
  );
  await cafe.until("document.querySelector('.report')");
  const line = await cafe.page.locator('.report .brought').last().textContent();
  expect(line).toContain(told?.slice(0, 5));
  await cafe.shot('enquiry-report');
});

async function slowedBesideJanken(): Promise<void> {
  await cafe.ask(`(() => {
    honeybell.beginSeason({ seed: 5 });
    honeybell.setSpeed(0);
    honeybell.actions.noMoreCases();
    const { state } = honeybell.cafe;
    Object.assign(state.enquiries, { list: [], due: [30_000] });
    const queues = () => Object.values(state.people).find((one) => one.stage === 'queue' && one.present);
    for (let i = 0; i < 9000 && !(state.janken.table?.over === null && queues()); i++) honeybell.step(1);
    Object.assign(state.enquiries, { due: [state.tick + 1, 30_000] });
    honeybell.step(2);
    queues().isHero = true;
    honeybell.setSpeed(4);
    return null;
  })()`);
  await cafe.pass(400);
  await cafe.until("document.querySelector('.enquiry') && document.querySelector('.slow-card')");
}

test('an offer of janken that comes back after the answer stands above the card about the speed, which keeps its place', async () => {
  await slowedBesideJanken();
  await cafe.ask('(honeybell.setSpeed(0), null)');
  const place = (): Promise<number> =>
    cafe.ask<number>("document.querySelector('.slow-card button').getBoundingClientRect().top");
  const before = await place();
  await cafe.page.locator('.enquiry-no').click();
  await cafe.step(1);
  await cafe.until(
    "document.querySelector('.enquiry') === null && document.querySelector('.janken')?.checkVisibility()",
  );
  expect(await place()).toBe(before);
});

test('an open game of janken and the line about slowed time leave both answers of an enquiry free', async () => {
  await slowedBesideJanken();
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.page.keyboard.press('k');
  await cafe.until("document.querySelector('.janken.open')");
  await cafe.pass(300);
  await cafe.shot('enquiry-janken');
  expect(await overlapping()).toEqual([]);
  // A long enquiry reaches far down, so the line about slowed time stands at the lower edge, beside the game.
  const top = (of: string): Promise<number> =>
    cafe.ask<number>(`document.querySelector('${of}').getBoundingClientRect().top`);
  expect(await top('.slow-card')).toBeGreaterThan(await top('.janken.open'));
});

test('a no closes the card and changes nothing else', async () => {
  await asksAt(1800);
  await cafe.until("document.querySelector('.enquiry')");
  const before = await cafe.ask<number>('honeybell.cafe.state.arrivals.length');
  await cafe.page.locator('.enquiry-no').click();
  await cafe.step(1);
  expect(await cafe.ask(`[${MINE}.answer, ${MINE}.over]`)).toEqual([false, true]);
  expect(await cafe.page.locator('.enquiry, .agreed').count()).toBe(0);
  expect(await cafe.ask<number>('honeybell.cafe.state.arrivals.length')).toBeLessThanOrEqual(before);
});

test('the card is not cut in any language', async () => {
  await asksAt(1800);
  await cafe.until("document.querySelector('.enquiry')");
  // The maids' cards have a test of their own.
  const cut = await inEvery<Shown[]>(cafe, { zh: [1, 1.3], ja: [1, 1.3], en: [1, 1.3] }, SHOWN);
  expect(
    cut.flatMap(([language, size, shown]) =>
      cutOff(shown)
        .filter((one) => !one.includes(' doing '))
        .map((one) => `${language} ${size}: ${one}`),
    ),
  ).toEqual([]);
});

test('on a phone the card stands above the sheet, and a tap answers', async () => {
  await cafe.page.setViewportSize({ width: 390, height: 844 });
  await asksAt(1800);
  await cafe.until("document.querySelector('.phone-strip .enquiry')");
  await cafe.shot('enquiry-phone');
  const box = await cafe.page.locator('.enquiry').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await cafe.page.locator('.enquiry-yes').click();
  await cafe.step(1);
  expect(await cafe.ask<boolean>(`${MINE}.answer`)).toBe(true);
  await cafe.page.setViewportSize({ width: 1280, height: 720 });
});

/** The cards that can be seen, each with its name and its box. */
const CARDS = `[...document.querySelectorAll('.ticker, .toast, .enquiry, .slow-card, .janken, .strong-card, .focus, .strong-row')]
  .map((card) => ({ card, box: card.getBoundingClientRect() }))
  .filter(({ box }) => box.height > 0)
  .map(({ card, box }) => ({ name: card.className, left: box.left, right: box.right, top: box.top, bottom: box.bottom }))`;

type Card = Record<'left' | 'right' | 'top' | 'bottom', number> & { name: string };
/** The pairs of cards that lie over each other. */
async function overlapping(): Promise<string[]> {
  const cards = await cafe.ask<Card[]>(CARDS);
  return cards.flatMap((one, i) =>
    cards.slice(i + 1).flatMap((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return Math.min(wide, high) > 1 ? [`${one.name} and ${other.name}`] : [];
    }),
  );
}

test.each([
  [1280, 720],
  [1024, 768],
])(
  'in a window of %i by %i no card lies over another when an action is chosen beside an enquiry',
  async (width, height) => {
    await cafe.page.setViewportSize({ width, height });
    await asksAt(1830);
    await cafe.ask(
      '(Object.assign(honeybell.cafe.state.enquiries, { list: [], due: [1840, 3000] }), honeybell.setSpeed(4), null)',
    );
    await cafe.pass(600);
    await cafe.until("document.querySelector('.enquiry')");
    const yes = (): Promise<number> =>
      cafe.ask<number>("document.querySelector('.enquiry-yes').getBoundingClientRect().top");
    const before = await yes();
    await cafe.ask('(honeybell.setSpeed(0), null)');
    await cafe.page.keyboard.press('s');
    // There is no team 6, which a message says.
    await cafe.page.keyboard.press('6');
    await cafe.pass(400);
    // The message stands below the answers, so it does not move them.
    expect(await cafe.page.locator('.toast').count()).toBeGreaterThan(0);
    expect(await yes()).toBe(before);
    await cafe.page.keyboard.press('y');
    await cafe.pass(300);
    const names = (await cafe.ask<Card[]>(CARDS)).map(({ name }) => name).join();
    await cafe.shot(`cards-${width}`);
    for (const card of ['enquiry', 'strong-card', 'toast']) expect(names).toContain(card);
    expect(await overlapping()).toEqual([]);
    expect(await yes()).toBe(before);
    // Closes the card, and puts the tool away.
    for (let i = 0; i < 2; i++) await cafe.page.keyboard.press('Escape');
  },
);
