import { expect, test } from 'vitest';
import { didYouMean, nearestName } from '../../src/ai/problems.ts';

test.each([
  ['a letter too many', 'woodcuttter', 'woodcutter'],
  ['a letter too few', 'woodcuter', 'woodcutter'],
  ['a wrong letter', 'woodcutler', 'woodcutter'],
  ['two neighbours swapped', 'wodocutter', 'woodcutter'],
  ['another case', 'Temple', 'temple'],
])('the name with %s is the one that is meant', (_, name, meant) => {
  expect(nearestName(name, ['stonemason', 'woodcutter', 'temple'])).toBe(meant);
});

test.each([
  ['abcdefgh', 'uvwxyzgh'],
  ['abcdefgh', 'badcfehgij'],
  ['ab', 'xyz'],
])('%s has too little of %s to be meant', (name, other) => {
  expect(nearestName(name, [other])).toBeNull();
  expect(didYouMean(name, [other])).toBe('');
});

test('of two that are equally near the first listed is offered', () => {
  expect(didYouMean('cat', ['bat', 'rat'])).toBe("; did you mean 'bat'?");
});
