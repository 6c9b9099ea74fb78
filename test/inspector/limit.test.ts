// A recording with a limit: what is older is given back, what is kept can be restored and read as if nothing were missing,
// and everyone is told from which tick on it knows.

import { expect, test } from 'vitest';
import { record } from '../../src/inspector/record/recorder.ts';
import { remoteRecorder } from '../../src/inspector/windows/remote.ts';
import { shareRecorder } from '../../src/inspector/windows/share.ts';
import { makeYard } from './yard.ts';

const EVERY = 50;
const KEEP = 120;

/** Plays a yard; with a limit if `keep` is given. */
function played(ticks: number, keep?: number) {
  const made = makeYard();
  const recorder = record(made.minds, keep === undefined ? made.game : { ...made.game, keep });
  const states = [made.state()];
  const play = (until: number): void => {
    for (let tick = recorder.tick + 1; tick <= until; tick++) {
      if (tick % 37 === 0) recorder.give('throws', tick % 11);
      recorder.step();
      states.push(made.state());
    }
  };
  play(ticks);
  return { ...made, recorder, states, play };
}

test('it knows from the last snapshot on that lets all kept ticks be restored', () => {
  const { recorder, play } = played(100, KEEP);
  expect(recorder.line.from).toBe(0);
  for (const tick of [170, 220, 1000]) {
    play(tick);
    expect(recorder.line.from).toBe(Math.floor((tick - KEEP) / EVERY) * EVERY);
  }
});

test('what is kept is restored and read as without a limit', () => {
  const { recorder, states, state } = played(1000, KEEP);
  const whole = played(1000);
  const { from } = recorder.line;
  expect(from).toBeGreaterThan(800);
  for (const { id } of recorder.line.characters()) {
    const all = whole.recorder.line.thoughts(id);
    const kept = recorder.line.thoughts(id);
    const since = all.filter(({ tick }) => tick >= from);
    // The thought before is kept too, because it says what the character was doing when the record begins.
    expect(kept).toEqual(all.slice(all.length - since.length - 1));
  }
  expect(recorder.line.changes().filter(({ tick }) => tick >= from)).toEqual(
    whole.recorder.line.changes().filter(({ tick }) => tick >= from),
  );
  for (const tick of [from, from + 1, 960, 999]) {
    recorder.goTo(tick);
    expect(state()).toBe(states[tick]);
  }
  // What was given back cannot be restored: the earliest moment is shown.
  recorder.goTo(3);
  expect([recorder.tick, state()]).toEqual([from, states[from]]);
  recorder.goOn();
  recorder.run(30);
  recorder.play(recorder.lines[0] ?? recorder.line);
  expect(recorder.tick).toBe(1000);
  expect(recorder.problems).toEqual([]);
});

test('the memory stays the same however long the game runs', () => {
  const { recorder, minds, play } = played(600, KEEP);
  const count = (): number =>
    recorder.line.characters().reduce((sum, { id }) => sum + recorder.line.thoughts(id).length, 0);
  const [thoughts, snapshots] = [count(), recorder.line.tape.size];
  // Who went long ago is forgotten.
  minds.remove('dog2');
  play(6000);
  expect(count()).toBeLessThan(thoughts * 1.5);
  expect(recorder.line.tape.size).toBeLessThan(snapshots * 1.5);
  expect(recorder.line.inputs.length).toBeLessThan(10);
  expect(recorder.line.changes().length).toBeLessThan(20);
  expect(recorder.line.characters().map(({ id }) => id)).toEqual(['dog0', 'dog1']);
});

test('a branch may run beyond its beginning, and the line that it left stays right', () => {
  const { recorder } = played(400, KEEP);
  recorder.goTo(330);
  const branch = recorder.goOn();
  recorder.run(400);
  expect(branch.from).toBeGreaterThan(branch.begin);
  recorder.play(recorder.lines[0] ?? branch);
  recorder.goTo(310);
  recorder.goToEnd();
  recorder.run(500);
  recorder.play(branch);
  recorder.goTo(branch.from);
  recorder.goTo(branch.end);
  expect(recorder.problems).toEqual([]);
});

test('an inspector in another window forgets with the game', async () => {
  const { recorder, play } = played(100, KEEP);
  const stop = shareRecorder(recorder, 'limited yard');
  const remote = remoteRecorder('limited yard');
  const becomes = (end: number): Promise<void> =>
    new Promise((resolve) => {
      const stopLooking = remote.onChange(() => {
        if (remote.line.end !== end) return;
        stopLooking();
        resolve();
      });
    });
  await becomes(100);
  for (const end of [140, 260, 700]) {
    play(end);
    await becomes(end);
    const { line } = remote;
    expect(line.from).toBe(recorder.line.from);
    for (const { id } of recorder.line.characters()) expect(line.thoughts(id)).toEqual(recorder.line.thoughts(id));
  }
  remote.close();
  stop();
});
