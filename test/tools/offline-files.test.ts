// The files stored for playing offline: everything that every player needs, and nothing that few do.

import { expect, test } from 'vitest';
import { offlineFiles } from '../../tools/offline/files.ts';

const { ahead, asked } = offlineFiles([
  ['built/TimePage-DfLzm2u8.js', 'a1'],
  ['built/TimePage-DfLzm2u8.js.map', 'a2'],
  ['built/compiler-worker-CpSlyeTZ.js', 'a3'],
  ['built/en.words-MHHVHpGJ.js', 'a4'],
  ['built/zh-RhWrxvll.js', 'a5'],
  ['built/zh.words.later-CME3zI-d.js', 'a6'],
  ['fonts/hanzi-more.woff2', 'a7'],
  ['fonts/kana.woff2', 'a8'],
  ['fonts/rounded.woff2', 'a9'],
  ['index.html', 'b1'],
  ['licences.txt', 'b2'],
  ['offline.js', 'b3'],
  ['people/momo.png', 'b4'],
]);

test('what everybody needs is stored ahead; a name that holds a hash needs no other', () => {
  expect(ahead).toEqual([
    { url: 'built/TimePage-DfLzm2u8.js', revision: null },
    { url: 'fonts/rounded.woff2', revision: 'a9' },
    { url: 'index.html', revision: 'b1' },
    { url: 'people/momo.png', revision: 'b4' },
  ]);
});

test('words and fonts of a language, and the compiler, are stored when first used', () => {
  expect(asked.map(({ url, of }) => [url, of])).toEqual([
    ['built/compiler-worker-CpSlyeTZ.js', undefined],
    ['built/en.words-MHHVHpGJ.js', 'en'],
    ['built/zh-RhWrxvll.js', 'zh'],
    ['built/zh.words.later-CME3zI-d.js', 'zh'],
    ['fonts/hanzi-more.woff2', 'zh'],
    ['fonts/kana.woff2', 'ja'],
  ]);
});
