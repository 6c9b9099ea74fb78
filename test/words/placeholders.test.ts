// No {{place}} reaches the screen: every call that says a sentence gives all values that the sentence needs.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../laws/word-files.ts';

const SRC = new URL('../../src/', import.meta.url);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const WORDS = { say: wordsOf('src/words', 'en'), tell: wordsOf('src/lab/words', 'en') };

/** The values that the sentences of a key ask for. */
const asked = (words: ReadonlyMap<string, string>, key: string): string[] =>
  ['', '_zero', '_one', '_other'].flatMap((ending) =>
    [...(words.get(key + ending) ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
  );

/** The text up to the bracket that closes the one before `from`. */
function inside(source: string, from: number): string {
  let open = 1;
  let at = from;
  for (; open > 0 && at < source.length; at++) open += '({'.includes(source[at] ?? '') ? 1 : ')}'.includes(source[at] ?? '') ? -1 : 0; // prettier-ignore
  return source.slice(from, at);
}

/** The calls in a source that leave a value out: "say('goal.left') without count". */
function lacking(source: string): string[] {
  return [...source.matchAll(/\b(say|tell)\(\s*'([\w.-]+)'\s*(\)|,\s*\{)/g)].flatMap(
    ([all, by = 'say', key = '', end = ''], _i) => {
      const at = source.indexOf(all) + all.length;
      const given = end === ')' ? '' : inside(source, at);
      if (given.includes('...')) return [];
      return [...new Set(asked(WORDS[by as 'say' | 'tell'], key))]
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(given))
        .map((name) => `${by}('${key}') without ${name}`);
    },
  );
}

test('a missing value is found, a given one is not', () => {
  expect(lacking("say('command.gather')")).toEqual(["say('command.gather') without place"]);
  expect(lacking("say('command.gather', { place: placeText(state, x, y) })")).toEqual([]);
});

test('every sentence is said with all its values', () => {
  const found = files.flatMap((name) => lacking(readFileSync(new URL(name, SRC), 'utf8')).map((what) => `${name}: ${what}`)); // prettier-ignore
  expect(found).toEqual([]);
});
