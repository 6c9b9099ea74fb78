// A changing list has one tab stop as long as it has an item.

import { expect, test } from 'vitest';
import { choiceStop, tabStop } from '../../src/ui/keys/tab-stop.ts';

const IDS = ['ann', 'bea', 'cleo', 'dora'];

test('Tab comes to the first, and later to the one it was at', () => {
  expect(tabStop(IDS, null)).toBe('ann');
  expect(tabStop(IDS, { id: 'cleo', at: 2 })).toBe('cleo');
  expect(tabStop(['cleo', 'ann'], { id: 'cleo', at: 2 })).toBe('cleo');
});

test('whoever moves into the place of one who left takes over, and the last of a shorter list', () => {
  expect(tabStop(['ann', 'cleo', 'dora'], { id: 'bea', at: 1 })).toBe('cleo');
  expect(tabStop(['ann', 'bea'], { id: 'dora', at: 3 })).toBe('bea');
  expect(tabStop([], { id: 'dora', at: 3 })).toBeUndefined();
});

test('among choices it is the chosen one, unless there is none or it cannot be chosen', () => {
  const choices = [{ value: 1, disabled: true }, { value: 2 }, { value: 4 }];
  expect(choiceStop(choices, 4)).toBe(4);
  expect(choiceStop(choices, 1)).toBe(2);
  expect(choiceStop(choices, 8)).toBe(2);
});
