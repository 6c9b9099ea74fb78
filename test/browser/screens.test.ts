// Every screen once in each language, in one page each: no error, no warning, no key of the word lists instead of words,
// nothing cut off. words.test.ts looks closer at the café and its panels, in all text sizes.

import { describe, expect, test } from 'vitest';
import { SCREENS, walkScreens } from '../../tools/run/screens.mjs';
import { openTitle } from './cafe.ts';
import { cutOff, keysShown, shownIn } from './shown.ts';

describe.each(['en-US', 'zh-CN', 'ja-JP'])('%s', (locale) => {
  test('every screen is there, and can be read', { timeout: 240_000 }, async () => {
    const cafe = await openTitle({ seed: 21, locale });
    const seen: string[] = [];
    const wrong: string[] = [];
    await walkScreens(
      cafe.page,
      async (name) => {
        seen.push(name);
        const shown = await shownIn(cafe);
        expect(shown.length, name).toBeGreaterThan(3);
        wrong.push(...[...keysShown(shown), ...cutOff(shown)].map((what) => `${name}: ${what}`));
      },
      { until: cafe.until },
    );
    expect(wrong).toEqual([]);
    expect(SCREENS.filter((name) => !seen.includes(name))).toEqual([]);
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  });
});
