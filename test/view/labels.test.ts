// Text in the picture is drawn again when a font has been loaded, because a canvas shows nothing in a font that is missing.

import { Scope } from '../../src/ui/lifetime/scope.ts';
import { expect, test, vi } from 'vitest';
import type Phaser from 'phaser';
import { makeLabels } from '../../src/view/textures/labels.ts';

vi.mock('../../src/view/textures/canvas.ts', () => ({
  makeCanvas: () => ({ canvas: { width: 1, height: 1 }, pen: new Proxy({}, { get: () => () => ({ width: 40 }), set: () => true }) }), // prettier-ignore
  addTexture: () => ({ get: () => ({}), add: () => ({}) }),
}));
vi.mock('../../src/view/textures/atlas.ts', () => ({ spriteOf: () => ({}) }));
vi.mock('../../src/view/textures/stamps.ts', () => ({ hasBodies: () => true, paintBody: () => {} }));

test('every load of a font makes texts be drawn anew, not only the first', () => {
  const fonts = Object.assign(new EventTarget(), { load: () => Promise.resolve([]) });
  vi.stubGlobal('document', { fonts, documentElement: { lang: 'zh' } });
  const removed: string[] = [];
  const labels = makeLabels(
    {
      remove: (key: string) => removed.push(key),
    } as unknown as Phaser.Textures.TextureManager,
    new Scope(),
  );
  for (let load = 1; load <= 2; load++) {
    const before = labels.get('好的', 'talk', 2);
    expect(labels.get('好的', 'talk', 2)).toBe(before);
    fonts.dispatchEvent(new Event('loadingdone'));
    // The old picture is still on the screen: it goes later, when there are too many.
    expect([load, removed]).toEqual([load, []]);
    expect(labels.get('好的', 'talk', 2)).not.toBe(before);
  }
  vi.unstubAllGlobals();
});

test('a text that may still be on the screen keeps its picture, however many texts there are', () => {
  vi.stubGlobal('document', { fonts: Object.assign(new EventTarget(), { load: () => Promise.resolve([]) }), documentElement: { lang: 'en' } }); // prettier-ignore
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  const removed: string[] = [];
  const labels = makeLabels(
    {
      remove: (key: string) => removed.push(key),
    } as unknown as Phaser.Textures.TextureManager,
    new Scope(),
  );
  const first = labels.get('+¥850', 'coin', 2);
  for (let i = 0; i < 200; i++) labels.get(`word ${i}`, 'talk', 2);
  expect(removed).toEqual([]);
  expect(labels.get('+¥850', 'coin', 2)).toBe(first);
  now = 6000;
  labels.get('later', 'talk', 2);
  expect(removed.length).toBe(200 + 1 - 79);
  vi.unstubAllGlobals();
});

test('when a view ends, its labels hear no more of fonts, so that nothing keeps the view', () => {
  const fonts = Object.assign(new EventTarget(), { load: () => Promise.resolve([]) });
  vi.stubGlobal('document', { fonts, documentElement: { lang: 'en' } });
  const listening = vi.spyOn(fonts, 'addEventListener');
  const ended = vi.spyOn(fonts, 'removeEventListener');
  const life = new Scope();
  makeLabels({} as Phaser.Textures.TextureManager, life);
  expect([listening.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  life.dispose();
  expect(ended.mock.calls[0]?.slice(0, 2)).toEqual(listening.mock.calls[0]?.slice(0, 2));
  vi.unstubAllGlobals();
});
