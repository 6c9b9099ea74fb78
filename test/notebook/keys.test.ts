// The notebook's keys.

import { expect, test } from 'vitest';
import { keyOf } from '../../src/notebook/keys.ts';

const key = (name: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  keyOf({ key: name, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('brackets step through thoughts, F follows, Escape closes', () => {
  expect(['[', ']', 'f', 'F', 'Escape', 'x'].map((name) => key(name))).toEqual([
    'older',
    'newer',
    'follow',
    'follow',
    'close',
    null,
  ]);
});

test('Ctrl+Z or Cmd+Z takes an edit back, and nothing else with Ctrl is ours', () => {
  expect(key('z', { ctrlKey: true })).toBe('undo');
  expect(key('z', { metaKey: true })).toBe('undo');
  expect(key('Z', { ctrlKey: true, shiftKey: true })).toBeNull();
  expect(key('f', { ctrlKey: true })).toBeNull();
  expect(key('z')).toBeNull();
});

test('a bracket that needs AltGr still counts as a bracket', () => {
  expect(key('[', { altKey: true, ctrlKey: true })).toBe('older');
});
