// Meanings of keys, the order of regions, and stored settings.

import { describe, expect, test } from 'vitest';
import { meaningOf, nextRegion } from '../../src/hud/keyboard.ts';
import { readAtlas } from '../../src/ui/pictures/atlas.ts';
import { type KeyPress, signOf, undoOf } from '../../src/ui/keys/keys.ts';
import { readKept } from '../../src/ui/settings/settings.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: /^\d$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

describe('keys', () => {
  test.each([
    [' ', { act: 'pause' }],
    ['.', { act: 'tick' }],
    ['?', { act: 'keys' }],
    ['f', { act: 'follow' }],
    ['J', { act: 'drama' }],
    ['l', { act: 'lab' }],
    ['o', { act: 'scout' }],
    ['B', { act: 'rival' }],
    ['q', { act: 'mute' }],
    ['m', { act: 'mode', mode: 'plain' }],
    ['a', { act: 'mode', mode: 'a-move' }],
    ['s', { act: 'mode', mode: 'serve' }],
    ['w', { act: 'mode', mode: 'sweep' }],
    ['g', { act: 'mode', mode: 'gather' }],
    ['+', { act: 'zoom', by: 1 }],
    ['-', { act: 'zoom', by: -1 }],
    ['ArrowLeft', { act: 'pan', dx: -1, dy: 0 }],
    ['Escape', { act: 'escape' }],
    ['F6', { act: 'region', by: 1 }],
    ['3', { act: 'team', team: 3 }],
  ])('%s', (key, act) => {
    expect(meaningOf(press(key))).toEqual(act);
  });

  test('Shift held for an order that comes after those before leaves the keys of the chalkboard as they are', () => {
    expect(meaningOf(press('A', { shiftKey: true }))).toEqual({ act: 'mode', mode: 'a-move' });
    expect(meaningOf(press('M', { shiftKey: true }))).toEqual({ act: 'mode', mode: 'plain' });
  });
  test('Shift and a digit assigns a team, whatever character that is on this keyboard', () => {
    expect(meaningOf(press('!', { code: 'Digit1', shiftKey: true }))).toEqual({ act: 'assign', team: 1 });
    expect(meaningOf(press('"', { code: 'Digit2', shiftKey: true }))).toEqual({ act: 'assign', team: 2 });
  });
  test('on a French keyboard - moves away, although it is on the key of the 6; the other signs there mean the digit', () => {
    expect(meaningOf(press('-', { code: 'Digit6' }))).toEqual({ act: 'zoom', by: -1 });
    expect(meaningOf(press('é', { code: 'Digit2' }))).toEqual({ act: 'team', team: 2 });
    expect(meaningOf(press('6', { code: 'Digit6', shiftKey: true }))).toEqual({ act: 'assign', team: 6 });
  });
  test('a bracket behind AltGr is no team, however AltGr arrives', () => {
    expect(meaningOf(press('[', { code: 'Digit8' }))).toBeNull();
    expect(meaningOf(press('[', { code: 'Digit8', ctrlKey: true, altKey: true }))).toBeNull();
  });
  test('a bracket is typed with AltGr or Alt, too; every other key with Ctrl, Alt or Meta is a shortcut', () => {
    expect(signOf(press(']', { ctrlKey: true, altKey: true }))).toBe(']');
    expect(signOf(press('[', { altKey: true }))).toBe('[');
    expect(signOf(press('[', { ctrlKey: true }))).toBeNull();
    expect(signOf(press('-', { ctrlKey: true, altKey: true }))).toBeNull();
    expect(signOf(press('l', { metaKey: true }))).toBeNull();
  });
  test('undo is the letter Z, or its place where no Latin letters are typed', () => {
    expect(undoOf(press('z', { code: 'KeyW', ctrlKey: true }))).toBe('undo');
    expect(undoOf(press('w', { code: 'KeyZ', ctrlKey: true }))).toBeNull();
    expect(undoOf(press('я', { code: 'KeyZ', ctrlKey: true }))).toBe('undo');
    expect(undoOf(press('Z', { shiftKey: true, metaKey: true }))).toBe('redo');
    expect(undoOf(press('y', { ctrlKey: true }))).toBe('redo');
    expect(undoOf(press('z'))).toBeNull();
  });
  test('Ctrl, Alt and Meta belong to the browser', () => {
    expect(meaningOf(press('1', { ctrlKey: true }))).toBeNull();
    expect(meaningOf(press('a', { metaKey: true }))).toBeNull();
    expect(meaningOf(press('ArrowUp', { altKey: true }))).toBeNull();
  });
  test('other keys mean nothing', () => {
    expect(meaningOf(press('x'))).toBeNull();
    expect(meaningOf(press('Tab', { code: 'Tab' }))).toBeNull();
  });
});

test('regions follow each other in a ring', () => {
  const regions = ['top', 'drama', 'roster'];
  expect(nextRegion(regions, undefined, 1)).toBe('top');
  expect(nextRegion(regions, undefined, -1)).toBe('roster');
  expect(nextRegion(regions, 'roster', 1)).toBe('top');
  expect(nextRegion(regions, 'top', -1)).toBe('roster');
});

describe('kept settings', () => {
  test('are read back', () => {
    expect(readKept('{"language":"zh","textSize":1.15,"reducedMotion":true}')).toEqual({
      language: 'zh',
      textSize: 1.15,
      reducedMotion: true,
    });
    expect(readKept('{"language":"ja"}')).toEqual({ language: 'ja' });
    expect(readKept('{"language":"__proto__"}')).toEqual({});
  });
  test('how loud it is; what is missing or odd there is as it ships', () => {
    const sound = { music: 20, effects: 0, muted: true };
    expect(readKept(JSON.stringify({ sound }))).toEqual({ sound });
    expect(readKept('{"sound":{"music":900,"effects":"loud","muted":1}}')).toEqual({
      sound: { music: 65, effects: 75, muted: false },
    });
    expect(readKept('{"sound":"loud"}')).toEqual({});
  });
  test.each([null, '', 'nonsense', '[]', '{"language":"fr","textSize":9,"reducedMotion":"yes"}'])(
    '%s leaves everything out',
    (text) => {
      expect(readKept(text)).toEqual({});
    },
  );
});

test('a picture sheet is read with its size as a list or as fields; anything else is none', () => {
  const frames = { heart: { x: 1, y: 2, w: 16, h: 16, ax: 8 }, broken: { x: 1 } };
  expect(readAtlas({ size: [32, 16], frames })).toEqual({
    width: 32,
    height: 16,
    frames: { heart: { x: 1, y: 2, w: 16, h: 16 } },
  });
  expect(readAtlas({ size: { w: 32, h: 16 }, frames })?.width).toBe(32);
  expect(readAtlas({ frames })).toBeNull();
  expect(readAtlas('heart')).toBeNull();
});
