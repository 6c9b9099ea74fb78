// Live edits: given at once, shown while paused, undone one by one, in effect from the next thought on.

import { beforeEach, describe, expect, test } from 'vitest';
import { Edits } from '../../src/notebook/shape/edits.ts';
import type { MaidEdit } from '../../src/sim/state/maid-edit.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { maid } from './fake-cafe.ts';

let me: Maid;
let given: MaidEdit[];
let thought: string;
let edits: Edits;
let tick: number;

beforeEach(() => {
  me = maid('momo', { rank: 3, alertness: 1, favouriteCustomerIds: ['rio', 'noel'] });
  given = [];
  thought = 'waiting 0';
  tick = 100;
  edits = new Edits(
    (_id, edit) => given.push(edit),
    () => thought,
  );
});

/** The café applies pending inputs, and a tick passes. */
function passes(): void {
  for (const edit of given) Object.assign(me, edit);
  tick++;
}

test('a change is given at once and shown before the café has taken it up', () => {
  edits.change(me, tick, { alertness: 30 });
  expect(given).toEqual([{ alertness: 30 }]);
  expect(me.alertness).toBe(1);
  expect(edits.shapeOf(me, tick).alertness).toBe(30);
  passes();
  expect(edits.shapeOf(me, tick).alertness).toBe(30);
});

test('what somebody else changed meanwhile is shown as the café has it', () => {
  edits.change(me, tick, { alertness: 30 });
  passes();
  me.alertness = 5;
  expect(edits.shapeOf(me, tick).alertness).toBe(5);
});

test('nothing new is not given', () => {
  edits.change(me, tick, { rank: 3, favouriteCustomerIds: ['rio', 'noel'] });
  expect(given).toEqual([]);
  expect(edits.count('momo')).toBe(0);
});

describe('undo', () => {
  test('takes changes back, newest first', () => {
    edits.change(me, tick, { alertness: 30 });
    passes();
    edits.change(me, tick, { rank: 5 });
    passes();
    expect(edits.count('momo')).toBe(2);
    edits.undo(me, tick);
    passes();
    expect([me.rank, me.alertness]).toEqual([3, 30]);
    edits.undo(me, tick);
    passes();
    expect(me.alertness).toBe(1);
    expect(edits.undo(me, tick)).toBe(false);
  });

  test('counts the same field within one tick, or within one drag, as one change', () => {
    edits.change(me, tick, { alertness: 12 });
    edits.change(me, tick, { alertness: 30 });
    expect(edits.count('momo')).toBe(1);
    passes();
    edits.change(me, tick, { favouriteCustomerIds: ['noel', 'rio'] }, 7);
    passes();
    edits.change(me, tick, { favouriteCustomerIds: ['noel'] }, 7);
    passes();
    expect(edits.count('momo')).toBe(2);
    edits.undo(me, tick);
    passes();
    expect(me.favouriteCustomerIds).toEqual(['rio', 'noel']);
    expect(edits.count('momo')).toBe(1);
  });

  test('two changes made while the café is paused come back one by one', () => {
    edits.change(me, tick, { alertness: 30 });
    edits.change(me, tick, { rank: 5 });
    edits.undo(me, tick);
    expect(edits.shapeOf(me, tick)).toMatchObject({ rank: 3, alertness: 30 });
    edits.undo(me, tick);
    expect(edits.shapeOf(me, tick)).toMatchObject({ rank: 3, alertness: 1 });
  });
});

test('a field is marked while it differs from what it was at first', () => {
  edits.change(me, tick, { alertness: 30 });
  expect(edits.changed(edits.shapeOf(me, tick), 'momo', 'alertness')).toBe(true);
  expect(edits.changed(edits.shapeOf(me, tick), 'momo', 'rank')).toBe(false);
  expect(edits.originalOf('momo', 'alertness')).toBe(1);
  passes();
  edits.change(me, tick, { alertness: 1 });
  expect(edits.changed(edits.shapeOf(me, tick), 'momo', 'alertness')).toBe(false);
});

test('an edit is at work once she has thought since, and stays so', () => {
  expect(edits.effect('momo', tick)).toBeNull();
  edits.change(me, tick, { alertness: 30 });
  expect(edits.effect('momo', tick)).toBe('waiting');
  passes();
  expect(edits.effect('momo', tick)).toBe('waiting');
  thought = 'waiting 1';
  expect(edits.effect('momo', tick)).toBe('atWork');
  thought = 'waiting 0';
  expect(edits.effect('momo', tick)).toBe('atWork');
});

test('dragging away and back again leaves nothing to take back', () => {
  edits.change(me, tick, { favouriteCustomerIds: ['noel', 'rio'] }, 3);
  edits.change(me, tick, { favouriteCustomerIds: ['rio', 'noel'] }, 3);
  expect(edits.count('momo')).toBe(0);
  expect(given.at(-1)).toEqual({ favouriteCustomerIds: ['rio', 'noel'] });
});
