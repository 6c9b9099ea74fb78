// The café of the day as a player meets it: played with stepped time, shared as a link, opened in another browser, found
// true or false, watched, and compared with another day.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTitle, type PlayedCafe } from './cafe.ts';

const DATE = 2026_11_10;
const VERDICT = "document.querySelector('.daily-verdict')";
const DAILY = 'honeybell.actions.daily';

/** Plays the café of the date to its evening, with a strong action at a tick. */
async function play(cafe: PlayedCafe, actAt: number): Promise<void> {
  await cafe.ask(`(${DAILY}.play(${DATE}, true), null)`);
  await cafe.until(`honeybell.cafe.state.daily === ${DATE} && honeybell.cafe.state.tick < 100`);
  await cafe.ask('(honeybell.setSpeed(0), null)');
  await cafe.step(actAt - (await cafe.ask<number>('honeybell.cafe.state.tick')));
  await cafe.ask("(honeybell.actions.give({ kind: 'strong', action: 'allHands' }), null)");
  await cafe.step(19_000);
  await cafe.until(`${DAILY}.done.value?.address`);
  // Celebrations at closing lie over the result for some seconds.
  await cafe.until("!document.querySelector('.party')");
}

describe('the café of the day', () => {
  let cafe: PlayedCafe;
  let link = '';
  beforeAll(async () => {
    cafe = await openTitle({ suffix: '?seed=7' });
  });
  afterAll(() => cafe.close());

  test('shows its set-up beside the title, with a calendar that arrow keys walk', async () => {
    await cafe.page.keyboard.press('c');
    await cafe.until("document.querySelector('.daily-card')");
    expect(await cafe.page.locator('.daily-maids li').count()).toBe(3);
    expect(await cafe.page.locator('.daily-goals li').count()).toBe(3);
    await cafe.page.getByRole('button', { name: 'Calendar' }).click();
    expect(await cafe.page.locator('.daily-month [aria-current=date]').count()).toBe(1);
    await cafe.page.locator('.daily-month button').first().focus();
    await cafe.page.keyboard.press('ArrowDown');
    expect(await cafe.ask<string>('document.activeElement.textContent')).toBe('8');
    await cafe.shot('daily-card');
  });

  test('is played to an evening with three figures, a picture and a link, and no season is touched', async () => {
    await play(cafe, 2000);
    expect(await cafe.page.locator('.daily-side .daily-figures dd').count()).toBe(3);
    link = await cafe.page.locator('.daily-link').inputValue();
    expect(link).toMatch(/^http:\/\/[^#]+#daily=[A-Za-z0-9_-]+$/);
    const [picture] = await Promise.all([
      cafe.page.waitForEvent('download'),
      cafe.page.getByRole('button', { name: 'Save picture' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('honeybell-2026-11-10.png');
    await cafe.shot('daily-result');
    expect(await cafe.ask<unknown>('[honeybell.saving.isRunning, honeybell.saving.continues()]')).toEqual([
      false,
      null,
    ]);
  });

  test('opened by its link is run again and found true; one with another claim is found false', async () => {
    const other = await openTitle({ suffix: link.slice(link.indexOf('#')) });
    await other.until(VERDICT);
    expect(await other.ask<string>(`${VERDICT}.textContent`)).toContain('True: the day gives exactly this score.');
    // Without an own day there is nothing to compare with.
    expect(await other.page.getByRole('button', { name: 'Compare with my day' }).count()).toBe(0);
    await other.page.getByRole('button', { name: 'Watch it' }).click();
    await other.until('honeybell.cafe.state.daily');
    await other.ask('(honeybell.setSpeed(0), null)');
    await other.step(100);
    // A watched day takes no orders.
    const before = await other.ask<number>('honeybell.cafe.journal.length');
    await other.ask("(honeybell.actions.give({ kind: 'strong', action: 'allHands' }), null)");
    expect(await other.ask<number>('honeybell.cafe.journal.length')).toBe(before);
    await other.shot('daily-watched');

    // Another day of the same date, to compare with.
    await play(other, 5000);
    await other.ask(`(honeybell.actions.toTitle(), ${DAILY}.openAddress(), null)`);
    await other.until(VERDICT);
    await other.page.getByRole('button', { name: 'Compare with my day' }).click();
    await other.until("document.querySelector('.daily-parting')");
    const parting = await other.ask<string>("document.querySelector('.daily-parting').textContent");
    expect(parting).toMatch(/The two days diverge at 12:0\d/);
    expect(parting).toContain('Because they gave at 12:06: All hands.');
    await other.shot('daily-shared');
    expect(other.problems).toEqual([]);
    await other.close();
  });

  test('with a claim that was changed says so, with both scores', async () => {
    const faked = await cafe.ask<string>(`(async () => {
      const packed = ${JSON.stringify(link)}.split('#daily=')[1].replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
      const day = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
      day.score.served = 999;
      return JSON.stringify(day);
    })()`);
    await cafe.page.getByRole('button', { name: 'To the title' }).click();
    await cafe.ask(`(${DAILY}.openFile(new File([${JSON.stringify(faked)}], 'faked.json')), null)`);
    await cafe.until(VERDICT);
    const said = await cafe.ask<string>(`${VERDICT}.textContent`);
    expect(said).toContain('Not true: the day doesn’t give the score it claims.');
    expect(said).toContain('Claimed: 999 guests served');
    await cafe.shot('daily-false');
    expect(cafe.problems).toEqual([]);
  });

  test('of a date that is none says everything that is wrong', async () => {
    const wrong = await openTitle({ suffix: '?daily=2026-13-99' });
    await wrong.until("document.querySelector('.daily-shared')");
    const said = await wrong.ask<string>("document.querySelector('.daily-shared').textContent");
    expect(said).toContain('the month is 13; 1 to 12 are right');
    expect(said).toContain('the day is 99; 1 to 31 are right');
    await wrong.close();
  });
});
