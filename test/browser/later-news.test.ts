// The words of the news of later days load after the café has opened. Such a piece of news waits for its words: nothing
// unreadable is shown before, and it is shown once they are there.

import { expect, test } from 'vitest';
import { openTitle } from './cafe.ts';
import { NOT_YET_IDLE } from './not-yet-idle.ts';

test.each([
  { locale: 'en-US', said: 'stage evenings' },
  { locale: 'zh-CN', said: '舞台之夜' },
  { locale: 'ja-JP', said: '舞台の夜' },
])('in $locale a piece of news of a later day waits for its words', async ({ locale, said }) => {
  const game = await openTitle({ locale, before: NOT_YET_IDLE });
  await game.until("document.querySelector('.title-menu')");
  await game.ask('(honeybell.beginSeason({ seed: 5 }), honeybell.setSpeed(0), honeybell.actions.noMoreCases(), null)');
  await game.until("document.querySelector('.maid-card')");
  await game.ask('(honeybell.cafe.state.season.growth = { stage: { since: 1 } }, null)');
  await game.step(100);
  // The ticker shows the newest piece; focusing it opens the latest five.
  await game.until("document.querySelector('.ticker')");
  await game.ask(
    "(document.querySelector('.ticker').dispatchEvent(new FocusEvent('focusin', { bubbles: true })), null)",
  );
  const shown = (): Promise<string> => game.ask('document.body.textContent');
  expect(await shown()).not.toContain(said);
  expect(await shown()).not.toContain('drama.');
  await game.ask('(nowIdle(), null)');
  await game.until(`document.querySelector('.ticker').textContent.includes('${said}')`);
  expect(await shown()).not.toContain('drama.');
  expect(game.problems).toEqual([]);
  await game.close();
});
