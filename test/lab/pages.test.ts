// Every page of the lab is among the screens that are photographed, read in three languages and checked for accessibility.

import { expect, test } from 'vitest';
import { PAGE_IDS } from '../../src/lab/frame/page-ids.ts';
import { LAB_SCREENS } from '../../tools/run/lab-screens.mjs';

test('LAB_SCREENS has every page of the lab, and no other', () => {
  expect([...LAB_SCREENS].sort()).toEqual([...PAGE_IDS].sort());
});
