// A recording as a file: it is read as it was written, and anything else is refused with a reason.

import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordingFromBytes, recordingToBytes } from '../../src/inspector/record/recording-file.ts';
import { record } from '../../src/inspector/record/recorder.ts';
import { makeYard } from './yard.ts';

const { minds, game } = makeYard(12);
const recorder = record(minds, game);
for (let throws = 0; throws < 20; throws++) {
  recorder.give('throws', (throws * 7) % 15);
  recorder.run(40);
  minds.post({ to: 'all', ticks: 5, command: { behave: 'sit', throws } });
}
const { line } = recorder;
const bytes = await recordingToBytes(line);

test('what is read is what was recorded', async () => {
  const read = await recordingFromBytes(bytes);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { recording } = read;
  expect(recording.characters()).toEqual(line.characters());
  for (const { id } of line.characters()) expect(recording.thoughts(id)).toEqual(line.thoughts(id));
  expect(recording.changes()).toEqual(line.changes());
  expect(recording.commands()).toEqual(line.commands());
  expect(recording.commands().length).toBeGreaterThan(10);
  expect([recording.from, recording.end, recording.facts, recording.warps]).toEqual([
    line.from,
    line.end,
    line.facts,
    line.warps,
  ]);
  expect(recording.thoughts('cat')).toEqual([]);
});

test('a thought takes a few bytes', () => {
  const thoughts = line.characters().reduce((sum, { id }) => sum + line.thoughts(id).length, 0);
  expect(thoughts).toBeGreaterThan(500);
  expect(bytes.length / thoughts).toBeLessThan(20);
});

test.each([
  ['another file', new TextEncoder().encode('{ "a": 1 }'), 'is not a recording of honeybell-minds'],
  ['nothing', new Uint8Array(0), 'is not a recording of honeybell-minds'],
  ['a recording cut off', bytes.slice(0, bytes.length - 20), 'is damaged or cut off'],
  ['a changed recording', bytes.map((byte, i) => (i === 200 ? byte ^ 8 : byte)), 'is damaged or cut off'],
  ['other compressed data', new Uint8Array(gzipSync('hello')), 'is not a recording of honeybell-minds'],
  [
    'a later version',
    new Uint8Array(
      gzipSync(Buffer.from(gunzipSync(bytes).toString('latin1').replace('"version":1', '"version":9'), 'latin1')),
    ),
    'has version 9; this inspector reads version 1',
  ],
])('%s is refused', async (_, given, message) => {
  expect(await recordingFromBytes(given)).toEqual({ ok: false, problems: [{ path: '', line: null, message }] });
});
