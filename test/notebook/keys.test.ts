// The notebook's keys.

import { expect, test } from 'vitest';
import { notebookKeymaps } from '../../src/notebook/keys.ts';
import type { NotebookModel } from '../../src/notebook/model.ts';
import { keyPress, pressKey } from '../ui/key-press.ts';

/** What a key does to an open notebook; null = nothing. */
function does(key: string, more: Parameters<typeof keyPress>[1] = {}, shown = true): string | null {
  let done: string | null = null;
  const model = {
    who: { value: 'momo' },
    following: { value: false },
    step: (by: number) => (done = by < 0 ? 'older' : 'newer'),
    follow: (on: boolean) => (done = `follow ${on}`),
    undo: () => (done = 'undo'),
    escape: () => (done = 'close'),
  };
  pressKey(
    notebookKeymaps(
      model as unknown as NotebookModel,
      () => null,
      () => shown,
    ),
    keyPress(key, more),
  );
  return done;
}

test('brackets step through thoughts, F follows, Escape closes', () => {
  expect(['[', ']', 'f', 'Escape', 'x'].map((key) => does(key))).toEqual([
    'older',
    'newer',
    'follow true',
    'close',
    null,
  ]);
});

test('Ctrl+Z or Cmd+Z takes an edit back, and nothing else with Ctrl is ours', () => {
  expect(does('z', { ctrlKey: true })).toBe('undo');
  expect(does('z', { metaKey: true })).toBe('undo');
  expect(does('Z', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(does('f', { ctrlKey: true })).toBeNull();
  expect(does('z')).toBeNull();
});

test('undo is the letter Z, or its place where no Latin letters are typed', () => {
  expect(does('z', { code: 'KeyW', ctrlKey: true })).toBe('undo');
  expect(does('w', { code: 'KeyZ', ctrlKey: true })).toBeNull();
  expect(does('я', { code: 'KeyZ', ctrlKey: true })).toBe('undo');
});

test('a bracket that needs AltGr or Alt still counts as a bracket, however it arrives', () => {
  expect(does('[', { code: 'Digit5', altKey: true, ctrlKey: true })).toBe('older');
  expect(does(']', { code: 'Digit6', altKey: true })).toBe('newer');
  expect(does('[', { code: 'Digit8', getModifierState: (name) => name === 'AltGraph' })).toBe('older');
  expect(does('[', { ctrlKey: true })).toBeNull();
});

test('a hidden notebook hears nothing', () => {
  expect(does('[', {}, false)).toBeNull();
});
