// The rival as a player meets it: a maid is sent to scout and returns with news, the board shows what is known and why,
// and a response is adopted with one click.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
const board = () => cafe.page.getByRole('dialog', { name: /Across the street/ });
const node = (name: string) => board().locator(`[data-node="${name}"]`);
/** Turns the board to what the rival knows. It then fits into the dialog without scrolling. */
async function toTheirs(): Promise<void> {
  await board().getByRole('radio', { name: 'What they know, and your signs' }).click();
  const cut = await cafe.ask<number>(
    "(() => { const b = document.querySelector('.rival-theirs').getBoundingClientRect(); return b.bottom - innerHeight; })()",
  );
  expect(cut).toBeLessThan(0);
}
const focused = (): Promise<string | null> => cafe.ask("document.activeElement?.getAttribute('data-node') ?? null");
const speed = (): Promise<string | null> =>
  cafe.page.locator('.speeds [aria-checked=true]').first().getAttribute('aria-label');
/** Steps until an expression is true in the café. */
async function stepUntil(expression: string, most = 4000): Promise<void> {
  const done = await cafe.ask<boolean>(`(() => {
    for (let i = 0; i < ${most}; i++) {
      if (${expression}) return true;
      honeybell.step(1);
    }
    return false;
  })()`);
  expect([expression, done]).toEqual([expression, true]);
  await cafe.draw();
}

