// A recording as a file: it is read as it was written, and anything else is refused with a reason.

import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordingFromBytes, recordingToBytes } from '../../src/inspector/record/recording-file.ts';
import { Model } from '../../src/inspector/panel/model.ts';
import { record } from '../../src/inspector/record/recorder.ts';
import type { RecordingWords } from '../../src/inspector/record/recorded.ts';
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
    'has version 9; this inspector reads versions up to 2',
  ],
])('%s is refused', async (_, given, message) => {
  expect(await recordingFromBytes(given)).toEqual({ ok: false, problems: [{ path: '', line: null, message }] });
});

test('words of the game are read as they were written, and saved again', async () => {
  const words: RecordingWords = {
    ticksPerSecond: 20,
    name: (id) => (id === 'dog0' ? 'Rex' : null),
    todo: ({ behave }, id) => (behave === 'run' ? `${id} runs` : null),
    reason: ({ key }, id, { tick }) => `${id} in ${tick}: ${key}`,
  };
  let file = await recordingToBytes(line, words);
  for (let again = 0; again < 2; again++) {
    const read = await recordingFromBytes(file);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const { recording } = read;
    expect(recording.words?.ticksPerSecond).toBe(20);
    let said = 0;
    for (const { id, name } of recording.characters()) {
      expect(name).toBe(id === 'dog0' ? 'Rex' : undefined);
      expect(recording.thoughts(id)).toEqual(line.thoughts(id));
      for (const one of recording.thoughts(id)) {
        if (one.todo !== null) expect(recording.words?.todo?.(one.todo, id)).toBe(words.todo?.(one.todo, id));
        if (one.because !== null)
          expect(recording.words?.reason?.(one.because, id, one)).toBe(words.reason?.(one.because, id, one));
        if (one.because !== null) said++;
      }
    }
    expect(said).toBeGreaterThan(100);
    file = await recordingToBytes(recording);
  }
});

test('without words nothing is added to a file', () => {
  expect(gunzipSync(bytes).toString('latin1')).toContain('"version":1');
});

test('the inspector shows the words of a file, and the ticks as its seconds', async () => {
  const read = await recordingFromBytes(await recordingToBytes(line, { ticksPerSecond: 20, todo: () => 'goes about' }));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const model = new Model(read.recording, null);
  model.goTo(50);
  expect(model.present.value?.sentence).toContain('goes about');
  expect(model.at(50)).toBe('0:02.50');
});
