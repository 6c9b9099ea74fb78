// Every screen in every language: no error, no warning, no word keys instead of words, nothing cut off. All languages
// are checked in one walk by switching the language on each screen. words.test.ts checks the café and its panels more
// closely, in all text sizes.

import { expect, test } from 'vitest';
import { SCREENS, walkScreens } from '../../tools/run/screens.mjs';
import { openTitle } from './cafe.ts';
import { cutOff, keysShown, shownInLanguages } from './shown.ts';

test('every screen is there, and can be read in every language', async () => {
  const cafe = await openTitle({ seed: 21 });
  const seen: string[] = [];
  const wrong: string[] = [];
  const look = async (name: string): Promise<void> => {
    seen.push(name);
    await shownInLanguages(cafe, (language, shown) => {
      expect(shown.length, `${language} ${name}`).toBeGreaterThan(3);
      wrong.push(...[...keysShown(shown), ...cutOff(shown)].map((what) => `${language} ${name}: ${what}`));
    });
  };
  await walkScreens(cafe.page, look, { until: cafe.until });
  expect(wrong).toEqual([]);
  expect(SCREENS.filter((name) => !seen.includes(name))).toEqual([]);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
