/**
 * Checks at the start of the game that the installed Phaser has every private part that `inside.ts` uses. Without this
 * check, most missing parts would cause a wrong or slow picture instead of an error.
 */

import Phaser from 'phaser';
import { isCanvas, quadsOf, SEEN, type Deep, type FlatLayer } from './inside.ts';

/** A private part of Phaser that inside.ts relies on. */
interface Part {
  /** `Class#member`; a test in test/laws forbids the name after `#` in all other files. */
  readonly name: string;
  /** What the part must look like; completes the message "Phaser 4 has no Class#member …". */
  readonly shape?: string;
  /** What the part of Phaser is used for; completes the message "inside.ts uses it to …". */
  readonly usedTo: string;
  /** Checks the installed Phaser: returns false or throws an error if the part is missing or different. */
  readonly isThere: (game: Phaser.Game) => boolean;
}

const webgl = (game: Phaser.Game) => game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
const takes = (method: (...given: never[]) => unknown, count: number): boolean =>
  typeof method === 'function' && method.length === count;
const areNumbers = (...values: unknown[]): boolean => values.every((value) => typeof value === 'number');
const imagePrototype = (): Phaser.GameObjects.Image & Deep => Phaser.GameObjects.Image.prototype as never;
const whiteFrame = (game: Phaser.Game): Phaser.Textures.Frame => game.textures.get('__WHITE').get();

/** The private parts of Phaser that must exist with every renderer; further lists contain those of each renderer. */
const EVERYWHERE: readonly Part[] = [
  {
    name: 'Game#headlessStep',
    shape: 'with 2 arguments',
    usedTo: 'run frames without painting them',
    isThere: (game) => takes(game.headlessStep, 2),
  },
  {
    name: 'Game#loop.callback',
    usedTo: 'run frames without painting them',
    isThere: (game) => typeof game.loop.callback === 'function',
  },
];

const WITH_CANVAS: readonly Part[] = [
  {
    name: 'CanvasRenderer#blendModes',
    shape: 'that lists an operation for MULTIPLY',
    usedTo: 'multiply the light over the picture',
    isThere: ({ renderer }) => typeof renderer.blendModes[Phaser.BlendModes.MULTIPLY] === 'string',
  },
];

const FLAT = 'draw pictures without checking each for rotation, tint and masks';
const PAGES = 'pack the drawings of people into few textures';
const PIN = 'compile a single shader program';

