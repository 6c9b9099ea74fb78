/**
 * Two things Phaser's renderers have to be told.
 *
 * WebGL: it compiles one shader program for every number of textures a batch happens to hold, the moment that first
 * happens; a café whose guests come and go stutters through a dozen compilations. Pinned, there is one program, compiled
 * with the first frame. Canvas: whether `multiply` works is found out too late for the table it is needed in, and the
 * light would cover everything; every browser of this century knows the word.
 */

import Phaser from 'phaser';

/** Textures a batch may hold; more makes every pixel dearer, fewer makes more batches. */
export const BATCH_TEXTURES = 8;

export function instructRenderer(game: Phaser.Game): void {
  const { renderer } = game;
  if (renderer instanceof Phaser.Renderer.Canvas.CanvasRenderer) {
    const modes = renderer.blendModes as unknown as string[];
    modes[Phaser.BlendModes.MULTIPLY] = 'multiply';
    return;
  }
  const quads = renderer.renderNodes.getNode('BatchHandlerQuad');
  if (!(quads instanceof Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  const finalize = quads.finalizeTextureCount.bind(quads);
  const most = Math.min(BATCH_TEXTURES, renderer.maxTextures);
  let pinned: object | undefined;
  quads.finalizeTextureCount = () => {
    // The program's text need not be put together again for every batch.
    if (pinned !== undefined && quads.programManager.getAdditionsByTag('TEXTURE')[0] === pinned) return;
    finalize(most);
    pinned = quads.programManager.getAdditionsByTag('TEXTURE')[0];
  };
}
