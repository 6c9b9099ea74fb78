// How the commands of this project read their options: values, errors, help.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flag, helpOf, oneOf, option, readOptions, someOf, textOf, wholeFrom } from '../../tools/run/options.mjs';

const COMMAND = {
  use: 'npm run walk --',
  about: 'Walks dogs.',
  options: {
    dogs: option(wholeFrom(1, 20), 3, 'how many dogs'),
    breed: option(someOf(oneOf(['poodle', 'beagle'])), null, 'which dogs'),
    'in-rain': flag('walks in rain too'),
    leash: option(textOf('NAME', 'the name of a leash'), 'red', 'which leash'),
  },
  words: { kind: oneOf(['park', 'river']), most: 2, says: 'where to' },
};
const read = (...argv: string[]) => readOptions(COMMAND, argv);

test('what is left out has its usual value', () => {
  expect(read()).toEqual({
    values: { dogs: 3, breed: null, inRain: false, leash: 'red', words: [] },
    errors: [],
    help: false,
  });
});

test('values stand behind a name or behind “=”, in any order, with words between', () => {
  expect(read('park', '--breed=beagle,poodle', '--dogs', '7', '--in-rain', 'river', '--leash', 'blue').values).toEqual({
    dogs: 7,
    breed: ['beagle', 'poodle'],
    inRain: true,
    leash: 'blue',
    words: ['park', 'river'],
  });
});

test('all that is wrong is said at once, each with what would be right', () => {
  expect(read('--dgos=4', '--breed', 'podle', '--leash', '--in-rain=yes', 'lake', '--dogs', '0').errors).toEqual([
    '--dgos: unknown option; --help lists them; did you mean --dogs?',
    '--breed: podle must be some of poodle, beagle, with commas between; did you mean poodle?',
    '--leash: its value is missing; it must be the name of a leash',
    '--in-rain: takes no value, not yes',
    'lake: must be one of park, river',
    '--dogs: 0 must be a whole number from 1 to 20',
  ]);
});

test('an option given twice, a word too many and a single dash are errors', () => {
  expect(read('--dogs', '2', '--dogs', '3', 'park', 'park', 'river', '-d').errors).toEqual([
    '--dogs: is given twice',
    'river: is one too many',
    '-d: unknown option; --help lists them',
  ]);
});

test('a command without words and options refuses both', () => {
  const { errors } = readOptions({ use: 'npm run rest --', about: 'Rests.' }, ['now', '--long', '5']);
  expect(errors).toEqual([
    'now: nothing without a name is taken; options begin with --',
    '--long: unknown option; --help lists them',
  ]);
});

test('the help names each option, its value and what it is if left out', () => {
  expect(helpOf(COMMAND)).toBe(`Walks dogs.

  npm run walk -- [NAME …] [options]

  NAME            where to: one of park, river
  --dogs N        how many dogs: a whole number from 1 to 20; left out = 3
  --breed NAME,…  which dogs: some of poodle, beagle, with commas between
  --in-rain       walks in rain too
  --leash NAME    which leash: the name of a leash; left out = red
  --help          this text
`);
});

test('no text of any kind leads to a wrong value', () => {
  const word = fc.oneof(
    fc.constantFrom('--dogs', '--breed', '--in-rain', '--leash', '--help', 'park', 'poodle', '3', '=', '--', '--dogs='),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(word), (argv) => {
      const { values } = readOptions(COMMAND, argv);
      expect(values.dogs).toBeGreaterThanOrEqual(1);
      expect(values.dogs).toBeLessThanOrEqual(20);
      for (const place of values.words) expect(['park', 'river']).toContain(place);
      for (const breed of values.breed ?? []) expect(['poodle', 'beagle']).toContain(breed);
      expect(typeof values.leash).toBe('string');
    }),
  );
});
