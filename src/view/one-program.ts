/**
 * Phaser compiles one shader program for every number of textures a batch happens to hold, the moment it first happens:
 * a café whose guests come and go stutters through a dozen compilations. Here the count is pinned, so there is one
 * program, compiled with the first frame.
 */

import Phaser from 'phaser';

/** Textures a batch may hold; more makes every pixel dearer, fewer makes more batches. */
export const BATCH_TEXTURES = 8;

export function pinTextureCount(game: Phaser.Game): void {
  if (!(game.renderer instanceof Phaser.Renderer.WebGL.WebGLRenderer)) return;
  const quads = game.renderer.renderNodes.getNode('BatchHandlerQuad');
  if (!(quads instanceof Phaser.Renderer.WebGL.RenderNodes.BatchHandlerQuad)) return;
  const finalize = quads.finalizeTextureCount.bind(quads);
  const most = Math.min(BATCH_TEXTURES, game.renderer.maxTextures);
  quads.finalizeTextureCount = () => finalize(most);
}
