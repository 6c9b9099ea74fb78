// Promises in the lab: their standing, writing one with and without mistakes, a breach that leads to its tick, and news
// of it in the café.

import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPlayed, type PlayedCafe } from './cafe.ts';

const LOOKED_OVER =
  "document.querySelector('.promise .badge') && !/%/.test(document.querySelector('.promises-head [role=status]').textContent)";

describe('the page of promises', () => {
  let cafe: PlayedCafe;
  beforeAll(async () => {
    cafe = await openPlayed({ ticks: 3600 });
    await cafe.page.keyboard.press('l');
    await cafe.until('honeybell.lab?.timeline.value');
    await cafe.page.getByRole('tab', { name: 'Promises' }).click();
    await cafe.until(LOOKED_OVER);
  });

  const row = (name: string) => cafe.page.locator('.promise', { hasText: name });
  const editor = () => cafe.page.getByRole('textbox', { name: 'The promise in words' });

  test('shows a dozen, and how they stand over the whole day so far', async () => {
    expect(await cafe.page.locator('.promise').count()).toBe(12);
    expect(await row('No debts').textContent()).toContain('3600 ticks');
    await cafe.shot('promises');
  });

  test('shows mistakes at their place while typing, and corrects them', async () => {
    await editor().fill('no gest waits more than 40 ticks');
    const problem = cafe.page.locator('.promise-problem');
    expect(await problem.count()).toBe(1);
    expect(await problem.textContent()).toContain("did you mean 'guest'?");
    expect(await cafe.page.locator('.promise-marked mark').textContent()).toBe('gest');
    expect(await cafe.page.getByRole('button', { name: 'Add promise' }).getAttribute('aria-disabled')).toBe('true');
    await cafe.shot('promises-wrong');
    await problem.getByRole('button', { name: 'guest' }).click();
    expect(await editor().inputValue()).toBe('no guest waits more than 40 ticks');
    expect(await cafe.page.locator('.promise-means').textContent()).toContain(
      'No guest has a hand up, or waits for a dish or a seat, for longer than 40 ticks (2 s at 1×) at a stretch.',
    );
    await cafe.page.getByRole('button', { name: 'Add promise' }).click();
    await cafe.until("document.querySelectorAll('.promise').length === 13");
    await cafe.until("document.querySelector('.promise:last-child .badge.cherry')");
  });

  test('a breach leads to the moment right after it, and to its character', async () => {
    // The new promise is open and shows its breaches: when, who, why.
    const first = cafe.page.locator('.promise:last-child .promise-breaches li').first();
    expect(await first.textContent()).toMatch(/^\d\d:\d\d.*: 41 ticks in a row; limit: 40 ticks\./);
    await first.getByRole('button').click();
    await cafe.until("document.querySelector('.time-page')");
    const [tick, who] = await cafe.ask<[number, string]>('[honeybell.lab.tick.value, honeybell.lab.who.value]');
    // He had waited 41 ticks in a row at that moment, not 42.
    const waits = (at: number): Promise<boolean> =>
      cafe.ask(
        `(honeybell.lab.goTo(${at}), ((one) => one !== undefined && (one.calls !== null || ['queue', 'waitDish'].includes(one.stage)))(honeybell.lab.cafe.state.people[${JSON.stringify(who)}]))`,
      );
    expect([await waits(tick), await waits(tick - 40), await waits(tick - 41)]).toEqual([true, true, false]);
  });

  test('a breach stops the café at a breakpoint, at an earlier moment too', async () => {
    const { page } = cafe;
    const first = await cafe.ask<number>(
      'honeybell.lab.deps.promises().then(({ day }) => [...day.value.verdicts.values()].at(-1).breaches[0].tick)',
    );
    await page.getByRole('tab', { name: 'Warps' }).click();
    const panel = page.locator('.warps-stop');
    await panel.getByRole('combobox', { name: 'What they do' }).selectOption('promise');
    await panel
      .getByRole('combobox', { name: 'Which promise' })
      .selectOption({ label: 'no guest waits more than 40 ticks' });
    await panel.getByRole('button', { name: 'Add' }).click();
    const until = (from: string): Promise<number> =>
      cafe.ask(
        `(() => { const { lab } = honeybell; const { hit } = lab.deps.breakpoints; ${from}; hit.value = null;
          for (let i = 0; i < 3000 && hit.value === null; i++) lab.step();
          return hit.value.tick; })()`,
      );
    expect(await until(`lab.goTo(${first - 20})`)).toBe(first);
    // In the present the watch itself reports the breach.
    const next = await until('lab.goToNow()');
    expect(next).toBeGreaterThanOrEqual(3600);
    expect(await cafe.ask('honeybell.cafe.state.tick')).toBe(next + 1);
    await cafe.idle();
    expect(await panel.innerText()).toMatch(
      /Paused at your breakpoint[\s\S]*Broken: no guest waits more than 40 ticks\. .*41 ticks in a row; limit: 40 ticks/,
    );
    await cafe.shot('promises-breakpoint');
    await panel.getByRole('button', { name: /^Remove “broken promise/ }).click();
    await panel.getByRole('button', { name: 'Continue', exact: true }).click();
    await cafe.ask('(honeybell.lab.setSpeed(0), null)');
    await cafe.idle();
    expect(await panel.getByRole('combobox', { name: 'What they do' }).count()).toBe(1);
  });

  test('is clicked together from the words that can come next', async () => {
    await cafe.page.getByRole('tab', { name: 'Promises' }).click();
    const press = (word: string) =>
      cafe.page
        .locator('.promise-chips')
        .getByRole('button', { name: new RegExp(`^Write “${word}”`) })
        .click();
    for (const word of ['no', 'maid', 'chats', 'while']) await press(word);
    // An incomplete text is not reported as a mistake.
    expect(await cafe.page.locator('.promise-problem').count()).toBe(0);
    expect(await editor().getAttribute('aria-invalid')).toBe('false');
    await press('it rains');
    expect(await editor().inputValue()).toBe('no maid chats while it rains ');
    expect(await cafe.page.locator('.promise-means').textContent()).toContain(
      'No maid ever chats, not for one tick. Counted only while it’s raining.',
    );
    await editor().fill('');
  });

  test('one that is broken lies open when the page is opened, and one that is not decided says why', async () => {
    expect(await cafe.page.locator('.promise [aria-expanded=true]').count()).toBe(1);
    expect(await cafe.page.locator('.promise:has([aria-expanded=true]) .badge').textContent()).toMatch(/^broken/);
    await row('Most guests are served').locator('.promise-words').click();
    expect(await row('Most guests are served').textContent()).toContain('Undecided: it’s checked 21:00.');
  });

  test('goes out as a text and comes in again, and a text with mistakes changes nothing', async () => {
    const [download] = await Promise.all([
      cafe.page.waitForEvent('download'),
      cafe.page.getByRole('button', { name: 'Export' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('debt: money is never below 0\n');
    expect(text).toContain('no guest waits more than 40 ticks');
    const file = cafe.page.locator('.promises-head input[type=file]');
    const bad = `${text}no maid flies\n<img src=x onerror=alert(1)>\n`;
    await file.setInputFiles({ name: 'bad.txt', mimeType: 'text/plain', buffer: Buffer.from(bad) });
    await cafe.until("document.querySelector('.promises-said.note-error')");
    expect(await cafe.page.locator('.promises-said').textContent()).toContain("Line 14, column 9: 'flies'");
    expect(await cafe.page.locator('.promise').count()).toBe(13);
    const good = `${text}rush: at least 5 guests pay by 13:00\n`;
    await file.setInputFiles({ name: 'good.txt', mimeType: 'text/plain', buffer: Buffer.from(good) });
    await cafe.until("document.querySelectorAll('.promise').length === 14");
    expect(cafe.problems).toEqual([]);
  });

  test('a promise that is switched off is not checked', async () => {
    await row('No debts').getByRole('switch').click();
    await cafe.until(LOOKED_OVER);
    expect(await row('No debts').textContent()).toContain('off');
  });

  test('a promise broken in the café is news there', async () => {
    await editor().fill('no guest is here after tick 3700');
    await editor().press('Enter');
    await cafe.until(LOOKED_OVER);
    await cafe.ask('(honeybell.lab.leave(), null)');
    await cafe.step(100);
    await cafe.until(
      "[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('Broken: no guest is here'))",
    );
    expect(cafe.problems).toEqual([]);
  });
});
