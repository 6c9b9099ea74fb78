// Leaving the lab ends everything it started: simulations under way stop, waiting Workers are terminated.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LabDeps } from '../../src/lab/frame/deps.ts';
import { Lab } from '../../src/lab/frame/lab.ts';
import { ReplaysModel } from '../../src/lab/replays/model.ts';
import { lead, prepare } from '../../src/sandbox/start-ahead.ts';
import { Timeline } from '../../src/analysis/timeline/timeline.ts';
import { Breakpoints } from '../../src/lab/frame/breakpoints.ts';
import { whatIfOf } from '../../src/lab/whatif/model.ts';
import { Stopped } from '../../src/lab/whatif/worker-pool.ts';
import { Scope } from '../../src/ui/lifetime/scope.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import { EditLog } from '../../src/ui/edits/edit-log.ts';

class FakeWorker {
  static alive = 0;
  constructor() {
    FakeWorker.alive++;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  postMessage(): void {}
  terminate(): void {
    FakeWorker.alive--;
  }
}

beforeEach(() => {
  FakeWorker.alive = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('navigator', { hardwareConcurrency: 2 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A lab over a café, with a host that does nothing. */
function labOf(cafe: Simulation): Lab {
  const start = openCafe({ seed: 7 }, scripts).save();
  const nothing = (): void => {};
  const deps: LabDeps = {
    scripts: () => scripts,
    breakpoints: new Breakpoints(),
    running: () => cafe,
    start: () => start,
    show: nothing,
    stepped: nothing,
    adopt: nothing,
    mayPart: () => true,
    part: nothing,
    step: () => cafe.step() !== undefined,
    give: nothing,
    edits: new EditLog({ cafe: () => cafe, give: nothing, tell: nothing }),
    setSpeed: nothing,
    select: nothing,
    lookAt: nothing,
    tileAt: () => null,
    spotOf: () => ({ x: 0, y: 0 }),
    follow: nothing,
    over: nothing,
    drawIn: nothing,
    leader: () => null,
    promises: () => Promise.reject(new Error('none')),
    brokenAt: () => [],
    secondView: () => Promise.reject(new Error('none')),
    close: nothing,
  };
  return new Lab(deps, 'replays');
}

test('a replay that is being run stops when the lab is left', async () => {
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  const model = new ReplaysModel(lab);
  const opening = model.example('the day');
  lab.dispose();
  await opening;
  expect([model.opened.peek(), model.work.peek()]).toEqual([null, null]);
});

test('a day that is being run anew stops when it is told to', async () => {
  const cafe = openCafe({ seed: 7 }, scripts);
  const start = cafe.save();
  for (let i = 0; i < 2000; i++) cafe.step();
  // Each reading of the clock is a slice later, so it pauses after each tick.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  let pauses = 0;
  const timeline = await Timeline.of(
    start,
    () => cafe,
    () => scripts,
    () => Promise.resolve(++pauses < 3),
  );
  vi.restoreAllMocks();
  expect([timeline, pauses]).toEqual([null, 3]);
});

test('no Worker is begun for a question that comes after the lab was left', async () => {
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  lab.dispose();
  await expect(whatIfOf(lab).pool.moment('', [], 0)).rejects.toBeInstanceOf(Stopped);
  expect(FakeWorker.alive).toBe(0);
});

test('the Worker that waits for a script is ended with the page that wanted it', () => {
  const visit = new Scope();
  prepare(visit);
  expect(FakeWorker.alive).toBe(1);
  visit.dispose();
  expect(FakeWorker.alive).toBe(0);
});

test('while somebody thinks with a script one more Worker waits, and both end with it', async () => {
  vi.useFakeTimers();
  const visit = new Scope();
  prepare(visit);
  const led = lead(openCafe({ seed: 7 }, scripts), { differs: () => {}, hung: () => {}, failed: () => {} });
  vi.advanceTimersByTime(1000);
  visit.dispose();
  expect(FakeWorker.alive).toBe(2);
  led.end();
  await Promise.resolve();
  expect(FakeWorker.alive).toBe(0);
});

test('a replay that is being run stops when its page is left, and can be run again', async () => {
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  const model = new ReplaysModel(lab);
  const visit = lab.scope.child();
  model.enter(visit);
  const opening = model.example('the day');
  visit.dispose();
  await opening;
  expect([model.opened.peek(), model.work.peek()]).toEqual([null, null]);
  expect(lab.scope.disposed).toBe(false);
});

test('the Workers of a question end when its page is left, and begin again with the next question', async () => {
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  const whatIf = whatIfOf(lab);
  const visit = lab.scope.child();
  whatIf.enter(visit);
  const run = whatIf.run();
  const lost = whatIf.pool.moment('', [], 0);
  const reason = expect(lost).rejects.toBeInstanceOf(Stopped);
  await Promise.resolve();
  expect(FakeWorker.alive).toBeGreaterThan(0);
  visit.dispose();
  await Promise.all([run, reason]);
  expect([FakeWorker.alive, whatIf.running.peek(), whatIf.error.peek()]).toEqual([0, null, null]);
  const next = whatIf.pool.moment('', [], 0);
  expect(FakeWorker.alive).toBe(1);
  lab.dispose();
  await expect(next).rejects.toBeInstanceOf(Stopped);
  expect(FakeWorker.alive).toBe(0);
});

test('a question that is stopped while its first answers are computed leaves no promise unhandled', async () => {
  const unhandled: unknown[] = [];
  const hear = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', hear);
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  const whatIf = whatIfOf(lab);
  const run = whatIf.run();
  for (let i = 0; i < 50 && FakeWorker.alive === 0; i++) await Promise.resolve();
  expect(FakeWorker.alive).toBeGreaterThan(0);
  whatIf.stop();
  await run;
  await new Promise(setImmediate);
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
  lab.dispose();
});

test('what is begun after the lab was left ends at once', () => {
  const lab = labOf(openCafe({ seed: 7 }, scripts));
  const ends: string[] = [];
  lab.scope.defer(() => void ends.push('one'));
  lab.dispose();
  lab.scope.defer(() => void ends.push('two'));
  expect(ends).toEqual(['one', 'two']);
});
