// Every command of package.json refuses what it does not know: it names all that is wrong and ends with code 2 before it
// does anything.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
/** Commands of other projects, and `view`, which is tested with the package it belongs to. */
const OTHERS = ['view', 'fix', 'format'];
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

interface Offered {
  readonly name: string;
  /** How the help shows its value; '' = it takes none. */
  readonly value: string;
}

/** The options that a help lists, so that a new one is tried without a line here. */
const optionsIn = (help: string): readonly Offered[] =>
  [...help.matchAll(/^ {2}(--[a-z-]+)(?: (\S+))?(?: {2,}|$)/gm)].map(([, name = '', value = '']) => ({ name, value }));

/** Values of which some are wrong, unlike those of free texts and names of files. */
const isStrict = ({ value }: Offered): boolean => /^(N|NAME|I\/N|WxH|X,Y|NUMBER|TICK)\b/.test(value);
/** Whether a command takes words that are not in a list of its own: names of files, folders or tests. */
const takesFreeWords = (help: string): boolean => /^ {2}npm run \S+ -- \[?(?:FILE|PLAN|ADDRESS)\b/m.test(help);
/** The option with a letter too many. */
const mistyped = ({ name }: Offered): string => `${name}${name.at(-1)}`;

test.for(ours)(
  'npm run %s refuses each of its options if it is mistyped or has a wrong value, all at once, with code 2',
  ([, line], { expect: see }) => {
    const help = run(line, ['--help']);
    see(help.code, help.error).toBe(0);
    see(help.out).not.toContain('undefined');
    const options = optionsIn(help.out).filter(({ name }) => name !== '--help');
    const wrong = [
      ...options.filter(isStrict).map(({ name }) => `${name}=§`),
      ...options.filter(({ value }) => value === '').map(({ name }) => `${name}=§`),
      ...options.map((one) => `${mistyped(one)}=1`),
      '--nonsense',
      ...(takesFreeWords(help.out) ? [] : ['nonsense']),
    ];
    const { code, error } = run(line, wrong);
    see(code, error).toBe(2);
    const lines = error.split('\n');
    for (const word of wrong) {
      const [name = ''] = word.split('=');
      // The name with no letter behind it: --seed is not named by a line about --seeds.
      const named = new RegExp(`${name}(?![\\w-])`);
      see(lines.some((one) => named.test(one)), `${name} is not named in\n${error}`).toBe(true); // prettier-ignore
    }
  },
);

test('the list of commands that are not tried holds no other', () => {
  expect(OTHERS.filter((name) => scripts[name] === undefined)).toEqual([]);
});
