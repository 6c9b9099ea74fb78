// Names of people are translated for display; ids, saves, tables and scripts keep one name.

import { afterEach, describe, expect, test } from 'vitest';
import { heroes, roster } from '../../src/data/index.ts';
import { regulars } from '../../src/data/regulars.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { CHEF_NAMES } from '../../src/sim/people/creating-people.ts';
import { STRANGERS } from '../../src/sim/people/stranger-names.ts';
import { personName, say, sayList, setLanguage } from '../../src/words/index.ts';

afterEach(() => setLanguage('en'));

const ALL = [...[...roster, ...heroes, ...regulars].map(({ name }) => name), ...CHEF_NAMES, ...STRANGERS];

test('in English everybody is called as in the tables', () => {
  expect(ALL.map(personName)).toEqual(ALL);
});

describe.each([
  ['zh', /^[\u4e00-\u9fff·]+$/],
  ['ja', /^[\u3040-\u30ff\u4e00-\u9fff・ー]+$/],
] as const)('in %s', (language, own) => {
  test('everybody of the game has a name in its own signs, and no two have the same', async () => {
    await setLanguage(language);
    const called = ALL.map(personName);
    expect(called.filter((name) => !own.test(name))).toEqual([]);
    expect(new Set(called).size).toBe(ALL.length);
  });

  test('sentences and lists call them so', async () => {
    await setLanguage(language);
    expect(say('toast.follow', { name: 'Mei' })).toContain(personName('Mei'));
    expect(say('toast.follow', { name: 'Mei' })).not.toContain('Mei');
    expect(sayList(['Mei', 'Yuki'])).not.toMatch(/[A-Za-z]/);
  });
});

test('those who are numbered keep their number, and a name nobody knows stands as it is', async () => {
  await setLanguage('zh');
  expect([personName('Lia 2'), personName('Chef 3'), personName('Otto-Karl')]).toEqual([
    '莉娅 2',
    '厨师 3',
    'Otto-Karl',
  ]);
});

test('the state keeps the one name', async () => {
  await setLanguage('ja');
  expect(beginSeason({ seed: 1 }).people['mei']?.name).toBe('Mei');
});
