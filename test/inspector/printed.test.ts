// What a recorder finds wrong is printed during development, so that a game without an inspector says it, too.

import { afterEach, expect, test, vi } from 'vitest';
import { record, type RecordedGame } from '../../src/library/recorder.ts';
import { makeYard } from './yard.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function printed(environment: string): readonly unknown[] {
  vi.stubEnv('NODE_ENV', environment);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { minds, game } = makeYard();
  let saves = 0;
  // The first save is wrong from the beginning; later a tick runs that the recorder does not know.
  const recorder = record<object>(minds, { ...(game as RecordedGame), save: () => ({ ...(game.save() as object), ...(saves++ === 0 ? { seen: new Map() } : {}) }) }); // prettier-ignore
  recorder.run(3);
  game.step();
  recorder.run(3);
  expect(recorder.problems).toHaveLength(2);
  return warn.mock.calls.map(([text]) => text as unknown);
}

test('each problem is printed once, those of the beginning included', () => {
  expect(printed('development')).toEqual([
    expect.stringContaining('honeybell-minds: save() must return plain data'),
    expect.stringContaining('honeybell-minds: tick 4 ran without recorder.step()'),
  ]);
});

test('in production nothing is printed', () => {
  expect(printed('production')).toEqual([]);
});
