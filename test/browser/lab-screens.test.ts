// Every page of the lab in every language: no error, no warning, no word keys instead of words, nothing cut off. All
// languages are checked in one walk by switching the language on each page.

import { expect, test } from 'vitest';
import { LAB_SCREENS, walkLab } from '../../tools/run/lab-screens.mjs';
import { openTitle } from './cafe.ts';
import { cutOff, keysShown, shownInLanguages } from './shown.ts';

test('every page of the lab is there, and can be read in every language', async () => {
  const cafe = await openTitle({ seed: 7 });
  const seen: string[] = [];
  const wrong: string[] = [];
  const look = async (name: string): Promise<void> => {
    seen.push(name);
    await shownInLanguages(cafe, async (language, shown) => {
      expect(shown.length, `${language} ${name}`).toBeGreaterThan(10);
      // Boxes of the tree shorten notes that the grid beside it shows in full.
      const cut = cutOff(shown).filter((what) => name !== 'tables' || !what.includes('ellipsis'));
      wrong.push(...[...keysShown(shown), ...cut].map((what) => `${language} ${name}: ${what}`));
      await cafe.shot(`lab-${language}-${name}`);
    });
  };
  await walkLab(cafe.page, look, { until: cafe.until });
  expect(wrong).toEqual([]);
  expect(LAB_SCREENS.filter((name: string) => !seen.includes(name))).toEqual([]);
  expect(cafe.problems).toEqual([]);
  await cafe.close();
});
