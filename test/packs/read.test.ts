// Reading a pack: what its files become, and every mistake with its file, its line and what would be right.

import { describe, expect, test } from 'vitest';
import { filesOfZip, mistakeText, type PackFile, readPack } from '../../src/packs/index.ts';
import { readScenario } from '../../src/sim/read-scenario.ts';
import { tablesOf } from '../../src/sim/state/pack/pack.ts';
import { changed, EXAMPLES, filesOf, host, textOf, zipOf } from './host.ts';

const PUB = 'football-pub';

async function mistakesOf(files: readonly PackFile[]): Promise<readonly string[]> {
  const read = await readPack(files, host);
  return read.ok ? [] : read.mistakes.map(mistakeText);
}
const withLine = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};

describe('a pack', () => {
  test.each(EXAMPLES)('the example %s becomes the first morning of a season', async (name) => {
    const read = await readPack(filesOf(name), host);
    if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
    const opened = readScenario({ ...read.day, seed: 3 });
    if (!opened.ok) throw new Error(opened.errors.join('\n'));
    const { season, menu } = opened.scenario.state;
    expect(season?.pack?.hash).toBe(read.pack.hash);
    expect(tablesOf(season).roster.map(({ id }) => id)).toEqual(expect.arrayContaining(season?.staff.map(({ id }) => id) ?? [])); // prettier-ignore
    expect(menu.length).toBeGreaterThan(4);
  });

  test('its dishes, maids, room, minds and script are those of its files', async () => {
    const read = await readPack(filesOf(PUB), host);
    if (!read.ok) throw new Error(read.mistakes.map(mistakeText).join('\n'));
    const opened = readScenario({ ...read.day, seed: 3 });
    if (!opened.ok) throw new Error(opened.errors.join('\n'));
    const { state, journal, promises } = opened.scenario;
    expect(state.menu.find(({ id }) => id === 'burger')).toMatchObject({ cookTicks: 60, price: 780 });
    expect(Object.keys(state.people)).toContain('nell');
    expect(state.map.rows[6]).toBe('#.gTaTh.iTbTj..#');
    expect(journal.map(({ input }) => input.kind).sort()).toEqual(['script', 'table']);
    expect(promises).toHaveLength(4);
  });

  test('has the same hash from a zip, in any order, with any line ends and in a folder of the zip', async () => {
    const files = filesOf(PUB);
    const hashOf = async (some: readonly PackFile[]): Promise<string> => {
      const read = await readPack(some, host);
      return read.ok ? read.pack.hash : read.mistakes.map(mistakeText).join('\n');
    };
    const hash = await hashOf(files);
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(await hashOf([...files].reverse())).toBe(hash);
    expect(
      await hashOf(files.map(({ path, text }) => ({ path, text: `\uFEFF${text.replaceAll('\n', '\r\n')}` }))),
    ).toBe(hash);
    for (const folder of ['', 'the pub/']) {
      const zip = await filesOfZip(zipOf(files.map(({ path, text }) => ({ path: `${folder}${path}`, text }))));
      expect(zip.ok && (await hashOf(zip.files))).toBe(hash);
    }
  });

  test.each([
    ['menu.csv', '60,180,780', '60,180,790'],
    ['tables/starstruck.csv', 'orderAgain:60', 'orderAgain:61'],
    ['map.yaml', 'plant-red', 'plant-rose'],
    ['scripts/half-time.ts', '0.6', '0.5'],
    ['promises.txt', '12 puddles', '13 puddles'],
    ['words/ja.json', 'チリ', 'チリソース'],
    ['pack.yaml', 'version: 1.0.0', 'version: 1.0.1'],
  ])('has another hash if %s is changed', async (path, from, to) => {
    const before = await readPack(filesOf(PUB), host);
    const after = await readPack(changed(PUB, { [path]: withLine(textOf(PUB, path), from, to) }), host);
    expect(before.ok && after.ok && before.pack.hash !== after.pack.hash).toBe(true);
  });

  test('is a pack.yaml alone, too: everything else is the game’s', async () => {
    const read = await readPack([{ path: 'pack.yaml', text: 'name: Empty\nauthor: A\nversion: 1\n' }], host);
    expect(read.ok && readScenario({ ...read.day }).ok).toBe(true);
  });
});

