/**
 * Frees the WebGL context of a destroyed game at once. Otherwise the context would exist until the garbage collector
 * runs. When a page has sixteen contexts, the browser drops the oldest, which is the café's.
 */

import Phaser from 'phaser';

export function freeContextAtEnd(game: Phaser.Game): void {
  // The game's WebGL context; null if the game used the Canvas renderer.
  const context = game.canvas.getContext('webgl') ?? game.canvas.getContext('webgl2');
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    // The context is freed in a microtask, after the renderer has deleted its textures and buffers.
    queueMicrotask(() => context?.getExtension('WEBGL_lose_context')?.loseContext());
  });
}
