// Texts that used to be English in Chinese and Japanese: todos, figures, promises, money.

import { afterEach, describe, expect, test } from 'vitest';
import { readPromises } from '../../src/analysis/promises/index.ts';
import { rawTodo } from '../../src/notebook/todo.ts';
import { rawWords, stuckWords } from '../../src/notebook/words.ts';
import { titleOf } from '../../src/lab/shared/promise-words.ts';
import { followLanguage } from '../../src/lab/words/index.ts';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { hasWords, say, setLanguage } from '../../src/words/index.ts';

const speak = async (language: 'en' | 'zh' | 'ja'): Promise<void> => {
  await setLanguage(language);
  await followLanguage();
};
afterEach(() => speak('en'));

const walk = { behave: 'move', x: 9, y: 6, guest: 'odile', manner: 'a-move', until: ['dishes', 'mess'], tick: 30 };
const text = ({ behave, fields }: ReturnType<typeof rawTodo>): string =>
  [behave, ...fields.map(({ name, value }) => `${name} ${value}`)].join(' ');

test('in English a todo stands as the script wrote it', () => {
  expect(text(rawWords(rawTodo(walk)))).toBe('move x 9 y 6 guest odile manner a-move until dishes mess tick 30');
});

describe.each(['zh', 'ja'] as const)('in %s', (language) => {
  test('a todo is in words of the language, but for ids', async () => {
    await speak(language);
    expect(text(rawWords(rawTodo(walk))).replaceAll(/odile|tick/g, '')).not.toMatch(/[A-Za-z]/);
  });

  test('whatever anybody can do has its word', async () => {
    await speak(language);
    expect(Object.keys(behaviours).filter((behave) => !hasWords(`todo.${behave}`))).toEqual([]);
  });

  test('thoughts in a row, data handed on and where she goes on are named', async () => {
    await speak(language);
    for (const key of ['runned', 'eventParam', 'warp'] as const)
      expect(say(`notebook.data.${key}`)).not.toMatch(/[A-Za-z]/);
    expect(say('notebook.brief.thoughts', { n: 3 })).not.toMatch(/[A-Za-z]/);
  });

  test('a promise without a name is called by what it says', async () => {
    await speak(language);
    const [promise] = readPromises('no maid drops a dish').promises;
    expect(titleOf(promise!)).not.toMatch(/[A-Za-z]/);
  });
});

describe('why somebody stands still', () => {
  const state = { people: { momo: { name: 'Momo' } } } as unknown as WorldState;
  const said = (waitingFor: string | null): string => stuckWords(state, { cause: 'waitingFor', waitingFor });

  test('names whom, the dish or the work that is waited for, never an id', () => {
    expect([said('momo'), said('curry'), said('takeOrder'), said(null)]).toEqual([
      'waiting for Momo',
      'waiting for curry',
      'held up: taking an order',
      'someone is in the way',
    ]);
  });
  test.each(['zh', 'ja'] as const)('in %s too', async (language) => {
    await speak(language);
    for (const one of ['momo', 'curry', 'takeOrder', 'waitDish']) expect(said(one)).not.toMatch(/[A-Za-z]/);
  });
});
