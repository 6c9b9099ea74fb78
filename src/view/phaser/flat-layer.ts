/**
 * A layer of pictures that stand upright and are only moved, enlarged or faded: nearly everything there is. Phaser asks
 * each of its objects how it is turned, tinted, masked and lit before it hands four corners to the graphics card; for eight
 * hundred of them that was the larger part of a frame. This layer works the corners out itself. What is turned, or no
 * picture, is drawn Phaser's way; so is everything with the Canvas renderer.
 *
 * Sorting, too, makes use of what it knows: from one frame to the next hardly anybody gets in front of anybody else.
 */

import Phaser from 'phaser';

type Quads = Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad;

/** What can be seen: there, not faded out, not shrunk to nothing (Phaser's four flags of an object that is drawn). */
const SEEN = 15;
const SOLID = 0xffffffff;
const PLAIN = { multiTexturing: true, smoothPixelArt: false } as const;

export class FlatLayer extends Phaser.GameObjects.Layer {
  override depthSort(): void {
    if (!this.sortChildrenFlag) return;
    this.sortChildrenFlag = false;
    insert(this.list as unknown as Deep[]);
  }

  /** Called by Phaser, as a function. */
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
      // Whole numbers as the engine knows them: others are wrapped up for each call, half a megabyte in ten frames.
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

/** Where a frame begins on its texture and how large it is there, 0…1 – and null, so that it is no list of bare numbers. */
type Corner = readonly (number | null)[];

/** Kept with the frame: numbers out of such a list are handed on as they are. */
function cornerOf(frame: Phaser.Textures.Frame): Corner {
  const kept = frame.customData as { corner?: Corner };
  return (kept.corner ??= [frame.u0, frame.v0, frame.u1 - frame.u0, frame.v1 - frame.v0, null]);
}

/** Where Phaser keeps the depth; asked for as `depth`, each answer would be wrapped up. */
interface Deep {
  readonly _depth: number;
}

/** Sorts by depth, those of one depth as they stand: quick where nearly all stand right already. */
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
