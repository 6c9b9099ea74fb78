// Documentation is true: exports of `src/ai` have docstrings, commands in the documents exist, links lead somewhere,
// and the tables for script writers are complete. The first tests prove that the law can fail.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OWN_FACTS } from '../../src/ai/index.ts';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import { Today } from '../../src/sim/script-api/today.ts';
import { Floor } from '../../src/sim/world/floor.ts';
import { Idling } from '../../src/sim/script-api/idle-maids.ts';
import { Visits } from '../../src/sim/script-api/visits.ts';
import { Seating } from '../../src/sim/script-api/seats.ts';
import { ScriptApi } from '../../src/sim/script-api/script-api.ts';
import { FACTS } from '../../src/sim/world/world.ts';
import { brokenLinks, commandsIn, rowsOf, undocumented } from './docs.ts';
import { root, sourcesBelow } from './sources.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
].sort();

describe('the law itself', () => {
  const inText = (text: string, path = 'src/ai/sample.ts') => undocumented({ path, text });

  test.each([
    ['export const near = 3;'],
    ['/** Of the file. */\n\nexport function far() {}'],
    ['// no docstring\nexport interface Spot { x: number }'],
    ['/* nor this */\nexport type Way = string;'],
    ['/** Of the one before. */\nconst a = 1;\nexport class Walker {}'],
    ['/** Of near. */\nexport const near = 3;\nexport const far = 9;'],
  ])('misses a docstring in %j', (text) => {
    expect(inText(text)).toHaveLength(1);
  });

  test.each([
    ['/** Tiles. */\nexport const near = 3;'],
    ['/** What it is.\n * @returns it\n */\nexport function far() {}'],
    ['const inner = 1;'],
    ["export * from './other.ts';"],
    ["export type { Other } from './other.ts';"],
    ['/** Told in the opening comment, as the file bears the name. */\n\nexport class Sample {}'],
  ])('lets %j pass', (text) => {
    expect(inText(text)).toEqual([]);
  });

  test('finds links that lead nowhere, in text and pictures, and leaves addresses and code alone', () => {
    const text =
      'See [a](there.md), [b](gone.md#part), ![c](gone.png), [d](https://e.org), [e](#here).\n\n    [f](code.md)\n\n```\n[g](code.md)\n```\n';
    expect(brokenLinks(text, (path) => path === 'there.md')).toEqual(['gone.md', 'gone.png']);
  });

  test('finds commands, in text and in blocks', () => {
    expect(
      commandsIn('`npm start`, `npm run sim -- x.json`\n\n    npm test      all\n    npm run test:unit\n'),
    ).toEqual(['sim', 'start', 'test', 'test:unit']);
  });
});

test('everything src/ai exports says what it is', () => {
  expect(sourcesBelow('src/ai').flatMap(undocumented)).toEqual([]);
});

describe.each(documents)('%s', (path) => {
  test('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(commandsIn(read(path)).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  test('links only to what is there', () => {
    expect(brokenLinks(read(path), (link) => existsSync(join(root, dirname(path), link)))).toEqual([]);
  });
});

describe('docs/writing-a-script.md', () => {
  const text = read('docs/writing-a-script.md');
  const parts = { floor: Floor, idling: Idling, seating: Seating, today: Today, visits: Visits };

  test('names every behaviour a todo may have', () => {
    expect(rowsOf(text, 'Todos', 1).sort()).toEqual(Object.keys(behaviours).sort());
  });

  test('names every fact that may stand in `until`', () => {
    expect(rowsOf(text, 'Facts for `until`', 0).sort()).toEqual([...FACTS, ...OWN_FACTS].sort());
  });

  test('asks the café and its parts only what they answer', () => {
    const asked = (pattern: RegExp): string[] => [
      ...new Set([...text.matchAll(pattern)].map(([, name]) => name as string)),
    ];
    const ofCafe = asked(/\bcafe\.([a-zA-Z]+)/g);
    expect(ofCafe.length).toBeGreaterThan(20);
    expect(ofCafe.filter((name) => !Object.hasOwn(parts, name) && !(name in ScriptApi.prototype))).toEqual([]);
    for (const [part, { prototype }] of Object.entries(parts)) {
      const ofPart = asked(new RegExp(`\\bcafe\\.${part}\\.([a-zA-Z]+)`, 'g'));
      expect(ofPart.length, part).toBeGreaterThan(2);
      expect(ofPart.filter((name) => !(name in prototype))).toEqual([]);
    }
  });
});
