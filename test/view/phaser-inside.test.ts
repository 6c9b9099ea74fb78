// The check of Phaser's private parts, on the installed Phaser without a browser: it passes, and a change of any part
// stops the game with a sentence that names the part.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import type Whole from 'phaser';
import type { checkDefaultPictures, checkInside } from '../../src/view/phaser/inside-check.ts';

let Phaser: typeof Whole;
let check: typeof checkInside;
let checkPictures: typeof checkDefaultPictures;

beforeAll(async () => {
  // Phaser examines the browser while it is imported.
  const pen = new Proxy({}, { get: () => () => ({ data: [0, 0, 0, 0] }), set: () => true });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('screen', {});
  vi.stubGlobal('navigator', { userAgent: '', platform: '', appVersion: '', maxTouchPoints: 0 });
  vi.stubGlobal('Image', Object);
  vi.stubGlobal('HTMLCanvasElement', Object);
  vi.stubGlobal('document', {
    documentElement: {},
    createElement: () => ({ getContext: () => pen, style: {}, canPlayType: () => '' }),
    addEventListener: () => {},
  });
  ({ default: Phaser } = await import('phaser'));
  ({ checkInside: check, checkDefaultPictures: checkPictures } = await import('../../src/view/phaser/inside-check.ts'));
  vi.unstubAllGlobals();
});

const like = (prototype: object, own: object = {}): object => Object.assign(Object.create(prototype) as object, own);

/** A booted game made of Phaser's own classes, without a canvas, and the parts of it that tests change. */
function booted(on: 'webgl' | 'canvas') {
  const { Canvas, WebGL } = Phaser.Renderer;
  const source = { glTexture: { webGLTexture: {} } };
  const frame = new Phaser.Textures.Frame({ source: [source] } as never, '__BASE', 0, 0, 0, 4, 4);
  const programManager = { getAdditionsByTag: () => [{}] };
  const quads = like(WebGL.RenderNodes.BatchHandlerQuad.prototype, { programManager });
  const nodes = { getNode: (name: string) => (name === 'BatchHandlerQuad' ? quads : null) };
  const wrapper = like(WebGL.Wrappers.WebGLGlobalWrapper.prototype);
  const renderer =
    on === 'canvas'
      ? like(Canvas.CanvasRenderer.prototype, { blendModes: Array.from({ length: 28 }, () => 'source-over') })
      : like(WebGL.WebGLRenderer.prototype, {
          maxTextures: 8,
          gl: { texSubImage2D: () => {} },
          glTextureUnits: like(WebGL.Wrappers.WebGLTextureUnitsWrapper.prototype),
          glWrapper: wrapper,
          renderNodes: nodes,
        });
  const textures = like(Phaser.Textures.TextureManager.prototype, { get: () => ({ get: () => frame }), _pending: 3 });
  const game = like(Phaser.Game.prototype, { loop: { callback: () => {} }, renderer, textures }) as Phaser.Game;
  return { game, renderer, textures, frame, source, quads, programManager, nodes, wrapper };
}
type Booted = ReturnType<typeof booted>;

const few = (_one: unknown): void => {};
const image = (): object => Phaser.GameObjects.Image.prototype;
const layer = (): object => Phaser.GameObjects.Layer.prototype;

/** Changes a member, also of a prototype, and returns how to undo it. */
function change(owner: object, name: string, value: unknown): () => void {
  const was = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => void (was === undefined ? Reflect.deleteProperty(owner, name) : Object.defineProperty(owner, name, was));
}

