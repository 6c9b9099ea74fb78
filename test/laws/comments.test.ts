// Comments are plain sentences that a stranger understands.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

/** Words that hide the subject of a sentence. In a string or a name they may stand. */
const RIDDLES = /\b(whoever|whom|somebody|shall|one['’]s)\b/i;

/** Comments of a source, line by line, with their place. Rest of the line after `//`, and lines of block comments. */
function commentLines(text: string): { line: number; words: string }[] {
  return text.split('\n').flatMap((line, i) => {
    const words = /^\s*(?:\/\/|\/\*\*?|\*)(.*)$/.exec(line)?.[1];
    return words === undefined ? [] : [{ line: i + 1, words: words.replaceAll(/`[^`]*`/g, '') }];
  });
}

const riddlesIn = (text: string): number[] =>
  commentLines(text).flatMap(({ line, words }) => (RIDDLES.test(words) ? [line] : []));

test('a riddle is found in a comment, and let pass in code and in a quoted name', () => {
  expect(riddlesIn("// Whoever comes\n/** For somebody. */\nconst whom = 'whom';\n// The kind `somebody`.")).toEqual([
    1, 2,
  ]);
});

describe.each(['src', 'test', 'tools'])('comments below %s', (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs|js|css)$/.test(path))
    .map((path) => join(folder, path));

  test('say who does what: no whoever, whom, somebody, shall, one’s', () => {
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((path) =>
      riddlesIn(readFileSync(join(root, path), 'utf8')).map((line) => `${path}:${line}`),
    );
    expect(found).toEqual([]);
  });

  test('cite articles by their titles, not chapters of a document that is not here', () => {
    const cites = files.filter((path) =>
      commentLines(readFileSync(join(root, path), 'utf8')).some(({ words }) => /\bchapters? \d/.test(words)),
    );
    expect(cites).toEqual([]);
  });
});
