// Untrusted YAML: what would take too long is refused at once, with the place and the remedy.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LoadProblem } from '../../src/ai/problems.ts';
import { YAML_LIMITS, yamlDocument } from '../../src/ai/yaml-document.ts';
import { readYaml } from '../../src/ai/yaml.ts';

const problemsOf = (text: string): readonly LoadProblem[] => {
  const read = readYaml(text);
  return read.ok ? [] : read.problems;
};
const AGAIN = 150_000;

describe('a text is bounded in what is made of it, not only in its length', () => {
  test('a key of 20,000 characters before a long list is refused, with its line', () => {
    const text = `a: 1\n? ${'A'.repeat(20_000)}\n: [${'1,'.repeat(10_000)}1]`;
    expect(problemsOf(text)).toEqual([
      { path: '', line: 2, message: 'a key has 20000 characters; at most 200 are read' },
    ]);
    // It was not composed, and no path of 20,000 characters was stored for each of its items.
    const { ok, lines } = { lines: new Map(), ...readYaml(text) };
    expect([ok, lines.size]).toEqual([false, 0]);
  });

  test.each([
    ['plain', `${'k'.repeat(201)}: 1`],
    ['quoted', `"${'k'.repeat(201)}": 1`],
    ['in braces', `{ ${'k'.repeat(201)}: 1 }`],
    ['over several lines', `? |\n  ${'k\n  '.repeat(201)}\n: 1`],
  ])('a long key is refused however it is written: %s', (_, text) => {
    expect(problemsOf(text)).toMatchObject([{ line: 1, message: expect.stringMatching(/^a key has \d+ characters/) }]);
  });

  test('a key of 200 characters is read', () => {
    expect(readYaml(`${'k'.repeat(200)}: 1`)).toMatchObject({ ok: true });
  });

  test('names that are short enough alone may not come to too much in each other', () => {
    const names = ['a', 'b', 'c'].map((letter) => letter.repeat(190));
    const text = `${names[0]}:\n ${names[1]}:\n  ${names[2]}: [1, 2, 3]`;
    const [problem] = problemsOf(text);
    expect(problem).toMatchObject({
      path: `${'a'.repeat(60)}…`,
      line: 3,
      message: 'names in each other come to 572 characters; at most 500 are read',
    });
    expect(readYaml(text.replaceAll('a'.repeat(190), 'a'))).toMatchObject({ ok: true });
  });

  test.each([
    ['commas', `a: 1\nb: [${','.repeat(AGAIN)}`],
    ['brackets that close nothing', `a: 1\nb: 2\n${']'.repeat(AGAIN)}`],
    ['brackets that nothing closes', `a: 1\nb: ${'['.repeat(AGAIN)}`],
    ['dashes', `a: 1\n${'- '.repeat(AGAIN / 2)}`],
    ['question marks', `a: 1\n${'? '.repeat(AGAIN / 2)}`],
    ['quotes', `a: 1\n${'""'.repeat(AGAIN / 2)}`],
    ['marks', `a: 1\nb: ${'&a '.repeat(AGAIN / 3)}`],
    ['directives', '%a\n'.repeat(AGAIN / 3)],
    ['documents', '---\n'.repeat(AGAIN / 4)],
    ['empty lines', `a: 1\n${'\n'.repeat(AGAIN)}`],
  ])('a text of nothing but %s is refused, and where reading ended', (_, text) => {
    const problems = problemsOf(text);
    expect(problems).toMatchObject([{ path: '', message: expect.stringContaining('more than 50000 pieces') }]);
    expect(problems[0]?.line).toBeGreaterThan(0);
  });

  test('what is too deep is refused with the line it begins on', () => {
    expect(problemsOf(`a: 1\nb: ${'['.repeat(1000)}`)).toMatchObject([{ line: 2, message: /more than 32 deep/ }]);
  });
});

describe('only what JSON knows, infinity and no number aside, comes of a text', () => {
  test.each([
    '!!binary aGVsbG8=',
    '!!omap [a: 1]',
    '!!pairs [a: 1]',
    '!!set {a, b}',
    '!!timestamp 2001-12-14',
    '!dish soup',
  ])('a value marked %s is refused, not taken for something else', (value) => {
    expect(problemsOf(`a: 1\nb: ${value}`)).toMatchObject([
      { line: 2, message: expect.stringContaining('Unresolved tag') },
    ]);
  });

  test('marks of JSON’s own kinds are read', () => {
    const read = readYaml(
      'a: !!str 3\nb: !!int "3"\nc: !!float 3.5\nd: !!bool true\ne: !!null ""\nf: !!map {}\ng: !!seq []',
    );
    expect(read).toMatchObject({ ok: true, value: { a: '3', b: 3, c: 3.5, d: true, e: null, f: {}, g: [] } });
  });

  test('a text that calls itself an older version makes no dates of texts, and merges nothing', () => {
    const read = readYaml('%YAML 1.1\n---\na: 2001-12-14\nb: yes\nc: &c { d: 1 }\ne: { <<: *c }');
    expect(read).toMatchObject({ ok: true, value: { a: '2001-12-14', b: 'yes', e: { '<<': { d: 1 } } } });
  });
});

test('the document alone has the same limits, for code that reads how it is written', () => {
  expect(yamlDocument('a: [1, 2]').ok).toBe(true);
  for (const text of [' '.repeat(YAML_LIMITS.characters + 1), '['.repeat(4000), `? ${'k'.repeat(300)}\n: 1`, 'a: ['])
    expect(yamlDocument(text)).toMatchObject({ ok: false, faults: [{ message: expect.any(String) }] });
});

test('nothing else asks the package for a document, which has no walls', () => {
  const root = join(import.meta.dirname, '../../src');
  const asks = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .filter((name) =>
      /\b(parseDocument|parseAllDocuments|new Composer)\b/.test(readFileSync(join(root, name), 'utf8')),
    );
  expect(asks.map((name) => name.replaceAll('\\', '/'))).toEqual(['ai/yaml-document.ts']);
});
