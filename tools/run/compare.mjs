// `npm run compare`: the same guard in four libraries (examples/compare), on the package as it is built now. It checks that
// all guards behave alike, and prints lines of code, ticks a second and sizes; docs/compare.md discusses them.
//   npm run compare -- 1000 7       ticks, rounds

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { optionsOf, wholeFrom } from './options.mjs';

const {
  words: [ticks = 1000, rounds = 7],
} = optionsOf({
  use: 'npm run compare --',
  about: 'The same guard in four libraries: lines of code, ticks a second, sizes.',
  words: { kind: wholeFrom(1, 1_000_000), most: 2, says: 'ticks and rounds; left out = 1000 and 7' },
});
const root = fileURLToPath(new URL('../../', import.meta.url));
// Inside the project, so that the other libraries are found in its node_modules.
const project = join(root, '.cache/compare');

const run = (args, cwd) => {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
};

run([join(root, 'tools/run/build-ai.mjs')], root);
rmSync(project, { recursive: true, force: true });
mkdirSync(project, { recursive: true });
cpSync(join(root, 'examples/compare'), project, { recursive: true });
cpSync(join(root, 'dist-ai'), join(project, 'node_modules/honeybell-minds'), { recursive: true });
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
run([tsx, 'alike.ts'], project);
run([tsx, 'bench.ts', String(ticks), String(rounds)], project);

// What a page loads for this guard: the names that the file imports, minified and compressed.
const { build } = await import('vite');
console.log('\n| library | KB, minified and compressed, for production |\n| --- | --- |');
for (const [name, names] of [
  ['honeybell-minds', 'behaviour, concat, createMinds, DONE, GOING, script'],
  ['yuka', 'State, StateMachine'],
  ['mistreevous', 'BehaviourTree, State'],
  ['xstate', 'and, createActor, setup'],
]) {
  const entry = join(project, 'weighed.js');
  writeFileSync(entry, `export { ${names} } from '${name}';`);
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: ['production', 'module', 'browser'] },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  console.log(`| ${name} | ${(gzipSync(output[0].code, { level: 9 }).length / 1000).toFixed(1)} |`);
}
