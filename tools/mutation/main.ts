// `npm run mutation -- --folder src/ai [--sample 400] [--seed 1] [--fresh | --list]`: plants faults in the sources, one
// at a time, and lists those that no test notices. A sample is the same for the same seed, even after lines have moved.
// Results are kept in .cache/mutation: the next run tries only missed and new faults, with `--list` none. `--tests
// golden` uses only test files with that in their path, `--without golden` all others; after adding tests to a folder,
// the slow golden hashes need not run again.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutantsOf, type Mutant } from './mutants.ts';
import { isArgued, outdated } from './equivalent.ts';
import { importers } from './importers.ts';
import { isOf, LEFT_OUT, NEAR } from './test-files.ts';
import { flag, option, optionsOf, someOf, textOf, wholeFrom } from '../run/options.mjs';
import { tryFaults } from './trying.ts';
import { typeChecker } from './types.ts';
import { weave } from './weave.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.chdir(root);

const {
  folder: folders,
  sample,
  seed,
  budget,
  tests: only,
  without,
  list: isOnlyList,
  wide: isWide,
  fresh: isFresh,
} = optionsOf({
  use: 'npm run mutation --',
  about: 'Plants faults in the sources, one at a time, and prints which ones the tests find.',
  options: {
    folder: option(
      someOf(
        textOf('FOLDER', 'a folder of the sources, src/ai for example', (name) => name !== '' && existsSync(name)),
      ),
      ['src/ai', 'src/sim', 'src/scripts', 'src/saves'],
      'where faults are planted',
    ),
    sample: option(wholeFrom(1, 1_000_000), 400, 'how many faults in each folder'),
    seed: option(wholeFrom(0), 1, 'which faults'),
    budget: option(wholeFrom(1, 3600), 10, 'seconds a test may take with a fault'),
    tests: option(textOf('TEXT', 'a part of the paths of tests'), '', 'only these tests; left out = all'),
    without: option(textOf('TEXT', 'a part of the paths of tests'), null, 'not these tests'),
    wide: flag('tries the tests of other folders too'),
    fresh: flag('forgets what earlier runs have found'),
    list: flag('prints what earlier runs have found and runs nothing'),
  },
});

const filesBelow = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path) && !path.endsWith('.d.ts'))
    .sort();

const tests = filesBelow('test', /\.test\.tsx?$/)
  .filter((path) => !isOf(LEFT_OUT, path) && path.includes(only))
  .filter((path) => without === null || !path.includes(without));
const rank = (mutant: Mutant): string => createHash('sha1').update(`${seed} ${mutant.id}`).digest('hex');

interface Kept {
  readonly by: Record<string, string>;
  readonly refused: Record<string, boolean>;
}

for (const folder of folders) {
  const started = Date.now();
  const keep = `.cache/mutation/${folder.replaceAll('/', '-')}.json`;
  mkdirSync(dirname(keep), { recursive: true });
  const kept: Kept =
    existsSync(keep) && !isFresh ? (JSON.parse(readFileSync(keep, 'utf8')) as Kept) : { by: {}, refused: {} };
  const save = (): void => writeFileSync(keep, JSON.stringify(kept));

  const sources = new Map(filesBelow(folder, /\.tsx?$/).map((file) => [file, readFileSync(file, 'utf8')]));
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
  const hasRightTypes = typeChecker(root, [...sources.keys()]);
  const chosen: Mutant[] = [];
  let refused = 0;
  for (const mutant of all.map((one) => ({ one, by: rank(one) })).sort((a, b) => (a.by < b.by ? -1 : 1))) {
    if (chosen.length === sample) break;
    const { one } = mutant;
    kept.refused[one.id] ??= !hasRightTypes(one, sources.get(one.file) as string);
    if (kept.refused[one.id] === true) refused++;
    else chosen.push(one);
  }
  save();
  console.log(
    `${folder}: ${all.length} faults can be planted; ${chosen.length} chosen by seed ${seed}, ${refused} passed over that types refuse`,
  );

  const near = tests.filter((path) => isOf(NEAR[folder] ?? [], path));
  const far = isWide ? tests.filter((path) => !near.includes(path)) : [];
  for (const files of isOnlyList ? [] : [near, far]) {
    const pending = chosen.flatMap((mutant, number) => (kept.by[mutant.id] === undefined ? [{ mutant, number }] : []));
    if (pending.length === 0 || files.length === 0) continue;
    const woven = new Map(
      [...sources].map(([file, source]) => [
        file,
        weave(
          file,
          source,
          pending.filter(({ mutant }) => mutant.file === file),
        ),
      ]),
    );
    await tryFaults({
      pending,
      files,
      woven,
      importers: importers(files),
      budgetMs: budget * 1000,
      caught: (number, by) => {
        kept.by[(chosen[number] as Mutant).id] = by;
        save();
      },
    });
  }
  report(folder, chosen, kept, started);
}

function report(folder: string, chosen: readonly Mutant[], { by }: Kept, started: number): void {
  const left = chosen.filter(({ id }) => by[id] === undefined);
  const argued = left.filter(isArgued);
  const missed = left.filter((mutant) => !isArgued(mutant));
  const caught = chosen.length - left.length;
  for (const { file, line, column, kind, before, after, text } of missed)
    console.log(
      `  ${file}:${line}:${column}  ${kind}  ${short(before)} → ${short(after) || '(nothing)'}\n      ${text}`,
    );
  for (const entry of outdated(folder)) console.log(`  no longer a fault that can be planted: ${entry}`);
  console.log(
    `${folder}: ${caught} of ${chosen.length - argued.length} noticed, ${argued.length} more change nothing (argued), ` +
      `${missed.length} not noticed: ${((100 * caught) / (chosen.length - argued.length)).toFixed(1)} % ` +
      `(sample ${sample}, seed ${seed}, ${((Date.now() - started) / 60_000).toFixed(1)} minutes)`,
  );
}

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 67)}…` : line;
}
