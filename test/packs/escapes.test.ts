// A pack cannot leave its folder, on any route, and its scripts cannot leave the sandbox.

import { describe, expect, test } from 'vitest';
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPackAt } from '../../src/cli/packs.ts';
import { filesOfZip, mistakeText, PACK_LIMITS, readPack } from '../../src/packs/index.ts';
import { changed, filesOf, host, zipOf } from './host.ts';

const PUB = 'football-pub';

describe('a path that leaves the pack is refused by its name', () => {
  test.each([
    '../menu.csv',
    'tables/../../menu.csv',
    '/etc/passwd',
    'C:/menu.csv',
    'c:menu.csv',
    '\\\\server\\menu.csv',
    '..\\menu.csv',
    'tables\\calm.csv',
    './menu.csv',
    'scripts//a.ts',
    'scripts/..',
    'words/en.json/..',
    'menu.csv\u0000.txt',
    '~/menu.csv',
  ])('%j', async (path) => {
    const files = [...filesOf(PUB), { path, text: 'id' }];
    for (const list of [files, await unzipped(files)]) {
      const read = await readPack(list, host);
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      const [first] = read.mistakes;
      expect(first?.file).toBe(path.replaceAll('\u0000', '?'));
      expect(first?.message).toMatch(/leaves the pack|is no path|is no file of a pack/);
      expect(read.mistakes).toHaveLength(1);
    }
  });

  async function unzipped(files: readonly { readonly path: string; readonly text: string }[]) {
    const zip = await filesOfZip(zipOf(files));
    if (!zip.ok) throw new Error(zip.mistakes.map(mistakeText).join('\n'));
    return zip.files;
  }

  test.each([
    '../scripts/half-time.ts',
    '/etc/passwd',
    'scripts/../pack.yaml',
    'https://example.org/a.ts',
    'pack.yaml',
  ])('pack.yaml cannot name %s as a script', async (path) => {
    const yaml = `name: A\nauthor: A\nversion: 1\nscripts:\n  mei: ${path}\n`;
    const read = await readPack([{ path: 'pack.yaml', text: yaml }], host);
    expect(read.ok ? [] : read.mistakes.map(mistakeText)).toEqual([
      expect.stringMatching(/^pack\.yaml:5: scripts\.mei: .*should be the path of a script in the pack/),
    ]);
  });

  test('a link in a folder is not followed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'honeybell-pack-'));
    try {
      writeFileSync(join(folder, 'pack.yaml'), 'name: A\nauthor: A\nversion: 1\n');
      mkdirSync(join(folder, 'words'));
      symlinkSync('/etc/hostname', join(folder, 'menu.csv'));
      symlinkSync('/etc', join(folder, 'tables'));
      symlinkSync('/etc/hostname', join(folder, 'words/en.json'));
      const read = await readPackAt(folder);
      expect('errors' in read && read.errors).toEqual(
        ['menu.csv', 'tables', 'words/en.json'].map(
          (path) => `${folder}/${path}: leaves the pack: it is a link; put the file itself into the folder`,
        ),
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe('a pack that is too much is refused', () => {
  test('a file that is too large', async () => {
    const read = await readPack(changed(PUB, { 'map.yaml': '#'.repeat(PACK_LIMITS.file + 1) }), host);
    expect(!read.ok && read.mistakes.map(mistakeText)).toContainEqual(
      expect.stringMatching(/^map\.yaml: has 200001 characters/),
    );
  });
  test('too many files', async () => {
    const many = Array.from({ length: PACK_LIMITS.files + 1 }, (_, i) => ({ path: `scripts/s${i}.ts`, text: '' }));
    const read = await readPack(many, host);
    expect(!read.ok && read.mistakes[0]?.message).toMatch(/has 101 files; at most 100 are read/);
  });
  test('a file that is there twice, in whatever letters', async () => {
    for (const path of ['menu.csv', 'MENU.csv']) {
      const read = await readPack([...filesOf(PUB), { path, text: 'id' }], host);
      expect(!read.ok && read.mistakes.map(mistakeText)).toContainEqual(
        path === 'menu.csv' ? 'menu.csv: is in the pack twice' : 'MENU.csv: is in the pack as menu.csv already',
      );
    }
  });
  test('a zip that says it is small, and one that is none', async () => {
    const bytes = zipOf([{ path: 'pack.yaml', text: 'x'.repeat(5 * PACK_LIMITS.all) }]);
    expect(await filesOfZip(bytes)).toMatchObject({ ok: false });
    expect(await filesOfZip(new TextEncoder().encode('no zip'))).toMatchObject({ ok: false });
    const cut = zipOf(filesOf(PUB)).slice(0, 2000);
    expect(await filesOfZip(cut)).toMatchObject({ ok: false });
  });
  test('a file that is no text', async () => {
    const bytes = zipOf([{ path: 'pack.yaml', text: 'name: A' }]);
    const at = bytes.indexOf('n'.charCodeAt(0), 35);
    bytes[at] = 0xff;
    expect(await filesOfZip(bytes)).toMatchObject({ ok: false });
  });
});

test('names that every object has already are refused as ids', async () => {
  const roster = filesOf(PUB).find(({ path }) => path === 'roster.csv')?.text ?? '';
  const read = await readPack(changed(PUB, { 'roster.csv': roster.replace('bess,Bess', '__proto__,Bess') }), host);
  expect(!read.ok && read.mistakes.map(mistakeText)).toContainEqual(
    expect.stringMatching(/^roster\.csv:2: id: '__proto__'/),
  );
  const words = '{ "__proto__": "x", "constructor": "y" }';
  const wrong = await readPack(changed(PUB, { 'words/en.json': words }), host);
  expect(wrong.ok).toBe(false);
});
