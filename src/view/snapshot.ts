/**
 * Takes a photo of the room at native pixels. The browser keeps the drawn frame only for a moment, so it is copied
 * right after drawing; a second rendering is not needed.
 */

import Phaser from 'phaser';
import type { CameraState } from './camera/camera-state.ts';

export function photograph(game: Phaser.Game, eye: CameraState): Promise<string> {
  return new Promise((done, failed) => {
    game.events.once(Phaser.Core.Events.POST_RENDER, () => {
      const { zoom } = eye.lens;
      const { view, room } = eye;
      const x0 = Math.max(view.x, room.x - 24);
      const y0 = Math.max(view.y, room.y - 24);
      const w = Math.max(1, Math.floor(Math.min(view.x + view.w, room.x + room.w + 24) - x0));
      const h = Math.max(1, Math.floor(Math.min(view.y + view.h, room.y + room.h + 24) - y0));
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d')!;
      pen.imageSmoothingEnabled = false;
      pen.drawImage(
        game.canvas,
        Math.round((x0 - view.x) * zoom),
        Math.round((y0 - view.y) * zoom),
        w * zoom,
        h * zoom,
        0,
        0,
        w,
        h,
      );
      // Encoding a picture takes longer than a frame. The browser does it asynchronously.
      canvas.toBlob((packed) => {
        if (packed === null) return failed(new Error('the picture could not be packed'));
        const reader = new FileReader();
        reader.addEventListener('load', () => done(String(reader.result)));
        reader.addEventListener('error', () => failed(reader.error ?? new Error('the picture could not be read')));
        reader.readAsDataURL(packed);
      }, 'image/png');
    });
  });
}