const WITH_WEBGL: readonly Part[] = [
  {
    name: 'GameObject#renderFlags',
    shape: `that is ${SEEN} for what is drawn and changes with \`visible\``,
    usedTo: FLAT,
    isThere: () => {
      const probe = Object.create(imagePrototype()) as Phaser.GameObjects.Image;
      probe.renderFlags = SEEN;
      probe.visible = false;
      return Phaser.GameObjects.GameObject.RENDER_MASK === SEEN && probe.renderFlags !== SEEN;
    },
  },
  {
    name: 'GameObject#_depth',
    shape: 'that holds the depth',
    usedTo: 'sort layers without boxing each depth',
    isThere: () => {
      const probe = Object.create(imagePrototype()) as Phaser.GameObjects.Image & Deep;
      probe.depth = 3;
      return probe._depth === 3;
    },
  },
  {
    name: 'GameObject#renderWebGLStep',
    shape: 'with 7 arguments',
    usedTo: 'draw rotated pictures in Phaser’s own way',
    isThere: () => takes(imagePrototype().renderWebGLStep, 7),
  },
  {
    name: 'Layer#renderWebGL',
    usedTo: FLAT,
    isThere: () => typeof (Phaser.GameObjects.Layer.prototype as unknown as FlatLayer).renderWebGL === 'function',
  },
  {
    name: 'Layer#depthSort',
    usedTo: 'sort layers that are nearly sorted',
    isThere: () => takes(Phaser.GameObjects.Layer.prototype.depthSort, 0),
  },
  {
    name: 'Layer#sortChildrenFlag',
    shape: 'that queueDepthSort sets',
    usedTo: 'sort layers only after a change',
    isThere: () => {
      const probe = Object.create(Phaser.GameObjects.Layer.prototype) as Phaser.GameObjects.Layer;
      probe.queueDepthSort();
      return probe.sortChildrenFlag;
    },
  },
  {
    name: 'WebGLRenderer#renderNodes.getNode',
    shape: 'that knows BatchHandlerQuad',
    usedTo: FLAT,
    isThere: (game) => quadsOf(webgl(game)) instanceof Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad,
  },
  {
    name: 'BatchHandlerQuad#batch',
    shape: 'with 24 arguments',
    usedTo: FLAT,
    isThere: (game) => takes(quadsOf(webgl(game)).batch, 24),
  },
  {
    name: 'BatchHandlerQuad#finalizeTextureCount',
    shape: 'with 1 argument',
    usedTo: PIN,
    isThere: (game) => takes(quadsOf(webgl(game)).finalizeTextureCount, 1),
  },
  {
    name: 'BatchHandlerQuad#programManager.getAdditionsByTag',
    shape: 'that finds one TEXTURE',
    usedTo: PIN,
    isThere: (game) => quadsOf(webgl(game)).programManager.getAdditionsByTag('TEXTURE').length === 1,
  },
  {
    name: 'WebGLRenderer#maxTextures',
    shape: 'that is a number',
    usedTo: PIN,
    isThere: (game) => areNumbers(webgl(game).maxTextures),
  },
  ...['Frame#cutWidth', 'Frame#cutHeight', 'Frame#u0', 'Frame#v0', 'Frame#u1', 'Frame#v1'].map((name): Part => ({
    name,
    shape: 'that is a number',
    usedTo: FLAT,
    isThere: (game) => areNumbers(whiteFrame(game)[name.slice('Frame#'.length) as 'u0']),
  })),
  {
    name: 'Frame#customData',
    shape: 'that is an object',
    usedTo: 'keep the corners of a frame',
    isThere: (game) => typeof whiteFrame(game).customData === 'object',
  },
  {
    name: 'TextureSource#glTexture',
    shape: 'that is a WebGLTextureWrapper',
    usedTo: FLAT,
    isThere: (game) => whiteFrame(game).source.glTexture?.webGLTexture !== undefined,
  },
  {
    name: 'WebGLRenderer#createTexture2D',
    shape: 'with 12 arguments',
    usedTo: PAGES,
    isThere: (game) => takes(webgl(game).createTexture2D, 12),
  },
  {
    name: 'TextureManager#addGLTexture',
    shape: 'with 2 arguments',
    usedTo: PAGES,
    isThere: ({ textures }) => takes(textures.addGLTexture, 2),
  },
  {
    name: 'WebGLRenderer#glTextureUnits.bind',
    shape: 'with 4 arguments',
    usedTo: PAGES,
    isThere: (game) => takes(webgl(game).glTextureUnits.bind, 4),
  },
  {
    name: 'WebGLRenderer#glWrapper.updateTexturing',
    shape: 'with 2 arguments',
    usedTo: PAGES,
    isThere: (game) => takes(webgl(game).glWrapper.updateTexturing, 2),
  },
  {
    name: 'WebGLRenderer#gl.texSubImage2D',
    usedTo: PAGES,
    isThere: (game) => typeof webgl(game).gl.texSubImage2D === 'function',
  },
];

/**
 * Checks all private parts. Must be called when the game has booted, before its first frame. @throws Error that names
 * every missing part and what it is used for
 */
export function checkInside(game: Phaser.Game): void {
  demand(game, [...EVERYWHERE, ...(isCanvas(game.renderer) ? WITH_CANVAS : WITH_WEBGL)]);
}

/**
 * Checks the number of Phaser's default pictures. Must be called at the event BOOT. @throws Error if Phaser waits for
 * another number of default pictures, and so never starts
 */
export function checkDefaultPictures(game: Phaser.Game, count: number): void {
  demand(game, [
    {
      name: 'TextureManager#_pending',
      shape: `that is ${count} at the event BOOT`,
      usedTo: 'start without Phaser’s default pictures',
      isThere: () => (game.textures as unknown as { _pending: number })._pending === count,
    },
  ]);
}

function demand(game: Phaser.Game, parts: readonly Part[]): void {
  const missing = parts.filter(({ isThere }) => {
    try {
      return !isThere(game);
    } catch {
      return true;
    }
  });
  if (missing.length === 0) return;
  const sentences = missing.map(({ name, shape, usedTo }) => {
    const what = shape === undefined ? name : `${name} ${shape}`;
    return `Phaser ${Phaser.VERSION} has no ${what}; src/view/phaser/inside.ts uses it to ${usedTo}.`;
  });
  throw new Error(sentences.join('\n'));
}
