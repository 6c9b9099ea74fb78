// Every command of package.json refuses what it does not know: it names all that is wrong and ends with code 2 before it
// does anything.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
/** Commands of other projects, others with fixed words, and `view`, which is tested with the package it belongs to. */
const OTHERS = ['check', 'test:unit', 'test:long', 'test:browser', 'preview', 'view', 'fix', 'format'];
const ours = Object.entries(scripts).filter(([name]) => !OTHERS.includes(name));

/** Runs the last part of a command, as `npm run NAME -- words` does. */
function run(line: string, words: readonly string[]): { code: number | null; out: string; error: string } {
  const [program = '', ...given] = (line.split('&&').at(-1) ?? '').trim().split(' ');
  const path = program === 'node' ? [] : [`${root}node_modules/${program}/dist/cli.mjs`];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...path, ...given, ...words], {
    cwd: root,
    encoding: 'utf8',
    input: '',
  });
  return { code: status, out: stdout, error: stderr };
}

/** The options that a help names and that take a value of which some are wrong: all but free texts. */
const optionsIn = (help: string): string[] =>
  [...help.matchAll(/^ {2}(--[a-z-]+) (?:N|NAME|I\/N|WxH|X,Y|NUMBER|TICK)\b/gm)].map(([, name]) => name as string);

test.for(ours)(
  'npm run %s refuses unknown options and wrong values, all at once, with code 2',
  ([, line], { expect: see }) => {
    const help = run(line, ['--help']);
    see(help.code, help.error).toBe(0);
    const valued = optionsIn(help.out);
    const { code, error } = run(line, [...valued.map((name) => `${name}=§`), '--nonsense']);
    see(code, error).toBe(2);
    for (const name of [...valued, '--nonsense']) see(error).toContain(name);
  },
);

test('the list of commands that are not tried holds no other', () => {
  expect(OTHERS.filter((name) => scripts[name] === undefined)).toEqual([]);
});
