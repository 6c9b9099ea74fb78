/**
 * The only file that uses private parts of Phaser: members that are undocumented, or that are not meant to be called or
 * replaced. `inside-check.ts` finds out at the start of the game whether the installed version still has all of them.
 * `test/laws/phaser.test.ts` forbids their names in all other files. What the build takes from Phaser's sources is in
 * `tools/phaser`.
 */

import Phaser from 'phaser';

type WebGL = Phaser.Renderer.WebGL.WebGLRenderer;
type Quads = Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad;

/** Number of textures per batch. More textures make the drawing of every pixel slower; fewer make more batches necessary. */
export const BATCH_TEXTURES = 8;

/** Value of `renderFlags` for an object that is present, visible, not faded out and not scaled to zero. */
export const SEEN = 15;

/**
 * An object with the private field in which Phaser stores the depth. Reading the public property `depth` would make the
 * engine box each number.
 */
export interface Deep {
  readonly _depth: number;
}

export const quadsOf = (renderer: WebGL): Quads => renderer.renderNodes.getNode('BatchHandlerQuad') as Quads;

export const isCanvas = (renderer: Phaser.Game['renderer']): renderer is Phaser.Renderer.Canvas.CanvasRenderer =>
  renderer instanceof Phaser.Renderer.Canvas.CanvasRenderer;

/** With this setting Phaser loads none of its three default pictures, but waits until this file reports them as loaded. */
export const NO_DEFAULT_PICTURES = { default: null, missing: null, white: null } as unknown as NonNullable<
  Phaser.Types.Core.GameConfig['images']
>;

/** Reports Phaser's default pictures as loaded. The game starts within this call. */
export function endDefaultPictures({ textures }: Phaser.Game, keys: readonly string[]): void {
  for (const key of keys) textures.emit(Phaser.Textures.Events.LOAD, key);
}

/** Switches painting on or off. Without painting, frames only update the scenes. */
export function setPainted(game: Phaser.Game, on: boolean): void {
  game.loop.callback = (on ? game.step : game.headlessStep).bind(game);
}

/**
 * Sets what Phaser's renderer would detect too late or compile too often. WebGL: Phaser compiles a shader program for
 * each number of textures when it first occurs in a batch, about a dozen programs in a café. With a fixed number there
 * is a single program, compiled with the first frame. Canvas: Phaser detects support for `multiply` too late and would
 * draw the light over everything; all supported browsers have `multiply`.
 */
export function instructRenderer({ renderer }: Phaser.Game): void {
  if (isCanvas(renderer)) {
    const modes = renderer.blendModes as unknown as string[];
    modes[Phaser.BlendModes.MULTIPLY] = 'multiply';
    return;
  }
  const quads = quadsOf(renderer);
  const finalize = quads.finalizeTextureCount.bind(quads);
  const most = Math.min(BATCH_TEXTURES, renderer.maxTextures);
  let pinned: object | undefined;
  quads.finalizeTextureCount = () => {
    // The shader program is kept here. Otherwise Phaser would build its source text again for every batch.
    if (pinned !== undefined && quads.programManager.getAdditionsByTag('TEXTURE')[0] === pinned) return;
    finalize(most);
    pinned = quads.programManager.getAdditionsByTag('TEXTURE')[0];
  };
}

/** A square texture on the graphics card, filled piece by piece. WebGL only. */
export interface CardTexture {
  readonly texture: Phaser.Textures.Texture;
  /** Copies a picture to a place on the texture. Must be called again for all pictures after the WebGL context was lost. */
  put(picture: HTMLImageElement, x: number, y: number): void;
}

export function makeCardTexture(textures: Phaser.Textures.TextureManager, key: string, size: number): CardTexture {
  const renderer = textures.game.renderer as WebGL;
  const { gl } = renderer;
  const { NEAREST, CLAMP_TO_EDGE: EDGE, RGBA } = gl;
  const onCard = renderer.createTexture2D(
    0,
    NEAREST,
    NEAREST,
    EDGE,
    EDGE,
    RGBA,
    undefined,
    size,
    size,
    true,
    true,
    true,
  );
  const texture = textures.addGLTexture(key, onCard);
  if (!texture) throw new Error(`texture ${key} could not be made`);
  return {
    texture,
    put(picture, x, y) {
      renderer.glTextureUnits.bind(onCard, 0);
      renderer.glWrapper.updateTexturing({ texturing: { flipY: onCard.flipY, premultiplyAlpha: onCard.pma } });
      const top = onCard.flipY ? size - y - picture.height : y;
      gl.texSubImage2D(gl.TEXTURE_2D, 0, x, top, RGBA, gl.UNSIGNED_BYTE, picture);
    },
  };
}

