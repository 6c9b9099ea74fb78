/**
 * Cuts the game's fonts to the characters it uses: node tools/run/ts.mjs tools/fonts/cut.ts
 * Run it again after words have changed; a test reports if it is needed.
 *
 * Each font is cut in two, and src/ui/styles/fonts.css lists the characters of each half: a browser loads a half when
 * one of its characters is shown. The first half has the characters of title and café. The second half has, for Latin,
 * the letters of Western European names; for the fixed-width font, everything but numbers; for Chinese and Japanese,
 * the characters that only panels show. Gallery and lab have fonts of their own for the characters only they show.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { hanziAtFirst, hanziApart, hanziUsed, kanaAtFirst, kanaApart, kanaUsed } from './used.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = join(root, 'node_modules/@fontsource');
const out = join(root, 'assets/fonts');

/** The characters of the game's own sentences. */
const LATIN = [...range(0x20, 0x7e), ...'\u00a0é¥±·×–—‘’“”…∞★☆←↑→↓⇧−'].join('');
/** The rest of Western Latin. */
const LATIN_MORE = [...range(0xa1, 0xff), ...'ŒœŠšŽžŸĀāĒēĪīŌōŪū÷€‰']
  .filter((character) => !LATIN.includes(character))
  .join('');
/** Numbers, times and the caps of keys: Enter, Esc, Space. */
const MONO = ' %()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZEnterscpa–…·×±∞¥→←↑↓⇧−';
/** Tables and code. */
const MONO_MORE = range(0x21, 0x7e)
  .filter((character) => !MONO.includes(character))
  .join('');

/** Each language's own name, which the title shows in every language, without loading the whole font. */
const NAMES = { hanzi: '简体中文', kana: '日本語' } as const;

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}

const ROUNDED = 'm-plus-rounded-1c/files/m-plus-rounded-1c-latin';
const JETBRAINS = 'jetbrains-mono/files/jetbrains-mono-latin-600-normal.woff2';
const JAPANESE = 'm-plus-rounded-1c/files/m-plus-rounded-1c-japanese-700-normal.woff2';
const KUAILE = 'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2';

const NOT_NEEDED = ['GSUB', 'GPOS', 'vhea', 'vmtx', 'VORG'];

async function cut(source: string, characters: string, name: string): Promise<number> {
  // Code must be shown as written: '=>' stays two characters, so ligatures are left out.
  const upright = { targetFormat: 'woff2', noLayoutClosure: true } as const;
  // Vertical layout and half-width Japanese are not used, and this font's hints are empty.
  const options = source === JAPANESE ? { ...upright, dropTables: NOT_NEEDED, noHinting: true } : upright;
  const font = await subsetFont(readFileSync(join(packages, source)), characters, options);
  writeFileSync(join(out, `${name}.woff2`), font);
  return font.length;
}

/**
 * The unicode ranges of the second half: runs that contain no character of the first. Characters in neither half may
 * lie inside.
 */
function rangesOf(more: string, first: string): string[] {
  const runs: [number, number][] = [];
  const points = [...first, ...more].map((one) => one.codePointAt(0) as number).sort((a, b) => a - b);
  const later = new Set([...more].map((one) => one.codePointAt(0)));
  let open = false;
  for (const point of points) {
    const run = runs.at(-1);
    if (!later.has(point)) open = false;
    else if (open && run !== undefined) run[1] = point;
    else open = runs.push([point, point]) > 0;
  }
  const hex = (point: number): string => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}

/** Wraps lines as prettier does. */
function filled(ranges: readonly string[]): string {
  let text = '';
  let room = 0;
  for (const range of ranges) {
    const fits = text === '' || range.length + 3 <= room;
    text += text === '' ? range : fits ? `, ${range}` : `,\n    ${range}`;
    room = fits && text !== range ? room - range.length - 2 : 116 - range.length;
  }
  return text;
}

const morePart = (
  family: string,
  look: string,
  file: string,
  ranges: readonly string[],
): string => `/* Written by tools/fonts/cut.ts. A later face wins: browsers take the characters listed here from these files only. */

@font-face {
  font-family: '${family}';
  ${look}
  font-display: swap;
  src: url(/fonts/${file}.woff2) format('woff2');
  unicode-range:
    ${filled(ranges)};
}
`;

/** Assigns a script's characters to files, noted in text files for the test; returns the ranges of the second half. */
function inParts(
  name: keyof typeof NAMES,
  all: string,
  first: string,
  ofParts: string,
): { readonly first: string; readonly more: string; readonly apart: string; readonly ranges: string[] } {
  const without = (text: string, those: string): string => [...text].filter((one) => !those.includes(one)).join('');
  const more = without(all, first);
  const apart = without(ofParts, all);
  writeFileSync(join(root, `tools/fonts/${name}.txt`), `${first}\n${more}\n`);
  writeFileSync(join(root, `tools/fonts/${name}-apart.txt`), `${apart}\n`);
  return { first, more, apart, ranges: rangesOf(without(more, NAMES[name]), first + NAMES[name]) };
}

async function main(): Promise<void> {
  mkdirSync(out, { recursive: true });
  const hanzi = inParts('hanzi', hanziUsed(root), hanziAtFirst(root), hanziApart(root));
  const kana = inParts('kana', kanaUsed(root), kanaAtFirst(root), kanaApart(root));
  const hanziLook = 'font-weight: 400;\n  size-adjust: 110%;';
  writeFileSync(
    join(root, 'src/ui/styles/hanzi.css'),
    morePart('Honeybell Hanzi', hanziLook, 'hanzi-more', hanzi.ranges),
  );
  const kanaLook = 'font-weight: 700;';
  writeFileSync(join(root, 'src/ui/styles/kana.css'), morePart('Honeybell Kana', kanaLook, 'kana-more', kana.ranges));
  const faces: readonly [name: string, source: string, characters: string][] = [
    ['rounded-700', `${ROUNDED}-700-normal.woff2`, LATIN],
    ['rounded-700-more', `${ROUNDED}-700-normal.woff2`, LATIN_MORE],
    ['rounded-800', `${ROUNDED}-800-normal.woff2`, LATIN],
    ['rounded-800-more', `${ROUNDED}-800-normal.woff2`, LATIN_MORE],
    ['mono-600', JETBRAINS, MONO],
    ['mono-600-more', JETBRAINS, MONO_MORE],
    ['hanzi-names', KUAILE, NAMES.hanzi],
    ['hanzi', KUAILE, hanzi.first],
    ['hanzi-more', KUAILE, hanzi.more],
    ['hanzi-apart', KUAILE, hanzi.apart],
    ['kana-names', JAPANESE, NAMES.kana],
    ['kana', JAPANESE, kana.first],
    ['kana-more', JAPANESE, kana.more],
    ['kana-apart', JAPANESE, kana.apart],
  ];
  for (const [name, source, characters] of faces) {
    const bytes = await cut(source, characters, name);
    console.log(`${name.padEnd(17)} ${(bytes / 1024).toFixed(1)} KB, ${[...characters].length} characters`);
  }
}

await main();
