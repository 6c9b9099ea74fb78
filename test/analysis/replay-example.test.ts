// The shipped example day gives the same result; if it is altered, the verdict says where it differs.

import { expect, test } from 'vitest';
import { exampleDay } from '../../src/data/example-day.ts';
import { cafesDiffer, openBegin, Playback, readReplay, type Replay } from '../../src/analysis/replay/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

const DIGITS = /^[0-9a-f]{6}$/;
const read = readReplay(exampleDay, scripts);
const replay = (read.ok ? read.replay : null) as Replay;
const played = (one: Replay): Playback => {
  const playback = new Playback(one, scripts);
  while (!playback.done) playback.step();
  return playback;
};

test('the example day is a replay, and comes to the same bytes (renewed by test/golden/update.ts)', () => {
  expect(read).toMatchObject({ ok: true });
  expect(played(replay).verdict()).toMatchObject({ same: true, tick: 1500 });
});

test('without the change, it differs at that tick in the maid who was changed, and both values are shown', () => {
  const journal = replay.journal.filter(({ input }) => input.kind !== 'edit');
  expect(played({ ...replay, journal }).verdict()).toMatchObject({
    same: false,
    tick: 301,
    parts: expect.arrayContaining([
      { field: 'people', wanted: expect.stringMatching(DIGITS), found: expect.stringMatching(DIGITS) },
    ]),
  });
  const at301 = (given: Replay['journal']): Simulation => {
    const cafe = openBegin(replay.begin, given, scripts, {});
    while (cafe.state.tick < 301) cafe.step();
    return cafe;
  };
  const one = at301(replay.journal);
  expect(cafesDiffer(one, at301(journal), 3)).toContainEqual({
    path: 'people.momo.alertness',
    one: '90',
    other: expect.stringMatching(/^\d+$/),
  });
  expect(cafesDiffer(one, one, 3)).toEqual([]);
});
