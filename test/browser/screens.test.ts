// Every screen once, in each language: no error, no warning, no key of the word lists instead of words, nothing cut off.
// One walk for all of them: at each screen the language is changed, as a player could. words.test.ts looks closer at the
// café and its panels, in all text sizes.

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
