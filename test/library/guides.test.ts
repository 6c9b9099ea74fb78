// The guides: the code of each compiles strictly and runs, against the packed package, and prints what its comments
// say (`// →`). All `ts` blocks of a guide are one program.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyProject, removed, root, run } from './packed.ts';

const folder = join(root, 'docs/library');
const guides = readdirSync(folder).filter((file) => file !== 'README.md');
let project = '';
/** What the guides print, one after the other. */
let printed: readonly string[] = [];
const SEPARATOR = '———';

/** The program of a guide: its code blocks, one after the other. */
function programOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code]) => code).join('\n');
}

/** What a program says it prints, line by line. */
const promised = (code: string): string[] =>
  [...code.matchAll(/\/\/ → (.*)$/gm)].map(([, line]) => (line as string).trim());

beforeAll(() => {
  project = emptyProject(['@types/node', 'mistreevous', 'papaparse', 'tsx', 'typescript', 'yaml', 'yuka']);
  copyFileSync(join(root, 'tools/bench/yuka.d.ts'), join(project, 'yuka.d.ts'));
  const options = { strict: true, noEmit: true, noUncheckedIndexedAccess: true, target: 'es2022', module: 'nodenext' };
  const compilerOptions = { ...options, types: ['node'], skipLibCheck: true };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  for (const guide of guides) writeFileSync(join(project, guide.replace('.md', '.ts')), programOf(join(folder, guide)));
  writeFileSync(join(project, 'readme.ts'), programOf(join(root, 'src/library/README.md')));
  // All in one process, because starting one takes longer than running a guide.
  const all = guides.map((guide) => `await import('./${guide.replace('.md', '.ts')}');\nconsole.log('${SEPARATOR}');`);
  writeFileSync(join(project, 'all.mts'), all.join('\n'));
  const text = run(process.execPath, [join(project, 'node_modules/tsx/dist/cli.mjs'), 'all.mts'], project);
  printed = text.split(SEPARATOR);
});
afterAll(() => removed(project));

test('the code of all guides compiles', () => {
  expect(run(process.execPath, [join(project, 'node_modules/typescript/bin/tsc'), '-p', project], project)).toBe('');
});

test.each(guides)('the code of %s prints what it says', (guide) => {
  const code = programOf(join(folder, guide));
  expect(promised(code).length).toBeGreaterThan(0);
  expect((printed[guides.indexOf(guide)] as string).trim().split('\n')).toEqual(promised(code));
});

test('the first page of the guides lists all of them, and the package contains them', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  expect(guides.filter((guide) => !list.includes(`](${guide})`))).toEqual([]);
  const packed = readdirSync(join(project, 'node_modules/honeybell-minds/docs'));
  expect(packed.sort()).toEqual([...guides, 'README.md'].sort());
});
