/**
 * Phaser begins with three tiny pictures of its own, given as `data:` addresses – which a Content-Security-Policy of
 * `img-src 'self'` refuses, and then nothing starts. Here they are canvases instead: told to leave its pictures out
 * (images: null), Phaser still waits for three to arrive, so each is reported as arrived.
 */

import Phaser from 'phaser';
import { addTexture, makeCanvas } from '../textures/canvas.ts';

const PICTURES: readonly [string, number, string | null][] = [
  ['__DEFAULT', 32, null],
  ['__MISSING', 32, '#d8485f'],
  ['__WHITE', 4, '#ffffff'],
];

export function seedTextures(game: Phaser.Game): void {
  game.events.once(Phaser.Core.Events.BOOT, () => {
    for (const [key, size, colour] of PICTURES) {
      const { canvas, pen } = makeCanvas(size, size);
      if (colour) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, size, size);
      }
      addTexture(game.textures, key, canvas);
    }
    for (const [key] of PICTURES) game.textures.emit(Phaser.Textures.Events.LOAD, key);
  });
}
