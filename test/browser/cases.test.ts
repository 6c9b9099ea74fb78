// A case as a new player meets it: asked when something has happened, answered with the help of a notebook, dismissed
// at will.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '../../src/words/en.json';
import zh from '../../src/words/zh.json';
import { anew, openPlayed, settled, type PlayedCafe } from './cafe.ts';

let cafe: PlayedCafe;
/** The right answers of all questions, with anything in place of names and numbers. */
const RIGHT = Object.fromEntries(
  Object.entries({ en, zh }).map(([language, file]) => [
    language,
    Object.entries(file).flatMap(([key, text]) =>
      /^case\.\w+\.right$/.test(key)
        ? [new RegExp(`^${text.replace(/[.?]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+')}$`)]
        : [],
    ),
  ]),
) as Record<'en' | 'zh', RegExp[]>;
/** A message stands where the question does, one at a time: the question comes back when the message has gone. */
const untilAlone = (): Promise<void> => cafe.until("!document.querySelector('.toast')");
beforeAll(async () => {
  cafe = await openPlayed({ ticks: 0, cases: true });
});
afterAll(async () => {
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});

test('a question stays for an hour in the café, says which moment it is about, and ends with a last line', async () => {
  await anew(cafe, { ticks: 700, cases: true });
  await cafe.ask("(honeybell.select(['momo']), null)");
  await cafe.ask(`(async () => {
    for (let i = 0; i < 300 && document.querySelector('.case') === null; i++) {
      honeybell.step(20);
      await honeybell.test.idle();
    }
  })()`);
  await cafe.until("document.querySelector('.case')");
  const question = await cafe.page.locator('.case-question p').innerText();
  for (let i = 0; i < 2; i++) {
    await cafe.step(200);
    await cafe.pass(3000);
  }
  await untilAlone();
  expect(await cafe.page.locator('.case-question p').innerText()).toBe(question);
  expect(question).toMatch(/^\d\d:\d\d: /);
  await cafe.step(200);
  await cafe.until("document.querySelector('.toast')");
  expect(await cafe.page.locator('.case').count()).toBe(0);
  expect((await cafe.page.locator('.toast').allInnerTexts()).join(' ')).toContain(question.slice('13:06: '.length));
  await cafe.shot('case-passed');
});

describe.each(['en', 'zh'])('%s', (language) => {
  const isEnglish = language === 'en';

  beforeAll(async () => {
    await anew(cafe, { ticks: 700, cases: true, language });
    await cafe.ask("(honeybell.select(['momo']), null)");
    // In small steps, so that the person concerned is still there.
    await cafe.ask(`(async () => {
      for (let i = 0; i < 300 && document.querySelector('.case') === null; i++) {
        honeybell.step(20);
        await honeybell.test.idle();
      }
    })()`);
    await cafe.until("document.querySelector('.case')");
    await untilAlone();
    // Folded it is a line that blocks nothing and stops nothing; opened, time stands still.
    expect(await cafe.page.locator('.case-answer').count()).toBe(0);
    expect((await cafe.page.locator('.case').boundingBox())?.height).toBeLessThan(120);
    await cafe.shot(`case-folded-${language}`);
    await cafe.ask("(honeybell.setSpeed(1), document.querySelector('.case-open').click(), null)");
    await cafe.until("document.querySelector('.case-answer')");
  });

  test('nothing lies over an answer, however much is written on the chalkboard', async () => {
    for (const [x, manner] of [
      [4, 'plain'],
      [8, 'a-move'],
      [6, 'a-move'],
    ] as const)
      await cafe.ask(`(honeybell.actions.give({ kind: 'command', post: { executorKeys: ['momo'], tick: 400,
        command: { behave: 'move', x: ${x}, y: 7, manner: '${manner}' } } }), honeybell.step(2), null)`);
    const size = cafe.page.viewportSize() as { width: number; height: number };
    await cafe.page.setViewportSize({ width: 1280, height: 680 });
    await untilAlone();
    await settled(cafe);
    const covered = await cafe.ask<string[]>(`[...document.querySelectorAll('.case-answer')].flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const over = [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint((left + right) / 2, y));
      return over.every((above) => one.contains(above)) ? [] : [one.textContent];
    })`);
    await cafe.page.setViewportSize(size);
    expect(covered).toEqual([]);
  });
  test('there is one try: the right answer earns chalk, after a wrong one the right one is told', async () => {
    await untilAlone();
    await settled(cafe);
    await cafe.shot(`case-${language}`);
    const answers = cafe.page.locator('.case-answer');
    expect(await answers.count()).toBe(3);
    // What there was to see is often the answer, so it is shown only after the try.
    expect(await cafe.page.locator('.case-clue').count()).toBe(0);
    const words = await cafe.ask<string[]>(
      "[...document.querySelectorAll('.case-answer')].map((one) => one.textContent)",
    );
    // One try: in English the right answer, in Chinese a wrong one.
    const at = words.findIndex((text) => RIGHT[language as 'en' | 'zh'].some((right) => right.test(text)));
    expect(at).toBeGreaterThanOrEqual(0);
    await answers.nth(isEnglish ? at : (at + 1) % 3).click();
    const chalk = 'honeybell.cafe.state.chalk.left';
    if (isEnglish) {
      await cafe.page.locator('.case .note-ok').waitFor();
      expect(await cafe.page.locator('.case .note-ok').innerText()).toContain('piece of chalk');
    } else {
      const before = await cafe.ask<number>(chalk);
      await cafe.page.locator('.case .note-error').waitFor();
      expect(await cafe.page.locator('.case .note-error').innerText()).toContain(words[at]);
      await cafe.step(2);
      expect(await cafe.ask<number>(chalk)).toBe(before);
    }
    expect(await answers.count()).toBe(0);
    await cafe.page
      .locator('.case')
      .getByRole('button', { name: isEnglish ? /notebook/ : /小本子/ })
      .first()
      .click();
    await cafe.until("document.querySelector('.notebook [role=tab]')");
    await settled(cafe);
    await cafe.shot(`case-right-${language}`);
    await cafe.page
      .locator('.case')
      .getByRole('button', { name: isEnglish ? 'Continue' : '继续' })
      .click();
    await cafe.until("document.querySelector('.case') === null");
    await cafe.step(1);
    expect(await cafe.ask<string[]>('honeybell.cafe.state.said')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^case/)]),
    );
  });
});

