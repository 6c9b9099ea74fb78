// Celebrations: one card at a time over the stopped café, 2.4 seconds at most, skipped by any key, and less motion.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
beforeAll(async () => {
  cafe = await openTitle({ seed: 7 });
  await cafe.ask('(honeybell.beginSeason({ seed: 7 }), honeybell.setSpeed(1), null)');
  await cafe.until("document.querySelector('.strong')");
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

/** The café reaches a number of stars; the next guest who pays brings the celebration. */
async function reach(stars: number): Promise<void> {
  await cafe.ask(`(honeybell.cafe.state.stars = ${stars}, null)`);
  await cafe.ask(
    `(() => { for (let i = 0; i < 6000; i++) { honeybell.step(1, true); if (honeybell.cafe.events.some(({ type }) => type === 'celebrated')) return; } })()`,
  );
  await cafe.idle();
}
const shown = (): Promise<number> => cafe.page.locator('.party').count();
const now = (): Promise<number> => cafe.ask('performance.now()');
const tick = (): Promise<number> => cafe.ask('honeybell.cafe.state.tick');

test('a new star stops the clock, says what it opens, and flies to the stars after 2.4 seconds', async () => {
  await reach(2);
  expect(await cafe.page.locator('.party-title').innerText()).toBe('Two stars');
  expect(await cafe.page.locator('.party-chip').count()).toBe(3);
  expect(await cafe.page.locator('.party [role=status]').innerText()).toContain('may come now');
  const before = await tick();
  const began = await now();
  await cafe.pass(800);
  await cafe.shot('party-star');
  // The bubbles of the café are hidden meanwhile.
  const drawn = (): Promise<number> => cafe.ask('honeybell.view.stats().sprites');
  const hidden = await drawn();
  await cafe.ask('(honeybell.view.setHushed(false), null)');
  await cafe.pass(300);
  expect(await drawn()).toBeGreaterThan(hidden);
  await cafe.until("document.querySelector('.party.flies')");
  await cafe.until("!document.querySelector('.party')");
  expect((await now()) - began).toBeLessThanOrEqual(2450);
  // A frame may pass until the test sees that it is gone.
  expect(await tick()).toBeLessThanOrEqual(before + 1);
  await cafe.pass(500);
  expect(await tick()).toBeGreaterThan(before + 1);
});

test('Space skips it and does nothing else; a card waits while an order is being previewed', async () => {
  await cafe.page.keyboard.press('a');
  await reach(3);
  expect(await shown()).toBe(0);
  await cafe.page.keyboard.press('Escape');
  await cafe.pass(700);
  expect(await shown()).toBe(1);
  await cafe.page.keyboard.press(' ');
  await cafe.pass(600);
  expect(await shown()).toBe(0);
  const before = await tick();
  await cafe.pass(500);
  // Space would have paused the café.
  expect(await tick()).toBeGreaterThan(before);
});

test('a key of the game does what it always does, and the card leaves', async () => {
  const mode = (): Promise<string> => cafe.ask('honeybell.mode');
  await reach(4);
  await cafe.pass(900);
  expect(await shown()).toBe(1);
  await cafe.page.keyboard.press('g');
  expect(await mode()).not.toBe('select');
  await cafe.pass(700);
  expect(await shown()).toBe(0);
  await cafe.page.keyboard.press('Escape');
});

test('what was pressed before the card could be read is meant for the game, and the card stays', async () => {
  await cafe.ask('(honeybell.setSpeed(1), null)');
  await reach(5);
  for (let i = 0; i < 40 && (await shown()) === 0; i++) await cafe.pass(20);
  expect(await shown()).toBe(1);
  await cafe.page.keyboard.press(' ');
  await cafe.pass(700);
  expect(await shown()).toBe(1);
  await cafe.until("!document.querySelector('.party')");
  const before = await tick();
  await cafe.pass(500);
  expect(await tick()).toBe(before);
  await cafe.ask('(honeybell.setSpeed(1), null)');
});

test('what a recipe test discovers is celebrated in the evening; with less motion nothing flies', async () => {
  await cafe.ask("(document.querySelector('.topbar .logo').click(), null)");
  await cafe.page.getByRole('radiogroup', { name: 'Reduced motion' }).getByRole('radio').last().press('Enter');
  await cafe.page.keyboard.press('Escape');
  await cafe.ask(
    '(honeybell.setSpeed(0), honeybell.beginSeason({ seed: 7 }), honeybell.cafe.state.arrivals.length = 0, honeybell.cafe.state.clock.closeTick = 5, null)',
  );
  await cafe.step(20);
  await cafe.until("document.querySelector('.evening')");
  await cafe.ask(
    "(honeybell.actions.give({ kind: 'evening', act: { do: 'research', ingredients: ['beef', 'egg', 'rice'] } }), null)",
  );
  await cafe.until("document.querySelector('.party.still')");
  expect(await cafe.page.locator('.party-title').innerText()).toBe('New dish: Katsu');
  expect(await cafe.page.locator('.party-rays, .party-fleck').count()).toBe(0);
  await cafe.pass(300);
  await cafe.shot('party-dish');
  await cafe.page.mouse.click(640, 600);
  expect(await shown()).toBe(0);
});

test('a maid who gives notice says why, and the three answers do what they say', async () => {
  await cafe.ask(`(() => {
    honeybell.setSpeed(0);
    honeybell.beginSeason({ seed: 7 });
    const { state } = honeybell.cafe;
    for (const member of state.season.staff.slice(0, 2)) Object.assign(member, { wage: 1000, badDays: 1 });
    state.arrivals.length = 0;
    state.clock.closeTick = 5;
    honeybell.step(20, true);
  })()`);
  const notices = (): Promise<(number | null)[]> =>
    cafe.ask('honeybell.cafe.state.season.staff.slice(0, 2).map(({ notice }) => notice?.leaves ?? null)');
  const answer = (nth: number): Promise<void> => cafe.page.locator('.notice-answers button').nth(nth).click();
  await cafe.until("document.querySelector('.notice-answers')");
  const [leaves] = await notices();
  expect(await cafe.page.locator('dialog').innerText()).toContain(`day ${leaves} is her last`);
  await cafe.shot('party-notice');
  await answer(0);
  expect(await cafe.page.locator('dialog').innerText()).toContain(`waits until day ${leaves! + 2}`);
  await cafe.page.keyboard.press('Enter');
  await cafe.until("document.querySelector('.notice-answers')");
  await answer(1);
  expect(await cafe.page.locator('dialog').innerText()).toContain('stays!');
  expect(await notices()).toEqual([leaves! + 2, null]);
  await cafe.page.keyboard.press('Escape');
  await cafe.until("!document.querySelector('dialog')");
});

test('of three notices in one evening, a day off is given to the first, and Esc leaves the others to the report', async () => {
  // The report of the season before is closed first.
  await cafe.ask('(honeybell.setSpeed(0), honeybell.beginSeason({ seed: 7 }), null)');
  await cafe.step(1);
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    const [first, ...others] = state.season.staff.slice(0, 3);
    first.badDays = 5;
    // So tired that she is still worn out when the doors are shut.
    state.people[first.id].energy = -1;
    for (const member of others) Object.assign(member, { wage: 1000, badDays: 5 });
    state.arrivals.length = 0;
    state.clock.closeTick = 5;
    honeybell.step(20, true);
  })()`);
  await cafe.until("document.querySelector('.notice-answers')");
  const dialog = cafe.page.locator('dialog');
  const first = /(\w+) gives notice/.exec(await dialog.innerText())![1]!;
  expect(await dialog.innerText()).toContain('2 more maids gave notice today');
  await cafe.page.getByRole('button', { name: /^Give her tomorrow off/ }).click();
  expect(await dialog.innerText()).toContain(`${first} rests tomorrow`);
  const onShift = (): Promise<string[]> =>
    cafe.ask('honeybell.cafe.state.season.staff.filter(({ onShift }) => onShift).map(({ name }) => name)');
  expect(await onShift()).not.toContain(first);
  await cafe.page.keyboard.press('Enter');
  await cafe.until("document.querySelector('.notice-answers')");
  expect(await dialog.innerText()).toContain('1 more maid gave notice today');
  await cafe.page.keyboard.press('Escape');
  await cafe.until("document.querySelector('.report .tomorrow')");
  await cafe.pass(2000);
  expect(await dialog.count()).toBe(0);
  const rows = (await cafe.page.locator('.report .tomorrow').innerText()).match(/gave notice/g);
  expect(rows).toHaveLength(3);
  expect(await onShift()).not.toContain(first);
});
