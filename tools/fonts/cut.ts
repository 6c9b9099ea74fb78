/**
 * Cuts the fonts the game ships to the characters it uses:  node tools/run/ts.mjs tools/fonts/cut.ts
 * Latin faces keep the whole of Western Latin, for the names players type; the Chinese companion keeps what occurs in
 * src/words, in the data and in the sources of the screens; what only the gallery shows has a face of its own. Run it again when words have changed; a test notices.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { hanziOfGallery, hanziUsed } from './used.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(root, 'node_modules/@fontsource');
const out = join(root, 'assets/fonts');

/** Basic Latin, Latin-1 letters and the punctuation sentences need. */
const LATIN = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŽžŸĀāĒēĪīŌōŪū–—‘’“”…·×÷±∞★☆€¥‰←↑→↓⇧−'].join('');
/** Tables, code and numbers only. */
const MONO = [...range(0x20, 0x7e), ...'–…·×±∞¥→←↑↓⇧−'].join('');

/** The language's own name, which the title shows in every language: not worth the whole face. */
const NAMES = '简体中文';

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

async function cut(source: string, characters: string, name: string): Promise<number> {
  const font = await subsetFont(readFileSync(join(packages, source)), characters, { targetFormat: 'woff2' });
  writeFileSync(join(out, name), font);
  return font.length;
}

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const hanzi = hanziUsed(root);
  writeFileSync(join(root, 'tools/fonts/hanzi.txt'), `${hanzi}\n`);
  const more = [...hanziOfGallery(root)].filter((character) => !hanzi.includes(character)).join('');
  writeFileSync(join(root, 'tools/fonts/hanzi-gallery.txt'), `${more}\n`);
  const sizes = {
    'rounded-700': await cut(
      'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-700-normal.woff2',
      LATIN,
      'rounded-700.woff2',
    ),
    'rounded-800': await cut(
      'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-800-normal.woff2',
      LATIN,
      'rounded-800.woff2',
    ),
    'mono-600': await cut('jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2', MONO, 'mono-600.woff2'),
    'hanzi-names': await cut(
      'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
      NAMES,
      'hanzi-names.woff2',
    ),
    hanzi: await cut('zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2', hanzi, 'hanzi.woff2'),
    'hanzi-gallery': await cut(
      'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
      more,
      'hanzi-gallery.woff2',
    ),
  };
  for (const [name, bytes] of Object.entries(sizes)) console.log(`${name.padEnd(14)} ${(bytes / 1024).toFixed(1)} KB`);
  console.log(`${[...hanzi].length} characters of Chinese`);
}

await main();