test('a question stays where it is until its notebook is opened beside it, and an offer of janken waits until it is closed', async () => {
  await anew(cafe, { ticks: 700, cases: true, language: 'en' });
  await cafe.ask(`(async () => {
    for (let i = 0; i < 300 && document.querySelector('.case') === null; i++) {
      honeybell.step(20);
      await honeybell.test.idle();
    }
    honeybell.select([]);
  })()`);
  await untilAlone();
  await cafe.until("document.querySelector('.side-panel > *') === null");
  await settled(cafe);
  const box = (): Promise<number[]> =>
    cafe.ask<number[]>("(({ x, y }) => [x, y])(document.querySelector('.case').getBoundingClientRect())");
  const shown = (what: string): Promise<boolean> =>
    cafe.ask<boolean>(`document.querySelector('${what}')?.getClientRects().length > 0`);
  const before = await box();
  await cafe.page.locator('.case-open').click();
  await cafe.until("document.querySelector('.case-answer')");
  expect(await box()).toEqual(before);
  expect(await shown('.side-panel > *')).toBe(false);
  await cafe.page.locator('.case .ask').click();
  // The pointer has not moved since, and still neither lies over the other.
  await cafe.until("document.querySelector('.notebook')");
  await cafe.until(`document.querySelector('.case').getBoundingClientRect().x < ${before[0]}`);
  expect(await shown('.case .ask')).toBe(false);
  const onTop = await cafe.ask<boolean>(`(() => {
    const { left, top } = document.querySelector('.case').getBoundingClientRect();
    return document.elementFromPoint(left + 40, top + 40).closest('.case') !== null;
  })()`);
  expect(onTop).toBe(true);
  await cafe.shot('case-kept');
  await cafe.ask(`(() => {
    const { state } = honeybell.cafe;
    for (let i = 0; i < 5000 && !(state.janken.table && state.janken.table.over === null); i++) honeybell.step(1);
    return null;
  })()`);
  await cafe.until("document.querySelector('.janken')");
  await untilAlone();
  expect([await shown('.case.open'), await shown('.janken')]).toEqual([true, false]);
  await cafe.shot('case-before-janken');
  await cafe.page.keyboard.press('Escape');
  await cafe.until("document.querySelector('.case') === null");
  expect(await shown('.janken')).toBe(true);
});
