/**
 * Replaces Phaser's three default pictures by canvases, because they are `data:` URLs, which a Content-Security-Policy
 * of `img-src 'self'` refuses. Phaser still starts only when three pictures are reported as loaded, so each canvas is
 * reported.
 */

import Phaser from 'phaser';
import { addTexture, makeCanvas } from '../textures/canvas.ts';
import { endDefaultPictures } from './inside.ts';
import { checkDefaultPictures } from './inside-check.ts';

const PICTURES: readonly [string, number, string | null][] = [
  ['__DEFAULT', 32, null],
  ['__MISSING', 32, '#d8485f'],
  ['__WHITE', 4, '#ffffff'],
];

export function seedTextures(game: Phaser.Game): void {
  game.events.once(Phaser.Core.Events.BOOT, () => {
    checkDefaultPictures(game, PICTURES.length);
    for (const [key, size, colour] of PICTURES) {
      const { canvas, pen } = makeCanvas(size, size);
      if (colour) {
        pen.fillStyle = colour;
        pen.fillRect(0, 0, size, size);
      }
      addTexture(game.textures, key, canvas);
    }
    endDefaultPictures(
      game,
      PICTURES.map(([key]) => key),
    );
  });
}
