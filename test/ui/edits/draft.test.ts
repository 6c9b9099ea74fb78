// A draft's undo and redo, as the lab's editors and the layout editor use it.

import { expect, test } from 'vitest';
import { Draft } from '../../../src/ui/edits/draft.ts';

test('what is typed into one cell is one step back', () => {
  const draft = new Draft('');
  for (const text of ['a', 'ab', 'abc']) draft.set(text, 'cell 1');
  draft.set('abc!', 'cell 2');
  expect([draft.undo(), draft.now.peek(), draft.undo(), draft.now.peek(), draft.undo()]).toEqual([true, 'abc', true, '', false]); // prettier-ignore
  expect([draft.redo(), draft.now.peek()]).toEqual([true, 'abc']);
});

test('every step can be undone and redone, until another one is made', () => {
  const draft = new Draft(0);
  draft.set(1);
  draft.undo();
  expect([draft.now.peek(), draft.canUndo, draft.canRedo]).toEqual([0, false, true]);
  draft.set(2);
  expect([draft.now.peek(), draft.steps, draft.redo()]).toEqual([2, 1, false]);
});

test('all steps are undone at once, and redone one by one', () => {
  const draft = new Draft('');
  for (const text of ['a', 'b', 'c']) draft.set(text);
  draft.undoAll();
  expect([draft.now.peek(), draft.steps]).toEqual(['', 0]);
  draft.redo();
  draft.redo();
  expect(draft.now.peek()).toBe('b');
});
