// The lab's frame: a page's purpose is explained on its first visit only, help and keys are available, overflowing tabs
// are indicated, phones get a list of pages, and no news of the café covers it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayed, openTitle, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const first = (): Promise<string> => cafe.ask("document.querySelector('.lab-first')?.textContent ?? ''");

describe('with a mouse', () => {
  beforeAll(async () => {
    cafe = await openPlayed({ ticks: 200 });
    await cafe.ask('(honeybell.actions.openLab(), null)');
    await cafe.until('honeybell.lab?.timeline.value');
  });
  afterAll(async () => {
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  });

  test('a page says what it is for once; later ? says it, with the keys', async () => {
    await cafe.page.getByRole('tab', { name: 'Replays' }).click();
    await cafe.until("document.querySelector('.lab-first')?.textContent.includes('Is it the same day')");
    await cafe.page.getByRole('button', { name: 'Hide this line' }).click();
    expect(await first()).toBe('');
    await cafe.page.getByRole('tab', { name: 'School' }).click();
    await cafe.until("document.querySelector('.lab-first')?.textContent.includes('How does one idea work')");
    await cafe.page.getByRole('tab', { name: 'Replays' }).click();
    await cafe.until("document.querySelector('.replays-page')");
    expect(await first()).toBe('');
    await cafe.page.locator('.lab-name h1').focus();
    await cafe.page.keyboard.press('?');
    await cafe.until("document.querySelector('dialog[open]')");
    expect(await cafe.page.locator('dialog[open]').textContent()).toContain('back to the café');
    await cafe.page.keyboard.press('Escape');
    await cafe.until("!document.querySelector('dialog[open]')");
    // Escape closed the help, not the lab.
    expect(await cafe.ask<boolean>('honeybell.lab !== null')).toBe(true);
  });

  test('while a page is fetched, and while the day is simulated again, the lab says so', async () => {
    await cafe.ask(`(() => {
      window.said = [];
      const watch = new MutationObserver(() => {
        const status = document.querySelector('.lab-page > [role=status]');
        if (status !== null) window.said.push(status.textContent);
        if (document.querySelector('.roster-page') !== null) watch.disconnect();
      });
      watch.observe(document.querySelector('.lab-page'), { childList: true, subtree: true });
      honeybell.lab.turnTo('roster');
    })()`);
    await cafe.until("document.querySelector('.roster-page')");
    expect(await cafe.ask<string[]>('said')).not.toEqual([]);
    await cafe.ask(
      "(window.day = honeybell.lab.timeline.value, honeybell.lab.timeline.value = null, honeybell.lab.turnTo('time'), null)",
    );
    await cafe.until("document.querySelector('.time-play')");
    const play = await cafe.ask<string>("document.querySelector('.time-play').outerHTML");
    await cafe.ask('(honeybell.lab.timeline.value = day, null)');
    expect(play).toContain('Replaying the day');
    expect(play).not.toContain('closed');
  });

  test('tabs that do not fit fade, and an arrow leads to them; the open one is in sight', async () => {
    await cafe.ask("(honeybell.lab.turnTo('time'), null)");
    await cafe.page.setViewportSize({ width: 1024, height: 700 });
    await cafe.until("document.querySelector('.lab-tabs.more-right')");
    await cafe.page.getByRole('button', { name: 'Next pages' }).click();
    await cafe.until("document.querySelector('.lab-tabs.more-left')");
    await cafe.ask("(honeybell.lab.turnTo('school'), null)");
    await cafe.until("!document.querySelector('.lab-tabs').classList.contains('more-right')");
    await cafe.ask("(honeybell.lab.turnTo('time'), null)");
    await cafe.until("!document.querySelector('.lab-tabs').classList.contains('more-left')");
  });

  test('while it is open no news and no hints are shown', async () => {
    const stepped = await cafe.ask<number>(
      '(() => { for (let i = 0; i < 1500; i++) honeybell.lab.step(); return honeybell.cafe.state.tick; })()',
    );
    expect(stepped).toBe(1700);
    expect(await cafe.page.locator('.toast').count()).toBe(0);
  });
});

describe('in the hand', () => {
  test('one button names the page and opens the list of all, each with its question', async () => {
    const cafe = await openTitle({ seed: 7, width: 390, height: 844, touch: true });
    await cafe.ask('(honeybell.actions.newCafe(), honeybell.setSpeed(0), honeybell.actions.openLab(), null)');
    await cafe.until('honeybell.lab?.timeline.value');
    await cafe.page.locator('.lab-menu').tap();
    await cafe.until("document.querySelectorAll('.lab-pages li').length === 11");
    await cafe.page.getByRole('button', { name: /Promises.*do we keep it/ }).tap();
    await cafe.until("document.querySelector('.promise .badge')");
    expect(await cafe.page.locator('.lab-menu').textContent()).toContain('Promises');
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  });
});