const SOLID = 0xffffffff;
const PLAIN = { multiTexturing: true, smoothPixelArt: false } as const;

/**
 * A layer of pictures that are only moved, scaled or faded, which is nearly everything. Phaser checks each object's
 * rotation, tint, mask and light before it computes four corners; for 800 objects that was most of a frame. This layer
 * computes the corners itself. Rotated objects, non-pictures and the Canvas renderer use Phaser's way. Sorting is fast
 * because objects are nearly in order from frame to frame.
 */
export class FlatLayer extends Phaser.GameObjects.Layer {
  override depthSort(): void {
    if (!this.sortChildrenFlag) return;
    this.sortChildrenFlag = false;
    insert(this.list as unknown as Deep[]);
  }

  /** Draws the layer. Phaser calls this method without `this`, so the method uses only its arguments. */
  renderWebGL(renderer: WebGL, layer: FlatLayer, context: Phaser.Renderer.WebGL.DrawingContext): void {
    layer.depthSort();
    const list = layer.list as Phaser.GameObjects.Image[];
    const quads = quadsOf(renderer);
    const { scrollX, scrollY, zoom } = context.camera!;
    for (let i = 0; i < list.length; i++) {
      const image = list[i]!;
      if (image.renderFlags !== SEEN) continue;
      if (image.type !== 'Image' || image.rotation !== 0) {
        image.renderWebGLStep(renderer, image, context, undefined, undefined, list, i);
        continue;
      }
      const { frame } = image;
      const corner = cornerOf(frame);
      // `| 0` makes small integers, which the engine does not box: boxing cost half a megabyte in ten frames.
      const x0 = Math.round((image.x - scrollX) * zoom) | 0;
      const y0 = Math.round((image.y - scrollY) * zoom) | 0;
      const x1 = (x0 + Math.round(frame.cutWidth * image.scaleX * zoom)) | 0;
      const y1 = (y0 + Math.round(frame.cutHeight * image.scaleY * zoom)) | 0;
      const { alpha } = image;
      const ink = alpha === 1 ? SOLID : ((((alpha * 255) & 255) << 24) | 0xffffff) >>> 0;
      quads.batch(
        context,
        frame.source.glTexture as Phaser.Renderer.WebGL.Wrappers.WebGLTextureWrapper,
        x0, y0, x0, y1, x1, y0, x1, y1,
        corner[0] as number, corner[1] as number, corner[2] as number, corner[3] as number,
        Phaser.TintModes.MULTIPLY, ink, ink, ink, ink,
        PLAIN,
      ); // prettier-ignore
    }
  }
}

/**
 * A frame's position and size on its texture, as shares from 0 to 1. The list also contains `null`, so that the
 * JavaScript engine does not store it as a list of unboxed numbers.
 */
type Corner = readonly (number | null)[];

/**
 * The position and size of a frame on its texture, cached with the frame. The numbers of such a list can be passed on
 * without being boxed again.
 */
function cornerOf(frame: Phaser.Textures.Frame): Corner {
  const kept = frame.customData as { corner?: Corner };
  return (kept.corner ??= [frame.u0, frame.v0, frame.u1 - frame.u0, frame.v1 - frame.v0, null]);
}

/** Sorts objects by depth: a stable insertion sort, which is fast on nearly sorted lists. */
function insert(list: Deep[]): void {
  for (let i = 1; i < list.length; i++) {
    const one = list[i]!;
    const depth = one._depth;
    let at = i;
    while (at > 0 && list[at - 1]!._depth > depth) {
      list[at] = list[at - 1]!;
      at--;
    }
    if (at !== i) list[at] = one;
  }
}