/** For each part, a change as another version of Phaser could bring it. */
const CHANGES: Readonly<Record<string, (parts: Booted) => () => void>> = {
  'Game#headlessStep': ({ game }) => change(game, 'headlessStep', few),
  'Game#loop.callback': ({ game }) => change(game, 'loop', {}),
  'GameObject#renderFlags': () => change(image(), 'visible', true),
  'GameObject#_depth': () => change(image(), 'depth', 0),
  'GameObject#renderWebGLStep': () => change(image(), 'renderWebGLStep', few),
  'Layer#renderWebGL': () => change(layer(), 'renderWebGL', undefined),
  'Layer#depthSort': () => change(layer(), 'depthSort', few),
  'Layer#sortChildrenFlag': () => change(layer(), 'queueDepthSort', () => {}),
  'WebGLRenderer#renderNodes.getNode': ({ nodes }) => change(nodes, 'getNode', () => ({})),
  'BatchHandlerQuad#batch': ({ quads }) => change(quads, 'batch', few),
  'BatchHandlerQuad#finalizeTextureCount': ({ quads }) => change(quads, 'finalizeTextureCount', () => {}),
  'BatchHandlerQuad#programManager.getAdditionsByTag': ({ programManager }) =>
    change(programManager, 'getAdditionsByTag', () => []),
  'WebGLRenderer#maxTextures': ({ renderer }) => change(renderer, 'maxTextures', undefined),
  'Frame#cutWidth': ({ frame }) => change(frame, 'cutWidth', undefined),
  'Frame#cutHeight': ({ frame }) => change(frame, 'cutHeight', undefined),
  'Frame#u0': ({ frame }) => change(frame, 'u0', undefined),
  'Frame#v0': ({ frame }) => change(frame, 'v0', undefined),
  'Frame#u1': ({ frame }) => change(frame, 'u1', undefined),
  'Frame#v1': ({ frame }) => change(frame, 'v1', undefined),
  'Frame#customData': ({ frame }) => change(frame, 'customData', undefined),
  'TextureSource#glTexture': ({ source }) => change(source, 'glTexture', null),
  'WebGLRenderer#createTexture2D': ({ renderer }) => change(renderer, 'createTexture2D', few),
  'TextureManager#addGLTexture': ({ textures }) => change(textures, 'addGLTexture', few),
  'WebGLRenderer#glTextureUnits.bind': ({ renderer }) => change(renderer, 'glTextureUnits', undefined),
  'WebGLRenderer#glWrapper.updateTexturing': ({ wrapper }) => change(wrapper, 'updateTexturing', few),
  'WebGLRenderer#gl.texSubImage2D': ({ renderer }) => change(renderer, 'gl', {}),
};

const checked =
  ({ game }: Booted) =>
  (): void =>
    check(game);

describe('Phaser’s private parts', () => {
  test('are all there in the installed version, with both renderers', () => {
    expect(checked(booted('webgl'))).not.toThrow();
    expect(checked(booted('canvas'))).not.toThrow();
    expect(() => checkPictures(booted('webgl').game, 3)).not.toThrow();
  });

  test.each(Object.entries(CHANGES))('a changed %s stops the game by name', (name, changeIt) => {
    const parts = booted('webgl');
    const undo = changeIt(parts);
    try {
      expect(checked(parts)).toThrow(new RegExp(`^Phaser ${Phaser.VERSION} has no ${name}\\b`, 'm'));
    } finally {
      undo();
    }
    expect(checked(booted('webgl'))).not.toThrow();
  });

  test('the sentence says what is missing and what it is for', () => {
    const parts = booted('webgl');
    change(parts.quads, 'batch', few);
    expect(checked(parts)).toThrow(
      `Phaser ${Phaser.VERSION} has no BatchHandlerQuad#batch with 24 arguments; src/view/phaser/inside.ts uses it to draw pictures without checking each for rotation, tint and masks.`,
    );
  });

  test('a Canvas renderer without its list of operations stops the game by name', () => {
    const parts = booted('canvas');
    change(parts.renderer, 'blendModes', {});
    expect(checked(parts)).toThrow('has no CanvasRenderer#blendModes');
  });

  test('another number of default pictures stops the game instead of waiting forever', () => {
    const { game, textures } = booted('webgl');
    change(textures, '_pending', 4);
    expect(() => checkPictures(game, 3)).toThrow('has no TextureManager#_pending that is 3');
  });

  test('every part has its change in this file', () => {
    const text = readFileSync(new URL('../../src/view/phaser/inside-check.ts', import.meta.url), 'utf8');
    const parts = [...text.matchAll(/'(\w+#[\w.]+)'/g)].map(([, name]) => name);
    const here = readFileSync(new URL(import.meta.url), 'utf8');
    expect(parts.length).toBeGreaterThan(25);
    expect(parts.filter((name) => !here.includes(name!))).toEqual([]);
  });
});
