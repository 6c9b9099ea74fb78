// Runs tests of the minds on sources whose members have the short names of the package:
//
//     npm run build:ai && npx vitest run --config test/library/short-names.config.mjs
//
// library.test.ts runs some of them so; without file names it is all of test/ai.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformWithOxc } from 'vite';
import { shortNames } from '../../tools/run/short-names.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const below = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(root, folder, String(file)))
    .filter((file) => file.endsWith(ending))
    .sort();

const sources = new Map();
for (const path of [...below('src/ai', '.ts'), ...below('src/library', '.ts')])
  sources.set(
    path,
    (await transformWithOxc(readFileSync(path, 'utf8'), path, { target: 'es2022', sourcemap: false })).code,
  );
const declarations = ['dist-ai/types', 'node_modules/yaml/dist', 'node_modules/@types/papaparse'];
const { files, short } = shortNames(
  sources,
  declarations.flatMap((folder) => below(folder, '.d.ts').map((path) => readFileSync(path, 'utf8'))).join('\n'),
);
console.log(`${short.size} names are short`);

export default {
  root,
  test: { include: ['test/ai/**/*.test.ts'], testTimeout: 60_000 },
  plugins: [{ name: 'honeybell:short-names', enforce: 'pre', load: (id) => files.get(id.split('?')[0]) }],
};
