// One slip in a YAML text is one error, at its line; slips apart from each other are told together.

import { expect, test } from 'vitest';
import { utilityNames, utilityTexts } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';

const SLIPS: Readonly<Record<string, readonly [string | RegExp, string]>> = {
  'a bracket is missing': ['}', ''],
  'a quote is missing': [/name: (\w)/, 'name: "$1'],
  'a line begins a space too far left': ['\n    considerations', '\n   considerations'],
  'a colon is missing': [/type: (\w*Variable)/, 'type $1'],
  'a tab stands for spaces': ['\n    ', '\n\t'],
  'a type is misspelt': ['FloatVariable', 'FloatVarible'],
  'a field is misspelt': ['weight:', 'wieght:'],
  'a dash is missing': ['- type', 'type'],
};

test.each(Object.entries(SLIPS))('%s: one error in each of the game’s configurations', (_, [right, wrong]) => {
  const cafe = openCafe({ seed: 1 }, scripts);
  let tried = 0;
  for (const name of utilityNames) {
    const text = utilityTexts[name].replace(right, wrong);
    if (text === utilityTexts[name] || cafe.readConfig(name, text).length === 0) continue;
    tried++;
    expect(
      cafe.readConfig(name, text).map(({ line, message }) => `${line}: ${message}`),
      name,
    ).toHaveLength(1);
  }
  expect(tried).toBeGreaterThan(0);
});

test('a quote that is not closed is told where it opens', () => {
  const cafe = openCafe({ seed: 1 }, scripts);
  const text = utilityTexts.caller.replace('name: caller', 'name: "caller');
  const line = text.split('\n').findIndex((one) => one.includes('"caller')) + 1;
  expect(cafe.readConfig('caller', text)).toMatchObject([
    { line, message: expect.stringContaining('Missing closing') },
  ]);
});

test('a slip in the notation and, far from it, another one are two errors', () => {
  const cafe = openCafe({ seed: 1 }, scripts);
  const lines = utilityTexts.work.split('\n');
  const at = lines.flatMap((line, i) => (line.includes('}') ? [i] : []));
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  expect(last - first).toBeGreaterThan(20);
  for (const i of [first, last]) lines[i] = (lines[i] as string).replace('}', '} }');
  expect(cafe.readConfig('work', lines.join('\n')).map(({ line }) => line)).toEqual([first + 1, last + 1]);
});
