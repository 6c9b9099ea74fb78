// Every page of the lab once in each language: no error, no warning, no key of the word lists instead of words, nothing
// cut off.

import { describe, expect, test } from 'vitest';
import { LAB_SCREENS, walkLab } from '../../tools/run/lab-screens.mjs';
import { openTitle } from './cafe.ts';
import { cutOff, keysShown, shownIn } from './shown.ts';

describe.each(['en-US', 'zh-CN', 'ja-JP'])('%s', (locale) => {
  test('every page of the lab is there, and can be read', { timeout: 240_000 }, async () => {
    const cafe = await openTitle({ seed: 7, locale });
    const seen: string[] = [];
    const wrong: string[] = [];
    await walkLab(
      cafe.page,
      async (name: string) => {
        seen.push(name);
        const shown = await shownIn(cafe);
        expect(shown.length, name).toBeGreaterThan(10);
        // The tree's boxes shorten notes that the grid beside it has in full.
        const cut = cutOff(shown).filter((what) => name !== 'tables' || !what.includes('ellipsis'));
        wrong.push(...[...keysShown(shown), ...cut].map((what) => `${name}: ${what}`));
        await cafe.shot(`lab-${locale}-${name}`);
      },
      { until: cafe.until },
    );
    expect(wrong).toEqual([]);
    expect(LAB_SCREENS.filter((name: string) => !seen.includes(name))).toEqual([]);
    expect(cafe.problems).toEqual([]);
    await cafe.close();
  });
});
