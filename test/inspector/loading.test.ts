// A save that is loaded while a recorder runs: the recording goes on from the loaded state and says so. Loaded behind the
// recorder's back, it would show thoughts and states that never followed one another, so that is refused.

import { expect, test } from 'vitest';
import { recordingFromBytes, recordingToBytes } from '../../src/inspector/record/recording-file.ts';
import { record } from '../../src/inspector/record/recorder.ts';
import { makeYard } from './yard.ts';

/** A yard that is recorded, its states after each tick, and a save of tick 120. */
function recorded() {
  const made = makeYard();
  const recorder = record(made.minds, made.game);
  const states = [made.state()];
  const play = (ticks: number): void => {
    for (let i = 0; i < ticks; i++) {
      recorder.step();
      states[recorder.tick] = made.state();
    }
  };
  play(60);
  recorder.give('throws', 9);
  play(60);
  const saved = JSON.stringify({ game: made.yard, minds: made.minds.save() });
  play(130);
  return { ...made, recorder, states, play, saved };
}

test('a loaded save begins a line of its own, and the line that was played stays as it was', () => {
  const { recorder, saved, state, states, play } = recorded();
  const before = recorder.line;
  const [end, thoughts] = [state(), before.thoughts('dog0')];
  expect(recorder.load(JSON.parse(saved))).toEqual({ ok: true });
  expect([recorder.tick, state(), recorder.held]).toEqual([120, states[120], false]);
  expect(recorder.line).toMatchObject({ id: 2, begin: 120, from: 120, loaded: true });
  expect(recorder.line.thoughts('dog0')).toEqual([]);
  recorder.give('throws', 3);
  play(80);
  expect(recorder.line.thoughts('dog0').every(({ tick }) => tick > 120)).toBe(true);
  const after = state();
  recorder.goTo(150);
  expect(state()).toBe(states[150]);
  recorder.goTo(10);
  expect(recorder.tick).toBe(120);
  recorder.goToEnd();
  expect(state()).toBe(after);
  recorder.play(before);
  expect([state(), recorder.line.thoughts('dog0')]).toEqual([end, thoughts]);
  expect(before.loaded).toBe(false);
  expect(recorder.problems).toEqual([]);
});

test('a save of a later tick than the present one is loaded as well', () => {
  const { saved } = recorded();
  const later = makeYard();
  const recorder = record(later.minds, later.game);
  recorder.run(7);
  expect(recorder.load(JSON.parse(saved)).ok).toBe(true);
  recorder.run(5);
  expect([recorder.tick, recorder.line.end, recorder.line.from]).toEqual([125, 125, 120]);
  expect(recorder.problems).toEqual([]);
});

test('if something is wrong with the save, all problems are returned and nothing has changed', () => {
  const { recorder, saved, state } = recorded();
  const before = state();
  const wrong = JSON.parse(saved);
  wrong.minds.kinds.dog1 = 'dgo';
  wrong.game.ball = 77;
  const read = recorder.load(wrong);
  expect(!read.ok && read.problems.map(({ message }) => message)).toContain(
    "there is no kind 'dgo'; did you mean 'dog'?",
  );
  expect([state(), recorder.lines.length, recorder.line.id]).toEqual([before, 1, 1]);
  recorder.run(10);
  expect(recorder.problems).toEqual([]);
});

test('a file of the loaded line says that it begins with a save', async () => {
  const { recorder, saved } = recorded();
  const written = async () => {
    const read = await recordingFromBytes(await recordingToBytes(recorder.line));
    if (!read.ok) throw new Error('cannot be read');
    return read.recording;
  };
  expect((await written()).loaded).toBeUndefined();
  recorder.load(JSON.parse(saved));
  recorder.run(20);
  expect(await written()).toMatchObject({ loaded: true, from: 120, end: 140 });
});

test("minds that are restored behind the recorder's back are refused, and nothing has changed", () => {
  const { minds, yard, recorder, saved, state } = recorded();
  const before = state();
  const restore = () => minds.restore(JSON.parse(saved).minds, (id) => yard.dogs.find((dog) => dog.id === id));
  expect(restore).toThrow(
    'a recorder runs, which would record what never happened: load the save with recorder.load({ game, minds }), or call recorder.stop() first',
  );
  expect(state()).toBe(before);
  recorder.stop();
  expect(restore()).toEqual({ ok: true });
});

test('ticks that run without the recorder are a problem of the recording', () => {
  const { minds, game } = makeYard();
  const recorder = record(minds, game);
  recorder.run(5);
  minds.tick();
  recorder.run(5);
  expect(recorder.problems).toEqual([
    'tick 6 ran without recorder.step(); what happened in it is not recorded, and a rewound game may come to something else',
  ]);
});

test('a step that does not run one tick of the minds is a problem of the recording', () => {
  const { minds, game } = makeYard();
  const recorder = record(minds, { ...game, step: () => minds.step(2) });
  recorder.run(3);
  expect(recorder.problems).toEqual(['step must call minds.tick() once, but it ran ticks 1 to 2']);
});
