// Promises and replays on the command line, started as a user starts it: printed output and exit codes.

import { recordingFromBytes } from '../../src/inspector/record/recording-file.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readReplay, replayLink } from '../../src/analysis/replay/index.ts';
import { scripts } from '../../src/scripts/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'honeybell-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Result {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
function sim(...args: readonly string[]): Result {
  const run = spawnSync(process.execPath, ['tools/run/ts.mjs', 'src/cli/main.ts', ...args], { encoding: 'utf8' });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const SCENARIO = {
  seed: 1,
  ticks: 700,
  chance: 0,
  map: ['##########', '#K.......#', '#PP..aTb.#', '#........#', '#####D####'],
  maids: [{ id: 'zuri', rank: 3, at: [2, 3], duties: 'serving' }],
  customers: [{ id: 'kim', type: 'office', arrive: 0, seat: 'a', start: 'seat', patience: 9000 }],
};
const plain = file('plain.json', SCENARIO);
const promising = file('promising.json', {
  ...SCENARIO,
  promises: ['no guest calls more than 300 ticks', 'no maid slips'],
});

describe('promises', () => {
  test('of a file: each breach is a line with its tick, and the exit code is 1', () => {
    const promises = file('ours.txt', '# ours\nsoon: no guest calls more than 500 ticks\nno maid slips\n');
    const { code, out, err } = sim(plain, '--promises', promises);
    expect([code, err]).toEqual([1, '']);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { tick: 500, type: 'broken', who: 'kim', promise: 'soon', why: 'longer', name: 'kim', ticks: 501, limit: 500 },
    ]);
  });

  test('that are kept print nothing, and the exit code is 0', () => {
    const promises = file('kept.txt', 'no maid slips');
    expect(sim(plain, '--promises', promises)).toEqual({ code: 0, out: '', err: '' });
  });

  test('of the scenario itself stand in its figures and among its events', () => {
    const figures = sim(promising);
    expect(figures.code).toBe(1);
    expect((JSON.parse(figures.out) as Record<string, unknown>)['promises']).toEqual([
      { promise: 'no guest calls more than 300 ticks', standing: 'broken', times: 1, firstTick: 300 },
      { promise: 'no maid slips', standing: 'kept', times: 0 },
    ]);
    const events = sim(promising, '--events', '--ticks', '400');
    expect(events.out).toContain('{"tick":300,"type":"broken","who":"kim"');
  });

  test('with mistakes are refused, all of them and those of the scenario at once', () => {
    const promises = file('bad.txt', 'no gest calls\nno maid flies while\n');
    const bad = file('bad.json', { ...SCENARIO, promises: ['no maid'], seed: 'x' });
    const { code, out, err } = sim(bad, '--promises', promises);
    expect([code, out]).toEqual([2, '']);
    for (const place of [`${promises}:1:4: 'gest'`, `${promises}:2:9: 'flies'`, 'seed:']) expect(err).toContain(place);
    const own = sim(file('own.json', { ...SCENARIO, promises: ['no maid'] }));
    expect([own.code, own.err]).toEqual([
      2,
      expect.stringContaining('promises.0, column 8: what a maid does is missing'),
    ]);
  });
});

test('thoughts are written beside the figures, and can be read as any recording', async () => {
  const path = join(folder, 'day.minds');
  const { code, out } = sim(plain, '--thoughts', path);
  expect(code).toBe(0);
  expect(out).toBe(sim(plain).out);
  const read = await recordingFromBytes(readFileSync(path));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { recording } = read;
  expect(recording.end).toBe(700);
  const maid = recording.characters().find(({ kind }) => kind === 'maid');
  expect(recording.thoughts(maid?.id ?? '').length).toBeGreaterThan(5);
  expect(recording.changes().length).toBeGreaterThan(0);
  // Reasons are sentences there, because the viewer has no words of the café.
  expect(recording.words?.ticksPerSecond).toBe(20);
  const said = recording.characters().flatMap(({ id }) =>
    recording.thoughts(id).flatMap((one) => {
      const words = one.because === null ? null : recording.words?.reason?.(one.because, id, one);
      return words === null || words === undefined ? [] : [words];
    }),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((words) => !/^[A-Z].*[.!?…]$/u.test(words))).toEqual([]);
  // Nobody thinks before they are there.
  for (const { id, from, to } of recording.characters())
    for (const { tick } of recording.thoughts(id)) expect([id, tick >= from && tick <= to]).toEqual([id, true]);
});

describe('replays', () => {
  const path = join(folder, 'day.json');
  const recorded = sim(plain, '--record', path);
  const written = readFileSync(path, 'utf8');

  test('are written beside the figures, and come to the same hash', () => {
    expect(recorded.code).toBe(0);
    const { stateHash } = JSON.parse(recorded.out) as { stateHash: string };
    const { code, out } = sim('--replay', path);
    expect([code, JSON.parse(out)]).toEqual([0, { same: true, tick: 700, hash: stateHash }]);
  });

  test('that come to something else say at which tick and field, with exit code 1', () => {
    const changed = file('changed.json', written.replace('"duties":"serving"', '"duties":"allround"'));
    const { code, out } = sim('--replay', changed);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ same: false, tick: 0, fields: ['people', 'minds'] });
  });

  test('can be given as a link', async () => {
    const read = readReplay(written, scripts);
    const link = read.ok ? await replayLink(read.replay) : '';
    expect(sim('--replay', file('link.txt', `https://example.org/café/${link ?? ''}\n`)).code).toBe(0);
  });

  test('that are none are refused with everything that is wrong', () => {
    const bad = file('none.json', written.replace('"version":1', '"version":"1"').replace('"tick":500', '"tick":-5'));
    const { code, out, err } = sim('--replay', bad);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain("version: must be 1, not '1'");
    expect(err).toContain('checkpoints[1].tick');
    expect(sim('--replay', join(folder, 'nowhere.json'))).toMatchObject({ code: 2 });
    expect(sim('--replay', path, plain)).toMatchObject({ code: 2 });
  });
});
