/**
 * A layer of pictures that are only moved, scaled or faded, which is nearly everything. Phaser checks each object's
 * rotation, tint, mask and light before it computes four corners; for 800 objects that was most of a frame. This layer
 * computes the corners itself. Rotated objects, non-pictures and the Canvas renderer use Phaser's way. Sorting relies
 * on nearly sorted order from frame to frame.
 */

import Phaser from 'phaser';

type Quads = Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad;

/** Phaser's four flags of an object that is drawn: visible, not transparent, not scaled to zero, with a texture. */
const SEEN = 15;
const SOLID = 0xffffffff;
const PLAIN = { multiTexturing: true, smoothPixelArt: false } as const;

export class FlatLayer extends Phaser.GameObjects.Layer {
  override depthSort(): void {
    if (!this.sortChildrenFlag) return;
    this.sortChildrenFlag = false;
    insert(this.list as unknown as Deep[]);
  }

  /** Draws the layer. Phaser calls it without `this`, so it uses its arguments only. */
  renderWebGL(
    renderer: Phaser.Renderer.WebGL.WebGLRenderer,
    layer: FlatLayer,
    context: Phaser.Renderer.WebGL.DrawingContext,
  ): void {
    layer.depthSort();
    const list = layer.list as Phaser.GameObjects.Image[];
    const quads = renderer.renderNodes.getNode('BatchHandlerQuad') as Quads;
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
 * A frame's position and size on its texture, 0…1. The `null` in the type keeps the engine from making it a list of
 * unboxed numbers.
 */
type Corner = readonly (number | null)[];

/** The position and size of a frame, cached with the frame; numbers from such a list are passed on without boxing. */
function cornerOf(frame: Phaser.Textures.Frame): Corner {
  const kept = frame.customData as { corner?: Corner };
  return (kept.corner ??= [frame.u0, frame.v0, frame.u1 - frame.u0, frame.v1 - frame.v0, null]);
}

/** An object with Phaser's internal depth field; reading `depth` would box each number. */
interface Deep {
  readonly _depth: number;
}

/** Stable insertion sort by depth: fast on nearly sorted lists. */
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
