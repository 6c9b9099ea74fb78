// The page "History": thoughts with equal results are one entry; a change of mind is an entry of its own.

import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/ai/index.ts';
import { entriesOf, filtered, placeOf, stepThought, thoughtsOf } from '../../src/notebook/history/history.ts';
import { whatEnded } from '../../src/notebook/history/what-ended.ts';
import { worded } from '../../src/notebook/words.ts';
import { caller, decision, fakeCafe, guest, maid, walking } from './fake-cafe.ts';

const cafe = fakeCafe();
guest(cafe, 'kim', 'a');
const me = cafe.add(maid('momo'));
const entries = (...decisions: Decision[]) => entriesOf(thoughtsOf(cafe.state, me, decisions));
/** She looks up on her way and chooses a guest. */
const chooses = (tick: number, id: string, given: Partial<Decision> = {}) =>
  decision(tick, {
    because: { key: 'serve.waited', terms: { guest: id, name: id, waited: tick, tiles: 3 } },
    options: [caller(id, 'chosen')],
    todo: walking(5),
    ended: 'tick',
    ...given,
  });

test('newest first, with the café clock', () => {
  expect(
    entries(decision(100, { todo: walking(5) }), decision(200, { warp: { warp: 'waiting' } })).map(({ first }) => [
      first.clock,
      first.tick,
      worded(first.words),
    ]),
  ).toEqual([
    ['11:20', 200, 'Moves on to waiting.'],
    ['11:10', 100, 'Goes to table 1'],
  ]);
});

test('looking up and keeping to it is not a new entry, though figures change', () => {
  const [entry, ...others] = entries(chooses(10, 'kim', { ended: 'done' }), chooses(15, 'kim'), chooses(20, 'kim'));
  expect(others).toEqual([]);
  expect(entry?.thoughts.map((thought) => thought.tick)).toEqual([10, 15, 20]);
  expect(entry?.first.changedMind).toBe(false);
});

describe('a change of mind', () => {
  const minds = (...decisions: Decision[]) => filtered(entries(...decisions), 'minds').map(({ first }) => first.tick);

  test('is another guest on the way', () => {
    expect(minds(chooses(10, 'kim'), chooses(15, 'kim'), chooses(20, 'leo'))).toEqual([20]);
  });

  test('is other work on the way', () => {
    const clears = decision(10, {
      key: 'clear',
      todo: walking(5),
      ended: 'done',
      because: { key: 'clear.table', terms: { table: 2 } },
    });
    const fetches = decision(15, {
      key: 'clear',
      ended: 'tick',
      warp: { warp: 'fetch' },
      because: { key: 'dishes.fetch', terms: { count: 1 } },
    });
    expect(minds(clears, fetches)).toEqual([15]);
  });

  test('is not what comes after something done', () => {
    expect(minds(chooses(10, 'kim'), chooses(20, 'leo', { ended: 'done' }))).toEqual([]);
  });

  test('is not the end of waiting', () => {
    expect(
      minds(
        decision(10, { todo: { behave: 'stay', until: ['callers'], tick: 60 } }),
        chooses(20, 'leo', { ended: 'changed' }),
      ),
    ).toEqual([]);
  });
});

test('a fault stands alone and keeps its message', () => {
  const found = filtered(
    entries(decision(10, { fault: 'boom' }), decision(11, { fault: 'boom' }), decision(12)),
    'faults',
  );
  expect(found.map(({ first }) => [first.tick, first.fault])).toEqual([
    [11, 'boom'],
    [10, 'boom'],
  ]);
});

test('one steps through every thought, also those of one entry, and stops at both ends', () => {
  const list = entries(chooses(10, 'kim'), chooses(15, 'kim'), chooses(20, 'leo'));
  const step = (from: string | null, by: -1 | 1) => stepThought(list, from, by)?.tick;
  expect([
    step(null, -1),
    step('20.0', -1),
    step('15.0', -1),
    step('10.0', -1),
    step('10.0', 1),
    step('20.0', 1),
  ]).toEqual([20, 15, 10, 10, 15, 20]);
  expect(stepThought([], null, 1)).toBeNull();
});

test('a thought has the place of its todo, of its table, or of whom it is about', () => {
  expect(placeOf(cafe.state, decision(1, { todo: walking(5, 2, 6) }))).toEqual({ x: 2, y: 6 });
  expect(placeOf(cafe.state, decision(1, { because: { key: 'clear.table', terms: { table: 1 } } }))).toEqual({
    x: 7,
    y: 3,
  });
  expect(placeOf(cafe.state, decision(1, { warp: { warp: 'move', param: { guest: 'kim' } } }))).toEqual({ x: 8, y: 3 });
  expect(placeOf(cafe.state, decision(1))).toBeNull();
});

describe('what ended the todo before', () => {
  const stays = (until: readonly string[]) => decision(10, { todo: { behave: 'stay', until: [...until], tick: 200 } });
  const ended = (before: Decision, after: Partial<Decision>): string => {
    const thought = thoughtsOf(cafe.state, me, [before, decision(20, { ended: 'changed', ...after })])[1]!;
    const words = whatEnded(thought);
    return words === null ? '' : worded(words);
  };
  const walk = decision(10, { todo: walking(5) });
  const because = (key: string, terms: Record<string, string> = {}) => ({ because: { key, terms } });
  const WORK = ['callers', 'dishes', 'mess', 'commands'];
  test('is the only fact that it watched, or the one that fits what she does next, also if she goes on as before', () => {
    expect(ended(stays(['commands']), { todo: walking(5) })).toBe('because a request arrives');
    expect(ended(stays(WORK), { warp: { warp: 'fetch' } })).toBe('because a dish is ready');
    expect(ended(stays(WORK), because('idle.othersGo'))).toBe('because someone calls');
    expect(ended(stays(['seats', 'weather']), {})).toBe(
      'because one of these happened: a seat comes free, the weather changes',
    );
  });
  test('stays general if no watched fact fits, and names the guest whom she saw or heard', () => {
    expect(ended(stays(WORK), because('idle.stays'))).toBe('something changed');
    expect(ended(walk, because('serve.waited', { name: 'Kim', knows: 'heard' }))).toBe('heard Kim');
    expect(ended(walk, { ended: 'tick' })).toBe('time to look up');
    expect(ended(walk, { ended: 'done' })).toBe('last one done');
  });
});
