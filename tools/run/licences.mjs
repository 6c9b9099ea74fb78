// Collects the licence texts of everything in the built game into assets/licences.txt: node tools/run/licences.mjs

import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shipped = [
  'phaser',
  'eventemitter3',
  'easystarjs',
  'heap',
  'preact',
  '@preact/signals',
  '@preact/signals-core',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'papaparse',
  'quickjs-emscripten-core',
  '@jitl/quickjs-wasmfile-release-sync',
  '@jitl/quickjs-ffi-types',
  'typescript-5',
  '@codemirror/autocomplete',
  '@codemirror/commands',
  '@codemirror/lang-javascript',
  '@codemirror/language',
  '@codemirror/lint',
  '@codemirror/state',
  '@codemirror/view',
  '@lezer/common',
  '@lezer/highlight',
  '@lezer/javascript',
  '@lezer/lr',
  '@marijn/find-cluster-break',
  'crelt',
  'style-mod',
  'w3c-keyname',
  '@fontsource/m-plus-rounded-1c',
  '@fontsource/jetbrains-mono',
  '@fontsource/zcool-kuaile',
];

const texts = shipped.flatMap((name) => {
  const folder = join(root, 'node_modules', name);
  if (!existsSync(folder)) return [];
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text =
    file === undefined ? `Licence: ${license ?? 'see the package'}` : readFileSync(join(folder, file), 'utf8').trim();
  return [`${'─'.repeat(80)}\n${name} ${version}\n${'─'.repeat(80)}\n\n${text}\n`];
});
writeFileSync(
  join(root, 'assets/licences.txt'),
  `Honeybell is under the MIT licence. It contains:\n\n${texts.join('\n')}`,
);
console.log(`${texts.length} of ${shipped.length} packages`);
