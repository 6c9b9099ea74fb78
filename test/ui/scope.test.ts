// A scope ends what a visit started: once each, the newest first, whatever goes wrong on the way.

import { afterEach, expect, test, vi } from 'vitest';
import { Scope } from '../../src/ui/lifetime/scope.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the newest ends first, and each only once', () => {
  const ended: string[] = [];
  const scope = new Scope();
  scope.defer(() => ended.push('first'));
  scope.use({ [Symbol.dispose]: () => void ended.push('second') });
  expect(scope.adopt('third', (one) => void ended.push(one))).toBe('third');
  expect(scope.disposed).toBe(false);
  scope.dispose();
  scope.dispose();
  expect(ended).toEqual(['third', 'second', 'first']);
  expect(scope.disposed).toBe(true);
});

test('what was ended early is not ended again', () => {
  let ends = 0;
  const scope = new Scope();
  const end = scope.defer(() => ends++);
  end();
  end();
  scope.dispose();
  expect(ends).toBe(1);
});

test('an exception of one clean-up is reported, and the others run', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (problem: unknown) => void reported.push(problem));
  const ended: string[] = [];
  const scope = new Scope();
  scope.defer(() => ended.push('first'));
  scope.defer(() => {
    throw new Error('stuck');
  });
  scope.defer(() => ended.push('last'));
  scope.dispose();
  expect(ended).toEqual(['last', 'first']);
  expect(reported).toEqual([new Error('stuck')]);
});

test('what arrives after the end is ended at once', () => {
  let ends = 0;
  const scope = new Scope();
  scope.dispose();
  scope.defer(() => ends++);
  expect(ends).toBe(1);
  const inner = scope.child();
  expect(inner.disposed).toBe(true);
});

test('an inner scope ends with its outer one, or before it', () => {
  const ended: string[] = [];
  const outer = new Scope();
  outer.child().defer(() => ended.push('with it'));
  const early = outer.child();
  early.defer(() => ended.push('early'));
  early.dispose();
  expect(ended).toEqual(['early']);
  outer.dispose();
  expect(ended).toEqual(['early', 'with it']);
});

test('a listener hears until the end, with the options it was registered with', () => {
  const target = new EventTarget();
  const heard: string[] = [];
  const scope = new Scope();
  scope.listen(target, 'open', () => heard.push('captured'), { capture: true });
  const stop = scope.listen(target, 'open', () => heard.push('stopped'));
  target.dispatchEvent(new Event('open'));
  stop();
  target.dispatchEvent(new Event('open'));
  scope.dispose();
  target.dispatchEvent(new Event('open'));
  expect(heard).toEqual(['captured', 'stopped', 'captured']);
});

test('timers run until the end, a single one once', () => {
  vi.useFakeTimers();
  try {
    const runs: string[] = [];
    const scope = new Scope();
    scope.every(100, () => runs.push('every'));
    scope.after(150, () => runs.push('once'));
    scope.after(500, () => runs.push('too late'));
    vi.advanceTimersByTime(250);
    scope.dispose();
    vi.advanceTimersByTime(1000);
    expect(runs).toEqual(['every', 'once', 'every']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

/** Replaces the browser's animation requests. `draw` calls everything that is requested at that time. */
function animation(): { requested: Map<number, (now: number) => void>; draw: (now: number) => void } {
  const requested = new Map<number, (now: number) => void>();
  let last = 0;
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    requested.set(++last, run);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void requested.delete(id));
  const draw = (now: number): void => {
    const due = [...requested];
    requested.clear();
    for (const [, run] of due) run(now);
  };
  return { requested, draw };
}

test('several frame loops make one request a frame, and an exception of one does not stop the others', () => {
  const { requested, draw } = animation();
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (problem: unknown) => void reported.push(problem));
  const drawn: string[] = [];
  const scope = new Scope();
  scope.frame(() => {
    throw new Error('stuck');
  });
  const endFirst = scope.frame((now) => {
    drawn.push(`first ${now}`);
    endSecond();
  });
  const endSecond = scope.frame((now) => drawn.push(`second ${now}`));
  expect(requested.size).toBe(1);
  draw(1);
  expect(requested.size).toBe(1);
  draw(2);
  endFirst();
  draw(3);
  expect(drawn).toEqual(['first 1', 'first 2']);
  expect(reported).toEqual([new Error('stuck'), new Error('stuck'), new Error('stuck')]);
  scope.dispose();
  expect(requested.size).toBe(0);
});

test('a frame loop requests the next frame until the end', () => {
  const { requested, draw } = animation();
  const drawn: number[] = [];
  const scope = new Scope();
  scope.frame((now) => drawn.push(now));
  scope.nextFrame(() => drawn.push(-1));
  draw(1);
  draw(2);
  scope.dispose();
  draw(3);
  expect(drawn).toEqual([1, -1, 2]);
  expect(requested.size).toBe(0);
});