beforeAll(async () => {
  cafe = await openPlayed({ seed: 7, ticks: 60 });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

describe('scouting', () => {
  test('without a selected maid the key opens the board, where one can be sent', async () => {
    await cafe.page.keyboard.press('o');
    await board().waitFor();
    expect(await board().locator('.rival-scout h3').innerText()).toMatch(/^Send \w+ to scout$/);
    await cafe.page.keyboard.press('b');
    await cafe.until("!document.querySelector('dialog[open]')");
  });

  test('O sends the selected maid: it stands on the chalkboard, and she goes out of the door', async () => {
    await cafe.ask("(honeybell.select(['mei']), null)");
    await cafe.until("document.querySelector('.maid-card.selected')");
    await cafe.page.keyboard.press('o');
    await cafe.step(1);
    await cafe.until("document.querySelector('.chalkboard').innerText.includes('scout the rival')");
    await stepUntil('!honeybell.cafe.state.people.mei.present');
    await settled(cafe);
    expect(await cafe.page.locator('.maid-card[data-maid=mei]').textContent()).toContain('at the rival’s');
    await cafe.until("document.querySelector('.notebook')?.textContent.includes('Scouts the Copper Ladle')");
  });

  test('she comes back and tells, which is drama', async () => {
    await stepUntil('honeybell.cafe.state.rival.log.length > 0');
    expect(await cafe.ask('honeybell.cafe.state.people.mei.present')).toBe(true);
    // The ticker shows the newest line; the focus opens the latest five.
    await cafe.ask(
      "(document.querySelector('.ticker').dispatchEvent(new FocusEvent('focusin', { bubbles: true })), null)",
    );
    await cafe.until("document.querySelector('.ticker').textContent.includes('Mei is back')");
  });
});

describe('the board', () => {
  test('B opens it; the café behind it stands still, and goes on afterwards', async () => {
    await cafe.ask('(honeybell.setSpeed(2), null)');
    await cafe.page.keyboard.press('b');
    await board().waitFor();
    expect(await cafe.ask('document.activeElement?.tagName')).toBe('H2');
    expect(await speed()).toBe('Pause');
    await cafe.page.keyboard.press('Escape');
    await cafe.until("!document.querySelector('dialog[open]')");
    expect(await speed()).toBe('2×');
    await cafe.ask('(honeybell.setSpeed(0), null)');
  });

  test('says of everything what is believed, in a word and in a sentence', async () => {
    await cafe.page.keyboard.press('b');
    await board().waitFor();
    expect(await board().locator('[data-node]').count()).toBe(26);
    const saw = await cafe.ask<{ node: string; value: string }[]>('honeybell.cafe.state.rival.log.at(-1).saw');
    const seen = saw.find(({ value }) => value === 'Yes')?.node as string;
    expect(await node(seen).innerText()).toContain('Yes, seen today');
    expect(await node(seen).textContent()).toContain('Yes, seen on day 1 by Mei.');
    await node(seen).click();
    expect(await board().locator('.rival-detail').innerText()).toContain('Yes, seen on day 1 by Mei.');
    expect(await board().locator('.rival-detail').innerText()).toContain('Seen today.');
    expect(await board().locator('.rival-log').innerText()).toMatch(/Mei saw/);
    expect(await node('galaNight').textContent()).toContain('Unknown: nobody has seen it');
  });

  test("knows only what was reported: the rival's true state makes no difference", async () => {
    const shown = (): Promise<string> => board().locator('.rival-tree').innerText();
    const before = await shown();
    await cafe.ask('(honeybell.cafe.state.rival.has = {}, honeybell.step(1), null)');
    await settled(cafe);
    expect(await shown()).toBe(before);
  });

  test('a wrong sign is seen on its button at once, although the café stands still, and is taken down again', async () => {
    await toTheirs();
    const theirs = board().getByRole('region', { name: 'What they know about you' });
    expect(await theirs.innerText()).toContain('Press for the first message');
    const words = (): Promise<string> => theirs.innerText();
    const places = (): Promise<string[]> =>
      cafe.ask(`[...document.querySelectorAll('.rival-signs .btn')].map((one) =>
        [one.offsetLeft, one.offsetTop, one.offsetWidth].join())`);
    const before = await places();
    await theirs.getByRole('button', { name: 'curry', exact: true }).click();
    expect(await places()).toEqual(before);
    expect(await words()).toContain('“No curry” stands at your door');
    expect(await words()).toContain('1 of 3');
    await theirs.getByRole('button', { name: '“No curry”' }).click();
    expect(await words()).toContain('“We have curry” stands at your door');
    await theirs.getByRole('button', { name: '“We have curry”' }).click();
    expect(await words()).toContain('0 of 3');
    await cafe.step(1);
    expect(await cafe.ask('honeybell.cafe.state.rival.theirs.signs.length')).toBe(0);
    await board().getByRole('radio', { name: 'What you know' }).click();
  });

  test('is navigated with the arrow keys, with a visible focus', async () => {
    await node('charcoalGrill').click();
    await node('charcoalGrill').focus();
    await cafe.page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('amberGlaze');
    await cafe.page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('coldSmoke');
    expect(await node('coldSmoke').getAttribute('aria-pressed')).toBe('true');
    const ring = await cafe.ask<string>('getComputedStyle(document.activeElement).outlineWidth');
    expect(parseFloat(ring)).toBeGreaterThanOrEqual(2);
    expect(await board().locator('.rival-detail h3').innerText()).toBe('Cold smoking');
  });

  test('sends a maid to look for just that', async () => {
    await node('iceWell').click();
    const wanted = (await node('iceWell').innerText()).startsWith('Yes') ? 'galaNight' : 'iceWell';
    await node(wanted).click();
    await board().locator('.rival-scout .send').click();
    expect(await board().locator('.rival-scout').innerText()).toMatch(/On the chalkboard/);
    await cafe.step(1);
    const command = await cafe.ask<{ behave: string; look: string }>('honeybell.cafe.commands.at(-1).command');
    expect(command).toEqual({ behave: 'scout', look: wanted });
    await cafe.page.keyboard.press('b');
    await cafe.until("!document.querySelector('dialog[open]')");
  });

  test('no panel of it covers another, and no word is cut, in every language', async () => {
    for (const language of ['zh', 'ja', 'en']) {
      await cafe.ask(`(honeybell.actions.setLanguage('${language}'), null)`);
      await cafe.until(`document.documentElement.lang.startsWith('${language}')`);
      await cafe.page.keyboard.press('b');
      await cafe.until("document.querySelector('.rival')");
      const cut = await cafe.ask<string[]>(`[...document.querySelectorAll('.rival .ellipsis')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)`);
      expect([language, cut]).toEqual([language, []]);
      const overlaps = await cafe.ask<number>(`(() => {
        const boxes = [...document.querySelectorAll('.rival-node')].map((one) => one.getBoundingClientRect());
        let over = 0;
        boxes.forEach((a, i) => boxes.forEach((b, j) => {
          if (i < j && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom) over++;
        }));
        return over;
      })()`);
      expect(overlaps).toBe(0);
      const inside = await cafe.ask<boolean>(`(() => {
        const dialog = document.querySelector('dialog[open]').getBoundingClientRect();
        return dialog.top >= 0 && dialog.bottom <= innerHeight && dialog.left >= 0 && dialog.right <= innerWidth;
      })()`);
      expect(inside).toBe(true);
      await cafe.page.keyboard.press('b');
      await cafe.until("!document.querySelector('dialog[open]')");
    }
  });
});

describe('advice', () => {
  test('is taken up with one click, and the price on the menu is another at once', async () => {
    await cafe.ask(`(honeybell.begin({ seed: 7, day: 12 }), honeybell.setSpeed(0), null)`);
    await cafe.until("document.querySelector('.maid-card')");
    // The rival's glaze has been reported: skewers may be next.
    await cafe.ask(
      `(honeybell.cafe.state.rival.memory.observations.push({ name: 'amberGlaze', value: 'Yes', day: 11, both: false }), null)`,
    );
    await cafe.page.keyboard.press('b');
    await board().waitFor();
    const advice = board().locator('.rival-advice');
    expect(await advice.innerText()).toContain('Curry 25% off');
    expect(await advice.innerText()).toContain('Lantern skewers, Maybe');
    await advice.getByRole('button', { name: /^Do it today: Curry/ }).click();
    await cafe.step(1);
    expect(await cafe.ask("honeybell.cafe.state.menu.find(({ id }) => id === 'curry').price")).toBe(660);
    await cafe.until("document.querySelector('.rival-advice').textContent.includes('Active today')");
    await cafe.page.keyboard.press('Escape');
  });

  test('the report tells who went across the street, and opens the board; a counter is for tomorrow then', async () => {
    for (let i = 0; i < 40 && !(await cafe.ask<boolean>('honeybell.cafe.state.over')); i++) await cafe.step(600);
    await cafe.until("document.querySelector('.evening')");
    await cafe.page.getByRole('button', { name: 'Who came' }).click();
    expect(await cafe.page.locator('.report-more').innerText()).toContain('Went to The Copper Ladle instead');
    await cafe.page.locator('.evening-tabs').getByRole('button', { name: /Rival/ }).click();
    await board().waitFor();
    await board()
      .getByRole('button', { name: /^Do it tomorrow: Curry/ })
      .click();
    await cafe.until("document.querySelector('.rival-advice').textContent.includes('Active tomorrow')");
    expect(await board().locator('.rival-scout').innerText()).toContain('The day is over');
    await cafe.page.keyboard.press('Escape');
    await cafe.page.getByRole('button', { name: 'Next day' }).click();
    await cafe.until("honeybell.cafe.state.clock.day === 13 && document.querySelector('.maid-card')");
    await cafe.ask('(honeybell.setSpeed(0), null)');
    expect(await cafe.ask("honeybell.cafe.state.menu.find(({ id }) => id === 'curry').price")).toBe(660);
    // The known facts are still known; a curious maid may have added some by herself.
    expect(await cafe.ask('honeybell.cafe.state.rival.memory.observations.length')).toBeGreaterThan(0);
  });
});

describe('signs for their scouts', () => {
  const stories = () => board().locator('.sign-stories li');
  const news = (): Promise<string> => cafe.ask("document.querySelector('.ticker').textContent");

  test('a sign is put up with a press, and the board says what it is for', async () => {
    await cafe.ask(`(honeybell.begin({ seed: 7, day: 2 }), honeybell.setSpeed(0), null)`);
    await cafe.until("document.querySelector('.maid-card')");
    await cafe.page.keyboard.press('b');
    await board().waitFor();
    await toTheirs();
    const dishes = board().getByRole('group', { name: 'On the menu' }).getByRole('button');
    expect(await dishes.allInnerTexts()).toContain('pancakes');
    await dishes.filter({ hasText: /^pancakes$/ }).click();
    await stories().first().waitFor();
    expect(await stories().allInnerTexts()).toEqual([
      '“No pancakes” stands at your door. A scout who passes reads it; none has today.',
    ]);
    await cafe.page.keyboard.press('b');
    await cafe.until("!document.querySelector('dialog[open]')");
    await cafe.step(1);
    expect(await cafe.ask('honeybell.cafe.state.rival.theirs.signs')).toEqual([{ node: 'pancakes', value: 'No' }]);
  });

  test('a scout who comes reads it, visibly, and the news tells', async () => {
    await stepUntil('honeybell.cafe.state.people.scout2?.bubble?.say === "reads"');
    await cafe.until("document.querySelector('.ticker').textContent.includes('has read your sign')");
    expect(await news()).toContain('The scout from The Copper Ladle has read your sign: “No pancakes”.');
    await cafe.shot('scout-reads');
  });

  test('the notebook of the scout tells what is odd', async () => {
    await stepUntil('(honeybell.cafe.state.rival.theirs.scouts.scout2?.looks ?? 0) > 1');
    await cafe.ask("(honeybell.select(['scout2']), null)");
    await cafe.until("document.querySelector('.side-panel .notebook')?.textContent.includes('copied your sign')");
    await cafe.shot('scout-notebook');
    await cafe.page.keyboard.press('Escape');
  });

  test('after the scout has left, the board says who read the sign and whether it is believed', async () => {
    await stepUntil('honeybell.cafe.state.rival.theirs.log.length > 0');
    await cafe.page.keyboard.press('b');
    await toTheirs();
    await stories().first().waitFor();
    expect(await stories().first().innerText()).toMatch(
      /^“No pancakes”: 1 scout has read it today\. (Believed|Not believed)/,
    );
    await cafe.page.keyboard.press('b');
    await cafe.until("!document.querySelector('dialog[open]')");
  });
});

test('a chef shows the kitchen’s book: last orders, the rule, and how often it was right', async () => {
  await cafe.ask("(honeybell.select(['chef1']), null)");
  await cafe.until("document.querySelector('.kitchen-book')");
  const book = cafe.page.locator('.kitchen-book');
  expect(await book.locator('li').count()).toBe(10);
  expect(await book.innerText()).toMatch(/after (hearty|light|sweet), (hearty|light|sweet)/);
  expect(await book.innerText()).toMatch(/\d+ of \d+ right; guessing gets \d+/);
});
