// The built game knows what its own YAML says without the reader; both must say the same.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from '../../src/ai/yaml.ts';
import * as later from '../../src/data/yaml-later.ts';
import { utilityTexts } from '../../src/data/index.ts';
import { asJson, isPlain, SHOWN } from '../../tools/yaml/later.ts';

const folder = join(import.meta.dirname, '../../src/data');
const shipped = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

// In this order: once the reader has been fetched, it stays.
test('a text of a player’s own says so while the reader is not there', () => {
  const read = later.readYaml('a: 1');
  expect(read).toMatchObject({ ok: false, problems: [{ path: '', line: null }] });
});

test('what ships says the same as the reader makes of it', () => {
  expect(shipped.length).toBeGreaterThan(6);
  for (const text of shipped) {
    const json = asJson(text);
    expect(json.wrong).toBeNull();
    expect(later.knownYaml(text, json.text)).toBe(text);
    const [known, read] = [later.readYaml(text), readYaml(text)];
    expect(known.ok && read.ok && JSON.stringify(known.value) === JSON.stringify(read.value)).toBe(true);
    expect(known.ok && Object.getPrototypeOf(known.value)).toBeNull();
  }
});

test('the build keeps as written exactly the texts that players can read in the lab', () => {
  const kept = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => SHOWN.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  expect(kept.sort()).toEqual(Object.values(utilityTexts).sort());
});

test('the texts that players can read in the lab are plain: the game reads them without the reader', () => {
  for (const text of Object.values(utilityTexts)) {
    expect(isPlain(text)).toBe(true);
    expect(later.knownYaml(text)).toBe(text);
    const [known, read] = [later.readYaml(text), readYaml(text)];
    expect(known.ok && read.ok && JSON.stringify(known.value) === JSON.stringify(read.value)).toBe(true);
    expect(known.ok && Object.getPrototypeOf(known.value)).toBeNull();
  }
});

test('plain YAML has maps and lists by indentation and in braces, comments, numbers and truth', () => {
  const text = [
    '# a comment',
    'name: the walk # another',
    'list:',
    '  - one thing',
    '  - { use: it, at: [0, -1.5], empty: {} }',
    '  - type: And',
    '    deep:',
    '      - is: false',
    '      - two words',
    'flow:',
    '  [two, lines]',
    'map:',
    '  {',
    '    a: true,',
    '    # with a comment',
    '    b: { c: d e },',
    '  }',
    'last: 0',
  ].join('\n');
  expect(isPlain(text)).toBe(true);
});

test('the build notices a text that is not plain', () => {
  for (const text of ["a: 'quoted'", 'a: |\n  long\n  text', 'a: &x 1\nb: *x', 'a: 1e3', 'a: null', 'a: 0x10'])
    expect(isPlain(text), text).toBe(false);
});

test('a caller may change the data: the next caller gets them as they were', () => {
  later.knownYaml('kept', '{"list":[1]}');
  const first = later.readYaml('kept');
  if (first.ok) (first.value as { list: number[] }).list.push(2);
  expect(later.readYaml('kept')).toMatchObject({ ok: true, value: { list: [1] } });
});

test('with the reader, other texts are read as ever, mistakes and lines included', async () => {
  await later.fetchYaml();
  for (const text of ['a: { b: [1, two] }', 'a: 1\na: 2', 'b: *nobody'])
    expect(later.readYaml(text)).toEqual(readYaml(text));
});

test('what JSON cannot say is refused at build time', () => {
  expect(asJson('much: .inf').wrong).toContain("at 'much'");
  expect(asJson('less: -0.0').wrong).toContain("at 'less'");
  expect(asJson('a: 1\na: 2').wrong).toContain('line 2');
});
