// A kind of input, an evening act and an event of the day are one record each: no other file tells the kinds apart. The
// first tests prove that the law can fail.

import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { inputs } from '../../src/sim/inputs/index.ts';
import { acts } from '../../src/sim/season/acts/index.ts';
import { kindsToldApart, parallelLists, type Records } from './records.ts';
import { sourcesBelow } from './sources.ts';

const KINDS = ['alarm', 'brawl', 'rain', 'tv'];
const told = (text: string): string[] => kindsToldApart({ path: 'src/x.ts', text }, KINDS);

test.each([
  ["if (event.kind === 'alarm' || 'rain' !== kind) go();", ['alarm', 'rain']],
  ["switch (event['kind']) { case 'alarm': case 'brawl': case 'tv': go(); }", ['alarm', 'brawl', 'tv']],
  ["const BAD = ['alarm', 'brawl', 'tv'];", ['alarm', 'brawl', 'tv']],
  ['const LIGHT = { alarm: 1, rain: 2, tv: 3 };', ['alarm', 'rain', 'tv']],
  ["const two = ['alarm', 'brawl']; const others = ['alarm', 'brawl', 'cloud'];", []],
  ["if (weather === 'rain') go();", []],
])('%s', (text, kinds) => {
  expect(told(text)).toEqual(kinds);
});

test('four kinds told apart are a parallel list, unless they are among the records', () => {
  const text = "const ALL = ['alarm', 'brawl', 'rain', 'tv'];";
  const records: Records = { of: 'of an event', folder: 'src/sim/events', kinds: KINDS };
  expect(parallelLists([{ path: 'src/hud/x.ts', text }], records)).toEqual([
    'src/hud/x.ts tells alarm, brawl, rain, tv apart: a record of an event should say it',
  ]);
  expect(parallelLists([{ path: 'src/sim/events/index.ts', text }], records)).toEqual([]);
});

const sources = sourcesBelow('src');

test.each<Records>([
  { of: 'of an event', folder: 'src/sim/events', kinds: EVENT_KINDS },
  { of: 'of an input', folder: 'src/sim/inputs', kinds: Object.keys(inputs) },
  { of: 'of an act', folder: 'src/sim/season/acts', kinds: Object.keys(acts) },
])('no file of src tells the kinds $of apart', (records) => {
  expect(parallelLists(sources, records)).toEqual([]);
});
