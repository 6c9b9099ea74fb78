/**
 * Two settings for Phaser's renderers. WebGL: Phaser compiles a shader program for every number of textures in a batch,
 * when it first occurs, so a café would stutter through a dozen compilations; pinned, there is one program, compiled
 * with the first frame. Canvas: support for `multiply` is detected too late for the table that needs it, and the light
 * would cover everything; all supported browsers have it.
 */

import Phaser from 'phaser';

/** Number of textures per batch; more makes every pixel slower, fewer makes more batches. */
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
    // Pins the shader program, so that Phaser does not build its source again for every batch.
    if (pinned !== undefined && quads.programManager.getAdditionsByTag('TEXTURE')[0] === pinned) return;
    finalize(most);
    pinned = quads.programManager.getAdditionsByTag('TEXTURE')[0];
  };
}
