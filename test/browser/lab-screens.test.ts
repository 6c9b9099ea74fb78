// Every page of the lab once, in each language: no error, no warning, no key of the word lists instead of words, nothing
// cut off. One walk for all of them: at each page the language is changed, as a player could.

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
      // The tree's boxes shorten notes that the grid beside it has in full.
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