describe('mistakes', () => {
  test('ten planted in ten files are all named, with file and line', async () => {
    const files = changed(PUB, {
      'pack.yaml': withLine(textOf(PUB, 'pack.yaml'), 'staff: [bess, nell,', 'staff: [bess, nel,'),
      'roster.csv': withLine(textOf(PUB, 'roster.csv'), 'mei,Mei,mei,2', 'mei,Mei,mei,9'),
      'guests.csv': withLine(textOf(PUB, 'guests.csv'), 'tourist,lady|clerk', 'turist,lady|clerk'),
      'heroes.csv': withLine(textOf(PUB, 'heroes.csv'), 'kit,singer', 'kitt,singer'),
      'menu.csv': withLine(textOf(PUB, 'menu.csv'), 'pizza,90', 'pizza,ninety'),
      'tables/starstruck.csv': withLine(textOf(PUB, 'tables/starstruck.csv'), 'spokenTo', 'spokenToo'),
      'configs/seat.yaml':
        'type: RuleBased\nname: seat\noptions:\n  - name: takeSeat\n    considerations:\n      - { type: Tunning }\n',
      'promises.txt': `${textOf(PUB, 'promises.txt')}no maid flies\n`,
      'map.yaml': withLine(textOf(PUB, 'map.yaml'), "'#.gTaTh.iTbTj..#'", "'#.gTaTh.iTbTj.?#'"),
      'words/zh.json': withLine(textOf(PUB, 'words/zh.json'), 'dish.soda', 'dish.sooda'),
    });
    const found = await mistakesOf(files);
    const wanted = [
      /^pack\.yaml:7: begins\.staff\.1: 'nel' should be one of .*did you mean 'nell'\?$/,
      /^roster\.csv:5: rank: '9' should be a whole number from 2 to 5$/,
      /^guests\.csv:7: type: 'turist' .*did you mean 'tourist'\?$/,
      /^heroes\.csv:3: look: 'kitt' .*did you mean 'kit'\?$/,
      /^menu\.csv:3: cookTicks: 'ninety' should be a whole number from 1 to 2000$/,
      /^tables\/starstruck\.csv:5: condition: .*spokenTo/,
      /^configs\/seat\.yaml:6: .*Tunning/,
      /^promises\.txt:6: column \d+: /,
      /^map\.yaml:9: map\.6\[14\]: '\?' is no map character/,
      /^words\/zh\.json:4: dish\.sooda: the game has no words with this key/,
    ];
    for (const one of wanted)
      expect(
        found.filter((line) => one.test(line)),
        String(one),
      ).toHaveLength(1);
    expect(wanted).toHaveLength(10);
    expect(found).toHaveLength(10);
  });

  test.each<[string, Readonly<Record<string, string | null>>, RegExp]>([
    ['no pack.yaml', { 'pack.yaml': null }, /^pack\.yaml: is missing/],
    ['no name', { 'pack.yaml': 'author: A\nversion: 1\n' }, /^pack\.yaml(:1)?: name: is missing/],
    ['YAML with a slip', { 'pack.yaml': 'name: [A\nauthor: B\n' }, /^pack\.yaml:\d+: /],
    ['a newer game', { 'pack.yaml': 'name: A\nauthor: A\nversion: 1\nneeds: 9.0.0\n', 'scripts/half-time.ts': null }, /^pack\.yaml:4: needs: the pack needs version 9\.0\.0/], // prettier-ignore
    [
      'a script for nobody',
      { 'scripts/other.ts': 'export default () => usual();' },
      /^scripts\/other\.ts: nobody thinks with it/,
    ],
    ['a script that is not there', { 'scripts/half-time.ts': null }, /^pack\.yaml:11: scripts\.nell: the pack has no file scripts\/half-time\.ts/], // prettier-ignore
    ['a script with a slip', { 'scripts/half-time.ts': 'export default script((me) => {\n  return serv(me);\n});\n' }, /^scripts\/half-time\.ts:2: column \d+: .*serv/], // prettier-ignore
    ['a warp to nowhere', { 'warps.csv': 'kind\nallround\n' }, /^warps\.csv:1: waiting: column 'waiting' is missing/],
    ['words that lose a term', { 'words/en.json': '{\n  "guests_other": "guests"\n}' }, /^words\/en\.json:2: guests_other: should have the terms \{\{count\}\}/], // prettier-ignore
    [
      'a room without a door',
      { 'map.yaml': 'map: ["####", "#PK#", "#R.#", "####"]\n' },
      /^map\.yaml:1: map: has no door 'D'/,
    ],
    ['a table that is none', { 'tables/calmm.csv': 'id\n' }, /^tables\/calmm\.csv: there is no decision table 'calmm'; did you mean 'calm'/], // prettier-ignore
    [
      'a file that no pack has',
      { 'rooster.csv': 'x' },
      /^rooster\.csv: is no file of a pack; did you mean 'roster\.csv'/,
    ],
    ['a maid’s warp that is none', { 'roster.csv': `${textOf(PUB, 'roster.csv').replace('idle=maid.byThePass', 'idle=maid.byTheMoon')}` }, /^roster\.csv:3: .*byTheMoon/], // prettier-ignore
  ])('%s is named', async (_, changes, wanted) => {
    const found = await mistakesOf(changed(PUB, changes));
    expect(
      found.filter((line) => wanted.test(line)),
      found.join('\n'),
    ).toHaveLength(1);
  });
});
