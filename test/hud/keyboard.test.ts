// Meanings of keys, the order of regions, and stored settings.

import { describe, expect, test } from 'vitest';
import { cafeKeymaps, type KeyActs, nextRegion } from '../../src/hud/keyboard.ts';
import { readAtlas } from '../../src/ui/pictures/atlas.ts';
import { readKept } from '../../src/ui/settings/settings.ts';
import { keyPress as press, pressKey } from '../ui/key-press.ts';

/** What a key does in the café: name and arguments of the act; null = nothing. */
function meaningOf(key: ReturnType<typeof press>): unknown[] | null {
  let done: unknown[] | null = null;
  const acts = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          (done = [name, ...given]),
    },
  );
  const maps = cafeKeymaps(acts as KeyActs, {
    inCafe: () => true,
    rivalOpens: () => true,
    atTitle: () => false,
    underDialog: () => false,
  });
  pressKey(maps, key);
  return done;
}

describe('keys', () => {
  test.each([
    [' ', ['pause']],
    ['.', ['tick']],
    ['?', ['keys']],
    ['f', ['follow']],
    ['J', ['drama']],
    ['h', ['headMaid']],
    ['k', ['janken']],
    ['l', ['lab']],
    ['o', ['scout']],
    ['B', ['rival']],
    ['q', ['mute']],
    ['m', ['mode', 'plain']],
    ['a', ['mode', 'a-move']],
    ['s', ['mode', 'serve']],
    ['w', ['mode', 'sweep']],
    ['g', ['mode', 'gather']],
    ['+', ['zoom', 1]],
    ['=', ['zoom', 1]],
    ['-', ['zoom', -1]],
    ['ArrowLeft', ['pan', -1, 0]],
    ['Escape', ['escape']],
    ['F6', ['region', 1]],
    ['3', ['team', 3]],
  ])('%s', (key, act) => {
    expect(meaningOf(press(key))).toEqual(act);
  });

  test('Shift and F6 lead back', () => {
    expect(meaningOf(press('F6', { shiftKey: true }))).toEqual(['region', -1]);
  });
  test('Shift held for an order that comes after those before leaves the keys of the chalkboard as they are', () => {
    expect(meaningOf(press('A', { shiftKey: true }))).toEqual(['mode', 'a-move']);
    expect(meaningOf(press('M', { shiftKey: true }))).toEqual(['mode', 'plain']);
  });
  test('Shift and a digit assigns a team, whatever character that is on this keyboard', () => {
    expect(meaningOf(press('!', { code: 'Digit1', shiftKey: true }))).toEqual(['assign', 1]);
    expect(meaningOf(press('"', { code: 'Digit2', shiftKey: true }))).toEqual(['assign', 2]);
  });
  test('on a French keyboard - moves away, although it is on the key of the 6; the other signs there mean the digit', () => {
    expect(meaningOf(press('-', { code: 'Digit6' }))).toEqual(['zoom', -1]);
    expect(meaningOf(press('é', { code: 'Digit2' }))).toEqual(['team', 2]);
    expect(meaningOf(press('6', { code: 'Digit6', shiftKey: true }))).toEqual(['assign', 6]);
    expect(meaningOf(press('.', { code: 'Comma', shiftKey: true }))).toEqual(['tick']);
    expect(meaningOf(press('?', { code: 'KeyM', shiftKey: true }))).toEqual(['keys']);
    expect(meaningOf(press('a', { code: 'KeyQ' }))).toEqual(['mode', 'a-move']);
  });
  test('a character behind AltGr is no team, however AltGr arrives', () => {
    const altGr = { getModifierState: (name: string) => name === 'AltGraph' };
    expect(meaningOf(press('[', { code: 'Digit8', ...altGr }))).toBeNull();
    expect(meaningOf(press('|', { code: 'Digit6', ...altGr }))).toBeNull();
    expect(meaningOf(press('[', { code: 'Digit8', ctrlKey: true, altKey: true }))).toBeNull();
  });
  test('a letter of another alphabet is the key in its place, but not one behind AltGr', () => {
    expect(meaningOf(press('ф', { code: 'KeyA' }))).toEqual(['mode', 'a-move']);
    expect(meaningOf(press('æ', { code: 'KeyA', getModifierState: () => true }))).toBeNull();
    expect(meaningOf(press('Process', { code: 'KeyA' }))).toBeNull();
  });
  test('Ctrl, Alt and Meta belong to the browser', () => {
    expect(meaningOf(press('1', { ctrlKey: true }))).toBeNull();
    expect(meaningOf(press('a', { metaKey: true }))).toBeNull();
    expect(meaningOf(press('ArrowUp', { altKey: true }))).toBeNull();
    expect(meaningOf(press('-', { ctrlKey: true, altKey: true }))).toBeNull();
  });
  test('other keys mean nothing', () => {
    expect(meaningOf(press('x'))).toBeNull();
    expect(meaningOf(press('Tab', { code: 'Tab' }))).toBeNull();
    expect(meaningOf(press('ArrowLeft', { shiftKey: true }))).toBeNull();
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
  test('the speed at which the days open; a pause or an unknown speed is left out', () => {
    expect(readKept('{"speed":4}')).toEqual({ speed: 4 });
    for (const speed of ['0', '3', '"4"']) expect(readKept(`{"speed":${speed}}`)).toEqual({});
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
