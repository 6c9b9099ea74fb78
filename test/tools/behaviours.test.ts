// A behaviour is one record and its words: everything else that names it is generated, or read from the record.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import {
  TODO_TABLE,
  todoTableUpdated,
  TYPES,
  typesUpdated,
  withoutSentence,
} from '../../tools/behaviours/generated.ts';
import { LANGUAGES, wordsOf } from '../laws/word-files.ts';

const textOf = (path: string): string => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

test('the type of todos in players’ scripts is that of the records', () => {
  expect(typesUpdated(textOf(TYPES)), 'run npm run behaviours').toBe(textOf(TYPES));
});

test('the guide’s table of todos has the roles and fields of the records, and a sentence for each', () => {
  const text = textOf(TODO_TABLE);
  expect(todoTableUpdated(text), 'run npm run behaviours').toBe(text);
  expect(withoutSentence(text)).toEqual([]);
});

test('a row that has gone, a field that has changed and a new behaviour are noticed', () => {
  const text = textOf(TODO_TABLE);
  const without = text.replace(/^\| maid +\| `sweep`.*\n/m, '');
  expect(withoutSentence(todoTableUpdated(without))).toEqual(['sweep']);
  expect(todoTableUpdated(text.replace('`round?`', '`round`'))).toBe(text);
  expect(typesUpdated(textOf(TYPES).replace(/^ {4}\| .*'pause'.*\n/m, ''))).toBe(textOf(TYPES));
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf('src/words', language);

  test('the notebook has a sentence for each behaviour', () => {
    // Their sentence depends on what for, or on which pastime it is.
    const several: Readonly<Record<string, string>> = { call: 'callOrder', pastime: 'pastime.phone' };
    const keys = Object.keys(behaviours).map((name) => `notebook.todo.${several[name] ?? name}`);
    expect(keys.filter((key) => !words.has(key))).toEqual([]);
  });

  test('promises can be said of each behaviour that they may name', () => {
    const lab = wordsOf('src/lab/words', language);
    const keys = Object.entries(behaviours).flatMap(([name, { role, promised }]) =>
      promised === undefined ? [] : [`promises.is.${role}.${name}_other`],
    );
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter((key) => !lab.has(key))).toEqual([]);
  });
});
