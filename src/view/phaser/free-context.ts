/**
 * Gives a destroyed game's WebGL context back at once. Otherwise it stays until the garbage collector comes, and a
 * browser drops the oldest context, the café's, when a page has sixteen.
 */

import Phaser from 'phaser';

export function freeContextAtEnd(game: Phaser.Game): void {
  game.events.once(Phaser.Core.Events.DESTROY, () => {
    const { renderer } = game;
    // The canvas renderer has none.
    if (!('gl' in renderer)) return;
    const { gl } = renderer;
    // After the renderer has deleted its textures and buffers.
    queueMicrotask(() => gl.getExtension('WEBGL_lose_context')?.loseContext());
  });
}
