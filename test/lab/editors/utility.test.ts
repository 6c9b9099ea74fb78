// Considerations in words: every shipped configuration has sentences, and its numbers have names.

import { expect, test } from 'vitest';
import { utilityNames, utilityTexts } from '../../../src/data/index.ts';
import { figureIn, meaningOf, numberWords } from '../../../src/lab/utility/meaning.ts';
import { partsOf } from '../../../src/lab/utility/editable-parts.ts';

const meaningIn = (name: 'caller' | 'dish' | 'paparazzo', part: string): string => {
  const found = partsOf(utilityTexts[name]).find((one) => one.name === part);
  if (found === undefined) throw new Error(`no ${part} in ${name}`);
  return meaningOf(found);
};

test('a consideration is told by what it does', () => {
  expect(meaningIn('caller', 'the walk')).toBe('tiles to walk, from 0 to 60: by the curve, 0 to 1.');
  expect(meaningIn('caller', 'the order book')).toBe('Only if not: her order book is full.');
  expect(meaningIn('dish', 'warm in the rain')).toBe('If all of these hold: ×1.6.');
  expect(meaningIn('dish', 'the purse')).toBe('Only if: they can afford it.');
  expect(meaningIn('dish', 'price')).toContain('below 0.9: ×1.4; below 1.05: changes nothing');
  expect(meaningIn('paparazzo', 'a minute or two since the last')).toContain('below 1\u202f200–2\u202f400: ruled out');
  expect(meaningIn('paparazzo', 'a maid in the way out')).toBe('If someone is there: ruled out.');
});

test('no sentence of the shipped ones has a hole, and no number is without a word', () => {
  for (const name of utilityNames)
    for (const part of partsOf(utilityTexts[name])) {
      expect(meaningOf(part), `${name} ${part.name}`).not.toMatch(/undefined|\{\{|\?\.|^$/);
      for (const { key } of part.numbers) expect(numberWords(key), key).not.toMatch(/\[|^$/);
    }
  expect([figureIn(1000000), figureIn(0.25), figureIn(1234.5)]).toEqual(['1\u202f000\u202f000', '0.25', '1\u202f235']);
});
