// A recorder and its inspector in two windows: the copy holds what the recorder holds, whatever the game does, and orders
// are carried out in the game.

import { afterEach, expect, test } from 'vitest';
import { record } from '../../src/inspector/record/recorder.ts';
import type { Inspected } from '../../src/inspector/record/inspected.ts';
import type { Recording } from '../../src/inspector/record/recorded.ts';
import { remoteRecorder, type RemoteRecorder } from '../../src/inspector/windows/remote.ts';
import { shareRecorder } from '../../src/inspector/windows/share.ts';
import { makeYard } from './yard.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

let channels = 0;

function sharedYard() {
  const { minds, game } = makeYard(3);
  const recorder = record(minds, game);
  const name = `yard ${channels++}`;
  return { recorder, minds, name };
}

function share({ recorder, name }: ReturnType<typeof sharedYard>): void {
  ends.push(shareRecorder(recorder, name));
}

function look(name: string): RemoteRecorder {
  const remote = remoteRecorder(name);
  ends.push(() => remote.close());
  return remote;
}

/** Resolves when the copy has become so. */
const until = (remote: RemoteRecorder, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (!isSo()) return;
      stop();
      resolve();
    };
    const stop = remote.onChange(look);
    look();
  });

const heldBy = (line: Recording): unknown => ({
  from: line.from,
  end: line.end,
  facts: line.facts,
  warps: line.warps,
  changes: line.changes(),
  commands: line.commands(),
  characters: line.characters().map((one) => ({ ...one, thoughts: line.thoughts(one.id) })),
});

function expectSame(remote: RemoteRecorder, recorder: Inspected): void {
  expect(heldBy(remote.line)).toEqual(heldBy(recorder.line));
  const { tick, held, stopped, stops, problems } = recorder;
  const { tick: t, held: h, stopped: s, stops: b, problems: p } = remote;
  expect({ tick: t, held: h, stopped: s, stops: b, problems: p }).toEqual({ tick, held, stopped, stops, problems });
}

test('the copy begins with what was recorded, and grows with the game', async () => {
  const yard = sharedYard();
  const { recorder, minds, name } = yard;
  recorder.run(40);
  share(yard);
  const remote = look(name);
  await until(remote, () => remote.line.end === 40);
  expectSame(remote, recorder);
  recorder.give('throws', 7);
  recorder.run(5);
  minds.post({ to: 'all', ticks: 5, command: { behave: 'sit' } });
  recorder.run(60);
  minds.remove('dog1');
  recorder.run(60);
  await until(remote, () => remote.line.end === 165);
  expectSame(remote, recorder);
});

test('an inspector that was opened before the game waits for it, and two inspectors see the same', async () => {
  const yard = sharedYard();
  const early = look(yard.name);
  expect(early.problems).toEqual([expect.stringContaining('No game shares')]);
  share(yard);
  yard.recorder.run(20);
  await until(early, () => early.line.end === 20);
  const late = look(yard.name);
  await until(late, () => late.line.end === 20);
  yard.recorder.run(20);
  await until(late, () => late.line.end === 40);
  await until(early, () => early.line.end === 40);
  expectSame(early, yard.recorder);
  expectSame(late, yard.recorder);
});

test('orders rewind the game, branch, change the line and set breakpoints', async () => {
  const yard = sharedYard();
  const { recorder, name } = yard;
  recorder.run(60);
  share(yard);
  const remote = look(name);
  await until(remote, () => remote.line.end === 60);
  remote.goTo(30);
  // What an order brings about is shown before the game has done it.
  expect([remote.tick, remote.held, remote.atEnd, recorder.tick]).toEqual([30, true, false, 60]);
  remote.goTo(25);
  await until(remote, () => recorder.tick === 25);
  remote.goOn();
  await until(remote, () => remote.lines.length === 2 && remote.line.id === 2);
  recorder.run(10);
  await until(remote, () => remote.line.end === 35);
  expectSame(remote, recorder);
  remote.play({ id: 1, begin: 0 });
  await until(remote, () => remote.line.id === 1 && remote.tick === 60);
  expectSame(remote, recorder);
  const stop = { who: null, kind: null, on: 'behave', to: 'lie' } as const;
  remote.toggle(stop);
  expect(remote.has(stop)).toBe(true);
  remote.run(200);
  await until(remote, () => remote.stopped !== null);
  expect(remote.stopped?.breakpoint).toEqual(stop);
  expectSame(remote, recorder);
});

test('the other window gives the game inputs, by their names, and hears what was refused', async () => {
  const yard = sharedYard();
  const { recorder, name } = yard;
  recorder.run(40);
  share(yard);
  const remote = look(name);
  await until(remote, () => remote.line.end === 40);
  expect(remote.inputs).toEqual(recorder.inputs);
  expect(remote.inputs.map((one) => one.name)).toContain('throws');
  remote.goTo(20);
  remote.giveByName('throws', [3]);
  await until(remote, () => remote.lines.length === 2);
  recorder.run(10);
  expect([recorder.tick, recorder.line.inputs.map(({ tick, args }) => [tick, ...args])]).toEqual([30, [[20, 3]]]);
  await until(remote, () => remote.tick === 30);
  expectSame(remote, recorder);
  remote.giveByName('hides', []);
  await until(remote, () => remote.problems.length > 0);
  expect(remote.problems[0]).toContain("there is no input 'hides'");
});

test('when the inspector leaves, time goes on; when the game goes, the inspector says so and keeps the record', async () => {
  const yard = sharedYard();
  const { recorder, name } = yard;
  recorder.run(30);
  const stop = shareRecorder(recorder, name);
  const [first, second] = [look(name), look(name)];
  await until(second, () => second.line.end === 30);
  first.held = true;
  await until(second, () => second.held);
  first.close();
  second.close();
  const third = look(name);
  await until(third, () => third.line.end === 30 && !third.held);
  expect(recorder.held).toBe(false);
  stop();
  await until(third, () => third.problems.length > 0);
  expect(third.problems).toEqual(['The game has gone; what it told is shown.']);
  expect(third.line.thoughts('dog0').length).toBeGreaterThan(0);
});
