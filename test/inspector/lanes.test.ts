// Bands and marks of any game: a lane is named after scripts, or after todos where there is only the default script.

import { expect, test } from 'vitest';
import { bandsOf, marksOf } from '../../src/inspector/lanes/lanes.ts';
import { record } from '../../src/inspector/record/recorder.ts';
import { behaviour, createMinds, DONE, GOING, resting } from '../../src/library/index.ts';
import { makeYard } from './yard.ts';

test('bands follow the scripts, without gaps', () => {
  const { minds, game } = makeYard(1);
  const recorder = record(minds, game);
  recorder.run(30);
  recorder.give('throws', 7);
  recorder.run(30);
  const bands = bandsOf(recorder.line.thoughts('dog0'), 60);
  expect(bands.map(({ key }) => key)).toEqual(['guard', 'fetch', 'guard']);
  for (let i = 1; i < bands.length; i++) expect(bands[i]?.from).toBe(bands[i - 1]?.to);
  expect(bands.at(-1)?.to).toBe(60);
  expect(marksOf('dog0', recorder.line.thoughts('dog0')).map(({ kind }) => kind)).toEqual(['decision']);
});

test('with only a default script, bands are named after the todos', () => {
  const minds = createMinds({
    behaviours: {
      lie: resting(),
      run: behaviour({ perform: (me: { at: number }) => (++me.at % 5 > 0 ? GOING : DONE) }),
    },
    scripts: {
      plays: (me: { at: number }, { last }) =>
        last?.behave === 'run' ? { behave: 'lie', tick: 4 } : { behave: 'run' },
    },
    characters: { dog: { warps: { default: 'plays' } } },
  });
  const rex = { at: 0 };
  minds.add('rex', rex, 'dog');
  const recorder = record(minds, {
    save: () => rex,
    restore: (saved) => void Object.assign(rex, saved),
    characterOf: () => rex,
    step: () => minds.tick(),
  });
  recorder.run(20);
  const keys = bandsOf(recorder.line.thoughts('rex'), 20).map(({ key }) => key);
  expect(keys).toEqual(['run', 'lie', 'run', 'lie', 'run']);
});
